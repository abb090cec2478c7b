import { describe, expect, it } from 'vitest'
import type { Side } from '../markets/score.ts'
import { seriesOf } from '../markets/series.ts'
import {
  type EsportsFacts,
  type EsportsProgress,
  type EsportsStrength,
  esports,
  esportsModel,
} from './index.ts'
import { mapStrength } from './model.ts'
import { mapResults, roundChance, roundRace } from './rounds.ts'

const NONE = { home: 0, away: 0 }
const STRENGTH: EsportsStrength = {
  title: { half: 12 },
  bestOf: 3,
  round: 0.52,
  attack: -0.03,
  pick: 0.015,
}
const score = (home: number, away: number) => ({ home, away })

function pricesOf(progress: Partial<EsportsProgress> = {}, change: Partial<EsportsStrength> = {}) {
  const model = esportsModel(
    { ...STRENGTH, ...change },
    {
      sets: [],
      running: NONE,
      last: null,
      isFormatChanged: false,
      ...progress,
    },
  )
  return new Map(
    esports
      .prices(model)
      .map(({ key, outcomes }) => [
        key,
        Object.fromEntries(outcomes.map(({ outcome, chance }) => [outcome, chance])),
      ]),
  )
}

it.each([
  [0.55, 2, 0.57475],
  [0.55, 3, 0.593127],
  [0.6, 2, 0.648],
  [0.6, 3, 0.68256],
])('prices a match with %f per map to %i maps as the worked example', (map, toWin, expected) => {
  const results = [
    { ...score(13, 0), p: map },
    { ...score(0, 13), p: 1 - map },
  ]
  const { endings } = seriesOf({ sets: [], running: NONE }, toWin, () => results)
  const won = endings.reduce((sum, { sets, p }) => sum + (sets.home > sets.away ? p : 0), 0)
  expect(won).toBeCloseTo(expected, 6)
})

/** Chance of a map, written as a recursion over the rounds instead of a walk over a table. */
function wonFrom(home: number, away: number, last: Side | null): number {
  if (Math.max(home, away) >= 13 && (home + away <= 24 || Math.abs(home - away) > 1))
    return home > away ? 1 : 0
  const number = home + away
  // In extra rounds the chance is constant: two rounds of one team end the map.
  if (number >= 24 && home === away) {
    const p = 0.535
    return p ** 2 / (p ** 2 + (1 - p) ** 2)
  }
  let p = 0.52 + 0.015
  if (number < 24) {
    p += number < 12 ? -0.03 : 0.03
    if (number === 1 || number === 13) p += last === 'home' ? 0.16 : -0.16
  }
  return p * wonFrom(home + 1, away, 'home') + (1 - p) * wonFrom(home, away + 1, 'away')
}

it.each([
  [11, 11, 'home'],
  [6, 7, 'away'],
  [7, 6, 'home'],
  [12, 9, 'home'],
] as const)('prices a map from %i–%i as a recursion over its rounds', (home, away, last) => {
  const results = mapResults(mapStrength(STRENGTH, 0), { home, away, last })
  expect(results.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1, 7)
  const won = results.reduce((sum, one) => sum + (one.home > one.away ? one.p : 0), 0)
  expect(won).toBeCloseTo(wonFrom(home, away, last), 7)
})

it('gives the winner of a first round the better weapons of the second, and of no other', () => {
  const strength = mapStrength(STRENGTH, 0)
  const at = (home: number, away: number, last: Side) => roundChance(strength, { home, away, last })
  expect(at(1, 0, 'home') - at(0, 1, 'away')).toBeCloseTo(0.32, 9)
  expect(at(8, 5, 'home') - at(8, 5, 'away')).toBeCloseTo(0.32, 9)
  expect(at(2, 1, 'home')).toBe(at(2, 1, 'away'))
  expect(roundRace(strength, { home: 4, away: 4, last: 'home' }, 5)).toBeCloseTo(at(4, 4, 'home'), 9)
})

const IN_PLAY: readonly (readonly [Partial<EsportsProgress>, Partial<EsportsStrength>])[] = [
  [{}, {}],
  [{}, { bestOf: 1, title: { half: 7 } }],
  [{}, { bestOf: 5 }],
  [{ sets: [score(13, 9)], running: score(5, 7), last: 'away' }, {}],
  [{ sets: [score(13, 9), score(13, 15)], running: score(13, 13), last: 'away' }, {}],
  [
    { sets: [score(8, 2), score(8, 9)], running: score(1, 0), last: 'home' },
    { bestOf: 5, title: { half: 7 } },
  ],
]

it.each(IN_PLAY)('offers prices that add up and never contradict each other: %j %j', (progress, change) => {
  const prices = pricesOf(progress, change)
  for (const [key, chances] of prices) {
    const sum = Object.values(chances).reduce((total, chance) => total + chance, 0)
    expect([key, sum]).toEqual([key, expect.closeTo(1, 6)])
  }
  const of = (key: string, ...outcomes: readonly string[]) =>
    outcomes.reduce((sum, outcome) => sum + (prices.get(key)?.[outcome] ?? 0), 0)
  const results = Object.entries(prices.get('MAP_BET') ?? {})
  const won = results.filter(([result]) => Number(result[0]) > Number(result[2]))
  expect(won.reduce((sum, [, p]) => sum + p, 0)).toBeCloseTo(of('MW', '1'), 7)
  if (prices.has('MAP_MATCH')) expect(of('MAP_MATCH', '1/1', '2/1')).toBeCloseTo(of('MW', '1'), 7)
  if (change.bestOf === 1) expect(of('M1_W', '1')).toBeCloseTo(of('MW', '1'), 9)
  const overs = [...prices.keys()].filter((key) => key.startsWith('ROUNDS_OU:')).map((key) => of(key, 'O'))
  expect(overs.length).toBeGreaterThan(0)
  expect(overs).toEqual(overs.toSorted((one, other) => other - one))
})

