import { describe, expect, it } from 'vitest'
import type { Score, Side } from '../markets/score.ts'
import { newSet, type TennisFacts, type TennisProgress, tennis, tennisModel } from './index.ts'
import { holdChance, tieBreakChance } from './points.ts'
import { SET_SCORES, setChances } from './sets.ts'

const NONE: Score = { home: 0, away: 0 }
const STRENGTH = { serve: { home: 0.65, away: 0.6 } }
const POINTS = { serving: 0.65, returning: 0.4 }

type Prices = ReadonlyMap<string, Readonly<Record<string, number>>>
function pricesOf(progress: Partial<TennisProgress> = {}): Prices {
  const model = tennisModel(STRENGTH, { bestOf: 3, sets: [], running: newSet(true), ...progress })
  return new Map(
    tennis
      .prices(model)
      .map(({ key, outcomes }) => [
        key,
        Object.fromEntries(outcomes.map(({ outcome, chance }) => [outcome, chance])),
      ]),
  )
}
const near = (values: readonly number[]) => values.map((value) => expect.closeTo(value, 5))

it.each([
  [0.55, 0.623149],
  [0.6, 0.735729],
  [0.62, 0.775863],
  [0.65, 0.829645],
  [0.7, 0.900789],
])('prices a service game with %f per point as the worked example', (p, expected) => {
  expect(holdChance(p)).toBeCloseTo(expected, 6)
})

it.each([
  ['0-30', 0, 2, 0.4111],
  ['30-40', 2, 3, 0.450696],
  ['deuce', 3, 3, 0.726929],
  ['a late deuce', 9, 9, 0.726929],
  ['advantage', 4, 3, 0.896233],
  ['40-0', 3, 0, 0.985016],
])('prices a service game from %s as the worked example', (_, server, receiver, expected) => {
  expect(holdChance(0.62, { server, receiver })).toBeCloseTo(expected, 6)
})

it('prices a tie-break as the worked example, whoever serves first', () => {
  expect(tieBreakChance(POINTS, NONE, true)).toBeCloseTo(0.581617, 6)
  expect(tieBreakChance(POINTS, NONE, false)).toBeCloseTo(0.581617, 6)
})

it('prices the scores of a set as the worked example', () => {
  const chances = setChances(POINTS, newSet(true))
  const named = Object.fromEntries(
    SET_SCORES.map(({ home, away }, place) => [`${home}-${away}`, chances[place]]),
  )
  const scores = ['6-0', '6-1', '6-2', '6-3', '6-4', '7-5', '7-6', '6-7', '5-7', '4-6', '3-6', '2-6', '1-6']
  expect([...scores, '0-6'].map((score) => named[score])).toEqual(
    near([
      0.01054, 0.078417, 0.070167, 0.244166, 0.085758, 0.063698, 0.110748, 0.079666, 0.036413, 0.144142,
      0.02866, 0.040393, 0.005262, 0.001969,
    ]),
  )
  const mean = SET_SCORES.reduce((sum, { home, away }, at) => sum + (home + away) * (chances[at] ?? 0), 0)
  expect(mean).toBeCloseTo(9.97645, 5)
})

it.each([
  [true, NONE, 0.663495],
  [false, NONE, 0.663495],
  [true, { home: 4, away: 3 }, 0.892491],
  [true, { home: 3, away: 4 }, 0.530829],
])('prices a set (home serves: %s, games %j) as the worked example', (homeServes, games, expected) => {
  const prices = pricesOf({ running: { ...newSet(homeServes), games } })
  expect(prices.get('S1_W')?.['1']).toBeCloseTo(expected, 5)
})

it('prices a match as the worked example', () => {
  const three = pricesOf()
  expect(three.get('MW')?.['1']).toBeCloseTo(0.736502, 5)
  expect(['2-0', '2-1', '1-2', '0-2'].map((score) => three.get('SET_BET')?.[score])).toEqual(
    near([0.440225, 0.296276, 0.150263, 0.113236]),
  )
  expect(three.get('S1_OU:9.5')?.['O']).toBeCloseTo(0.520426, 5)
  expect(pricesOf({ bestOf: 5 }).get('MW')?.['1']).toBeCloseTo(0.785402, 5)
})

const IN_PLAY: readonly Partial<TennisProgress>[] = [
  {},
  { bestOf: 5 },
  { sets: [{ home: 6, away: 7 }], running: { ...newSet(false), games: { home: 2, away: 5 } } },
  { running: { games: { home: 6, away: 6 }, points: { home: 5, away: 6 }, homeServes: false } },
  { bestOf: 5, sets: [{ home: 6, away: 1 }], running: { ...newSet(true), points: { home: 3, away: 3 } } },
]

