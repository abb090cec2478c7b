import { randomId } from '@poyraz/kernel'
import { useLang } from '@poyraz/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../../../shared/endpoint/call.ts'
import { useFailureText } from '../../../../shared/i18n/failure-text.ts'
import { notify } from '../../../../shared/notices/notices.ts'
import { TABLES_KEY, tableQuery } from '../../../../shared/tables/table-states.ts'
import type { LiveTableView } from '../use-table.ts'
import type { OwnFlight } from './flight-view.ts'

/** The player's bets of the present round, at most one per kite, and the calls that change them. */
export type Flights = {
  readonly own: readonly OwnFlight[]
  /** Kites with a running call. */
  readonly busy: ReadonlySet<string>
  bet(spot: string, stake: number, target: number | null): void
  takeBack(spot: string): void
  cashOut(own: OwnFlight): void
}

const NONE: readonly OwnFlight[] = []

export function useFlights({ table, state }: LiveTableView): Flights {
  const { tableID, roundID, phase } = state
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set())
  const client = useQueryClient()
  const { queryKey } = tableQuery(tableID, useLang())
  const failureText = useFailureText()
  useDecidedBets(phase, roundID)

  const send = async (spot: string, asked: ReturnType<typeof call<'tables.bet'>>) => {
    setBusy((now) => new Set(now).add(spot))
    const reply = await asked
    setBusy((now) => new Set([...now].filter((one) => one !== spot)))
    if (reply.ok) {
      const own = reply.value.data
      client.setQueryData(queryKey, (known) => known && { ...known, data: { ...known.data, own } })
    } else {
      notify(failureText(reply.error), { tone: 'negative' })
      void client.invalidateQueries({ queryKey: TABLES_KEY })
    }
  }
  return {
    own: table.own?.roundID === roundID ? table.own.flights : NONE,
    busy,
    bet(spot, amount, target) {
      const data = { tableID, roundID, chips: [{ spot, amount }], key: randomId() }
      void send(spot, call('tables.bet', target === null ? data : { ...data, target }))
    },
    takeBack(spot) {
      void send(spot, call('tables.take_back', { tableID, roundID, bets: 'last', spot, key: randomId() }))
    },
    cashOut({ spot, betID }) {
      void send(spot, call('tables.cash_out', { tableID, betID, key: randomId() }))
    },
  }
}

/**
 * Loads the bets again after a flight has ended, because the end decides them, also those placed on another
 * page.
 */
function useDecidedBets(phase: string, roundID: string): void {
  const client = useQueryClient()
  useEffect(() => {
    if (phase === 'result') void client.invalidateQueries({ queryKey: TABLES_KEY })
  }, [phase, roundID, client])
}
