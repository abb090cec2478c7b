import { describe, expect, it, vi } from 'vitest'
import { builderOdds, neededParts } from '../prices/builder.ts'
import { FOOTBALL_MARKETS } from './catalogue.ts'
import { isCombinable } from './combinable.ts'
import { jointChances } from './joint.ts'
import { footballPrices } from './prices.ts'
import { type MatchState, scoreModel } from './scores.ts'
import { settleFootball } from './settle.ts'

const NIL = { home: 0, away: 0 }
const [HOME, AWAY, RHO] = [1.55, 1.2, -0.1]
const BEFORE: MatchState = {
  first: NIL,
  second: null,
  restOfFirst: { home: HOME * 0.45, away: AWAY * 0.45 },
  restOfSecond: { home: HOME * 0.55, away: AWAY * 0.55 },
  rho: RHO,
}
const part = (text: string) => {
  const [market = '', outcome = ''] = text.split('=')
  return { market, outcome }
}
const chanceOf = (state: MatchState, ...texts: readonly string[]) =>
  jointChances(state, texts.map(part))?.at(-1)

/** The score matrix of 90 minutes by the formula of Dixon and Coles, without the code that is tested. */
function matrixSum(holds: (home: number, away: number) => boolean): number {
  const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1))
  const poisson = (mean: number, n: number) => (Math.exp(-mean) * mean ** n) / factorial(n)
  const factors: Record<string, number> = {
    '0-0': 1 - HOME * AWAY * RHO,
    '0-1': 1 + HOME * RHO,
    '1-0': 1 + AWAY * RHO,
    '1-1': 1 - RHO,
  }
  let sum = 0
  for (let home = 0; home <= 15; home++)
    for (let away = 0; away <= 15; away++)
      if (holds(home, away))
        sum += poisson(HOME, home) * poisson(AWAY, away) * (factors[`${home}-${away}`] ?? 1)
  return sum
}

describe('the chance of a bet builder', () => {
  it.each([
    [['FT_1X2=1', 'FT_BTTS=Y', 'FT_OU:2.5=O'], (h: number, a: number) => h > a && a > 0 && h + a > 2],
    [['FT_1X2=X', 'FT_OU:2.5=U'], (h: number, a: number) => h === a && h + a < 3],
    [['FT_AH:-1.5=1', 'TT_A_OU:0.5=O'], (h: number, a: number) => h - a > 1 && a > 0],
    [['CLEAN_H=Y', 'FT_DC=1X', 'FT_EXACT=2'], (h: number, a: number) => a === 0 && h === 2],
    [['FT_OE=ODD', 'FT_1X2=2', 'FT_TGB=2-3'], (h: number, a: number) => a > h && h + a === 3],
  ])('of %j is the sum over the score matrix', (texts, holds) => {
    expect(chanceOf(BEFORE, ...texts)).toBeCloseTo(matrixSum(holds), 6)
  })

  it('of one part is that of its market, for every outcome that can be combined', () => {
    for (const state of [BEFORE, { ...BEFORE, first: { home: 1, away: 0 }, rho: 0 }]) {
      const goals = state.first.home
      for (const { key, outcomes } of footballPrices(scoreModel(state), { goals, isSecondHalf: false }))
        for (const { outcome, chance } of isCombinable(key) ? outcomes : [])
          expect([key, outcome, chanceOf(state, `${key}=${outcome}`)]).toEqual([
            key,
            outcome,
            expect.closeTo(chance, 5),
          ])
    }
  })

  it('of the first and the last goal counts their orders', () => {
    // One goal of each side decides: the first and the last are of different sides with equal chances.
    const state = { ...BEFORE, rho: 0 }
    const both = ['FT_CS=1-1', 'FTTS=1', 'LTTS=2']
    expect(chanceOf(state, ...both)).toBeCloseTo((chanceOf(state, 'FT_CS=1-1') ?? 0) / 2, 9)
    expect(chanceOf(state, 'FT_CS=1-1', 'FTTS=1', 'LTTS=1')).toBe(0)
    const scored = chanceOf(state, 'FT_CS=2-0') ?? 0
    expect(chanceOf(state, 'FT_CS=2-0', 'FTTS=1', 'LTTS=1')).toBeCloseTo(scored, 9)
  })

  it('C06: settles an outcome once per score that its market asks for', () => {
    const texts = ['FT_1X2=2', 'HT_OU:1.5=O', '2H_BTTS=Y', 'HTFT=X/1', 'HMG=2H', 'FTTS=1']
    const state = { ...BEFORE, restOfFirst: { home: 1.3, away: 1.1 } }
    const settles = texts.map((text) => {
      const market = FOOTBALL_MARKETS.find(({ code }) => code === part(text).market.split(':')[0])
      return vi.spyOn(market ?? expect.fail(text), 'settle')
    })
    // Answers of `isCombinable` are kept, but its trials would be counted here.
    for (const text of texts) isCombinable(part(text).market)
    for (const settle of settles) settle.mockClear()
    jointChances(state, texts.map(part))
    const asked = settles.map(({ mock }) => mock.calls.length)
    for (const settle of settles) settle.mockRestore()
    // A team has up to 10 further goals in each half.
    for (const count of asked) expect(count).toBeLessThanOrEqual(21 * 21)
  })

  it('is unknown for markets with a push or a half result', () => {
    const refused = ['FT_DNB', 'FT_AH:-1', 'FT_AH:-0.75', 'FT_AOU:2', 'FT_AOU:2.25', 'HT_DNB', 'TOTAL:160.5']
    expect(refused.filter(isCombinable)).toEqual([])
    expect(jointChances(BEFORE, [part('FT_1X2=1'), part('FT_AH:-1=1')])).toBeNull()
    expect(['FT_AH:-0.5', 'FT_AOU:2.5', 'FT_OU:6.5', 'HTFT', 'NEXT_GOAL:1'].every(isCombinable)).toBe(true)
  })
})

