import { layoutOf, readBlackjackSpot } from '@poyraz/games/tables'
import { randomId } from '@poyraz/kernel'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../../shared/endpoint/call.ts'
import type { Item } from '../../../shared/endpoint/procedures.ts'
import { useFailureText } from '../../../shared/i18n/failure-text.ts'
import { notify } from '../../../shared/notices/notices.ts'
import { TABLES_KEY } from '../../../shared/tables/table-states.ts'
import type { LiveTableView } from './use-table.ts'

type Seat = Item<'tables.bet'>
export type Chip = { readonly spot: string; readonly amount: number }
type Spots = ReadonlyMap<string, number>

/** Chips of the player: those that the server has, and those on their way. */
export type Chips = {
  readonly spots: Spots
  readonly staked: number
  /** Stake that the balance of the server does not have yet. */
  readonly waiting: number
  /** Chips of the last round that the player played here. */
  readonly last: readonly Chip[]
  readonly isBusy: boolean
  place(chips: readonly Chip[]): void
  undo(): void
  clear(): void
  /** Takes the chips of the player from the reply of another call. */
  take(seat: Seat): void
}

/** Chips gather for this time, so that quick taps are one call. */
const GATHER_MS = 120

type Local = {
  readonly roundID: string
  readonly seat: Seat | null
  readonly pending: readonly (readonly Chip[])[]
}
const NONE: readonly (readonly Chip[])[] = []

export function useChips({ table, state }: LiveTableView): Chips {
  const { tableID, roundID, phase } = state
  const [local, setLocal] = useState<Local>({ roundID, seat: null, pending: NONE })
  const [isBusy, setBusy] = useState(false)
  const [sending, setSending] = useState<readonly Chip[]>([])
  const failureText = useFailureText()
  const client = useQueryClient()
  const isOwn = local.roundID === roundID
  const told = table.own?.roundID === roundID ? table.own : null
  const seat = isOwn ? (local.seat ?? told) : told
  const pending = isOwn ? local.pending : NONE
  const last = repeatable(table, useLastRound(seat, table.last, roundID))

  const answer = async (asked: ReturnType<typeof call<'tables.bet'>>) => {
    setBusy(true)
    const reply = await asked
    setBusy(false)
    if (reply.ok) setLocal((now) => (now.roundID === roundID ? { ...now, seat: reply.value.data } : now))
    else {
      notify(failureText(reply.error), { tone: 'negative' })
      void client.invalidateQueries({ queryKey: TABLES_KEY })
    }
  }
  const send = () => {
    const chips = merged(pending.flat())
    setLocal((now) => ({ ...now, pending: NONE }))
    setSending(chips)
    const data = { tableID, roundID, chips: [...chips], key: randomId() }
    void answer(call('tables.bet', data)).finally(() => setSending([]))
  }
  useGathering(pending.length > 0 && !isBusy, send)

  const takeBack = (bets: 'last' | 'all') =>
    void answer(call('tables.take_back', { tableID, roundID, bets, key: randomId() }))
  const own = (seat?.spots ?? []).map(({ spot, amount }) => ({ spot, amount: Number(amount) }))
  const moving = [...pending.flat(), ...sending]
  return {
    spots: new Map(merged([...own, ...moving]).map(({ spot, amount }) => [spot, amount])),
    staked: sumOf([...own, ...moving]),
    waiting: sumOf(moving),
    last,
    isBusy,
    place: (chips) => {
      if (phase === 'betting' && chips.length > 0)
        setLocal({ roundID, seat: isOwn ? local.seat : null, pending: [...pending, chips] })
    },
    take: (told) => setLocal((now) => ({ ...now, roundID, seat: told })),
    undo: () =>
      pending.length > 0 ? setLocal({ ...local, pending: pending.slice(0, -1) }) : takeBack('last'),
    clear: () => {
      if (pending.length > 0) setLocal({ ...local, pending: NONE })
      if (own.length > 0) takeBack('all')
    },
  }
}

/** Calls `send` once chips have waited; every render starts the time anew. */
function useGathering(isWaiting: boolean, send: () => void): void {
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(send, GATHER_MS)
    return () => clearTimeout(timer)
  })
}

/** Chips that can be placed again: those of the layout, but none behind other players, who may have left. */
function repeatable(table: LiveTableView['table'], chips: readonly Chip[]): readonly Chip[] {
  const { spots } = layoutOf(table)
  return chips.filter(({ spot }) => spots.has(spot) && readBlackjackSpot(spot)?.kind !== 'behind')
}

/** Remembers the chips of the round before the present one. */
function useLastRound(seat: Seat | null, told: Seat | null, roundID: string): readonly Chip[] {
  const [kept, keep] = useState<{ readonly now: Seat | null; readonly before: Seat | null }>({
    now: seat,
    before: told,
  })
  if (seat && seat.roundID === roundID && seat !== kept.now) {
    const before =
      kept.now && kept.now.roundID !== roundID && Number(kept.now.staked) > 0 ? kept.now : kept.before
    keep({ now: seat, before })
  }
  const last =
    kept.now && kept.now.roundID !== roundID && Number(kept.now.staked) > 0 ? kept.now : kept.before
  return (last?.spots ?? []).map(({ spot, amount }) => ({ spot, amount: Number(amount) }))
}

function merged(chips: readonly Chip[]): readonly Chip[] {
  const sums = new Map<string, number>()
  for (const { spot, amount } of chips) sums.set(spot, (sums.get(spot) ?? 0) + amount)
  return [...sums].map(([spot, amount]) => ({ spot, amount }))
}

const sumOf = (chips: readonly Chip[]) => chips.reduce((sum, { amount }) => sum + amount, 0)
