import { blackjackSpot, firstCards, PAIR_ODDS, POKER_ODDS, pairOf, pokerOf } from '@poyraz/games/tables'
import { cx, Money } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { ChipArt } from '../chip-art.tsx'
import { oddsOf } from '../odds.ts'
import { SpotButton } from '../spot-button.tsx'
import type { Play } from '../use-play.tsx'
import type { LiveTableView } from '../use-table.ts'
import { CardFan } from './card-fan.tsx'
import { handState, totalText } from './hand-words.ts'
import type { OwnSeat } from './own-seat.ts'
import type { SeatHands, VisibleHands } from './visible-hands.ts'

type FocusProps = {
  readonly view: LiveTableView
  readonly play: Play
  readonly own: OwnSeat
  readonly visible: VisibleHands
  readonly isWide: boolean
}

/**
 * The middle of the felt: the spots of the player's seat, and during the play the hands to look at. Wide
 * screens show them at the seats.
 */
export function Focus(props: FocusProps) {
  const { view, own, visible } = props
  if (view.state.phase === 'betting') return <SeatSpots {...props} />
  const watched = own.seat ?? view.state.hands?.turn?.seat ?? visible.seats[0]?.seat
  const seat = visible.seats.find((one) => one.seat === watched)
  if (!seat) return null
  if (!props.isWide) return <SeatView {...props} seat={seat} />
  if (own.seat !== seat.seat) return null
  return (
    <div className="absolute top-6 left-1/5">
      <SideBets {...props} seat={seat} />
    </div>
  )
}

/** Main bet and side bets of the player's seat. */
function SeatSpots({ view, play, own }: FocusProps) {
  const t = useTranslations('table.hands')
  const table = useTranslations('table')
  const { seat } = own
  if (seat === null) return <Hint text={t('chooseSeat')} />
  const canSide = play.chips.spots.has(blackjackSpot('main', seat))
  return (
    <div className="mx-auto grid w-full max-w-form grid-cols-3 gap-2.5">
      {(['pairs', 'main', 'poker'] as const).map((kind) => {
        const spot = blackjackSpot(kind, seat)
        const isMain = kind === 'main'
        const odds = oddsOf(view.table, spot)
        const pays = isMain ? t('seat', { seat }) : table('paysUpTo', { odds })
        return (
          <SpotButton
            key={kind}
            spot={spot}
            name={t(kind)}
            pays={pays}
            more={isMain ? t('pays') : ''}
            play={isMain || canSide ? play : { ...play, isOpen: false, place: () => undefined }}
            isCrowded={false}
            isWon={false}
            className={cx('min-h-20', isMain ? 'bg-night/45' : 'bg-night/30')}
          >
            <span className="font-display text-base leading-snug font-bold">{t(kind)}</span>{' '}
            <span className="text-2xs">{pays}</span>
          </SpotButton>
        )
      })}
      {!canSide && <p className="col-span-3 text-center text-xs text-white">{t('sideAfterMain')}</p>}
    </div>
  )
}

function Hint({ text }: { readonly text: string }) {
  return <p className="mx-auto rounded-chip bg-night/55 px-5 py-2.5 text-center text-sm text-white">{text}</p>
}

const SIZES = ['w-22 max-sm:w-18', 'w-22 max-sm:w-18', 'w-16', 'w-12', 'w-10'] as const

/** The hands of a seat, large. */
function SeatView(props: FocusProps & { readonly seat: SeatHands }) {
  const t = useTranslations('table.hands')
  const { play, own, seat } = props
  const isOwn = own.seat === seat.seat
  return (
    <section
      aria-label={isOwn ? t('you') : t('seat', { seat: seat.seat })}
      className="relative flex items-center justify-center gap-6 max-lg:gap-2"
    >
      {isOwn && <OwnStake play={play} seat={seat.seat} />}
      {seat.hands.map((hand) => (
        <HandView key={hand.id} {...props} hand={hand} />
      ))}
      {isOwn && <SideBets {...props} />}
    </section>
  )
}

