import { ANTE, PLAY, POKER_MOVES, type PokerMove } from '@poyraz/games/tables'
import type { Chips } from '../use-chips.ts'
import { useKeys } from '../use-keys.ts'
import { useSendDecision } from '../use-send-decision.ts'
import type { LiveTableView } from '../use-table.ts'

export type AnteDecision = {
  /** True while the table waits for the decision of the player. */
  readonly isOpen: boolean
  readonly isBusy: boolean
  decide(move: PokerMove): void
}

const LETTERS: Readonly<Record<PokerMove, string>> = { play: 'p', fold: 'f' }
export const keyOfMove = (move: PokerMove): string => LETTERS[move]

/** Returns the decision about the player's ante: possible once, during the stage of the decisions. */
export function useAnteDecision(view: LiveTableView, chips: Chips): AnteDecision {
  const { poker, phase } = view.state
  const { isBusy, send } = useSendDecision(view, chips)
  const isWaiting = phase === 'drawing' && poker?.stage === 'decision'
  const isOpen = isWaiting && chips.spots.has(ANTE) && !chips.spots.has(PLAY) && !chips.folded
  const decide = (move: PokerMove) => {
    if (isOpen) void send(0, move)
  }
  useKeys((key) => {
    const move = POKER_MOVES.find((one) => keyOfMove(one) === key.toLowerCase())
    if (move) decide(move)
  })
  return { isOpen, isBusy, decide }
}
