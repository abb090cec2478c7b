import {
  type BlackjackPlay,
  blackjackPayout,
  drawnGameOf,
  type PokerCards,
  pokerGameOf,
  pokerPayout,
  tablePayout,
} from '@poyraz/games/tables'
import { type ReactNode, useState } from 'react'
import { useSignedIn } from '../../../shared/session/session-store.ts'
import { BetList } from './bet-list.tsx'
import { ControlBar } from './control-bar.tsx'
import { LoginBar } from './login-bar.tsx'
import { type Chip, type Chips, useChips } from './use-chips.ts'
import type { LiveTableView } from './use-table.ts'

/** The player at a table, as every scene shows it: chips, selected value, and the bars around the layout. */
export type Play = {
  readonly chips: Chips
  /** Value of the selected chip, in kuruş. */
  readonly amount: number
  readonly isOpen: boolean
  /** Payout of the player's chips once the round has its result. */
  readonly payout: number | null
  readonly bar: ReactNode
  readonly list: ReactNode
  place(spot: string, amount?: number): void
  placeAll(chips: readonly Chip[]): void
}

export type SceneProps = {
  readonly view: LiveTableView
  readonly isListed: boolean
  onCloseList(): void
}

/** Creates the player's part of a scene with drawn outcomes or hands. `spots` are listed in the bet list. */
export function usePlay(
  { view, isListed, onCloseList }: SceneProps,
  { spots, nameOf }: { readonly spots: readonly string[]; readonly nameOf: (spot: string) => string },
): Play {
  const { table, state } = view
  const chips = useChips(view)
  const isSignedIn = useSignedIn()
  const values = table.chips.map(Number)
  const [amount, select] = useState(values[2] ?? values[0] ?? 0)
  const isAttended = state.dealer?.isPresent ?? true
  const isOpen = state.phase === 'betting' && state.opensAt === null && isAttended && isSignedIn
  const payout = payoutOf(view, chips.spots)
  const place = (spot: string, value = amount) => isOpen && chips.place([{ spot, amount: value }])
  const placeAll = (all: readonly Chip[]) => isOpen && chips.place(all)
  const bar = isSignedIn ? (
    <ControlBar
      values={values}
      selected={amount}
      chips={chips}
      isOpen={isOpen}
      payout={payout}
      onSelect={select}
      onDrop={place}
    />
  ) : (
    <LoginBar tableID={state.tableID} />
  )
  const list = isListed && (
    <BetList
      spots={spots}
      nameOf={nameOf}
      amount={amount}
      chips={chips}
      isOpen={isOpen}
      onPlace={({ spot, amount: value }) => place(spot, value)}
      onClose={onCloseList}
    />
  )
  return { chips, amount, isOpen, payout, bar, list, place, placeAll }
}

/** Returns the payout of chips, stakes included, once the round has its result. */
function payoutOf({ table, state }: LiveTableView, spots: ReadonlyMap<string, number>): number | null {
  if (state.phase !== 'result' || state.outcome === null) return null
  const bets = [...spots].map(([spot, amount]) => ({ spot, amount }))
  const game = drawnGameOf(table)
  if (game) return tablePayout(game, bets, state.outcome)
  const poker = pokerGameOf(table)
  const stakes = Object.fromEntries(spots)
  return poker
    ? pokerPayout(poker, state.outcome as unknown as PokerCards, stakes)
    : blackjackPayout(state.outcome as unknown as BlackjackPlay, stakes)
}
