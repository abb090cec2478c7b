import { cx } from '@poyraz/ui'
import { cardText } from './read-scan.ts'
import { useDealerTexts } from './texts.ts'

/** Suits from the highest to the lowest, by their place in a card's number. */
const SUITS = [
  { place: 3, name: 'S', isRed: false },
  { place: 2, name: 'H', isRed: true },
  { place: 1, name: 'D', isRed: true },
  { place: 0, name: 'C', isRed: false },
] as const
const RANKS = Array.from({ length: 13 }, (_, rank) => 12 - rank)

/** The cards of a deck, a block for each suit. */
export function CardPad({ isOpen, onPress }: { readonly isOpen: boolean; onPress(value: number): void }) {
  const t = useDealerTexts()
  return (
    <div className="flex flex-col gap-3">
      {SUITS.map(({ place, name, isRed }) => (
        <fieldset key={name} className="grid grid-cols-7 gap-1.5 md:grid-cols-13">
          <legend className="sr-only">{t.suits[name]}</legend>
          {RANKS.map((rank) => (
            <button
              key={rank}
              type="button"
              disabled={!isOpen}
              onClick={() => onPress(rank + 13 * place)}
              className={cx(
                'min-h-11 rounded-control border border-line-strong bg-white font-bold tabular-nums disabled:opacity-40 md:min-h-14',
                isRed ? 'text-pocket-red' : 'text-ink',
              )}
            >
              {cardText(rank + 13 * place)}
            </button>
          ))}
        </fieldset>
      ))}
    </div>
  )
}
