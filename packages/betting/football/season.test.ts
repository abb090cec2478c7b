import { expect, it } from 'vitest'
import { scoreModel } from './scores.ts'
import { rankOf, seasonChances, standingAfter } from './season.ts'

const NIL = { home: 0, away: 0 }
const STANDINGS = [
  { points: 10, scored: 9, conceded: 6 },
  { points: 9, scored: 8, conceded: 5 },
  { points: 7, scored: 7, conceded: 7 },
  { points: 7, scored: 5, conceded: 5 },
]
const scoresAt = (home: number, away: number) =>
  scoreModel({
    first: NIL,
    second: null,
    restOfFirst: { home: home * 0.45, away: away * 0.45 },
    restOfSecond: { home: home * 0.55, away: away * 0.55 },
    rho: -0.06,
  }).full
const MATCHES = [
  { home: 0, away: 2, scores: scoresAt(1.2, 1.4) },
  { home: 3, away: 1, scores: scoresAt(1.6, 0.9) },
]

/** Numbers that look random, the same in every run. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

type Row = { points: number; difference: number; goals: number }

/** Sorts a table and shares each place among the teams that tie for it: the rules, written another way. */
function sharesOf(rows: readonly Row[], places: number): number[] {
  const keys = rows.map(({ points, difference, goals }) => [points, difference, goals] as const)
  const isAbove = (one: number, other: number) => {
    for (const at of [0, 1, 2] as const) {
      const step = (keys[one]?.[at] ?? 0) - (keys[other]?.[at] ?? 0)
      if (step !== 0) return step > 0
    }
    return false
  }
  const shares = rows.map(() => 0)
  let left = places
  const open = new Set(rows.keys())
  while (left > 0) {
    const top = [...open].filter((one) => ![...open].some((other) => isAbove(other, one)))
    for (const team of top) {
      shares[team] = Math.min(1, left / top.length)
      open.delete(team)
    }
    left -= top.length
  }
  return shares
}

/** Chances by all scores of both matches. */
function exactChances(places: number): number[] {
  const chances = STANDINGS.map(() => 0)
  const scoresOf = ({ scores: { size, cells, chances: of } }: (typeof MATCHES)[number]) =>
    [...cells].map((cell, at) => ({ home: Math.floor(cell / size), away: cell % size, p: of[at] ?? 0 }))
  const [first, second] = MATCHES.map(scoresOf)
  for (const one of first ?? [])
    for (const other of second ?? []) {
      const rows = STANDINGS.map(({ points, scored, conceded }) => ({
        points,
        difference: scored - conceded,
        goals: scored,
      }))
      for (const [{ home, away }, { home: h, away: a }] of [
        [MATCHES[0], one],
        [MATCHES[1], other],
      ] as [(typeof MATCHES)[number], typeof one][]) {
        for (const [team, own, others] of [
          [home, h, a],
          [away, a, h],
        ] as const) {
          const row = rows[team] as Row
          row.points += own > others ? 3 : own === others ? 1 : 0
          row.difference += own - others
          row.goals += own
        }
      }
      for (const [team, share] of sharesOf(rows, places).entries())
        chances[team] = (chances[team] ?? 0) + share * one.p * other.p
    }
  return chances
}

it('counts the chances of a season as all scores of its last matches give them', () => {
  const ranks = Float64Array.from(STANDINGS, rankOf)
  const sampling = { seasons: 200_000, draw: numbers(7) }
  const counted = seasonChances({ ranks, matches: MATCHES }, [1, 2, 3], sampling)
  for (const [at, places] of [1, 2, 3].entries()) {
    const exact = exactChances(places)
    expect(exact.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(places, 6)
    for (const [team, chance] of exact.entries())
      expect(Math.abs((counted[at]?.[team] ?? 0) - chance)).toBeLessThan(0.004)
  }
})

it('ranks by points, then goal difference, then goals', () => {
  const order = [
    { points: 10, scored: 1, conceded: 60 },
    { points: 9, scored: 70, conceded: 10 },
    { points: 9, scored: 20, conceded: 15 },
    { points: 9, scored: 12, conceded: 7 },
  ].map(rankOf)
  expect(order).toEqual(order.toSorted((one, other) => other - one))
  expect(new Set(order).size).toBe(4)
  expect([standingAfter(2, 1), standingAfter(1, 1), standingAfter(0, 1)].map(({ points }) => points)).toEqual(
    [3, 1, 0],
  )
})

it('shares the first places among teams that tie when nothing is left to play', () => {
  const ranks = Float64Array.from([5, 7, 7, 3])
  const chances = seasonChances({ ranks, matches: [] }, [1, 2, 3], { seasons: 1, draw: () => 0 })
  expect(chances).toEqual([
    [0, 0.5, 0.5, 0],
    [0, 1, 1, 0],
    [1, 1, 1, 0],
  ])
})
