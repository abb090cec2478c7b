import type { ReactNode } from 'react'
import type { TableType } from './tables.ts'

/** The object of a table beside its words, above its foot; a crash table has a kite of its own. */
export function TableArt({ type }: { readonly type: TableType }) {
  const Art = ARTS[type]
  return (
    <svg viewBox="-100 -70 200 140" aria-hidden="true" className="art absolute right-3 bottom-14 h-22">
      <Art />
    </svg>
  )
}

const ARTS = {
  baccarat: () => <Hand cards={[NINE, KING]} />,
  blackjack: () => <Hand cards={[ACE, BACK]} />,
  poker: () => <Hand cards={[ACE, KING, NINE]} />,
  dice: Dice,
  show: Funfair,
  // A roulette table has a wheel that leaves the card at its edge.
  roulette: () => null,
} as const satisfies Record<TableType, () => ReactNode>

type Face = { readonly rank: string; readonly suit: string; readonly colour: string }

const [HEART, SPADE, DIAMOND] = [
  'M0 16C-22 0-16-16-6-14-2-13 0-8 0-8s2-5 6-6C16-16 22 0 0 16Z',
  'M0-16C22 0 16 14 6 12L4 10 7 18H-7L-4 10-6 12C-16 14-22 0 0-16Z',
  'M0-18 14 0 0 18-14 0Z',
]
const ACE: Face = { rank: 'A', suit: SPADE, colour: '#14202b' }
const KING: Face = { rank: 'K', suit: HEART, colour: '#c4182f' }
const NINE: Face = { rank: '9', suit: DIAMOND, colour: '#c4182f' }
const BACK = null

/** Cards in a fan, the last one on top. */
function Hand({ cards }: { readonly cards: readonly (Face | null)[] }) {
  const middle = (cards.length - 1) / 2
  return cards.map((face, place) => (
    <g key={place} transform={`translate(${(place - middle) * 46} 0) rotate(${(place - middle) * 13})`}>
      <rect
        x="-33"
        y="-48"
        width="66"
        height="96"
        rx="8"
        fill={face ? '#fffdf8' : '#1d43b5'}
        stroke="#cfd8dc"
      />
      {face ? <Front {...face} /> : <Back />}
    </g>
  ))
}

function Front({ rank, suit, colour }: Face) {
  return (
    <g fill={colour}>
      <text x="-27" y="-25" fontSize="22" fontWeight="700">
        {rank}
      </text>
      <path d={suit} transform="translate(2 12) scale(1.3)" />
    </g>
  )
}

function Back() {
  return (
    <g fill="none" stroke="#ffe3a1" strokeWidth="2">
      <rect x="-26" y="-41" width="52" height="82" rx="5" />
      {[0, 45, 90, 135].map((angle) => (
        <ellipse key={angle} rx="6" ry="18" transform={`rotate(${angle})`} />
      ))}
    </g>
  )
}

const PIPS = [
  [
    -46,
    -4,
    -12,
    [
      [-14, -14],
      [14, 14],
      [0, 0],
    ],
  ],
  [
    30,
    12,
    14,
    [
      [-14, -14],
      [14, -14],
      [-14, 14],
      [14, 14],
      [0, 0],
    ],
  ],
] as const

function Dice() {
  return PIPS.map(([x, y, angle, pips]) => (
    <g key={x} transform={`translate(${x} ${y}) rotate(${angle})`}>
      <rect x="-34" y="-30" width="68" height="68" rx="15" fill="#c9bfa8" />
      <rect x="-34" y="-34" width="68" height="68" rx="15" fill="#fffdf8" />
      {pips.map(([dx, dy]) => (
        <circle key={`${dx} ${dy}`} cx={dx} cy={dy} r="6.5" fill="#14202b" />
      ))}
    </g>
  ))
}

const SEGMENTS = ['#c4182f', '#ffca63', '#1d43b5', '#0f9a8b', '#c4182f', '#ffca63', '#1d43b5', '#0f9a8b']

/** The wheel of a show: eight coloured segments under a pointer. */
function Funfair() {
  return (
    <g transform="translate(24 4)">
      <circle r="66" fill="#3a2010" />
      {SEGMENTS.map((fill, place) => (
        <path
          key={place}
          d="M0 0-23.4-56.4A61 61 0 0 1 23.4-56.4Z"
          fill={fill}
          transform={`rotate(${place * 45})`}
        />
      ))}
      <circle r="66" fill="none" stroke="#d9a441" strokeWidth="5" />
      <circle r="15" fill="#ffe3a0" />
      <path d="M-9-74H9L0-50Z" fill="#fffdf8" />
    </g>
  )
}
