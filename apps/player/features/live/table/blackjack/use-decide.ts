import { BLACKJACK_MOVES, type BlackjackMove, type BlackjackPlay, legalMoves } from '@poyraz/games/tables'
import type { Chips } from '../use-chips.ts'
import { useKeys } from '../use-keys.ts'
import { useSendDecision } from '../use-send-decision.ts'
import type { LiveTableView } from '../use-table.ts'
import type { Hands } from './visible-hands.ts'

export type Decisions = {
  /** Moves that the player may make now; empty while it is not the player's turn. */
  readonly moves: readonly BlackjackMove[]
  readonly isBusy: boolean
  decide(move: BlackjackMove): void
}

/** Keys of the moves, in the order of `BLACKJACK_MOVES`. */
const LETTERS = ['h', 's', 'd', 'p', 'i', 'n'] as const
export const keyOf = (move: BlackjackMove): string => LETTERS[BLACKJACK_MOVES.indexOf(move)] ?? ''

/** Returns the moves of the player at this seat and sends decisions, also by keys. */
export function useDecide(view: LiveTableView, seat: number | null, chips: Chips): Decisions {
  const { hands } = view.state
  const { isBusy, send } = useSendDecision(view, chips)
  const isWaiting = hands?.stage === 'turns' || hands?.stage === 'insurance'
  const moves = isWaiting && seat !== null ? legalMoves(playOf(hands), seat) : []
  const decide = (move: BlackjackMove) => {
    if (moves.includes(move)) void send(hands?.step ?? 0, move)
  }
  useKeys((key) => {
    const move = moves.find((one) => keyOf(one) === key.toLowerCase())
    if (move) decide(move)
  })
  return { moves, isBusy, decide }
}

/** Builds a play for `legalMoves`, which needs the public part only. */
function playOf({ stage, seats, dealer, turn }: Hands): BlackjackPlay {
  return { stage: stage === 'insurance' ? 'insurance' : 'turns', seats, dealer, turn, slot: 0, moves: [] }
}
