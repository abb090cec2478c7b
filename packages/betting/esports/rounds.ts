import type { ScoreChance } from '../markets/chances.ts'
import type { Score, Side } from '../markets/score.ts'

/** Rules of a game title. A map is won at `half + 1` rounds; at `half` each it goes on until a lead of two. */
export type Title = {
  /** Rounds of each half; the teams change sides after the first. */
  readonly half: number
}

/** Chances of the rounds of one map. */
export type MapStrength = {
  readonly title: Title
  /** Chance of the home team to win a round, the mean of both sides. */
  readonly round: number
  /** Added to the chance of the attacking team. */
  readonly attack: number
  /** The home team attacks in the first half. */
  readonly isHomeAttacking: boolean
}

/** State of a map: rounds of both teams and the winner of the last one. */
export type MapState = Score & { readonly last: Side | null }

export const MAP_START: MapState = { home: 0, away: 0, last: null }
/** The winner of the first round of a half has better weapons in the next one. */
const FIRST_ROUND_EDGE = 0.16
/** Extra rounds of a team end here: more have a chance below 1e-8. */
const EXTRA_MAX = 30
const [CHANCE_MIN, CHANCE_MAX] = [0.05, 0.95]

export const targetOf = ({ half }: Title) => half + 1
export const isMapOver = ({ home, away }: Score, title: Title) =>
  Math.max(home, away) >= targetOf(title) && (home + away <= 2 * title.half || Math.abs(home - away) > 1)

/** Returns the side that attacks in a round, counted from 0; none in extra rounds, where they take turns. */
export function attackerOf(round: number, { half }: Title, isHomeAttacking: boolean): Side | null {
  if (round >= 2 * half) return null
  return round < half === isHomeAttacking ? 'home' : 'away'
}

/** Returns the chance of the home team to win the next round. */
export function roundChance(strength: MapStrength, { home, away, last }: MapState): number {
  const { title, round, attack, isHomeAttacking } = strength
  const number = home + away
  const attacker = attackerOf(number, title, isHomeAttacking)
  const side = attacker === null ? 0 : attacker === 'home' ? attack : -attack
  const isSecond = attacker !== null && number % title.half === 1
  const edge = isSecond && last !== null ? (last === 'home' ? FIRST_ROUND_EDGE : -FIRST_ROUND_EDGE) : 0
  return Math.min(CHANCE_MAX, Math.max(CHANCE_MIN, round + side + edge))
}

/**
 * Visits all states of a map from a state on, in the order of rounds, each with its chance. `visit` returns true
 * for a state in which the walk ends.
 */
function walkRounds(
  strength: MapStrength,
  from: MapState,
  visit: (state: MapState, p: number) => boolean,
): void {
  const size = targetOf(strength.title) + EXTRA_MAX
  // Two cells for each score: the last round was won by the home team, or by the guests.
  const p = new Float64Array(2 * size * size)
  p[2 * (from.home * size + from.away) + Number(from.last === 'away')] = 1
  const first = from.home + from.away
  for (let rounds = first; rounds < 2 * size - 1; rounds++)
    for (let home = Math.max(from.home, rounds - size + 1); home <= Math.min(rounds, size - 1); home++)
      for (const last of LASTS) {
        const away = rounds - home
        const at = 2 * (home * size + away)
        const chance = p[at + Number(last === 'away')] ?? 0
        if (chance === 0) continue
        const state = { home, away, last: rounds === first ? from.last : last }
        if (visit(state, chance) || home === size - 1 || away === size - 1) continue
        const won = roundChance(strength, state)
        const [homeNext, awayNext] = [at + 2 * size, at + 2 + 1]
        p[homeNext] = (p[homeNext] ?? 0) + chance * won
        p[awayNext] = (p[awayNext] ?? 0) + chance * (1 - won)
      }
}

const LASTS = ['home', 'away'] as const

/** Returns the final scores of a map. */
export function mapResults(strength: MapStrength, from: MapState): readonly ScoreChance[] {
  const byScore = new Map<string, ScoreChance>()
  walkRounds(strength, from, ({ home, away }, p) => {
    if (!isMapOver({ home, away }, strength.title)) return false
    const key = `${home} ${away}`
    byScore.set(key, { home, away, p: p + (byScore.get(key)?.p ?? 0) })
    return true
  })
  return [...byScore.values()]
}

/** Returns the chance of the home team to reach a number of rounds first. */
export function roundRace(strength: MapStrength, from: MapState, rounds: number): number {
  let chance = 0
  walkRounds(strength, from, ({ home, away }, p) => {
    if (home === rounds) chance += p
    return home === rounds || away === rounds
  })
  return chance
}

/** Returns the chances of the rounds of the home team in the first half. */
export function halfResults(strength: MapStrength, from: MapState): readonly ScoreChance[] {
  const { half } = strength.title
  const p = new Float64Array(half + 1)
  walkRounds(strength, from, ({ home, away }, chance) => {
    if (home + away < half) return false
    p[home] = (p[home] ?? 0) + chance
    return true
  })
  return [...p].map((chance, home) => ({ home, away: half - home, p: chance }))
}
