import type { Draws } from '@poyraz/fairness'
import { playInstant } from '@poyraz/rounds'
import { ORIGINAL_GAMES } from '#original-games'
import { SLOT_GAMES } from '#slot-games'
import { drawWinners, lotteryRules } from './lottery/draw-winners.ts'
import { asLotteryOutcome, type LotteryOutcome } from './lottery/lottery-outcome.ts'
import type { OriginalGame, OriginalRules } from './originals/original.ts'
import { type OriginalRecord, replayRecord } from './originals/round-record.ts'
import { compileChoice } from './slots/choices/machine.ts'
import { choiceRound } from './slots/choices/round.ts'
import type { ChoiceRules } from './slots/choices/rules.ts'
import { compile } from './slots/families.ts'
import { ladderStake } from './slots/money.ts'
import type { SlotOutcome } from './slots/outcome.ts'
import { slotRound } from './slots/round.ts'
import type { SlotRules } from './slots/rules.ts'

/** Published rules, and the function by which the server and the verifier compute an outcome. */
export type PublishedGame = {
  readonly rules: SlotRules | OriginalRules | ReturnType<typeof lotteryRules>
  /** `stream(name)` returns the draws of a stream of the round. `null`: the proof gives no outcome. */
  decide(stream: (name: string) => Draws): SlotOutcome | OriginalRecord | LotteryOutcome | null
  /** Returns what an outcome pays for a stake, in kuruş; `null` for a stake that the game does not take. */
  payout(stake: bigint, outcome: unknown): bigint | null
}

/**
 * Returns the rules that a proof names, of a slot, an original or a lottery draw; `null` if they are not known
 * here. The caller compares their hash with that of the proof. `earlier` are rules of a slot that were
 * replaced since, as they were published.
 */
export function mappingOf(
  proof: { readonly gameID: string; readonly outcome: unknown },
  earlier?: SlotRules,
): PublishedGame | null {
  const rules = earlier ?? SLOT_GAMES.find(({ slug }) => slug === proof.gameID)?.rules
  const original = ORIGINAL_GAMES.find(({ slug }) => slug === proof.gameID)
  if (original) return isBroken(proof.outcome) ? null : originalOf(original, proof.outcome)
  if (!rules) return drawOf(proof.gameID, proof.outcome)
  // A later version of this program may know more families of games.
  if (!MAPPINGS.includes(rules.mapping)) return null
  if (rules.mapping === 'reels-2') return isBroken(proof.outcome) ? null : choicesOf(rules, proof.outcome)
  return {
    rules,
    decide: (stream) => playInstant(slotRound(compile(rules)), stream('main')),
    payout: payoutOf(rules),
  }
}

/** A stake is a whole number of kuruş per unit, so a payout is never rounded. */
function payoutOf({ unitsPerBet, stakes }: SlotRules | OriginalRules): PublishedGame['payout'] {
  return (stake, outcome) => {
    const { units } = outcome as { readonly units: number }
    return stakes.includes(Number(stake)) ? (stake / BigInt(unitsPerBet)) * BigInt(units) : null
  }
}

/** A bought round pays by its stake of the ladder, of which its stake is a multiple. */
function choicePayoutOf(rules: ChoiceRules): PublishedGame['payout'] {
  return (stake, outcome) => {
    const bet = ladderStake(rules, stake, outcome as object)
    return bet === null ? null : payoutOf(rules)(bet, outcome)
  }
}

const MAPPINGS: readonly string[] = [
  'reels-1',
  'reels-2',
  'book-1',
  'book-2',
] satisfies readonly SlotRules['mapping'][]

/** A round that could not be decided: the host returned the stake, and nothing follows from its rules. */
function isBroken(outcome: unknown): boolean {
  return typeof outcome === 'object' && outcome !== null && 'broken' in outcome
}

/** The commands of the player are part of the outcome: they are played again. */
function originalOf({ rules, round }: OriginalGame, outcome: unknown): PublishedGame {
  return {
    rules,
    decide: (stream) => replayRecord(round, outcome, stream('main')),
    payout: payoutOf(rules),
  }
}

function choicesOf(rules: ChoiceRules, outcome: unknown): PublishedGame {
  return {
    rules,
    decide: (stream) => replayRecord(choiceRound(compileChoice(rules)), outcome, stream('main')),
    payout: choicePayoutOf(rules),
  }
}

/** Builds the rules of a draw from its outcome, which has the number of tickets and of winners. */
function drawOf(gameID: string, outcome: unknown): PublishedGame | null {
  const draw = asLotteryOutcome(outcome)
  if (!draw) return null
  const pool = { tickets: draw.tickets, winners: draw.winners.length }
  return {
    rules: lotteryRules(gameID, pool),
    decide: (stream) => ({ tickets: pool.tickets, winners: drawWinners(stream('main'), pool) }),
    // The prizes of a lottery are bonuses, not a multiple of a stake.
    payout: () => null,
  }
}
