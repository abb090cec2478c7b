import { describe, expect, it } from 'vitest'
import type { Score } from '../markets/score.ts'
import {
  type IceHockeyFacts,
  type IceHockeyProgress,
  type IceHockeyStrength,
  iceHockey,
  iceHockeyModel,
  lateFactors,
  powerFactors,
  USUAL_TEMPO,
} from './index.ts'

const START: IceHockeyProgress = { periods: [], played: 0, isOvertime: false, power: null }
const STRENGTH: IceHockeyStrength = {
  expected: { home: 3.1, away: 2.7 },
  shootOut: 0.5,
  tempo: USUAL_TEMPO,
}
const score = (home: number, away: number): Score => ({ home, away })

function pricesOf(progress: Partial<IceHockeyProgress> = {}, strength = STRENGTH) {
  const model = iceHockeyModel(strength, { ...START, ...progress })
  return new Map(
    iceHockey
      .prices(model)
      .map(({ key, outcomes }) => [
        key,
        new Map(outcomes.map(({ outcome, chance }) => [outcome, chance] as const)),
      ]),
  )
}
type Prices = ReturnType<typeof pricesOf>
const chance = (prices: Prices, key: string, ...outcomes: readonly string[]) =>
  outcomes.reduce((sum, outcome) => sum + (prices.get(key)?.get(outcome) ?? 0), 0)

it('prices the worked example of independent goals', () => {
  // No late phase and no overtime goals: a draw is decided by a chance of 0.52.
  const tempo = { ...USUAL_TEMPO, lateSeconds: 0, overtime: 0 }
  const prices = pricesOf({}, { ...STRENGTH, shootOut: 0.52, tempo })
  expect(chance(prices, 'REG_1X2', '1')).toBeCloseTo(0.480761, 6)
  expect(chance(prices, 'REG_1X2', 'X')).toBeCloseTo(0.167542, 6)
  expect(chance(prices, 'REG_1X2', '2')).toBeCloseTo(0.351697, 6)
  expect(chance(prices, 'ML_OT', '1')).toBeCloseTo(0.567883, 6)
  expect(chance(prices, 'REG_OU:5.5', 'O')).toBeCloseTo(0.521685, 6)
  expect(chance(prices, 'REG_OU:5.5', 'O') - chance(prices, 'REG_OU:6.5', 'O')).toBeCloseTo(0.160076, 6)
})

/** The rest of regular time in steps of a part of a second, in which one goal falls at most. */
function steppedResults({ periods, played, power }: IceHockeyProgress) {
  const step = 1 / 8
  const [h0, a0] = [0, 1].map((of) => periods.reduce((sum, one) => sum + (of ? one.away : one.home), 0))
  const from = Math.max(0, periods.length - 1) * 1_200 + played
  let chances = new Map([['0 0', 1]])
  for (let second = from; second < 3_600; second += step) {
    const next = new Map<string, number>()
    const add = (home: number, away: number, p: number) =>
      next.set(`${home} ${away}`, (next.get(`${home} ${away}`) ?? 0) + p)
    for (const [key, p] of chances) {
      const [home = 0, away = 0] = key.split(' ').map(Number)
      const lead = (h0 ?? 0) + home - (a0 ?? 0) - away
      const late = second >= 3_480 ? lateFactors(USUAL_TEMPO, lead) : [1, 1]
      const goals = power?.side === 'home' ? home : away
      const isPower = power !== null && second < from + power.seconds && goals === 0
      const more = powerFactors(isPower ? power.side : null)
      const ofHome = ((3.1 * step) / 3_600) * (late[0] ?? 1) * more[0]
      const ofAway = ((2.7 * step) / 3_600) * (late[1] ?? 1) * more[1]
      if (p < 1e-16) continue
      add(home + 1, away, p * ofHome)
      add(home, away + 1, p * ofAway)
      add(home, away, p * (1 - ofHome - ofAway))
    }
    chances = next
  }
  return [...chances].map(([key, p]) => {
    const [home = 0, away = 0] = key.split(' ').map(Number)
    return { home: home + (h0 ?? 0), away: away + (a0 ?? 0), p }
  })
}

const LATE: readonly IceHockeyProgress[] = [
  { ...START, periods: [score(1, 0), score(0, 1), score(0, 1)], played: 900, power: null },
  {
    ...START,
    periods: [score(0, 0), score(1, 1), score(0, 0)],
    played: 1_000,
    power: { side: 'away', seconds: 110 },
  },
  {
    ...START,
    periods: [score(2, 0), score(0, 0), score(0, 0)],
    played: 1_100,
    power: { side: 'home', seconds: 80 },
  },
  { ...START, periods: [score(1, 1), score(0, 0)], played: 1_150, power: { side: 'home', seconds: 45 } },
]

