import { BLACKJACK_SEATS, blackjackSpot, isBust } from '@poyraz/games/tables'
import { cx } from '@poyraz/ui'
import { Plus, User } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ChipArt, useChipsText } from '../chip-art.tsx'
import type { Play } from '../use-play.tsx'
import type { LiveTableView } from '../use-table.ts'
import { CardFan } from './card-fan.tsx'
import { handState, totalText } from './hand-words.ts'
import { type OwnSeat, spotOfSeat } from './own-seat.ts'
import type { SeatHands, VisibleHands } from './visible-hands.ts'

/** Drop of each seat along the edge of the table, as a share of the greatest one. */
const DROPS = [0, 0.45, 0.8, 1, 0.8, 0.45, 0] as const

type RowProps = {
  readonly view: LiveTableView
  readonly play: Play
  readonly own: OwnSeat
  readonly visible: VisibleHands
  readonly isWide: boolean
}

/** The seven seats along the edge of the table. */
export function SeatRow(props: RowProps) {
  const dropPx = props.isWide ? 44 : 30
  return (
    <div
      className="mx-auto grid w-full max-w-content grid-cols-7"
      style={{ paddingBottom: dropPx, maxWidth: 1120 }}
    >
      {BLACKJACK_SEATS.map((seat, place) => (
        <div key={seat} style={{ translate: `0 ${(DROPS[place] ?? 0) * dropPx}px` }}>
          <Seat {...props} seat={seat} />
        </div>
      ))}
    </div>
  )
}

function Seat(props: RowProps & { readonly seat: number }) {
  const { view, own, visible, seat, isWide } = props
  const hands = visible.seats.find((one) => one.seat === seat)
  const isOwn = own.seat === seat
  const isTurn = view.state.hands?.turn?.seat === seat
  const t = useTranslations('table.hands')
  return (
    <fieldset className="flex min-w-0 flex-col items-center gap-1.5 text-white">
      <legend className="sr-only">{isOwn ? t('you') : t('seat', { seat })}</legend>
      {isWide && (
        <div className={cx('flex items-end gap-2', hands && 'h-24')}>
          {hands?.hands.map((hand) => (
            <CardFan key={hand.id} cards={hand.cards} size={cardSize(isOwn, hands.hands.length)} isTight />
          ))}
        </div>
      )}
      <Place {...props} hands={hands} isOwn={isOwn} isTurn={isTurn} />
      <SeatText {...props} hands={hands} isOwn={isOwn} />
    </fieldset>
  )
}

/** The player's cards are larger, as far as split hands leave room for that. */
function cardSize(isOwn: boolean, hands: number): string {
  if (!isOwn || hands > 2) return hands > 2 ? 'w-7' : 'w-11'
  return hands === 1 ? 'w-16' : 'w-12'
}

type PlaceProps = RowProps & {
  readonly seat: number
  readonly hands: SeatHands | undefined
  readonly isOwn: boolean
  readonly isTurn: boolean
}

const CIRCLE =
  'relative grid size-16 place-items-center rounded-chip border-2 font-display text-lg font-bold tabular-nums max-lg:size-11 max-lg:text-base'

function toneOf(place: {
  readonly isTurn: boolean
  readonly isOwn: boolean
  readonly isTaken: boolean
}): string {
  if (place.isTurn) return 'border-lamp bg-night outline-3 outline-lamp/60'
  if (place.isOwn) return 'border-white bg-night/85'
  return place.isTaken ? 'border-white/70 bg-night/75' : 'border-dashed border-white/50 bg-night/30'
}

/** Names what a tap on a seat does. */
function usePlaceName({ own, seat, isOwn }: PlaceProps, isTaken: boolean): string {
  const t = useTranslations('table.hands')
  if (isOwn) return own.isHeld ? t('held', { seat }) : `${t('seat', { seat })} · ${t('you')}`
  return isTaken ? t('behind', { seat }) : t('sit', { seat })
}

