import { SECOND_MS, systemClock } from '@poyraz/kernel'
import type { Lang } from '@poyraz/text'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { create } from 'zustand'
import type { Item } from '../endpoint/procedures.ts'
import { callQuery } from '../endpoint/queries.ts'

export type TableState = Item<'tables.list'>['state']

export const TABLES_KEY = ['tables'] as const

/** All tables of the house. */
const TABLES_MAX = 250

export const tablesListQuery = (lang: Lang) =>
  callQuery('tables.list', { limit: TABLES_MAX, offset: 0 }, lang)
export const tableQuery = (tableID: number, lang: Lang) => callQuery('tables.state', { tableID }, lang)

type Known = {
  readonly states: Readonly<Record<number, TableState>>
  /** Results that arrived since the page was opened, newest first, by table. */
  readonly results: Readonly<Record<number, readonly Result[]>>
  /** Results that the list of tables had, by table. */
  readonly listed: Readonly<Record<number, readonly string[]>>
  /** Server clock minus device clock in ms, by the event with the shortest delay. */
  readonly offsetMs: number | null
}
type Result = { readonly roundID: string; readonly label: string }

/** Newest states of live tables, from replies and events of the socket. */
export const useTableStates = create<Known>(() => ({
  states: {},
  results: {},
  listed: {},
  offsetMs: null,
}))

const RESULTS_MAX = 200

/** Handles a state from the socket. A state older than the known one is dropped. */
export function takeTableState(_: QueryClient, state: TableState): void {
  noteTableState(state, systemClock.nowMs())
}

export function noteTableState(state: TableState, receivedMs: number): void {
  useTableStates.setState(({ states, results, offsetMs }) => {
    const known = states[state.tableID]
    // A delayed event makes the difference too small, so the largest one counts.
    const offset = Math.max(offsetMs ?? Number.NEGATIVE_INFINITY, state.at - receivedMs)
    if (known && (known.version > state.version || (known.version === state.version && known.at > state.at)))
      return { offsetMs: offset }
    return {
      offsetMs: offset,
      states: { ...states, [state.tableID]: state },
      results: { ...results, [state.tableID]: grown(results[state.tableID] ?? [], state) },
    }
  })
}

function grown(results: readonly Result[], { phase, roundID, label }: TableState): readonly Result[] {
  if (phase !== 'result' || label === null || results.some((one) => one.roundID === roundID)) return results
  return [{ roundID, label }, ...results].slice(0, RESULTS_MAX)
}

/** Loads the present states of all tables; events of the socket update them. */
export function useTablesList(lang: Lang): void {
  const tables = useQuery({ ...tablesListQuery(lang), staleTime: 0 }).data?.data
  useEffect(() => {
    for (const { state, recent } of tables ?? []) {
      noteTableState(state, systemClock.nowMs())
      useTableStates.setState(({ results, listed }) => ({
        listed: { ...listed, [state.tableID]: recent },
        results: { ...results, [state.tableID]: [] },
      }))
    }
  }, [tables])
}

/** The results of a table, newest first; `recent` until the list of tables is loaded. */
export function useResults(tableID: number, recent: readonly string[]): readonly string[] {
  const fresh = useTableStates(({ results }) => results[tableID])
  const listed = useTableStates(({ listed: all }) => all[tableID])
  return [...(fresh ?? []).map(({ label }) => label), ...(listed ?? recent)]
}

/** The server's time now, from the clock of this device and the events of the socket. */
export const serverNowMs = (): number => serverTimeOf(systemClock.nowMs())

/** The server's time at a time of this device. */
export const serverTimeOf = (deviceMs: number): number => deviceMs + (useTableStates.getState().offsetMs ?? 0)

const TICK_MS = 200

/** Milliseconds until a time of the server. */
export function useLeftMs(endsAt: number): number {
  const [left, setLeft] = useState(() => Math.max(0, endsAt - serverNowMs()))
  useEffect(() => {
    const tick = () => setLeft(Math.max(0, endsAt - serverNowMs()))
    tick()
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [endsAt])
  return left
}

/** Time after the end of a phase in which the next state arrives, unless the page has no connection. */
const OVERDUE_MS = 1.5 * SECOND_MS

/** True if a phase ended at `endsAt` and the next state has not arrived in time. */
export function useIsOverdue(endsAt: number): boolean {
  const offsetMs = useTableStates((known) => known.offsetMs)
  const [overdueAt, setOverdueAt] = useState<number | null>(null)
  useEffect(() => {
    if (offsetMs === null) return
    const leftMs = endsAt + OVERDUE_MS - serverNowMs()
    const timer = setTimeout(() => setOverdueAt(endsAt), Math.max(0, leftMs))
    return () => clearTimeout(timer)
  }, [endsAt, offsetMs])
  return overdueAt === endsAt
}

export const useSecondsUntil = (endsAt: number): number => Math.ceil(useLeftMs(endsAt) / SECOND_MS)
