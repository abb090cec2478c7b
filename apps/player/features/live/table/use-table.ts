import { systemClock } from '@poyraz/kernel'
import { useLang } from '@poyraz/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Item } from '../../../shared/endpoint/procedures.ts'
import { whenRestored } from '../../../shared/live/connection.ts'
import { watchTables } from '../../../shared/live/tables-watch.ts'
import {
  noteTableState,
  type TableState,
  tableQuery,
  useTableStates,
} from '../../../shared/tables/table-states.ts'

export type Table = Item<'tables.state'>
export type LiveTableView = {
  readonly table: Table
  readonly state: TableState
  /** Results of up to 200 rounds, newest first. */
  readonly results: readonly string[]
}

/** Returns a table with its newest state: the reply of `tables.state`, updated by events of the socket. */
export function useTable(tableID: number): {
  readonly view: LiveTableView | null
  readonly isMissing: boolean
} {
  const query = tableQuery(tableID, useLang())
  const reply = useQuery({ ...query, staleTime: 0 })
  const live = useTableStates(({ states }) => states[tableID])
  const fresh = useTableStates(({ results }) => results[tableID])
  const table = reply.data?.data
  useEffect(watchTables, [])
  useReload(query.queryKey)
  useEffect(() => {
    if (table) noteTableState(table.state, systemClock.nowMs())
  }, [table])
  if (!table) return { view: null, isMissing: reply.isError }
  const state = live && live.version >= table.state.version ? live : table.state
  return { view: { table, state, results: mergeResults(fresh ?? [], table) }, isMissing: false }
}

/** Loads a table again when a lost connection is back: rounds may have ended, and bets with them. */
function useReload(queryKey: ReturnType<typeof tableQuery>['queryKey']): void {
  const client = useQueryClient()
  useEffect(() => whenRestored(() => void client.invalidateQueries({ queryKey })), [client, queryKey])
}

/**
 * Adds results that arrived after the reply. The reply has the results of earlier rounds, and that of its own
 * round if its phase is `result`.
 */
function mergeResults(fresh: readonly { roundID: string; label: string }[], { state, recent }: Table) {
  const known = state.phase === 'result' ? state.roundID : ''
  const later = fresh.filter(
    ({ roundID }) => roundID > state.roundID || (roundID === state.roundID && known === ''),
  )
  return [...later.map(({ label }) => label), ...recent]
}

/**
 * Returns the number of rounds that were played while this page had no connection; 0 again with the next
 * round.
 */
export function useMissedRounds({ number, roundID }: TableState): number {
  const last = useRef(number)
  const [missed, setMissed] = useState(0)
  useEffect(() => {
    const gap = number - last.current - 1
    last.current = number
    setMissed(Math.max(0, gap))
  }, [number, roundID])
  return missed
}