it.each(LATE)('prices the last minutes and a power play as small steps of time do: %j', (progress) => {
  const ends = steppedResults(progress)
  const sum = (test: (end: Score) => boolean) => ends.reduce((all, end) => all + (test(end) ? end.p : 0), 0)
  const prices = pricesOf(progress)
  expect(chance(prices, 'REG_1X2', '1')).toBeCloseTo(
    sum(({ home, away }) => home > away),
    3,
  )
  expect(chance(prices, 'REG_1X2', 'X')).toBeCloseTo(
    sum(({ home, away }) => home === away),
    3,
  )
  const line = [...prices.keys()].find((key) => key.startsWith('REG_OU:'))?.split(':')[1]
  expect(chance(prices, `REG_OU:${line}`, 'O')).toBeCloseTo(
    sum(({ home, away }) => home + away > Number(line)),
    3,
  )
})

const IN_PLAY: readonly Partial<IceHockeyProgress>[] = [
  {},
  { periods: [score(1, 0)], played: 700, power: { side: 'away', seconds: 100 } },
  { periods: [score(1, 0), score(2, 2)], played: 0 },
  { periods: [score(0, 0), score(0, 0), score(0, 0)], played: 1_110 },
  { periods: [score(3, 1), score(1, 2), score(0, 0)], played: 1_000, power: { side: 'home', seconds: 120 } },
  { periods: [score(1, 1), score(1, 1), score(0, 0)], played: 100, isOvertime: true },
]

it.each(IN_PLAY)('offers prices that add up and never contradict each other: %j', (progress) => {
  const prices = pricesOf(progress)
  for (const [key, outcomes] of prices) {
    const sum = [...outcomes.values()].reduce((all, one) => all + one, 0)
    expect([key, sum]).toEqual([key, expect.closeTo(key.includes('_DC') ? 2 : 1, 5)])
  }
  if (progress.isOvertime) {
    expect([...prices.keys()].toSorted()).toEqual(['ML_OT', 'SO_YN'])
    return
  }
  const of = (key: string, ...outcomes: readonly string[]) => chance(prices, key, ...outcomes)
  const scores = prices.get('REG_CS') ?? new Map<string, number>()
  const draws = [...scores].filter(([name]) => name === 'OTHER_D' || name[0] === name[2])
  expect(draws.reduce((sum, [, p]) => sum + p, 0)).toBeCloseTo(of('REG_1X2', 'X'), 5)
  expect(of('REG_WM', 'H1', 'H2', 'H3+')).toBeCloseTo(of('REG_1X2', '1'), 6)
  expect(of('REG_DC', '1X')).toBeCloseTo(of('REG_1X2', '1', 'X'), 6)
  expect(of('OT_YN', 'Y')).toBeCloseTo(of('REG_1X2', 'X'), 6)
  expect(of('ML_OT', '1')).toBeGreaterThan(of('REG_1X2', '1'))
  expect(of('ML_OT', '1')).toBeLessThan(of('REG_1X2', '1', 'X'))
  const combined = [...prices.keys()].find((key) => key.startsWith('REG_RES_OU'))
  if (combined) {
    expect(of(combined, '1&O', '1&U')).toBeCloseTo(of('REG_1X2', '1'), 6)
    const over = of(`REG_OU:${combined.split(':')[1]}`, 'O')
    expect(of(combined, '1&O', 'X&O', '2&O')).toBeCloseTo(over, 6)
  }
  const overs = [...prices.keys()].filter((key) => key.startsWith('REG_OU:')).map((key) => of(key, 'O'))
  expect(overs).toEqual(overs.toSorted((one, other) => other - one))
})

it.each([
  // One goal behind without a goalkeeper: 3.1 · 1.9 against 2.7 · 4.5.
  [[score(0, 1), score(0, 0), score(0, 0)], null, 5.89 / 12.15],
  // Level in the last minute: both are careful alike.
  [[score(1, 1), score(0, 0), score(0, 0)], null, 3.1 / 2.7],
  // Three goals ahead in a power play: 3.1 · 2.4 against 2.7 · 0.45.
  [[score(3, 0), score(0, 0), score(0, 0)], { side: 'home' as const, seconds: 60 }, 7.44 / 1.215],
  [[score(3, 0), score(0, 0), score(0, 0)], { side: 'away' as const, seconds: 60 }, 1.395 / 6.48],
])('prices the next goal of the last minute by the pace of both teams: %j %j', (periods, power, ratio) => {
  const prices = pricesOf({ periods, played: 1_150, power })
  const key = [...prices.keys()].find((one) => one.startsWith('REG_NEXT')) ?? ''
  expect(chance(prices, key, '1') / chance(prices, key, '2')).toBeCloseTo(ratio, 6)
})