it('offers at least 15 markets, and no map that may not be played', () => {
  const keys = [...pricesOf().keys()]
  expect(new Set(keys.map((key) => key.split(':')[0])).size).toBeGreaterThanOrEqual(15)
  expect(keys.filter((key) => key.endsWith('_W'))).toEqual(['M1_W', 'M2_W'])
  expect(
    [...pricesOf({ running: score(6, 3), last: 'home' }).keys()].filter((key) =>
      /^M1_(FIRST|RACE)/.test(key),
    ),
  ).toEqual(['M1_RACE:10', 'M1_FIRST:2'])
})

const rounds = (letters: string): Side[] => [...letters].map((letter) => (letter === 'h' ? 'home' : 'away'))
const facts = (change: Partial<EsportsFacts>): EsportsFacts => ({
  over: false,
  half: 12,
  isFormatChanged: false,
  sets: [score(13, 4)],
  running: score(2, 1),
  rallies: [rounds('hhhhhaaahhhahhhhh'), rounds('ahh')],
  ...change,
})

describe('settlement', () => {
  it('settles maps and rounds when they are decided, and the match at its end', () => {
    const running = facts({})
    expect(esports.settle('M1_W', '1', running)).toBe('won')
    expect(esports.settle('M1_FIRST:1', '1', running)).toBe('won')
    expect(esports.settle('M1_FIRST:2', '2', running)).toBe('lost')
    expect(esports.settle('M1_HALF', '1', running)).toBe('won')
    expect(esports.settle('M1_RACE:4', '1', running)).toBe('won')
    expect(esports.settle('M1_ROUND:6', '2', running)).toBe('won')
    expect(esports.settle('M1_RND_AH:-9', '1', running)).toBe('void')
    expect(esports.settle('M1_EXTRA', 'N', running)).toBe('won')
    expect(esports.settle('M2_FIRST:1', '2', running)).toBe('won')
    expect(esports.settle('M2_W', '1', running)).toBeNull()
    expect(esports.settle('WIN_MAP_H', 'Y', running)).toBe('won')
    expect(esports.settle('ROUNDS_OU:19.5', 'O', running)).toBe('won')
    expect(esports.settle('MW', '1', running)).toBeNull()
    const end = facts({ over: true, sets: [score(13, 4), score(14, 16), score(13, 11)] })
    expect(esports.settle('MW', '1', end)).toBe('won')
    expect(esports.settle('MAP_BET', '2-1', end)).toBe('won')
    expect(esports.settle('MAPS_OU:2.5', 'O', end)).toBe('won')
    expect(esports.settle('M2_EXTRA', 'Y', end)).toBe('won')
    expect(esports.settle('ROUNDS_AH:-9.5', '1', end)).toBe('lost')
    expect(esports.settle('ROUNDS_OE', 'ODD', end)).toBe('won')
  })

  it('voids handicaps and totals at once when the number of maps changed, and the winner stands', () => {
    const shortened = facts({ isFormatChanged: true })
    for (const [market, outcome] of [
      ['MAPS_AH:-1.5', '1'],
      ['MAPS_OU:2.5', 'O'],
      ['MAP_BET', '2-0'],
      ['ROUNDS_AH:-4.5', '1'],
      ['ROUNDS_OU:19.5', 'O'],
      ['ROUNDS_H_OU:12.5', 'O'],
      ['WIN_MAP_H', 'Y'],
    ] as const)
      expect([market, esports.settle(market, outcome, shortened)]).toEqual([market, 'void'])
    expect(esports.settle('M1_W', '1', shortened)).toBe('won')
    expect(esports.settle('M1_RND_OU:16.5', 'O', shortened)).toBe('won')
    expect(esports.settle('MW', '1', shortened)).toBeNull()
    const end = facts({ isFormatChanged: true, over: true, sets: [score(13, 4)] })
    expect(esports.settle('MW', '1', end)).toBe('won')
    expect(esports.settle('M2_W', '1', end)).toBe('void')
  })

  it('offers no market of the whole match but the winner after a change of the number of maps', () => {
    const groups = [...pricesOf({ isFormatChanged: true }, { bestOf: 1 }).keys()]
    expect(groups.filter((key) => !key.startsWith('M1_'))).toEqual(['MW', 'MAP_MATCH'])
  })

  it('voids what a match that was not completed left open', () => {
    const stopped = facts({ over: true })
    expect(esports.settle('M1_W', '1', stopped)).toBe('won')
    expect(esports.settle('M2_W', '1', stopped)).toBe('void')
    expect(esports.settle('M3_W', '1', stopped)).toBe('void')
  })
})
