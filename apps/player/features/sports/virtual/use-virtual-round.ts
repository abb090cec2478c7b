import { SECOND_MS, systemClock } from '@poyraz/kernel'
import { useLang } from '@poyraz/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { whenRestored } from '../../../shared/live/connection.ts'
import { watchTables } from '../../../shared/live/tables-watch.ts'
import { noteTableState, type TableState, useTableStates } from '../../../shared/tables/table-states.ts'
import { useTakeEvents, useWatchEvents } from '../prices/use-prices.ts'
import { slipActions, useSlip } from '../slip/slip-store.ts'
import { type VirtualRound, virtualRoundQuery } from './queries.ts'

/** Time after which a page asks again for a round that the server announced but did not return yet. */
const ASK_AGAIN_MS = 1.5 * SECOND_MS

export type LiveRound = { readonly round: VirtualRound; readonly state: TableState }

/** Returns the present round of a virtual game with its newest state: the reply, updated by events of the socket. */
export function useVirtualRound(tableID: number) {
  const query = virtualRoundQuery(tableID, useLang())
  const live = useTableStates(({ states }) => states[tableID])
  const reply = useQuery({
    ...query,
    staleTime: 0,
    refetchInterval: ({ state }) => (isBehind(state.data?.data, live) ? ASK_AGAIN_MS : false),
  })
  const round = reply.data?.data
  useEffect(watchTables, [])
  useReload(query.queryKey, live)
  useEffect(() => {
    if (round) noteTableState(round.state, systemClock.nowMs())
  }, [round])
  useRoundPrices(round)
  const { error, refetch } = reply
  return { live: round ? { round, state: stateOf(round, live) } : null, error, refetch }
}

const isBehind = (round: VirtualRound | undefined, live: TableState | undefined): boolean =>
  round !== undefined && (round.rests || (live !== undefined && live.roundID > round.state.roundID))

function stateOf({ state }: VirtualRound, live: TableState | undefined): TableState {
  return live && live.roundID === state.roundID && live.version >= state.version ? live : state
}

/** Asks for a round again when the next one starts, when its results are out, and after a lost connection. */
function useReload(
  queryKey: ReturnType<typeof virtualRoundQuery>['queryKey'],
  live: TableState | undefined,
): void {
  const client = useQueryClient()
  const first = useRef(true)
  const isDecided = live?.phase === 'result'
  useEffect(() => {
    if (first.current) first.current = false
    else void client.invalidateQueries({ queryKey })
  }, [client, queryKey, live?.roundID, isDecided])
  useEffect(() => whenRestored(() => void client.invalidateQueries({ queryKey })), [client, queryKey])
}

const NOTHING = {
  score: null,
  periods: [],
  redCards: { home: 0, away: 0 },
  clock: null,
  service: null,
  marketCount: 0,
}

/** Keeps the prices of a round up to date, and takes its selections out of the slip when it is over. */
function useRoundPrices(round: VirtualRound | undefined): void {
  const priced = useMemo(
    () => [...(round?.matches ?? []), ...(round?.outright ? [{ ...NOTHING, ...round.outright }] : [])],
    [round],
  )
  useTakeEvents(priced)
  useWatchEvents(priced.map(({ eventID }) => eventID))
  const last = useRef<readonly number[]>([])
  const key = priced.map(({ eventID }) => eventID).join()
  useEffect(() => {
    const now = key === '' ? [] : key.split(',').map(Number)
    const over = last.current.filter((eventID) => !now.includes(eventID))
    last.current = now
    if (over.length === 0) return
    const { selections } = useSlip.getState()
    const kept = selections.filter(({ eventID }) => !over.includes(eventID))
    if (kept.length < selections.length) slipActions.select(kept)
  }, [key])
}
