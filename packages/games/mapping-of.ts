import type { Draws } from '@poyraz/fairness'
import { playInstant } from '@poyraz/rounds'
import { ORIGINAL_GAMES } from '#original-games'
import { SLOT_GAMES } from '#slot-games'
import { drawWinners, lotteryRules } from './lottery/draw-winners.ts'
import { asLotteryOutcome, type LotteryOutcome } from './lottery/lottery-outcome.ts'
import type { OriginalGame, OriginalRules } from './originals/original.ts'
import { type OriginalRecord, replayRecord } from './originals/round-record.ts'
import { compile } from './slots/families.ts'
import type { SlotOutcome } from './slots/outcome.ts'
import { slotRound } from './slots/round.ts'
import type { SlotRules } from './slots/rules.ts'

/** Published rules, and the function by which the server and the verifier compute an outcome. */
export type PublishedGame = {
  readonly rules: SlotRules | OriginalRules | ReturnType<typeof lotteryRules>
  /** `stream(name)` returns the draws of a stream of the round. `null`: the proof gives no outcome. */
  decide(stream: (name: string) => Draws): SlotOutcome | OriginalRecord | LotteryOutcome | null
}

/**
 * Returns the rules that a proof names, of a slot, an original or a lottery draw; `null` if they are not known
 * here. The caller compares their hash with that of the proof.
 */
export function mappingOf(proof: {
  readonly gameID: string
  readonly outcome: unknown
}): PublishedGame | null {
  const game = SLOT_GAMES.find(({ slug }) => slug === proof.gameID)
  const original = ORIGINAL_GAMES.find(({ slug }) => slug === proof.gameID)
  if (original) return isBroken(proof.outcome) ? null : originalOf(original, proof.outcome)
  if (!game) return drawOf(proof.gameID, proof.outcome)
  return {
    rules: game.rules,
    decide: (stream) => playInstant(slotRound(compile(game.rules)), stream('main')),
  }
}

/** A round that could not be decided: the host returned the stake, and nothing follows from its rules. */
function isBroken(outcome: unknown): boolean {
  return typeof outcome === 'object' && outcome !== null && 'broken' in outcome
}

/** The commands of the player are part of the outcome: they are played again. */
function originalOf({ rules, round }: OriginalGame, outcome: unknown): PublishedGame {
  return { rules, decide: (stream) => replayRecord(round, outcome, stream('main')) }
}

/** Builds the rules of a draw from its outcome, which has the number of tickets and of winners. */
function drawOf(gameID: string, outcome: unknown): PublishedGame | null {
  const draw = asLotteryOutcome(outcome)
  if (!draw) return null
  const pool = { tickets: draw.tickets, winners: draw.winners.length }
  return {
    rules: lotteryRules(gameID, pool),
    decide: (stream) => ({ tickets: pool.tickets, winners: drawWinners(stream('main'), pool) }),
  }
}
