import { ANTE, PLAY, POKER_MOVES, type PokerMove } from '@poyraz/games/tables'
import { randomId, systemClock } from '@poyraz/kernel'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../shared/endpoint/call.ts'
import { useFailureText } from '../../../../shared/i18n/failure-text.ts'
import { notify } from '../../../../shared/notices/notices.ts'
import { noteTableState, TABLES_KEY } from '../../../../shared/tables/table-states.ts'
import type { Chips } from '../use-chips.ts'
import { useKeys } from '../use-keys.ts'
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
export function useAnteDecision({ state }: LiveTableView, chips: Chips): AnteDecision {
  const { tableID, roundID, poker, phase } = state
  const [isBusy, setBusy] = useState(false)
  const failureText = useFailureText()
  const client = useQueryClient()
  const isWaiting = phase === 'drawing' && poker?.stage === 'decision'
  const isOpen = isWaiting && chips.spots.has(ANTE) && !chips.spots.has(PLAY) && !chips.folded
  const decide = async (move: PokerMove) => {
    if (isBusy || !isOpen) return
    setBusy(true)
    const reply = await call('tables.decide', { tableID, roundID, step: 0, move, key: randomId() })
    setBusy(false)
    if (reply.ok) {
      chips.take(reply.value.data.own)
      noteTableState(reply.value.data.state, systemClock.nowMs())
    } else {
      notify(failureText(reply.error), { tone: 'negative' })
      void client.invalidateQueries({ queryKey: TABLES_KEY })
    }
  }
  useKeys((key) => {
    const move = POKER_MOVES.find((one) => keyOfMove(one) === key.toLowerCase())
    if (move) void decide(move)
  })
  return { isOpen, isBusy, decide: (move) => void decide(move) }
}