/** A seat as a circle: a button while bets are open, afterwards the total of its first hand. */
function Place(props: PlaceProps) {
  const { view, play, own, seat, hands, isOwn, isTurn } = props
  const { state } = view
  const taken = state.hands?.taken ?? []
  const isTaken = taken.includes(seat) || isOwn
  const spot = spotOfSeat(seat, own, taken)
  const name = usePlaceName(props, isTaken)
  const look = cx(CIRCLE, toneOf({ isTurn, isOwn, isTaken }))
  const placed = play.chips.spots.get(spot) ?? 0
  const chips = useChipsText(placed)
  if (state.phase !== 'betting') {
    return (
      <div className={cx(look, !isTaken && 'opacity-50')}>
        {hands ? <Totals hands={hands} /> : <Guest isTaken={isTaken} />}
        {hands && <Stake amount={placed || Number(hands.stake)} />}
      </div>
    )
  }
  return (
    <button
      type="button"
      data-spot={spot}
      aria-label={[name, chips].filter(Boolean).join(' · ')}
      aria-disabled={!play.isOpen}
      onClick={() => play.place(spot)}
      className={cx(look, 'touch-manipulation transition hover:border-white hover:bg-night/60')}
    >
      {isTaken ? <Guest isTaken /> : <Plus aria-hidden="true" className="size-5" />}
      <Stake amount={placed} />
    </button>
  )
}

function Guest({ isTaken }: { readonly isTaken: boolean }) {
  return isTaken ? <User aria-hidden="true" className="size-5" /> : null
}

function Totals({ hands }: { readonly hands: SeatHands }): ReactNode {
  const [first] = hands.hands
  if (!first || first.cards.length === 0) return <Guest isTaken />
  if (hands.hands.length > 1)
    return (
      <span className="px-0.5 text-center text-2xs leading-snug lg:text-xs">
        {hands.hands.map(({ cards }) => totalText(cards, true)).join(' · ')}
      </span>
    )
  return (
    <span className={cx(isBust(first.cards) && 'line-through opacity-70')}>
      {totalText(first.cards, true)}
    </span>
  )
}

function Stake({ amount }: { readonly amount: number }) {
  if (amount === 0) return null
  return (
    <svg
      viewBox="-24 -24 48 50"
      aria-hidden="true"
      className="pointer-events-none absolute -top-3 -right-3 z-10 size-9 animate-rise max-lg:-top-2.5 max-lg:-right-2.5 max-lg:size-7"
    >
      <ChipArt amount={amount} r={21} />
    </svg>
  )
}

const TONES: Readonly<Record<string, string>> = {
  won: 'text-lamp',
  natural: 'text-lamp',
}

/** Name of a seat and the state of its hands, as in `3. koltuk, kaldı` or `Sen, kaldın`. */
function SeatText(
  props: RowProps & { readonly seat: number; readonly hands: SeatHands | undefined; readonly isOwn: boolean },
) {
  const t = useTranslations('table.hands')
  const { view, own, seat, hands, isOwn, visible, play } = props
  const isBetting = view.state.phase === 'betting'
  const isTaken = view.state.hands?.taken.includes(seat) ?? false
  const states = hands && visible.isDealt ? hands.hands.map((hand) => handState(view.state, hands, hand)) : []
  const [first] = states
  const isBehind = play.chips.spots.has(blackjackSpot('behind', seat))
  const second = first
    ? states.map((state) => t(`${isOwn ? 'ownStates' : 'states'}.${state}`)).join(', ')
    : isOwn && own.isHeld
      ? t('heldShort')
      : isTaken && !isOwn && (isBetting || isBehind)
        ? t('behindShort')
        : ''
  return (
    <p className="min-h-7 text-center text-2xs leading-snug lg:text-xs">
      <span className="block font-bold">
        {isOwn ? t('you') : isTaken || hands ? t('seat', { seat }) : t('free')}
      </span>
      <span className={cx('block', first && TONES[first])}>{second}</span>
    </p>
  )
}