/** A hand with its total, and its state once all cards are dealt. */
function HandView(
  props: FocusProps & { readonly seat: SeatHands; readonly hand: SeatHands['hands'][number] },
) {
  const t = useTranslations('table.hands')
  const { view, own, seat, hand } = props
  const { turn } = view.state.hands ?? {}
  const count = seat.hands.length
  const isTurn = turn?.seat === seat.seat && turn.hand === hand.id
  const state = props.visible.isDealt ? handState(view.state, seat, hand) : 'waits'
  const size = count === 1 && hand.cards.length > 3 ? 'w-15' : (SIZES[count] ?? 'w-11')
  return (
    <div
      className={cx(
        'flex min-w-0 flex-col items-center rounded-tile px-2 pt-2 transition',
        isTurn && count > 1 && 'bg-brand/20 outline-2 outline-brand',
      )}
    >
      <CardFan cards={hand.cards} size={size} isTilted />
      <p
        className={cx(
          'relative z-10 -mt-4 rounded-chip px-4 py-0.5 text-center font-display font-bold text-ink tabular-nums shadow-art',
          count > 2 ? 'text-base' : 'text-xl',
          state === 'won' || state === 'natural' ? 'bg-lamp' : 'bg-white',
        )}
      >
        {hand.cards.length > 0 ? totalText(hand.cards, hand.isDone || view.state.phase === 'result') : '…'}
        {state !== 'turn' && state !== 'waits' && (
          <span className="ml-2 text-sm font-semibold">
            {t(`${own.seat === seat.seat ? 'ownStates' : 'states'}.${state}`)}
          </span>
        )}
      </p>
    </div>
  )
}

/** The stake of the player's hands, at the left. */
function OwnStake({ play, seat }: { readonly play: Play; readonly seat: number }) {
  const t = useTranslations('table.hands')
  const amount = play.chips.spots.get(blackjackSpot('main', seat)) ?? 0
  return (
    <p className="grid w-20 flex-none justify-items-center text-xs text-white">
      <svg viewBox="-24 -24 48 50" aria-hidden="true" className="size-12">
        <ChipArt amount={amount} r={21} />
      </svg>
      <Money amount={amount} fraction="auto" className="font-bold" />
      {t('main')}
    </p>
  )
}

/** The side bets of the player with their results, at the right. */
function SideBets({ play, seat, visible }: FocusProps & { readonly seat: SeatHands }) {
  const t = useTranslations('table.hands')
  const cards = firstCards(seat)
  const [up] = visible.dealer
  const isKnown = visible.isDealt && up !== null && up !== undefined
  const pair = pairOf(cards)
  const poker = isKnown ? pokerOf([...cards, up]) : null
  const odds = {
    pairs: pair && PAIR_ODDS[pair],
    poker: poker && POKER_ODDS[poker],
  }
  const names = { pairs: pair && t(`pairNames.${pair}`), poker: poker && t(`pokerNames.${poker}`) }
  return (
    <ul className="flex w-20 flex-none flex-col items-center justify-center gap-2 text-center text-2xs text-white lg:w-auto lg:flex-row lg:gap-8 lg:text-xs">
      {(['poker', 'pairs'] as const).map((kind) => {
        const amount = play.chips.spots.get(blackjackSpot(kind, seat.seat)) ?? 0
        const won = odds[kind]
        return (
          amount > 0 && (
            <li key={kind} className="grid justify-items-center">
              <svg
                viewBox="-24 -24 48 50"
                aria-hidden="true"
                className={cx('size-9', isKnown && !won && 'opacity-50')}
              >
                <ChipArt amount={amount} r={21} />
              </svg>
              <span className="font-bold">{names[kind] ?? t(kind)}</span>
              {isKnown && (
                <span className={cx(won && 'text-lamp')}>{won ? t('won', { odds: won }) : t('missed')}</span>
              )}
            </li>
          )
        )
      })}
    </ul>
  )
}
