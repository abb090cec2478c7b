import type { CasinoPoker, PokerGameName } from '@poyraz/games/tables'
import { cx } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { useLeftMs } from '../../../../shared/tables/table-states.ts'
import { PlayingCard } from '../cards/playing-card.tsx'
import { SIDE_GROUNDS } from '../cards/result-mark.tsx'
import type { LiveTableView } from '../use-table.ts'
import { handName, outcomeCards, type VisiblePoker, visiblePoker } from './visible-poker.ts'

const NONE: VisiblePoker = { player: [], board: [], dealer: [] }
const PARTS = ['player', 'board', 'dealer'] as const

/** Returns the open cards, and the result once the round is over. */
function useOpenCards({ state }: LiveTableView, game: CasinoPoker) {
  const { poker, phase } = state
  const leftMs = useLeftMs(state.endsAt)
  const isOver = phase === 'result'
  const visible = poker ? visiblePoker(game, poker, { leftMs, isOver }) : NONE
  const cards = isOver ? outcomeCards(state) : null
  return { visible, result: cards && game.compare(cards) }
}

const MARKS = { player: 'first', dealer: 'second' } as const

/** All cards in a row: the hand of the players, the shared cards, and the dealer's hand. */
export function PokerBrief(props: {
  readonly view: LiveTableView
  readonly name: PokerGameName
  readonly game: CasinoPoker
}) {
  const t = useTranslations('table.marks')
  const { view, name, game } = props
  const { visible } = useOpenCards(view, game)
  return PARTS.filter((part) => visible[part].length > 0).map((part) => (
    <span key={part} className="flex items-center gap-1">
      {part !== 'board' && (
        <span
          className={cx(
            'grid size-6 flex-none place-items-center rounded-chip text-sm font-bold',
            SIDE_GROUNDS[MARKS[part]],
          )}
        >
          {t(`${name}.${MARKS[part]}`)}
        </span>
      )}
      {visible[part].map((card, place) => (
        <PlayingCard key={`${place}-${card}`} card={card} className="w-6 animate-deal" />
      ))}
    </span>
  ))
}

/** The hand of the players, the shared cards and the dealer's hand, each card at its time. */
export function PokerStage({ view, game }: { readonly view: LiveTableView; readonly game: CasinoPoker }) {
  const { roundID } = view.state
  const { visible, result } = useOpenCards(view, game)
  return (
    <div className="flex h-full min-h-44 items-center justify-center gap-3 max-lg:flex-col max-lg:gap-2 lg:pt-8">
      {PARTS.filter((part) => game.slots.all[part].length > 0).map((part) => (
        <Part
          key={`${part}-${roundID}`}
          part={part}
          game={game}
          visible={visible}
          isWinner={
            part === 'player' ? result === 'won' || result === 'out' : part === 'dealer' && result === 'lost'
          }
        />
      ))}
    </div>
  )
}

/** On phones the dealer is above the shared cards, and the hand of the players below them. */
const ORDERS = { player: 'max-lg:order-3', board: 'max-lg:order-2', dealer: 'max-lg:order-1' } as const

function Part(props: {
  readonly part: (typeof PARTS)[number]
  readonly game: CasinoPoker
  readonly visible: VisiblePoker
  readonly isWinner: boolean
}) {
  const t = useTranslations('table.poker')
  const { part, game, visible, isWinner } = props
  const hand = part === 'board' ? null : handName(game, visible[part], visible.board)
  const places = game.slots.all[part].length
  const isLarge = game.slots.all.board.length === 0
  return (
    <section
      aria-label={t(`parts.${part}`)}
      className={cx(
        'flex flex-col items-center gap-2 rounded-banner border-2 px-3 py-3 transition duration-500 max-lg:w-full max-lg:flex-row max-lg:py-1.5',
        isWinner ? 'border-lamp bg-night/50 shadow-art' : 'border-transparent bg-night/25',
        ORDERS[part],
      )}
    >
      <p
        aria-live="polite"
        className="min-h-12 text-center text-sm leading-snug font-bold text-white max-lg:min-h-0 max-lg:w-20 max-lg:flex-none max-lg:text-left max-lg:text-xs"
      >
        <span className="block">{t(`parts.${part}`)}</span>
        {hand !== null && <span className="block text-lamp">{t(`hands.${hand as 'pair'}`)}</span>}
      </p>
      <div className="flex gap-1.5 max-lg:flex-1 max-lg:justify-center">
        {Array.from({ length: places }, (_, place) => (
          <Place key={place} card={visible[part][place]} isLarge={isLarge} />
        ))}
      </div>
      {part === 'dealer' && visible.dealer.includes(null) && <span className="sr-only">{t('hidden')}</span>}
    </section>
  )
}

/** A card, its back, or the place for one that is not dealt yet. */
function Place({ card, isLarge }: { readonly card: number | null | undefined; readonly isLarge: boolean }) {
  const size = isLarge ? 'w-24 max-lg:w-14' : 'w-17 max-xl:w-14 max-lg:w-11'
  return card === undefined ? (
    <div
      aria-hidden="true"
      className={cx('aspect-5/7 rounded-control border-2 border-dashed border-white/25', size)}
    />
  ) : (
    <PlayingCard key={card} card={card} className={cx('animate-deal', size)} />
  )
}
