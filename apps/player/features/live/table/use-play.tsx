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
import { useIsOverdue } from '../../../shared/tables/table-states.ts'
import { BetList } from './bet-list.tsx'
import { type BarProps, ControlBar } from './control-bar.tsx'
import { FavouriteBets } from './favourites/favourite-bets.tsx'
import { LoginBar } from './login-bar.tsx'
import { type Chip, type Chips, useChips } from './use-chips.ts'
import { useNetAfter } from './use-net.ts'
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

type PlayOptions = {
  readonly spots: readonly string[]
  nameOf(spot: string): string
  /** The bar of chips and actions, if it is not the usual one. */
  readonly Bar?: (props: BarProps) => ReactNode
}

/** Creates the player's part of a scene with drawn outcomes or hands. `spots` are listed in the bet list. */
export function usePlay(
  { view, isListed, onCloseList }: SceneProps,
  { spots, nameOf, Bar = ControlBar }: PlayOptions,
): Play {
  const { table, state } = view
  const chips = useChips(view)
  const isSignedIn = useSignedIn()
  const values = table.chips.map(Number)
  const [amount, select] = useState(values[2] ?? values[0] ?? 0)
  const isOpen = useTakesBets(state) && isSignedIn
  const payout = usePayout(view, chips)
  const placeAll = (all: readonly Chip[]) => isOpen && chips.place(all)
  const place = (spot: string, value = amount) => placeAll([{ spot, amount: value }])
  const bar = isSignedIn ? (
    <Bar
      values={values}
      selected={amount}
      chips={chips}
      isOpen={isOpen}
      payout={payout}
      tools={favouritesOf({ table, chips, isOpen, isSmall: Bar !== ControlBar, onPlace: placeAll })}
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
      onPlace={(chip) => placeAll([chip])}
      onClose={onCloseList}
    />
  )
  return { chips, amount, isOpen, payout, bar, list, place, placeAll }
}

function useTakesBets({ phase, opensAt, dealer, endsAt }: LiveTableView['state']): boolean {
  const isOverdue = useIsOverdue(endsAt)
  return phase === 'betting' && opensAt === null && !isOverdue && (dealer?.isPresent ?? true)
}

/** Returns the saved bets of a game; at a blackjack table spots belong to seats, so there are none. */
function favouritesOf({ table, chips, ...rest }: FavouritesOf): ReactNode {
  const { game } = table
  if (game === 'blackjack' || game === 'crash') return null
  const placed = [...chips.spots].map(([spot, amount]) => ({ spot, amount }))
  return <FavouriteBets game={game} minBet={Number(table.minBet)} chips={placed} {...rest} />
}
type FavouritesOf = {
  readonly table: LiveTableView['table']
  readonly chips: Chips
  readonly isOpen: boolean
  readonly isSmall: boolean
  onPlace(chips: readonly Chip[]): void
}

/** Returns the payout of the round once it has its result, which changes today's result then. */
function usePayout(view: LiveTableView, { spots, staked }: Chips): number | null {
  const payout = payoutOf(view, spots)
  useNetAfter(payout !== null && staked > 0 ? view.state.roundID : null)
  return payout
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
