import { readFileSync } from 'node:fs'
import type { Book } from '@poyraz/fairness'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SLOT_GAMES } from '#slot-games'
import { add, multiply, type Ratio, ratio } from '../../ratio.ts'
import { naiveSpin } from '../fixtures/naive.ts'
import { waysMean } from '../fixtures/ways-mean.ts'
import { compileReelBook } from './machine.ts'
import { openReelBook } from './play.ts'
import { reelSpinAt, reelTicketPlayer } from './play-ticket.ts'
import type { ReelBookRules } from './rules.ts'

const strip = (letters: string) => [...letters]

/** Three reels of two to three rows: paths few enough to be counted by hand. */
const SMALL: ReelBookRules = {
  gameId: 'small-heights',
  version: 1,
  mapping: 'book-2',
  tickets: 2 ** 20,
  unitsPerBet: 10,
  stakes: [100],
  rows: [3, 2, 3],
  strips: { base: [strip('ABAC'), strip('AWBC'), strip('AACBS')], free: null },
  evaluation: { kind: 'ways' },
  pays: ['A', 'B', 'C'].map((symbol, index) => ({
    symbol,
    units: [0, 0, index, 10 - index],
    natural: false,
  })),
  wild: { symbol: 'W', multiplier: 2, expands: [] },
  scatter: { symbol: 'S', units: [0, 5] },
  freeSpins: { awards: [0, 2], retriggers: [0], multiplier: 3, maxSpins: 2 },
  heldWilds: null,
  hold: null,
  heights: {
    base: [
      [0, 0, 3, 1],
      [0, 1, 1],
      [0, 2, 0, 1],
    ],
    free: [
      [0, 0, 0, 1],
      [0, 0, 1],
      [0, 0, 1, 1],
    ],
  },
  capUnits: 100_000,
  rtpBp: 9000,
}

/** A book whose words are given; none is left to draw once they are used. */
function bookOf(words: readonly number[]): Book & { readonly used: () => number } {
  let at = 0
  return {
    open: () => undefined,
    word() {
      const word = words[at++]
      if (word === undefined) throw new Error('a word too many')
      return word
    },
    used: () => at,
  }
}

const numberOf = ({ numerator, denominator }: Ratio) => Number((numerator * 10n ** 15n) / denominator) / 1e15

describe('a ticket of reels that change their heights', () => {
  it('draws the heights from the left, then a stop per reel', () => {
    // Heights by weight: 3 of [2, 2, 2, 3], 1 of [1, 2], 1 of [1, 1, 3]; then the stops 1, 2 and 0.
    const book = bookOf([3, 0, 1, 1, 2, 0])
    const spins: Parameters<ReturnType<typeof reelTicketPlayer>>[1] = []
    reelTicketPlayer(compileReelBook(SMALL), book)(0, spins)
    expect(spins).toMatchObject([
      { heights: [3, 1, 1], stops: [1, 2, 0], window: [['B', 'A', 'C'], ['B'], ['A']], units: 1 },
    ])
    expect(book.used()).toBe(6)
  })

  it('shows so many symbols of the strip, around its end, and counts its ways over the heights', () => {
    const spin = reelSpinAt(compileReelBook(SMALL), 'base', { heights: [3, 2, 3], stops: [2, 0, 4] })
    expect(spin.window).toEqual([
      ['A', 'C', 'A'],
      ['A', 'W'],
      ['S', 'A', 'A'],
    ])
    // A: 2 × (1 + the wild, twice) × 2 ways of 10 units; C: 1 × the wild of 2 units; one scatter pays 5.
    expect(spin.wins).toMatchObject([
      { symbol: 'A', count: 3, ways: 8, units: 120 },
      { symbol: 'C', count: 2, ways: 1, units: 4 },
      { symbol: 'S', count: 1, units: 5 },
    ])
    expect(spin).toMatchObject({ units: 129, awarded: 2 })
  })

  it('draws the heights of free spins by their own weights, and a scatter below the window counts nothing', () => {
    const low = reelSpinAt(compileReelBook(SMALL), 'base', { heights: [2, 1, 1], stops: [0, 3, 3] })
    expect(low).toMatchObject({ awarded: 0, units: 0 })
    const game = openReelBook(SMALL)
    const rounds = Array.from({ length: 400 }, (_, ticket) => game.showReels(ticket).spins)
    const heights = (mode: string) =>
      new Set(rounds.flat().flatMap((spin) => (spin.mode === mode ? [spin.heights?.join(' ')] : [])))
    expect(heights('free')).toEqual(new Set(['3 2 2', '3 2 3']))
    expect(heights('base')).toEqual(
      new Set(['2', '3'].flatMap((a) => ['1', '2'].flatMap((b) => ['1', '3'].map((c) => `${a} ${b} ${c}`)))),
    )
  })
})

/** A ticket, what it pays, the heights and stops of its paid spin, and how many free spins follow. */
type GoldenTicket = readonly [ticket: number, units: number, heights: string, stops: string, free: number]

