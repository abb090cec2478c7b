import { randomId, systemClock } from '@poyraz/kernel'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../shared/endpoint/call.ts'
import type { Input } from '../../../shared/endpoint/procedures.ts'
import { useFailureText } from '../../../shared/i18n/failure-text.ts'
import { notify } from '../../../shared/notices/notices.ts'
import { noteTableState, TABLES_KEY } from '../../../shared/tables/table-states.ts'
import type { Chips } from './use-chips.ts'
import type { LiveTableView } from './use-table.ts'

type Move = Input<'tables.decide'>['move']

/** Returns a function that sends one decision of the player at a time, and takes over what follows from it. */
export function useSendDecision({ state }: LiveTableView, chips: Chips) {
  const { tableID, roundID } = state
  const [isBusy, setBusy] = useState(false)
  const failureText = useFailureText()
  const client = useQueryClient()
  return {
    isBusy,
    async send(step: number, move: Move): Promise<void> {
      if (isBusy) return
      setBusy(true)
      const reply = await call('tables.decide', { tableID, roundID, step, move, key: randomId() })
      setBusy(false)
      if (reply.ok) {
        chips.take(reply.value.data.own)
        noteTableState(reply.value.data.state, systemClock.nowMs())
      } else {
        notify(failureText(reply.error), { tone: 'negative' })
        void client.invalidateQueries({ queryKey: TABLES_KEY })
      }
    },
  }
}
