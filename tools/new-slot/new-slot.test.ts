import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServer } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeFile, copyProject, runIn } from '../scratch-copy.ts'

/** Follows docs/slot.md in a copy of the project: a slot is added by its folder alone. */

const ID = 4001
/** Copying the project and starting Node in it takes time on a busy machine. */
const COPY_MS = 120_000
let root: string
let toy: string
let added: Known

beforeAll(() => {
  root = copyProject()
  toy = join(root, 'packages/games/slots/toy')
  cpSync(join(root, 'packages/games/slots/kaplan'), toy, { recursive: true })
  for (const name of ['certificate.json', 'base.csv', 'published.json']) rmSync(join(toy, name))
  change('game.ts', [
    ['id: 3', `id: ${ID}`],
    ["slug: 'kaplan'", "slug: 'toy'"],
    ["name: { tr: 'Kaplan', en: 'Kaplan' }", "name: { tr: 'Oyuncak', en: 'Toy' }"],
  ])
  change('rules.ts', [["gameId: 'kaplan'", "gameId: 'toy'"]])
  runIn(root, 'tools/certify/main.ts', '--count', 'toy')
  const { rulesHash } = JSON.parse(readFileSync(join(toy, 'certificate.json'), 'utf8')) as {
    rulesHash: string
  }
  writeFileSync(join(toy, 'published.json'), JSON.stringify([{ version: 1, hash: rulesHash }]))
  added = known()
}, COPY_MS)

afterAll(() => rmSync(root, { recursive: true }))

const change = (name: string, pairs: readonly (readonly [string, string])[]) => changeFile(toy, name, pairs)

type Known = {
  readonly catalogue: { readonly id: number; readonly certified: boolean; readonly [field: string]: unknown }
  readonly lobby: string
  readonly page: { readonly tr: string; readonly en: string }
  readonly published: readonly { readonly version: number; readonly hash: string }[]
  readonly verifiable: boolean
}

/** Returns what a new Node process finds of the toy game. */
function known(): Known {
  return JSON.parse(runIn(root, '--input-type=module', '--eval', PROBE)) as Known
}

const PROBE = `
import { SLOT_FOLDERS } from './packages/games/slots/folders.ts'
import { mappingOf } from './packages/games/index.ts'
import { HOUSE_GAMES } from './modules/casino/house-games.ts'
import { readHtml } from './modules/content/seed/html.ts'
import { gameArt } from './apps/player/build/game-art.ts'
const { decide, watchedFigures, stakes, ...catalogue } = HOUSE_GAMES.find(({ slug }) => slug === 'toy')
console.log(JSON.stringify({
  catalogue,
  lobby: gameArt().load('\\0virtual:game-art'),
  page: readHtml('pages/casino-rules'),
  published: SLOT_FOLDERS.find(({ game }) => game.slug === 'toy').published,
  verifiable: mappingOf({ gameID: 'toy', outcome: {} }) !== null,
}))`

describe('a folder of a slot', () => {
  test('puts the game into the catalogue, certified', () => {
    expect(added.catalogue).toMatchObject({
      id: ID,
      slug: 'toy',
      name: { tr: 'Oyuncak', en: 'Toy' },
      certified: true,
      rtpBp: 9650,
      types: ['classic'],
    })
  })

  test('gives the lobby its picture and texts', () => {
    expect(added.lobby).toMatch(/"toy": \{ art: art\d+/)
  })

  test('gives the page of the rules its row and section', () => {
    const { tr, en } = added.page
    expect(tr).toContain('<th scope="row">Oyuncak</th>')
    expect(tr).toMatch(/Lale Devri, Nazar, .* ve Oyuncak/)
    expect(tr.match(/tavan, ortalama 115\.150 turda bir/g)).toHaveLength(2)
    expect(en).toContain('<h3>Toy</h3>')
    expect(en.match(/<td>96\.50%<\/td>/g)).toHaveLength(4)
  })

  test('publishes its rules, so that rounds can be verified', () => {
    const { published, verifiable, catalogue } = added
    expect([published, verifiable]).toEqual([[{ version: 1, hash: catalogue['rulesHash'] }], true])
  })

  test('registers the game in a Vite build, with a theme of the studio', async () => {
    const vite = await createServer({
      root: join(root, 'apps/studio'),
      configFile: false,
      logLevel: 'error',
      server: { middlewareMode: true, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true },
    })
    try {
      const { loadSlotGame } = await vite.ssrLoadModule('@poyraz/games/load-slot-game')
      const { THEMES } = await vite.ssrLoadModule('/themes/theme.ts')
      const game = await loadSlotGame('toy')
      expect(game).toMatchObject({ id: ID, slug: 'toy' })
      expect(THEMES).toHaveProperty(game.theme)
    } finally {
      await vite.close()
    }
  })

  test('is not certified if its rules differ from those of the certificate', () => {
    const rules = readFileSync(join(toy, 'rules.ts'), 'utf8')
    change('rules.ts', [["symbol: 'horse', units: [0, 0, 0, 35]", "symbol: 'horse', units: [0, 0, 0, 36]"]])
    expect(known().catalogue.certified).toBe(false)
    expect(() => runIn(root, 'tools/certify/main.ts', '--count', 'toy')).toThrow(
      'toy: declares 9650 and returns',
    )
    writeFileSync(join(toy, 'rules.ts'), rules)
  })

  test('without a certificate is neither certified nor on the page of the rules', () => {
    rmSync(join(toy, 'certificate.json'))
    const { catalogue, page } = known()
    expect(catalogue.certified).toBe(false)
    expect(page.tr).not.toContain('Oyuncak')
  })
})
