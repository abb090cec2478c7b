import {
  ANDAR_CARD_MS,
  ANDAR_REST_MS,
  type AndarBaharOutcome,
  andarBaharSide,
  type Card,
} from '@poyraz/games/tables'
import { cx } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { useLeftMs } from '../../../../shared/tables/table-states.ts'
import { dealtCards } from '../cards/deal.ts'
import { PlayingCard } from '../cards/playing-card.tsx'
import { SIDE_GROUNDS } from '../cards/result-mark.tsx'
import type { LiveTableView } from '../use-table.ts'

const PACE = { cardMs: ANDAR_CARD_MS, restMs: ANDAR_REST_MS }

/** Returns the open cards, and the winning side once the match lies among them. */
function useOpenCards({ state }: LiveTableView) {
  const left = useLeftMs(state.endsAt)
  const outcome = state.outcome as unknown as AndarBaharOutcome | null
  const isOver = state.phase === 'result'
  const all = outcome ? [outcome.middle, ...outcome.cards] : []
  const [middle = null, ...cards] = isOver ? all : all.slice(0, dealtCards(left, all.length, PACE))
  const hasMatch = outcome !== null && cards.length === outcome.cards.length
  return { middle, cards, winner: outcome && hasMatch ? andarBaharSide(outcome) : null }
}

/** The middle card, the card that was dealt last, and the winning side. */
export function MatchBrief({ view }: { readonly view: LiveTableView }) {
  const t = useTranslations('table')
  const { middle, cards, winner } = useOpenCards(view)
  const last = cards.at(-1)
  return (
    <>
      <PlayingCard card={middle} className="w-7" />
      {last !== undefined && (
        <PlayingCard
          key={last}
          card={last}
          className={cx('w-7', winner && 'rounded-small outline-2 outline-lamp')}
        />
      )}
      <span className="text-sm font-semibold tabular-nums">
        {winner ? t(`sides.andar-bahar.${SIDES[winner]}`) : t('andarBahar.count', { count: cards.length })}
      </span>
    </>
  )
}

/** The middle card between both rows. Cards are dealt one by one until the match. */
export function MatchStage({ view }: { readonly view: LiveTableView }) {
  const t = useTranslations('table.andarBahar')
  const { middle, cards, winner } = useOpenCards(view)
  return (
    <div
      key={view.state.roundID}
      className="flex h-full min-h-44 items-center gap-4 max-lg:flex-col max-lg:items-stretch max-lg:gap-2"
    >
      <Row side="andar" cards={cards.filter((_, place) => place % 2 === 0)} isWinner={winner === 'andar'} />
      <div className="flex flex-col items-center gap-1.5 text-white max-lg:-order-1">
        <PlayingCard card={middle} className={cx('w-24 max-lg:w-14', middle !== null && 'animate-deal')} />
        <p aria-live="polite" className="text-sm font-semibold tabular-nums">
          {cards.length > 0 ? t('count', { count: cards.length }) : t('middle')}
        </p>
      </div>
      <Row side="bahar" cards={cards.filter((_, place) => place % 2 === 1)} isWinner={winner === 'bahar'} />
    </div>
  )
}

const SIDES = { andar: 'first', bahar: 'second' } as const

function Row(props: {
  readonly side: 'andar' | 'bahar'
  readonly cards: readonly Card[]
  readonly isWinner: boolean
}) {
  const t = useTranslations('table')
  const { side, cards, isWinner } = props
  const place = SIDES[side]
  const name = t(`sides.andar-bahar.${place}`)
  return (
    <section
      aria-label={name}
      className={cx(
        'min-w-0 flex-1 rounded-banner border-2 p-3 transition duration-500 max-lg:p-2',
        isWinner ? 'border-lamp bg-night/50 shadow-art' : 'border-transparent bg-night/25',
      )}
    >
      <p className="mb-2 flex items-center gap-2.5 font-display text-lg font-bold text-white max-lg:text-sm">
        <span
          className={cx(
            'grid min-w-10 place-items-center rounded-chip px-2.5 py-0.5 tabular-nums',
            SIDE_GROUNDS[place],
          )}
        >
          {cards.length > 0 ? cards.length : t(`marks.andar-bahar.${place}`)}
        </span>
        {name}
      </p>
      <Fan cards={cards} hasMatch={isWinner} />
    </section>
  )
}

/** A row of cards; each covers a part of the one before, as much as the width needs. The match lies on top. */
function Fan({ cards, hasMatch }: { readonly cards: readonly Card[]; readonly hasMatch: boolean }) {
  return (
    // On phones the bets need the room of the cards until these come.
    <ol
      className={cx('flex h-24 min-w-0 pr-17 max-lg:pr-13', cards.length > 0 ? 'max-lg:h-18' : 'max-lg:h-0')}
    >
      {cards.map((card, place) => (
        <li key={card} className="min-w-0 flex-initial basis-9 max-lg:basis-7">
          <PlayingCard
            card={card}
            className={cx(
              'w-17 max-w-none animate-deal rounded-small max-lg:w-13',
              hasMatch && place === cards.length - 1 && 'outline-3 outline-lamp',
            )}
          />
        </li>
      ))}
    </ol>
  )
}
