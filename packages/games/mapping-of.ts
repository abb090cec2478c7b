import type { Draws } from '@poyraz/fairness'
import { playInstant } from '@poyraz/rounds'
import { ORIGINAL_GAMES } from '#original-games'
import { SLOT_GAMES } from '#slot-games'
import { drawWinners, lotteryRules } from './lottery/draw-winners.ts'
import { asLotteryOutcome, type LotteryOutcome } from './lottery/lottery-outcome.ts'
import type { OriginalGame, OriginalRules } from './originals/original.ts'
import { type OriginalRecord, replayRecord } from './originals/round-record.ts'
import { compile } from './slots/machine.ts'
import type { SlotOutcome } from './slots/outcome.ts'
import { slotRound } from './slots/round.ts'
import type { SlotRules } from './slots/rules.ts'

/** Published rules, and the very code that the server decides with: what a verifier calculates again. */
export type PublishedGame = {
  readonly rules: SlotRules | OriginalRules | ReturnType<typeof lotteryRules>
  /** `stream('main')` are the draws of that stream of the round. `null`: no outcome follows from the proof. */
  decide(stream: (name: string) => Draws): SlotOutcome | OriginalRecord | LotteryOutcome | null
}

/**
 * The rules that a proof names: of a slot or an original, by its slug, or of a lottery draw; `null` where they are
 * not known here. Whether the round was played by them, their hash tells.
 */
export function mappingOf(proof: {
  readonly gameID: string
  readonly outcome: unknown
}): PublishedGame | null {
  const game = SLOT_GAMES.find(({ slug }) => slug === proof.gameID)
  const original = ORIGINAL_GAMES.find(({ slug }) => slug === proof.gameID)
  if (original) return originalOf(original, proof.outcome)
  if (!game) return drawOf(proof.gameID, proof.outcome)
  return {
    rules: game.rules,
    decide: (stream) => playInstant(slotRound(compile(game.rules)), stream('main')),
  }
}

/** The commands of the player are part of the outcome: they are played again. */
function originalOf({ rules, round }: OriginalGame, outcome: unknown): PublishedGame {
  return { rules, decide: (stream) => replayRecord(round, outcome, stream('main')) }
}

/** A draw's rules name how many tickets it had and how many of them win; both stand in the outcome. */
function drawOf(gameID: string, outcome: unknown): PublishedGame | null {
  const draw = asLotteryOutcome(outcome)
  if (!draw) return null
  const pool = { tickets: draw.tickets, winners: draw.winners.length }
  return {
    rules: lotteryRules(gameID, pool),
    decide: (stream) => ({ tickets: pool.tickets, winners: drawWinners(stream('main'), pool) }),
  }
}