it.each(IN_PLAY)('offers prices that add up and never contradict each other: %j', (progress) => {
  const prices = pricesOf(progress)
  for (const [key, chances] of prices) {
    const sum = Object.values(chances).reduce((total, chance) => total + chance, 0)
    expect([key, sum]).toEqual([key, expect.closeTo(1, 6)])
  }
  const sumOf = (key: string, ...outcomes: readonly string[]) =>
    outcomes.reduce((sum, outcome) => sum + (prices.get(key)?.[outcome] ?? 0), 0)
  const home = sumOf('MW', '1')
  expect(sumOf('SET_BET', '2-0', '2-1', '3-0', '3-1', '3-2')).toBeCloseTo(home, 9)
  const lines = [...prices.keys()].filter((key) => key.startsWith('GAMES_OU:'))
  const overs = lines.map((key) => sumOf(key, 'O'))
  expect(overs).toEqual(overs.toSorted((one, other) => other - one))
  if (!progress.sets?.length) {
    expect(sumOf('SET_MATCH', '1/1', '2/1')).toBeCloseTo(home, 9)
    expect(sumOf('SET_MATCH', '1/1', '1/2')).toBeCloseTo(sumOf('S1_W', '1'), 9)
  }
})

it('offers at least 15 markets, the running set and the next games among them', () => {
  const prices = pricesOf()
  expect(new Set([...prices.keys()].map((key) => key.split(':')[0])).size).toBeGreaterThanOrEqual(15)
  expect(prices.get('S1_GAME:1')?.['1']).toBeCloseTo(0.829645, 6)
  expect(prices.get('S1_GAME:2')?.['2']).toBeCloseTo(0.735729, 6)
  expect(prices.has('S2_W')).toBe(true)
  expect(prices.has('S3_W')).toBe(false)
  const lead = { sets: [{ home: 6, away: 4 }], running: { ...newSet(true), games: { home: 6, away: 6 } } }
  const later = pricesOf(lead)
  expect([...later.keys()].filter((key) => /^S1_|_GAME/.test(key))).toEqual([])
  expect(pricesOf({ running: { ...newSet(true), games: { home: 6, away: 5 } } }).has('S1_GAME:13')).toBe(
    false,
  )
})

/** Games of a set: `h` home, `a` away. */
const won = (letters: string): Side[] => [...letters].map((letter) => (letter === 'h' ? 'home' : 'away'))
const FIRST = won('hahahahahh')
const facts = (change: Partial<TennisFacts>): TennisFacts => ({
  over: false,
  retired: false,
  sets: [{ home: 6, away: 4 }],
  running: NONE,
  games: [FIRST],
  ...change,
})

describe('settlement', () => {
  it('settles a set when it ends, and the match at its end', () => {
    const half = facts({})
    expect(tennis.settle('S1_W', '1', half)).toBe('won')
    expect(tennis.settle('S1_CS', '6-4', half)).toBe('won')
    expect(tennis.settle('S1_AH:-2.5', '1', half)).toBe('lost')
    expect(tennis.settle('S1_GAME:2', '2', half)).toBe('won')
    expect(tennis.settle('S1_GAME:12', '1', half)).toBe('void')
    expect(tennis.settle('S2_W', '1', half)).toBeNull()
    expect(tennis.settle('MW', '1', half)).toBeNull()
    const end = facts({
      over: true,
      sets: [
        { home: 6, away: 4 },
        { home: 6, away: 7 },
        { home: 6, away: 0 },
      ],
    })
    expect(tennis.settle('MW', '1', end)).toBe('won')
    expect(tennis.settle('SET_BET', '2-1', end)).toBe('won')
    expect(tennis.settle('GAMES_OU:28.5', 'O', end)).toBe('won')
    expect(tennis.settle('GAMES_AH:-7', '1', end)).toBe('void')
    expect(tennis.settle('TB_YN', 'Y', end)).toBe('won')
    expect(tennis.settle('GAMES_OE', 'ODD', end)).toBe('won')
    expect(tennis.settle('S4_W', '1', end)).toBe('void')
  })

  it('settles what can no longer change before the end', () => {
    const late = facts({ running: { home: 5, away: 6 }, games: [FIRST, won('hahahahahaa')] })
    expect(tennis.settle('GAMES_OU:20.5', 'O', late)).toBe('won')
    expect(tennis.settle('GAMES_OU:20.5', 'U', late)).toBe('lost')
    expect(tennis.settle('GAMES_OU:21.5', 'O', late)).toBeNull()
    expect(tennis.settle('WIN_SET_H', 'Y', late)).toBe('won')
    expect(tennis.settle('WIN_SET_A', 'N', late)).toBeNull()
    expect(tennis.settle('GAMES_OE', 'ODD', late)).toBeNull()
  })

  it('R57: voids what a retirement leaves undecided, and keeps what was decided', () => {
    const left = facts({ over: true, retired: true, running: { home: 4, away: 4 } })
    expect(tennis.settle('MW', '1', left)).toBe('void')
    expect(tennis.settle('SET_BET', '2-0', left)).toBe('void')
    expect(tennis.settle('S2_OU:9.5', 'O', left)).toBe('void')
    expect(tennis.settle('GAMES_OU:18.5', 'O', left)).toBe('void')
    expect(tennis.settle('GAMES_OU:17.5', 'O', left)).toBe('won')
    expect(tennis.settle('S1_W', '1', left)).toBe('won')
    expect(tennis.settle('WIN_SET_H', 'Y', left)).toBe('won')
    expect(tennis.settle('S2_GAME:9', '1', left)).toBe('void')
  })
})
