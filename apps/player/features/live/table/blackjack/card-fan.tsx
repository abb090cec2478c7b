import type { Card } from '@poyraz/games/tables'
import { cx } from '@poyraz/ui'
import { PlayingCard } from '../cards/playing-card.tsx'

/** Cards of a hand, each over a part of the one before. New cards come from the shoe. */
export function CardFan(props: {
  readonly cards: readonly (Card | null)[]
  /** Width of a card. */
  readonly size: string
  /** The part of a card that the next one covers. */
  readonly isTight?: boolean
  readonly isTilted?: boolean
}) {
  const { cards, size, isTight, isTilted } = props
  return (
    <div className="flex justify-center">
      {cards.map((card, place) => (
        <div
          key={`${place}-${card}`}
          className={cx(size, 'flex-none')}
          style={{
            marginLeft: place === 0 ? 0 : isTight ? '-12%' : '-7%',
            ...(isTilted && { rotate: `${(place - (cards.length - 1) / 2) * 4}deg` }),
          }}
        >
          <PlayingCard card={card} className="w-full animate-deal" />
        </div>
      ))}
    </div>
  )
}
