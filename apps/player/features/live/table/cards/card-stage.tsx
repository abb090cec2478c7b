import { cx } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import type { Side } from '../../../../shared/tables/roads.ts'
import { useLeftMs } from '../../../../shared/tables/table-states.ts'
import type { LiveTableView } from '../use-table.ts'
import { CARD_GAMES, type CardGameName, type Hand } from './card-games.ts'
import { dealtCards } from './deal.ts'
import { PlayingCard } from './playing-card.tsx'
import { SIDE_GROUNDS } from './result-mark.tsx'

const HANDS = ['first', 'second'] as const

/** Returns the open cards of both hands, and the winner once the round is over. */
function useOpenHands({ state }: LiveTableView, game: CardGameName) {
  const left = useLeftMs(state.endsAt)
  const rules = CARD_GAMES[game]
  const deal = state.outcome === null ? [] : rules.dealOf(state.outcome)
  const isOver = state.phase === 'result'
  // Cards of a dealer lie open as soon as they are entered.
  const opened = state.phase === 'drawing' && state.dealer ? rules.openedOf(state.dealer.entered) : null
  const shown = opened ?? (isOver ? deal : deal.slice(0, dealtCards(left, deal.length)))
  const handOf = (hand: 'first' | 'second') =>
    rules.handOf(shown.filter((one) => one.hand === hand).map(({ card }) => card))
  return { handOf, winner: isOver && state.outcome !== null ? rules.winnerOf(state.outcome) : null }
}

/** Both hands in a row, each behind its points or its letter. */
export function CardBrief({ view, game }: { readonly view: LiveTableView; readonly game: CardGameName }) {
  const { handOf, winner } = useOpenHands(view, game)
  return HANDS.map((side) => {
    const hand = handOf(side)
    return (
      <span key={side} className="flex items-center gap-1">
        <HandMark side={side} game={game} hand={hand} className="min-w-8 px-1.5" />
        {hand.cards.map((card, place) => (
          <PlayingCard
            key={`${place}-${card}`}
            card={card}
            className={cx(
              'w-7 animate-deal',
              (winner === side || winner === 'tie') && 'outline-2 outline-lamp',
            )}
          />
        ))}
      </span>
    )
  })
}

/** Both hands, dealt card by card until the result. */
export function CardStage({ view, game }: { readonly view: LiveTableView; readonly game: CardGameName }) {
  const { state } = view
  const { handOf, winner } = useOpenHands(view, game)
  return (
    <div className="flex h-full min-h-44 items-center justify-center gap-10 max-lg:gap-3 lg:pt-10">
      {HANDS.map((side) => (
        <HandView
          key={`${side}-${state.roundID}`}
          side={side}
          game={game}
          hand={handOf(side)}
          isWinner={winner === side || winner === 'tie'}
        />
      ))}
    </div>
  )
}

const PLACES = { baccarat: 2, 'dragon-tiger': 1 } as const
/** On phones three cards of baccarat stand beside each other. */
const CARD_SIZES = { baccarat: 'w-22 max-lg:w-11', 'dragon-tiger': 'w-22 max-lg:w-17' } as const

function HandView(props: {
  readonly side: Exclude<Side, 'tie'>
  readonly game: CardGameName
  readonly hand: Hand
  readonly isWinner: boolean
}) {
  const t = useTranslations('table')
  const { side, game, hand, isWinner } = props
  return (
    <section
      aria-label={t(`sides.${game}.${side}`)}
      className={cx(
        'flex flex-col items-center gap-2.5 rounded-banner border-2 px-6 py-4 transition duration-500 max-lg:min-w-0 max-lg:flex-1 max-lg:px-2 max-lg:py-3',
        isWinner ? 'border-lamp bg-night/50 shadow-art' : 'border-transparent bg-night/25',
      )}
    >
      <p className="flex items-center gap-2.5 font-display text-lg font-bold text-white max-lg:text-sm">
        <HandMark side={side} game={game} hand={hand} className="min-w-10 px-2.5" />
        {t(`sides.${game}.${side}`)}
      </p>
      <Cards side={side} game={game} cards={hand.cards} />
    </section>
  )
}

/** The points of a hand in the colour of its side; its letter where there are none. */
function HandMark(props: {
  readonly side: Exclude<Side, 'tie'>
  readonly game: CardGameName
  readonly hand: Hand
  readonly className: string
}) {
  const t = useTranslations('table')
  const { side, game, hand } = props
  return (
    <span
      className={cx(
        'grid place-items-center rounded-chip py-0.5 font-bold tabular-nums',
        SIDE_GROUNDS[side],
        props.className,
      )}
    >
      {hand.total !== null && hand.cards.length > 0 ? hand.total : t(`marks.${game}.${side}`)}
    </span>
  )
}

function Cards(props: {
  readonly side: Exclude<Side, 'tie'>
  readonly game: CardGameName
  readonly cards: Hand['cards']
}) {
  const { side, game, cards } = props
  const upright = cards.slice(0, PLACES[game])
  return (
    <div
      aria-live="polite"
      className={cx('flex items-center gap-2 max-lg:gap-1', side === 'first' && 'flex-row-reverse')}
    >
      <div className="flex gap-2 max-lg:gap-1">
        {upright.map((card, place) => (
          <PlayingCard
            key={`${place}-${card}`}
            card={card}
            className={cx('animate-deal', CARD_SIZES[game])}
          />
        ))}
        {Array.from({ length: PLACES[game] - upright.length }, (_, place) => (
          <div
            key={place}
            aria-hidden="true"
            className={cx(
              'aspect-5/7 rounded-control border-2 border-dashed border-white/25',
              CARD_SIZES[game],
            )}
          />
        ))}
      </div>
      {game === 'baccarat' && <ThirdCard card={cards[2]} />}
    </div>
  )
}

/** The place of a third card, which lies across. */
function ThirdCard({ card }: { readonly card: Hand['cards'][number] | undefined }) {
  return (
    <div className="grid w-31 place-items-center max-lg:w-15">
      {card !== undefined && (
        <div className="rotate-90">
          <PlayingCard card={card} className={cx('animate-deal', CARD_SIZES.baccarat)} />
        </div>
      )}
    </div>
  )
}
