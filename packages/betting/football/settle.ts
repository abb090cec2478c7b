import type { Settled } from '../markets/settled.ts'
import { FOOTBALL_MARKETS } from './catalogue.ts'
import { compare } from './halves.ts'
import type { Market } from './market.ts'
import { isOfHalves } from './result-table.ts'
import type { Goals } from './scores.ts'

/** Facts of a match that settle its markets. */
export type MatchFacts = {
  readonly first: Goals
  readonly second: Goals
  /** All goals in their order. */
  readonly goals: readonly ('home' | 'away')[]
}

const BY_CODE = new Map(FOOTBALL_MARKETS.map((market) => [market.code, market]))

/** Returns what a market is about; `null` for an unknown one. */
export function scopeOf(key: string): Market['scope'] | null {
  return BY_CODE.get(key.split(':')[0] ?? '')?.scope ?? null
}

/** Returns true if the market is decided by the first half alone. */
export function isFirstHalf(key: string): boolean {
  return scopeOf(key) === 'first'
}

/** Returns true if the final score alone does not settle the market: it needs the score at half-time. */
export function isAboutHalves(key: string): boolean {
  const scope = scopeOf(key)
  return scope !== null && scope !== 'full' && scope !== 'order'
}

/** Returns true if the market is about the order of the goals. */
export function isAboutOrder(key: string): boolean {
  return scopeOf(key) === 'order'
}

/** Settles one outcome of a market; `null` for an unknown market. */
export function settleFootball(key: string, outcome: string, facts: MatchFacts): Settled | null {
  return settlerOf(key, outcome)?.(facts) ?? null
}

/** Returns the function that settles an outcome; `null` for an unknown market. */
export function settlerOf(key: string, outcome: string): ((facts: MatchFacts) => Settled) | null {
  const [code = '', lineText] = key.split(':')
  const market = BY_CODE.get(code)
  if (!market?.outcomes.includes(outcome)) return null
  const line = Number(lineText ?? 0)
  return ({ first, second, goals }) => {
    if (market.scope === 'order') return market.settle(goals, outcome, line)
    const full = { home: first.home + second.home, away: first.away + second.away }
    if (!isOfHalves(market)) return market.settle({ full, first, second }[market.scope], outcome, line)
    const half = compare(first.home, first.away)
    const more = compare(first.home + first.away, second.home + second.away)
    return market.settle({ half, full: compare(full.home, full.away), more }, outcome)
  }
}

/** Returns all outcomes of a market; none for an unknown one. */
export function outcomesOf(key: string): readonly string[] {
  return BY_CODE.get(key.split(':')[0] ?? '')?.outcomes ?? []
}