/** Numbers that look random, the same in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor(state / 65_536) % below
  }
}

/** Sums the chances of all scores of both halves in which every part wins, as it is settled. */
function enumerated(state: MatchState, texts: readonly string[]): number {
  const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1))
  const poisson = (mean: number, n: number) => (Math.exp(-mean) * mean ** n) / factorial(n)
  const counts = [0, 1, 2, 3, 4, 5, 6, 7, 8]
  let sum = 0
  for (const a of counts)
    for (const b of counts)
      for (const c of counts)
        for (const d of counts) {
          const p =
            poisson(state.restOfFirst.home, a) *
            poisson(state.restOfFirst.away, b) *
            poisson(state.restOfSecond.home, c) *
            poisson(state.restOfSecond.away, d)
          if (p < 1e-10) continue
          const facts = { first: { home: a, away: b }, second: { home: c, away: d }, goals: [] }
          const wins = texts.map(part).every(({ market, outcome }) => {
            return settleFootball(market, outcome, facts) === 'won'
          })
          if (wins) sum += p
        }
  return sum
}

it('of random combinations is that of an enumeration of all matches', () => {
  const next = numbers(7)
  const state = { ...BEFORE, rho: 0 }
  const ordered = new Set(FOOTBALL_MARKETS.filter(({ scope }) => scope === 'order').map(({ code }) => code))
  const offered = footballPrices(scoreModel(state), { goals: 0, isSecondHalf: false })
  const markets = offered.filter(({ key, code }) => isCombinable(key) && !ordered.has(code))
  let possible = 0
  for (let round = 0; round < 40; round++) {
    const texts = Array.from({ length: 2 + next(3) }, () => {
      const market = markets[next(markets.length)]
      return `${market?.key}=${market?.outcomes[next(market.outcomes.length)]?.outcome}`
    })
    const expected = enumerated(state, texts)
    expect([texts, chanceOf(state, ...texts)]).toEqual([texts, expect.closeTo(expected, 5)])
    if (expected > 0) possible += 1
  }
  expect(possible).toBeGreaterThan(10)
})

describe('the odds of a bet builder', () => {
  const oddsOf = (...texts: readonly string[]) => {
    const chances = jointChances(BEFORE, texts.map(part)) ?? new Float64Array(1)
    // Every part has five percent of margin.
    const singles = texts.map((_, place) => Math.floor(950 / (chances[1 << place] ?? 1)))
    return { singles, odds: builderOdds(chances, singles), chances }
  }

  it('are the fair odds of the joint chance with the margins of the parts', () => {
    const { odds, chances } = oddsOf('FT_1X2=1', 'FT_OU:2.5=O')
    // Apart they would have 0.4422 · 0.5185 = 0.2293, but they come together more often.
    expect(chances[3]).toBeCloseTo(0.2782, 4)
    // 0.95² / 0.2782 = 3.244.
    expect(odds[3]).toBe(3_200)
  })
  it('of one part are those of its market', () => {
    const { odds, singles } = oddsOf('FT_1X2=1', 'FT_OU:2.5=O')
    expect([odds[0], odds[1], odds[2]]).toEqual([1_000, singles[0], singles[1]])
  })
  it('are those without a part that the others imply', () => {
    const { odds, chances } = oddsOf('FT_1X2=1', 'FT_DC=1X', 'FT_OU:2.5=O')
    expect(neededParts(chances, 7)).toBe(5)
    expect(odds[7]).toBe(odds[5])
    // A home win in which both score has three goals at least.
    expect(neededParts(oddsOf('FT_1X2=1', 'FT_OU:2.5=O', 'FT_BTTS=Y').chances, 7)).toBe(5)
    const nested = oddsOf('FT_OU:1.5=O', 'FT_OU:2.5=O', 'FT_OU:3.5=O')
    expect(neededParts(nested.chances, 7)).toBe(4)
    expect(nested.odds[7]).toBe(nested.singles[2])
  })
  it('have no price for parts that contradict one another', () => {
    const { odds, chances } = oddsOf('FT_1X2=1', 'FT_BTTS=Y', 'FT_OU:1.5=U')
    expect([chances[7], odds[7]]).toEqual([0, 1_000])
    expect(odds[3]).toBeGreaterThan(1_000)
  })
  it('never fall with a further part', () => {
    const next = numbers(11)
    const offered = footballPrices(scoreModel(BEFORE), { goals: 0, isSecondHalf: false })
    const markets = offered.filter(({ key }) => isCombinable(key))
    for (let round = 0; round < 60; round++) {
      const texts = Array.from({ length: 4 }, () => {
        const market = markets[next(markets.length)]
        return `${market?.key}=${market?.outcomes[next(market.outcomes.length)]?.outcome}`
      })
      const { odds, chances } = oddsOf(...texts)
      const sets = odds.map((_, mask) => mask).filter((mask) => (chances[mask] ?? 0) > 0)
      const falls = sets.flatMap((mask) =>
        [1, 2, 4, 8].filter((bit) => (odds[mask] ?? 0) < (odds[mask & ~bit] ?? 0)),
      )
      expect([texts, falls]).toEqual([texts, []])
    }
  })
})