/**
 * Frozen: receipts are replayed for ever, so a ticket never comes to another round.
 * `tools/verify-round/outsider.py`, which shares no code with the engine, comes to the same rounds. The last
 * one pays most of all.
 */
const GOLDEN: readonly GoldenTicket[] = [
  [104919, 54, '7 4 6 7 5 2', '41 54 24 43 34 50', 0],
  [157373, 96, '6 4 4 4 4 5', '42 44 9 2 31 0', 0],
  [209827, 70, '4 6 4 7 2 5', '30 5 2 51 23 42', 0],
  [236054, 36, '6 3 7 6 5 2', '23 16 36 11 3 39', 0],
  [262281, 8, '5 4 6 3 3 7', '13 35 7 31 9 38', 0],
  [419643, 16, '4 2 4 6 2 3', '15 24 2 16 28 10', 0],
  [498324, 22, '6 4 3 4 5 4', '9 7 11 53 19 6', 0],
  [524551, 56, '5 6 7 4 7 2', '47 37 53 24 4 6', 0],
  [577005, 24, '5 5 6 2 3 5', '5 23 25 46 32 20', 0],
  [603232, 11, '3 4 4 6 5 7', '13 10 13 34 26 40', 0],
  [629459, 8, '3 6 5 6 5 2', '8 15 30 6 4 20', 0],
  [655686, 18, '2 4 4 3 3 5', '24 59 38 35 52 29', 0],
  [786821, 128, '4 6 7 4 4 2', '3 46 50 34 54 37', 0],
  [813048, 8, '2 5 2 5 5 5', '10 43 23 4 16 2', 0],
  [865502, 32, '5 5 4 4 7 5', '49 10 34 49 17 7', 0],
  [891729, 14, '2 5 5 3 4 3', '53 43 8 9 47 42', 0],
  [917956, 64, '4 4 5 6 4 4', '48 10 55 47 26 49', 0],
  [515, 256, '4 7 5 5 6 3', '57 36 2 29 48 11', 0],
  [52969, 64, '5 4 6 5 6 6', '32 45 48 49 3 38', 0],
  [105423, 100, '7 5 5 7 7 7', '50 49 16 44 26 14', 0],
  [157877, 68, '6 6 6 4 3 3', '8 54 30 10 45 45', 0],
  [210331, 24, '3 7 7 2 3 3', '10 21 13 43 7 58', 0],
  [289012, 36, '6 7 2 3 3 3', '24 40 44 20 22 26', 0],
  [498828, 30, '2 6 3 4 6 4', '9 52 47 25 41 52', 0],
  [525055, 16, '7 2 4 3 5 5', '57 19 22 30 46 38', 0],
  [603736, 54, '4 6 3 3 3 7', '19 57 41 33 31 58', 0],
  [682417, 112, '5 6 5 5 2 4', '25 38 30 12 3 3', 0],
  [761098, 132, '7 6 5 5 6 3', '34 42 37 9 47 29', 0],
  [999661, 10748, '4 4 6 2 5 3', '54 54 51 31 25 7', 16],
  [91796, 792, '6 6 4 5 5 5', '15 46 48 46 21 14', 12],
  [70105, 3734, '4 6 3 3 7 2', '57 54 52 48 8 0', 8],
  [1015285, 15558, '3 6 4 5 6 4', '20 55 28 38 21 28', 8],
  [309172, 5424, '5 4 5 4 3 3', '17 4 53 43 46 49', 8],
  [677358, 894, '5 5 5 5 7 5', '23 58 53 45 21 45', 8],
  [683406, 472, '2 4 7 6 5 5', '0 57 50 43 59 58', 8],
  [186605, 12062, '7 6 2 5 6 6', '14 23 53 26 20 16', 8],
  [711145, 2924, '6 4 5 3 6 2', '40 55 52 46 52 20', 8],
  [632968, 13282, '4 3 5 2 3 7', '2 52 50 51 25 56', 8],
  [685422, 64, '4 4 5 5 6 2', '38 10 20 7 23 20', 0],
  [111452, 24, '3 7 4 5 5 6', '41 55 31 16 26 40', 0],
  [801334, 105156, '5 5 5 5 4 6', '56 41 53 45 23 1', 14],
]

it('tickets of sahaf come to the rounds that they always came to', () => {
  const rules = SLOT_GAMES.find(({ slug }) => slug === 'sahaf')?.rules
  if (rules?.mapping !== 'book-2') throw new Error('a reel book')
  const game = openReelBook(rules)
  for (const [ticket, ...expected] of GOLDEN) {
    const { units, spins } = game.showReels(ticket)
    const { heights = [], stops = [] } = spins[0] ?? {}
    expect([units, heights.join(' '), stops.join(' '), spins.length - 1]).toEqual(expected)
  }
})

const games = SLOT_GAMES.flatMap(({ slug, rules }) =>
  rules.mapping === 'book-2' && rules.heights ? [{ slug, rules, heights: rules.heights }] : [],
)

it('there is a game whose reels change their heights', () => {
  expect(games.length).toBeGreaterThan(0)
})

