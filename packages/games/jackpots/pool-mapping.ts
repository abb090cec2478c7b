import type { Draws } from '@poyraz/fairness'
import { contribution, distances, drawTicket, levelOfTicket } from './decide.ts'
import { poolOfKey } from './pools.ts'

/**
 * Returns the rules of a pool as the verifier of receipts uses them; `null` for a pool that is not known
 * here.
 */
export function poolMapping(key: string) {
  const pool = poolOfKey(key)
  const [first] = pool?.rules.levels ?? []
  if (!pool || !first) return null
  const { rules } = pool
  return {
    gameId: rules.gameId,
    rules,
    drawTicket: (draws: Draws) => drawTicket(rules, draws),
    levelOfTicket: (stake: bigint, ticket: number) => levelOfTicket(rules, stake, ticket)?.key ?? null,
    level: first.key,
    contribution: (stake: bigint) => contribution(first, stake),
    distances: () => distances(rules),
  }
}
