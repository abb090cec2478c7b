import { BLACKJACK_MOVES, type BlackjackMove, type BlackjackPlay, legalMoves } from '@poyraz/games/tables'
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
export function useDecide({ state }: LiveTableView, seat: number | null, chips: Chips): Decisions {
  const { tableID, roundID, hands } = state
  const [isBusy, setBusy] = useState(false)
  const failureText = useFailureText()
  const client = useQueryClient()
  const isWaiting = hands?.stage === 'turns' || hands?.stage === 'insurance'
  const moves = isWaiting && seat !== null ? legalMoves(playOf(hands), seat) : []
  const decide = async (move: BlackjackMove) => {
    if (isBusy || !moves.includes(move)) return
    setBusy(true)
    const step = hands?.step ?? 0
    const reply = await call('tables.decide', { tableID, roundID, step, move, key: randomId() })
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
    const move = moves.find((one) => keyOf(one) === key.toLowerCase())
    if (move) void decide(move)
  })
  return { moves, isBusy, decide: (move) => void decide(move) }
}

/** Builds a play for `legalMoves`, which needs the public part only. */
function playOf({ stage, seats, dealer, turn }: Hands): BlackjackPlay {
  return { stage: stage === 'insurance' ? 'insurance' : 'turns', seats, dealer, turn, slot: 0, moves: [] }
}
