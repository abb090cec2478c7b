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

/**
 * Chips of the player in the present round: those that the server has accepted, those in a running call, and
 * those that wait for the next call.
 */
export type Chips = {
  readonly spots: Spots
  readonly staked: number
  /** Stake that is not accepted yet, so the balance from the server still includes it. */
  readonly waiting: number
  /** Chips of the last round that the player played here. */
  readonly last: readonly Chip[]
  /** The player folded the hand of the ante. */
  readonly folded: boolean
  readonly isBusy: boolean
  place(chips: readonly Chip[]): void
  undo(): void
  clear(): void
  /** Replaces the accepted chips by those in the reply of another call. */
  take(seat: Seat): void
}

/** Time after the last tap before the chips are sent, so that quick taps make one call. */
const GATHER_MS = 120

type Local = {
  readonly roundID: string
  readonly seat: Seat | null
  readonly pending: readonly (readonly Chip[])[]
}
const NONE: readonly (readonly Chip[])[] = []

/**
 * Returns the chips of the player and the calls that change them. Refused chips are removed with a notice.
 */
export function useChips({ table, state }: LiveTableView): Chips {
  const { tableID, roundID, phase } = state
  const [local, setLocal] = useState<Local>({ roundID, seat: null, pending: NONE })
  const [isBusy, setBusy] = useState(false)
  const [sending, setSending] = useState<readonly Chip[]>([])
  const failureText = useFailureText()
  const client = useQueryClient()
  const isOwn = local.roundID === roundID
  const known = table.own?.roundID === roundID ? table.own : null
  const seat = isOwn ? (local.seat ?? known) : known
  const pending = isOwn ? local.pending : NONE
  const last = repeatable(table, useLastRound(seat, table.last, roundID))

  const answer = async (asked: ReturnType<typeof call<'tables.bet'>>) => {
    setBusy(true)
    const reply = await asked
    setBusy(false)
    if (reply.ok)
      return setLocal((now) => (now.roundID === roundID ? { ...now, seat: reply.value.data } : now))
    notify(failureText(reply.error), { tone: 'negative' })
    void client.invalidateQueries({ queryKey: TABLES_KEY })
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
    folded: seat?.folded ?? false,
    isBusy,
    place: (chips) => {
      if (phase === 'betting' && chips.length > 0)
        setLocal({ roundID, seat: isOwn ? local.seat : null, pending: [...pending, chips] })
    },
    take: (accepted) => setLocal((now) => ({ ...now, roundID, seat: accepted })),
    undo: () =>
      pending.length > 0 ? setLocal({ ...local, pending: pending.slice(0, -1) }) : takeBack('last'),
    clear: () => {
      if (pending.length > 0) setLocal({ ...local, pending: NONE })
      if (own.length > 0) takeBack('all')
    },
  }
}

/** Calls `send` when no further chip was added for `GATHER_MS`. */
function useGathering(isWaiting: boolean, send: () => void): void {
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(send, GATHER_MS)
    return () => clearTimeout(timer)
  })
}

/**
 * Returns the chips that can be placed again: those of spots of the layout, without bets behind, whose player
 * may have left.
 */
function repeatable(table: LiveTableView['table'], chips: readonly Chip[]): readonly Chip[] {
  const { spots } = layoutOf(table)
  return chips.filter(({ spot }) => spots.has(spot) && readBlackjackSpot(spot)?.kind !== 'behind')
}

/** Returns the chips of the last round that the player played before the present one. */
function useLastRound(seat: Seat | null, earlier: Seat | null, roundID: string): readonly Chip[] {
  const [kept, keep] = useState<{ readonly now: Seat | null; readonly before: Seat | null }>({
    now: seat,
    before: earlier,
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
