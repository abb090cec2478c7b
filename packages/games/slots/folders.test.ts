import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { SLOT_GAMES } from '#slot-games'
import { readGameFolders } from '../read-folders.ts'
import { SLOT_FOLDERS } from './folders.ts'

const HERE = new URL('./', import.meta.url)

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'slots-'))
})
afterEach(() => rmSync(root, { recursive: true }))

/** A copy of a slot under another name, with other words in its files. */
function copySlot(slug: string, to: string, changes: Readonly<Record<string, string>> = {}): void {
  const folder = join(root, to)
  cpSync(new URL(slug, HERE), folder, { recursive: true })
  for (const name of ['game.ts', 'rules.ts']) {
    const file = join(folder, name)
    const text = Object.entries(changes).reduce(
      (whole, [before, after]) => whole.replaceAll(before, after),
      readFileSync(file, 'utf8'),
    )
    writeFileSync(file, text)
  }
}

const read = () => readGameFolders(pathToFileURL(`${root}/`))

describe('the folders of slots', () => {
  test('are the games, in the order of their numbers', () => {
    expect(SLOT_GAMES).toEqual(SLOT_FOLDERS.map(({ game }) => game))
    const ids = SLOT_GAMES.map(({ id }) => id)
    expect(ids).toEqual(ids.toSorted((left, right) => left - right))
    for (const id of ids) expect(Number.isSafeInteger(id) && id > 0).toBe(true)
  })

  test('are read with their certificate, page and published rules', async () => {
    copySlot('kaplan', 'kaplan')
    mkdirSync(join(root, 'fixtures'))
    const [folder, ...others] = await read()
    const committed = SLOT_FOLDERS.find(({ game }) => game.slug === 'kaplan')
    expect(others).toEqual([])
    expect({ ...folder, url: committed?.url }).toEqual(committed)
  })

  test('may have no certificate yet, and nothing published', async () => {
    copySlot('kaplan', 'kaplan')
    for (const name of ['certificate.json', 'published.json']) rmSync(join(root, 'kaplan', name))
    expect(await read()).toMatchObject([{ certificate: null, published: [] }])
  })

  test('are refused where two games share a number', async () => {
    copySlot('kaplan', 'kaplan')
    copySlot('kaplan', 'toy', { "'kaplan'": "'toy'" })
    await expect(read()).rejects.toThrow('each game has a number of its own')
  })

  test('are refused where a game lies in the folder of another name', async () => {
    copySlot('kaplan', 'toy')
    await expect(read()).rejects.toThrow('kaplan lies in the folder of its name')
  })
})
