import type { Settled } from '../markets/settled.ts'
import { FOOTBALL_MARKETS } from './catalogue.ts'
import type { Goals } from './scores.ts'

/** Facts of a match that settle its markets. */
export type MatchFacts = {
  readonly first: Goals
  readonly second: Goals
  /** All goals in their order. */
  readonly goals: readonly ('home' | 'away')[]
}

const compare = (left: number, right: number) => (left > right ? 0 : left === right ? 1 : 2)
const BY_CODE = new Map(FOOTBALL_MARKETS.map((market) => [market.code, market]))

/** Returns true if the market is decided by the first half alone. */
export function isFirstHalf(key: string): boolean {
  return BY_CODE.get(key.split(':')[0] ?? '')?.scope === 'first'
}

/** Settles one outcome of a market; `null` for an unknown market. */
export function settleFootball(key: string, outcome: string, facts: MatchFacts): Settled | null {
  const [code = '', lineText] = key.split(':')
  const market = BY_CODE.get(code)
  if (!market?.outcomes.includes(outcome)) return null
  const line = Number(lineText ?? 0)
  const { first, second } = facts
  const full = { home: first.home + second.home, away: first.away + second.away }
  if (market.scope === 'order') return market.settle(facts.goals, outcome, line)
  if (market.scope === 'halves')
    return market.settle(
      {
        half: compare(first.home, first.away),
        full: compare(full.home, full.away),
        more: compare(first.home + first.away, second.home + second.away),
      },
      outcome,
    )
  return market.settle({ full, first, second }[market.scope], outcome, line)
}

/** Returns all outcomes of a market; none for an unknown one. */
export function outcomesOf(key: string): readonly string[] {
  return BY_CODE.get(key.split(':')[0] ?? '')?.outcomes ?? []
}
