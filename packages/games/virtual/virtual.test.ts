import { drawsFrom } from '@poyraz/fairness'
import { expect, it } from 'vitest'
import { halfMeans, LEAGUE_PAIRS, miniLeague, poissonWeights, scoreOf } from './mini-league.ts'
import { winningChances } from './race.ts'
import { horseRace, VIRTUAL_GAMES, VIRTUAL_NAMES, virtualGameById, virtualGameOf } from './virtual-tables.ts'

/** Words of a fixed linear congruential generator (Numerical Recipes). */
function words(seed: number) {
  let state = seed
  return drawsFrom(() => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state
  })
}

it('a card names different runners of the stable, and every runner finishes once', () => {
  for (let seed = 0; seed < 200; seed++) {
    const card = horseRace.cardOf(words(seed))
    const { order, gaps } = horseRace.decide(words(seed + 1_000), card)
    expect(new Set(card.runners.map(({ id }) => id)).size).toBe(8)
    expect([...order].toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(gaps).toHaveLength(7)
    expect(winningChances(card).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12)
  }
})

it('runners win as often as their weights say', () => {
  const card = { runners: [256, 64, 64, 16].map((weight, id) => ({ id, weight })) }
  const draws = words(7)
  const wins = [0, 0, 0, 0]
  const races = 20_000
  for (let race = 0; race < races; race++) {
    const winner = (horseRace.decide(draws, card).order[0] ?? 0) - 1
    wins[winner] = (wins[winner] ?? 0) + 1
  }
  for (const [place, chance] of winningChances(card).entries())
    expect((wins[place] ?? 0) / races).toBeCloseTo(chance, 1.5)
})

it('everybody plays everybody once, and nobody twice on a match day', () => {
  const pairs = LEAGUE_PAIRS.map((pair) => [...pair].toSorted().join())
  expect(new Set(pairs).size).toBe(6)
  for (let day = 0; day < 3; day++)
    expect(new Set(LEAGUE_PAIRS.slice(2 * day, 2 * day + 2).flat()).size).toBe(4)
})

it('goals of a half are Poisson numbers with its expected goals', () => {
  const mean = 65
  const weights = poissonWeights(mean)
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  expect(whole / 2 ** 32).toBeCloseTo(1, 8)
  const expected = weights.reduce((sum, weight, goals) => sum + (goals * weight) / whole, 0)
  expect(expected).toBeCloseTo(mean / 100, 7)
  expect((weights[0] ?? 0) / whole).toBeCloseTo(Math.exp(-0.65), 8)
})

it('the first half has 45 percent of the expected goals', () => {
  expect(halfMeans(4, 4)).toEqual({ first: { home: 65, away: 52 }, second: { home: 80, away: 63 } })
})

it('scores follow from the minutes of the goals', () => {
  const goals = [
    { minute: 45, side: 'home' },
    { minute: 46, side: 'away' },
    { minute: 90, side: 'home' },
  ] as const
  expect([scoreOf({ goals }), scoreOf({ goals }, 'first')]).toEqual([
    { home: 2, away: 1 },
    { home: 1, away: 0 },
  ])
  expect(miniLeague.label({ matches: [{ goals }, { goals: [] }] })).toBe('2-1 0-0')
})

it('every game is known by the name in its proofs, and all of its cards have names', () => {
  for (const game of VIRTUAL_GAMES) {
    const { rules } = virtualGameOf({ game })
    expect(virtualGameById(rules.gameId)).toBe(game)
    const names = VIRTUAL_NAMES[game]
    expect(new Set(names).size).toBe(names.length)
    expect(rules['stable'] ?? rules['clubs']).toBe(names.length)
  }
})
