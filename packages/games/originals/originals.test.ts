import { hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { rulesHash } from '@poyraz/fairness'
import { checkRules, type RulesCheck } from '@poyraz/rounds/testing'
import { describe, expect, test } from 'vitest'
import { ORIGINAL_GAMES } from '#original-games'
import { certifyOriginal } from './certificate.ts'
import { ORIGINAL_FOLDERS, readOptions } from './folders.ts'
import { ORIGINAL_STAKES, type OriginalRules, UNITS_PER_BET } from './original.ts'

const ART = dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json'))
const hashesOf = (rules: OriginalRules) => ({
  rulesHash: rulesHash(rules),
  sha256: (text: string) => hash('sha256', text),
})
const FILES = [
  'certificate.json',
  'game.ts',
  'options.ts',
  'page.ts',
  'published.json',
  'round.ts',
  'rules.ts',
]

test('are the seven games, in the order of their numbers', () => {
  const slugs = ['zar', 'ucurtma', 'bilye', 'cark', 'keno', 'mayin-tarlasi', 'asagi-yukari']
  expect(ORIGINAL_FOLDERS.map(({ game }) => game.slug)).toEqual(slugs)
  expect(ORIGINAL_GAMES).toEqual(ORIGINAL_FOLDERS.map(({ game }) => game))
  expect(ORIGINAL_GAMES.map(({ id }) => id)).toEqual([501, 502, 503, 504, 505, 506, 507])
})

describe.each(ORIGINAL_FOLDERS)('$game.slug', (folder) => {
  const { game, page, certificate, published } = folder
  const { rules, present } = game

  test('lies in a folder with the files of an original and no other', () => {
    expect(readdirSync(folder.url).toSorted()).toEqual(FILES)
  })

  test('is certified: counting anew gives the committed file, to the byte (R15)', async () => {
    const committed = readFileSync(new URL('certificate.json', folder.url), 'utf8')
    expect(certifyOriginal(rules, hashesOf(rules), await readOptions(folder.url))).toBe(committed)
    expect(published).toContainEqual({ version: rules.version, hash: certificate?.rulesHash })
  })

  test('returns from 97 to 99 % with every option', () => {
    const [least, most] = [certificate?.rtp.least.percent, certificate?.rtp.most.percent].map(Number)
    expect(least).toBeGreaterThanOrEqual(97)
    expect(most).toBeLessThanOrEqual(99)
  })

  test('pays whole kuruş at every stake', () => {
    expect([rules.stakes, rules.unitsPerBet]).toEqual([ORIGINAL_STAKES, UNITS_PER_BET])
    for (const stake of rules.stakes) expect(stake % rules.unitsPerBet).toBe(0)
  })

  test('names its rules, shows a picture and speaks both languages', () => {
    expect(rules.gameId).toBe(game.slug)
    expect(existsSync(join(ART, 'assets', `${present.tile.art}.webp`))).toBe(true)
    for (const { tr, en } of [present.name, present.tagline, page.about]) {
      expect(Math.min(tr.trim().length, en.trim().length)).toBeGreaterThan(1)
    }
    expect(present.volatility).toBe(certificate?.usual.band)
  })

  test('keeps the contract of rounds', () => {
    checkRules(game.round, { seats: 1, commands: TRIED, rounds: 60, ...HIDDEN[game.slug] })
  })
})

describe('a wrong declaration is not certified', () => {
  const rules = { ...(ORIGINAL_GAMES[0]?.rules as OriginalRules), rtpBp: 9800, capUnits: 200 }
  const pays = (units: number) => ({
    options: () => [{ option: 'half', of: 2n, pays: [{ weight: 1n, units }] }],
    usual: 'half',
    listed: [],
  })

  test.each([
    ['a return that is not the least one', { ...rules, rtpBp: 9799 }, 196, 'declares 9799'],
    ['a return below 97 %', { ...rules, rtpBp: 9650 }, 193, 'between 97 %'],
    ['a return above everything', { ...rules, rtpBp: 10_150, capUnits: 203 }, 203, 'between 97 %'],
    ['a pay above the cap', { ...rules, capUnits: 195 }, 196, 'more than the cap'],
  ])('%s', (_, declared, units, message) => {
    expect(() => certifyOriginal(declared, hashesOf(declared), pays(units))).toThrow(message)
    expect(() => certifyOriginal(rules, hashesOf(rules), pays(196))).not.toThrow()
  })
})

/** Legal commands of every game, and ones that no game knows. */
const TRIED: readonly unknown[] = [
  { kind: 'roll', over: true, amount: 5000 },
  { kind: 'roll', over: true, amount: 498 },
  { kind: 'roll', over: false, amount: 5000.5 },
  { kind: 'launch', amount: 100_001 },
  { kind: 'launch', amount: 250 },
  { kind: 'drop', rows: 9, risk: 'low' },
  { kind: 'spin', risk: 'none' },
  { kind: 'draw', risk: 'low', numbers: [3, 9, 40] },
  { kind: 'draw', risk: 'low', numbers: [9, 3] },
  { kind: 'draw', risk: 'low', numbers: [3, 3] },
  { kind: 'draw', risk: 'low', numbers: [] },
  { kind: 'draw', risk: 'low', numbers: [0, 41] },
  { kind: 'draw', risk: 'low', numbers: ['1'] },
  { kind: 'draw', risk: 'toString', numbers: [1] },
  { kind: 'draw', risk: 'low', numbers: [1], more: 1 },
  { kind: 'draw', risk: 'high', numbers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] },
  { kind: 'start', amount: 25 },
  { kind: 'start', amount: 7 },
  { kind: 'start' },
  { kind: 'reveal', cell: 25 },
  { kind: 'reveal', cell: 3 },
  { kind: 'guess', call: 'same' },
  { kind: 'skip' },
  { kind: 'cash_out' },
  { kind: 'close' },
  'spin',
  null,
]

type Hidden = NonNullable<RulesCheck<unknown, unknown>['redrawHidden']>

/** Mines that the player has not seen lie anywhere else. */
const redrawMines: Hidden = (state, _viewer, draws) => {
  const { mines, revealed, ended } = state as {
    mines: number[] | null
    revealed: number[]
    ended: string | null
  }
  if (mines === null || ended !== null) return state
  const free = draws.deal(25).filter((cell) => !revealed.includes(cell))
  return { mines: free.slice(0, mines.length), revealed, ended }
}

const HIDDEN: Readonly<Record<string, { readonly redrawHidden: Hidden }>> = {
  'mayin-tarlasi': { redrawHidden: redrawMines },
}
