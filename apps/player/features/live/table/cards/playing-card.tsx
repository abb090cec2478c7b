import { type Card, rankOf, suitOf } from '@poyraz/games/tables'
import { cx } from '@poyraz/ui'

const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const
const ACE = 12
const TEN = 8
/** Clubs, diamonds, hearts, spades, in a box from -10 to 10. */
const SUITS = [
  'M0-9a4.4 4.4 0 0 1 3.6 7A4.4 4.4 0 1 1 1.2 4.6L3 9h-6l1.8-4.4A4.4 4.4 0 1 1-3.6-2 4.4 4.4 0 0 1 0-9z',
  'M0-10L7.4 0 0 10-7.4 0z',
  'M0 9C-12 0-9-9-4.6-9-2-9-.6-7.4 0-5.6.6-7.4 2-9 4.6-9 9-9 12 0 0 9z',
  'M0-10C10-2 9.4 5 5 5 3 5 1.6 4 1 2.6L3 9h-6l2-6.4C-1.6 4-3 5-5 5-9.4 5-10-2 0-10z',
] as const
const SUIT_NAMES = ['♣', '♦', '♥', '♠'] as const
const inkOf = (suit: number) => (suit === 1 || suit === 2 ? '#b3142b' : '#10202b')

/** Places of the pips by their number: column 0..2, row in sixths of the height. */
const PIPS: Readonly<Record<number, readonly (readonly [column: number, row: number])[]>> = {
  2: [
    [1, 0],
    [1, 6],
  ],
  3: [
    [1, 0],
    [1, 3],
    [1, 6],
  ],
  4: corners(),
  5: [...corners(), [1, 3]],
  6: [...corners(), [0, 3], [2, 3]],
  7: [...corners(), [0, 3], [2, 3], [1, 1.5]],
  8: [...corners(), [0, 3], [2, 3], [1, 1.5], [1, 4.5]],
  9: [...corners(), [0, 2], [2, 2], [0, 4], [2, 4], [1, 3]],
  10: [...corners(), [0, 2], [2, 2], [0, 4], [2, 4], [1, 1], [1, 5]],
}

function corners(): readonly (readonly [number, number])[] {
  return [
    [0, 0],
    [2, 0],
    [0, 6],
    [2, 6],
  ]
}

const cardName = (card: Card): string => `${RANKS[rankOf(card)]}${SUIT_NAMES[suitOf(card)]}`

/** A card with its face up, or its back if `card` is `null`. */
export function PlayingCard({
  card,
  className,
}: {
  readonly card: Card | null
  readonly className?: string
}) {
  return (
    <svg
      viewBox="0 0 100 140"
      role="img"
      aria-label={card === null ? '' : cardName(card)}
      aria-hidden={card === null}
      className={cx('rounded-small drop-shadow-lg', className)}
    >
      <rect x="0.5" y="0.5" width="99" height="139" rx="8" fill="#fdf9f0" stroke="#cfc4ae" />
      {card === null ? <Back /> : <Face card={card} />}
    </svg>
  )
}

function Face({ card }: { readonly card: Card }) {
  const [rank, suit] = [rankOf(card), suitOf(card)]
  const ink = inkOf(suit)
  return (
    <g fill={ink}>
      <Corner rank={rank} suit={suit} />
      <g transform="rotate(180 50 70)">
        <Corner rank={rank} suit={suit} />
      </g>
      {rank <= TEN ? <Pips count={rank + 2} suit={suit} /> : <Emblem rank={rank} suit={suit} />}
    </g>
  )
}

function Corner({ rank, suit }: { readonly rank: number; readonly suit: number }) {
  const text = RANKS[rank] ?? ''
  return (
    <>
      <text
        x="15"
        y="24"
        textAnchor="middle"
        fontSize={text.length > 1 ? 20 : 24}
        letterSpacing={text.length > 1 ? -2 : 0}
        className="font-display font-heavy"
      >
        {text}
      </text>
      <path d={SUITS[suit]} transform="translate(15 38) scale(0.86)" />
    </>
  )
}

function Pips({ count, suit }: { readonly count: number; readonly suit: number }) {
  return (PIPS[count] ?? []).map(([column, row]) => (
    <path
      key={`${column}-${row}`}
      d={SUITS[suit]}
      transform={`translate(${32 + column * 18} ${28 + row * 14}) scale(${row > 3 ? '0.86 -0.86' : '0.86'})`}
    />
  ))
}

/** Aces and pictures have a flower of eight petals behind their sign. */
function Emblem({ rank, suit }: { readonly rank: number; readonly suit: number }) {
  const isAce = rank === ACE
  return (
    <g transform="translate(50 70)">
      {!isAce && <rect x="-22" y="-40" width="44" height="80" rx="6" fill="none" stroke="#d9a441" />}
      <g fill="#d9a441" opacity={isAce ? 1 : 0.85}>
        {Array.from({ length: 8 }, (_, petal) => (
          <ellipse key={petal} cy="-15" rx="4" ry="10" transform={`rotate(${petal * 45})`} />
        ))}
      </g>
      {isAce ? (
        <path d={SUITS[suit]} transform="scale(2.5)" stroke="#fdf9f0" strokeWidth="0.8" />
      ) : (
        <>
          <circle r="14" fill="#fdf9f0" />
          <text
            y="1"
            textAnchor="middle"
            dominantBaseline="central"
            fontSize="26"
            className="font-display font-heavy"
          >
            {RANKS[rank]}
          </text>
          <path d={SUITS[suit]} transform="translate(0 -31) scale(0.6)" />
          <path d={SUITS[suit]} transform="translate(0 31) scale(0.6 -0.6)" />
        </>
      )}
    </g>
  )
}

function Back() {
  return (
    <>
      <rect x="6" y="6" width="88" height="128" rx="5" fill="#1d4f9b" />
      <rect x="10" y="10" width="80" height="120" rx="4" fill="none" stroke="#f3bb4d" strokeWidth="1.4" />
      <g transform="translate(50 70)" fill="#f6e8c6">
        {Array.from({ length: 8 }, (_, petal) => (
          <ellipse key={petal} cy="-19" rx="5" ry="13" transform={`rotate(${petal * 45})`} />
        ))}
        <circle r="7" fill="#f3bb4d" />
      </g>
    </>
  )
}
