import { compile, decimal, exactFigures, multiply, ratio, type SlotRules } from '@poyraz/games/machine-room'
import { playBook, type TopTicket } from './whole-book.ts'

/** Progress or result of a count; `percent` is the return, cut after ten decimals as in a certificate. */
export type CountPart =
  | { readonly kind: 'reels'; readonly percent: string; readonly combinations: number; readonly isDone: true }
  | {
      readonly kind: 'book'
      readonly percent: string
      readonly played: number
      readonly top: readonly TopTicket[]
      readonly isDone: boolean
    }

const PERCENT_DIGITS = 10

/** Counts the exact return of a game: over all stops, or by playing every ticket. */
export function* countParts(rules: SlotRules): Generator<CountPart> {
  const machine = compile(rules)
  if ('unitsOf' in machine) {
    for (const { played, units, top } of playBook(machine)) {
      const percent = percentOf(BigInt(units), BigInt(played) * BigInt(rules.unitsPerBet))
      yield { kind: 'book', percent, played, top, isDone: played === machine.rules.tickets }
    }
    return
  }
  const reels = 'plays' in machine ? machine.plays[0] : machine
  if (reels === undefined) return
  const { rtp, base } = exactFigures(reels)
  const percent = decimal(multiply(rtp, ratio(100n, 1n)), PERCENT_DIGITS)
  yield { kind: 'reels', percent, combinations: Number(base.cycle), isDone: true }
}

function percentOf(units: bigint, staked: bigint): string {
  return decimal(ratio(units * 100n, staked), PERCENT_DIGITS)
}
