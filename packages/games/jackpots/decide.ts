import type { Draws } from '@poyraz/fairness'
import { type JackpotLevel, type JackpotRules, MICRO } from './rules.ts'

/** Returns the contribution of a stake to a pot, in micro-kuruş: exact for every stake, so nothing is rounded. */
export function contribution({ rate }: Pick<JackpotLevel, 'rate'>, stakeKurus: bigint): bigint {
  return stakeKurus * BigInt(rate)
}

/** Draws the ticket of a round in a progressive pool. It does not depend on the stake. */
export function drawTicket({ tickets }: Pick<JackpotRules, 'tickets'>, draws: Draws): number {
  return draws.int(tickets)
}

/**
 * Returns the level that a ticket wins with a stake, or `null`. Level k has `weight × stake` of the tickets,
 * so every kuruş of a stake has the same chance. The levels follow one another from ticket 0 on.
 */
export function levelOfTicket(
  { levels }: Pick<JackpotRules, 'levels'>,
  stakeKurus: bigint,
  ticket: number,
): JackpotLevel | null {
  let end = 0n
  for (const level of levels) {
    end += BigInt(level.weight) * stakeKurus
    if (BigInt(ticket) < end) return level
  }
  return null
}

/**
 * Number of possible distances of a must-hit-by pot, in micro-kuruş of contributions. The largest stake still
 * ends at the cap or below it; a kuruş is left for the fraction that an earlier pot may have passed on.
 */
export function distances({ stakeMax, levels: [level] }: JackpotRules): number {
  if (!level) throw new Error('a must-hit-by pool has one level')
  const room = BigInt(level.cap - level.seed - 1) * MICRO
  return Number(room - contribution(level, BigInt(stakeMax)))
}