describe.each([
  ...games,
  { slug: 'small', rules: SMALL, heights: SMALL.heights ?? { base: [], free: null } },
])('windows of $slug', ({ rules, heights: tables }) => {
  const machine = compileReelBook(rules)
  const drawn = fc.constantFrom('base' as const, 'free' as const).chain((mode) => {
    const weights = (mode === 'free' ? tables.free : null) ?? tables.base
    const strips = (mode === 'free' ? rules.strips.free : null) ?? rules.strips.base
    return fc.record({
      mode: fc.constant(mode),
      heights: fc.tuple(
        ...weights.map((column) =>
          fc.constantFrom(...column.flatMap((weight, rows) => (weight ? [rows] : []))),
        ),
      ),
      stops: fc.tuple(...strips.map(({ length }) => fc.nat(length - 1))),
    })
  })

  it('pay what a walk over every way of the window pays', () => {
    fc.assert(
      fc.property(drawn, ({ mode, heights, stops }) => {
        const { units, wins, multiplier, window } = reelSpinAt(machine, mode, { heights, stops })
        const { mapping: _mapping, ...strips } = rules
        const fixed = { ...strips, mapping: 'reels-1', rows: heights } as const
        expect(units).toBe(naiveSpin(fixed, mode, stops).total * multiplier)
        expect(window.map(({ length }) => length)).toEqual(heights)
        for (const { cells } of wins)
          for (const [reel, row] of cells) expect(window[reel]?.[row]).toBeDefined()
      }),
      { numRuns: 300 },
    )
  })
})

/** A committed distribution, read back without any code of the engine. */
function distribution(slug: string, name: string) {
  const [, ...lines] = readFileSync(new URL(`../${slug}/${name}`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
  const rows = lines.map((line) => line.split(',').map(Number))
  const weight = rows.reduce((sum, [, times = 0]) => sum + times, 0)
  const mean = rows.reduce((sum, [, times = 0, units = 0]) => sum + times * units, 0) / weight
  const square = rows.reduce((sum, [, times = 0, units = 0]) => sum + times * units ** 2, 0) / weight
  const awarded = rows.reduce((sum, [, times = 0, , spins = 0]) => sum + times * spins, 0) / weight
  return { weight, mean, awarded, sigma: Math.sqrt(square - mean ** 2) }
}

/** A book of N tickets is a sample of N draws: its mean lies within so many standard errors of the exact one. */
const ERRORS = 4

describe.each(games)('the book of $slug', ({ slug, rules }) => {
  const [base, free] = [waysMean(rules, 'base'), waysMean(rules, 'free')]
  const scatterMean = (chances: readonly Ratio[], by: readonly number[]) =>
    add(...chances.map((chance, count) => multiply(chance, ratio(BigInt(by[count] ?? by.at(-1) ?? 0), 1n))))

  it('pays in a paid spin what the exact mean of its heights, stops and ways says', () => {
    const counted = distribution(slug, 'base.csv')
    const exact = numberOf(add(base.ways, base.scatters))
    expect(counted.weight).toBe(rules.tickets)
    expect(Math.abs(counted.mean - exact)).toBeLessThan((ERRORS * counted.sigma) / Math.sqrt(counted.weight))
    const spins = numberOf(scatterMean(base.scatterChances, rules.freeSpins?.awards ?? [0]))
    expect(Math.abs(counted.awarded / spins - 1)).toBeLessThan(0.05)
  })

  it('pays in a free spin what the exact mean of its own heights says', () => {
    const counted = distribution(slug, 'free.csv')
    const exact = numberOf(add(free.ways, free.scatters)) * (rules.freeSpins?.multiplier ?? 1)
    expect(Math.abs(counted.mean - exact)).toBeLessThan((ERRORS * counted.sigma) / Math.sqrt(counted.weight))
  })
})

describe('rules of heights that contradict themselves', () => {
  const heights = SMALL.heights ?? { base: [], free: null }
  it.each<[string, Partial<ReelBookRules>, string]>([
    ['lines', { evaluation: { kind: 'lines', lines: [[0, 0, 0]] } }, 'pay ways'],
    ['wilds that stay', { heldWilds: 'stays' }, 'nothing stays'],
    ['no weights for a reel', { heights: { ...heights, base: heights.base.slice(1) } }, 'of each reel'],
    [
      'a height of nothing',
      {
        heights: {
          base: [
            [1, 0, 0, 1],
            [0, 1, 1],
            [0, 1, 0, 1],
          ],
          free: null,
        },
      },
      '1 or more',
    ],
    [
      'half a weight',
      {
        heights: {
          base: [
            [0, 0, 0, 0.5],
            [0, 1, 1],
            [0, 1, 0, 1],
          ],
          free: null,
        },
      },
      'whole weights',
    ],
    ['a lower reel than its rows', { rows: [4, 2, 3] }, 'greatest heights'],
    ['a higher reel than its rows', { rows: [2, 2, 3] }, 'greatest heights'],
    ['free heights without free spins', { freeSpins: null }, 'belong to free spins'],
  ])('are refused: %s', (_what, change, message) => {
    expect(() => compileReelBook({ ...SMALL, ...change })).toThrow(message)
  })
})