it('prices a race to one goal more like the next goal, and a draw of periods from their scores', () => {
  const progress = { periods: [score(1, 0), score(0, 1), score(1, 1)], played: 1_090 }
  const prices = pricesOf(progress)
  for (const outcome of ['1', 'NONE', '2'])
    expect(chance(prices, 'REG_RACE:3', outcome)).toBeCloseTo(chance(prices, 'REG_NEXT:5', outcome), 7)
  expect([...prices.keys()].filter((key) => /^P[12]_/.test(key))).toEqual([])
})

it('offers at least 25 markets before the match', () => {
  expect(new Set([...pricesOf().keys()].map((key) => key.split(':')[0])).size).toBeGreaterThanOrEqual(25)
})

const goal = (side: 'home' | 'away', period: number) => ({ side, period })
const facts = (change: Partial<IceHockeyFacts>): IceHockeyFacts => ({
  over: false,
  goals: [goal('home', 0), goal('away', 0), goal('home', 1)],
  finished: 1,
  extra: null,
  ...change,
})
const settled = (of: IceHockeyFacts) => (key: string, outcome: string) => iceHockey.settle(key, outcome, of)

describe('settlement', () => {
  it('settles what is decided while the match runs', () => {
    const of = settled(facts({}))
    expect(of('P1_1X2', 'X')).toBe('won')
    expect(of('P1_DNB', '1')).toBe('void')
    expect(of('P2_1X2', '1')).toBeNull()
    expect(of('REG_FIRST', '1')).toBe('won')
    expect(of('REG_NEXT:3', '1')).toBe('won')
    expect(of('REG_NEXT:4', '1')).toBeNull()
    expect(of('REG_RACE:2', '1')).toBe('won')
    expect(of('REG_BTTS', 'Y')).toBe('won')
    expect(of('REG_OU:2.5', 'O')).toBe('won')
    expect(of('REG_OU:3', 'U')).toBeNull()
    expect(of('REG_1X2', '1')).toBeNull()
  })

  const draw = [goal('home', 0), goal('away', 0), goal('home', 1), goal('away', 2)]

  it('settles 60 minutes as a draw, and the match with one goal more for the winner', () => {
    const inOvertime = settled(facts({ goals: draw, finished: 3 }))
    expect(inOvertime('REG_1X2', 'X')).toBe('won')
    expect(inOvertime('OT_YN', 'Y')).toBe('won')
    expect(inOvertime('REG_CS', '2-2')).toBe('won')
    expect(inOvertime('ML_OT', '2')).toBeNull()
    expect(inOvertime('SO_YN', 'N')).toBeNull()
    const end = settled(
      facts({ goals: draw, finished: 3, over: true, extra: { side: 'away', by: 'shoot_out' } }),
    )
    expect(end('ML_OT', '2')).toBe('won')
    expect(end('ML_OT', '1')).toBe('lost')
    expect(end('SO_YN', 'Y')).toBe('won')
    expect(end('GOALS_OU:4.5', 'O')).toBe('won')
    expect(end('REG_OU:4.5', 'U')).toBe('won')
    expect(end('GOALS_OU:5', 'O')).toBe('void')
    expect(end('GOALS_OE', 'ODD')).toBe('won')
    expect(end('PUCK_AH:1.5', '1')).toBe('won')
    expect(end('PUCK_AH:-1.5', '2')).toBe('won')
    expect(end('REG_AH:-0.25', '1')).toBe('half_lost')
    expect(end('REG_NEXT:5', 'NONE')).toBe('won')
    expect(end('REG_RACE:3', 'NONE')).toBe('won')
    expect(end('HPG', 'P1')).toBe('won')
  })

  it('voids what an abandoned match left open', () => {
    const of = settled(facts({ over: true, finished: 2 }))
    expect(of('ML_OT', '1')).toBe('void')
    expect(of('REG_1X2', '1')).toBe('void')
    expect(of('P3_OU:1.5', 'U')).toBe('void')
    expect(of('P2_1X2', '1')).toBe('won')
    expect(of('REG_OU:2.5', 'O')).toBe('won')
  })
})
