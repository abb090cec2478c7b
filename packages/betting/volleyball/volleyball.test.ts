import { describe, expect, it } from 'vitest'
import type { Side } from '../markets/score.ts'
import { type VolleyballFacts, type VolleyballProgress, volleyball, volleyballModel } from './index.ts'
import { raceChance, setResults } from './sets.ts'

const NONE = { home: 0, away: 0 }

function pricesOf(progress: Partial<VolleyballProgress> = {}, rally = 0.52) {
  const model = volleyballModel({ rally }, { sets: [], running: NONE, ...progress })
  return new Map(
    volleyball
      .prices(model)
      .map(({ key, outcomes }) => [
        key,
        Object.fromEntries(outcomes.map(({ outcome, chance }) => [outcome, chance])),
      ]),
  )
}

const homeWins = (rally: number, place: number) =>
  setResults(rally, NONE, place).reduce((sum, { home, away, p }) => sum + (home > away ? p : 0), 0)

it.each([
  [0.51, 0, 0.557092],
  [0.52, 0, 0.613052],
  [0.53, 0, 0.66681],
  [0.51, 4, 0.544743],
  [0.52, 4, 0.588949],
])('prices a set with %f per rally at place %i as the worked example', (rally, place, expected) => {
  expect(homeWins(rally, place)).toBeCloseTo(expected, 6)
})

it('prices the sets of a match from those of a set', () => {
  const [set, last] = [homeWins(0.52, 0), homeWins(0.52, 4)]
  const results = pricesOf().get('SET_BET')
  const lost = 1 - set
  expect(results?.['3-0']).toBeCloseTo(set ** 3, 6)
  expect(results?.['3-1']).toBeCloseTo(3 * set ** 3 * lost, 6)
  expect(results?.['3-2']).toBeCloseTo(6 * set ** 2 * lost ** 2 * last, 6)
  expect(results?.['0-3']).toBeCloseTo(lost ** 3, 6)
})

it('prices a race from the score', () => {
  expect(raceChance(0.5, NONE, 10)).toBeCloseTo(0.5, 9)
  expect(raceChance(0.6, { home: 9, away: 9 }, 10)).toBeCloseTo(0.6, 9)
  expect(raceChance(0.6, { home: 9, away: 8 }, 10)).toBeCloseTo(0.6 + 0.4 * 0.6, 9)
})

const set = (home: number, away: number) => ({ home, away })
const IN_PLAY: readonly Partial<VolleyballProgress>[] = [
  {},
  { sets: [set(25, 20)], running: set(24, 24) },
  { sets: [set(25, 20), set(20, 25), set(26, 28)], running: set(31, 30) },
  { sets: [set(25, 20), set(20, 25), set(25, 20), set(20, 25)], running: set(3, 7) },
]

it.each(IN_PLAY)('offers prices that add up and never contradict each other: %j', (progress) => {
  const prices = pricesOf(progress)
  for (const [key, chances] of prices) {
    const sum = Object.values(chances).reduce((total, chance) => total + chance, 0)
    expect([key, sum]).toEqual([key, expect.closeTo(1, 6)])
  }
  const sumOf = (key: string, ...outcomes: readonly string[]) =>
    outcomes.reduce((sum, outcome) => sum + (prices.get(key)?.[outcome] ?? 0), 0)
  expect(sumOf('SET_BET', '3-0', '3-1', '3-2')).toBeCloseTo(sumOf('MW', '1'), 7)
  expect(sumOf('SET_MATCH', '1/1', '2/1')).toBeCloseTo(sumOf('MW', '1'), 7)
  const overs = [...prices.keys()].filter((key) => key.startsWith('POINTS_OU:')).map((key) => sumOf(key, 'O'))
  expect(overs).toEqual(overs.toSorted((one, other) => other - one))
})

it('offers at least 15 markets, and no set that may not be played', () => {
  const keys = [...pricesOf().keys()]
  expect(new Set(keys.map((key) => key.split(':')[0])).size).toBeGreaterThanOrEqual(15)
  expect(keys.filter((key) => key.endsWith('_W'))).toEqual(['S1_W', 'S2_W', 'S3_W'])
  expect([...pricesOf({ running: set(11, 9) }).keys()].filter((key) => key.startsWith('S1_RACE'))).toEqual([
    'S1_RACE:15',
    'S1_RACE:20',
  ])
})

const rallies = (letters: string): Side[] => [...letters].map((letter) => (letter === 'h' ? 'home' : 'away'))
const facts = (change: Partial<VolleyballFacts>): VolleyballFacts => ({
  over: false,
  sets: [set(25, 22), set(24, 26)],
  running: NONE,
  rallies: [rallies('hahhhaaaa')],
  ...change,
})

describe('settlement', () => {
  it('settles sets and races when they are decided, and the match at its end', () => {
    const two = facts({})
    expect(volleyball.settle('S1_W', '1', two)).toBe('won')
    expect(volleyball.settle('S2_EXTRA', 'Y', two)).toBe('won')
    expect(volleyball.settle('S1_EXTRA', 'Y', two)).toBe('lost')
    expect(volleyball.settle('S1_RACE:5', '2', two)).toBe('won')
    expect(volleyball.settle('S1_RACE:10', '2', two)).toBeNull()
    expect(volleyball.settle('S1_PTS_AH:-3', '1', two)).toBe('void')
    expect(volleyball.settle('WIN_SET_A', 'Y', two)).toBe('won')
    expect(volleyball.settle('MW', '1', two)).toBeNull()
    expect(volleyball.settle('POINTS_OU:96.5', 'O', two)).toBe('won')
    expect(volleyball.settle('POINTS_OU:97.5', 'O', two)).toBeNull()
    const end = facts({ over: true, sets: [...two.sets, set(25, 10), set(25, 23)] })
    expect(volleyball.settle('MW', '1', end)).toBe('won')
    expect(volleyball.settle('SET_BET', '3-1', end)).toBe('won')
    expect(volleyball.settle('POINTS_AH:-17.5', '1', end)).toBe('won')
    expect(volleyball.settle('POINTS_OE', 'EVEN', end)).toBe('won')
    expect(volleyball.settle('SETS_OU:4.5', 'O', end)).toBe('lost')
    expect(volleyball.settle('S5_W', '1', end)).toBe('void')
  })

  it('decides the number of sets as soon as it is sure', () => {
    const level = facts({ sets: [set(25, 22), set(24, 26), set(25, 10), set(23, 25)] })
    expect(volleyball.settle('SETS_OU:3.5', 'O', level)).toBe('won')
    expect(volleyball.settle('SETS_OU:4.5', 'O', level)).toBeNull()
  })
})
