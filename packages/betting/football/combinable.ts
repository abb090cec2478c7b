import type { Settled } from '../markets/settled.ts'
import type { Goals } from './scores.ts'
import { outcomesOf, settlerOf } from './settle.ts'

const NONE: Goals = { home: 0, away: 0 }
/** Goals of a half up to which a market is tried: further ones settle it in no other way. */
const TRIED_MAX = 7

/** Answers of `isCombinable`: markets and their lines are few. */
const combinable = new Map<string, boolean>()
const COMBINABLE_MAX = 1_000

/** Returns true if a market is won or lost at every score: it has no push, and no half of it is won. */
export function isCombinable(market: string): boolean {
  const known = combinable.get(market)
  if (known !== undefined) return known
  if (combinable.size >= COMBINABLE_MAX) combinable.clear()
  const answer = isPlainMarket(market)
  combinable.set(market, answer)
  return answer
}

function isPlainMarket(market: string): boolean {
  const settlers = outcomesOf(market).flatMap((outcome) => settlerOf(market, outcome) ?? [])
  for (let home = 0; home <= TRIED_MAX; home++)
    for (let away = 0; away <= TRIED_MAX; away++) {
      const score = { home, away }
      const results = [
        { first: NONE, second: score, goals: [] },
        { first: score, second: NONE, goals: [] },
      ].flatMap((facts) => settlers.map((settle) => settle(facts)))
      if (!results.every(isPlain)) return false
    }
  return settlers.length > 0
}

const isPlain = (result: Settled) => result === 'won' || result === 'lost'
