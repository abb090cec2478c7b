import { memo } from 'react'

const PETALS = [0, 45, 90, 135, 180, 225, 270, 315]
const BOWS = [
  [10, 64, '#ff6152'],
  [-6, 88, '#6390ff'],
  [8, 112, '#1fc9b7'],
] as const

/** A kite with its tail. Its origin is where the string is tied. */
export const Kite = memo(function Kite() {
  return (
    <g>
      <path
        d="M0 40C-12 58 16 66 8 84S-12 108 6 122"
        fill="none"
        stroke="#ffe3a1"
        strokeWidth="2"
        className="kite-tail"
      />
      {BOWS.map(([x, y, colour]) => (
        <path
          key={y}
          d={`M${x} ${y}l-11-6v12ZM${x} ${y}l11-6v12Z`}
          fill={colour}
          stroke="#ffe9c4"
          strokeWidth="0.6"
        />
      ))}
      <path d="M0-58 42-10 0 44-42-10Z" fill="#d8392d" />
      <path d="M0-58 42-10H0Z" fill="#1c8f86" />
      <path d="M0-58-42-10H0Z" fill="#2e64c8" />
      <path d="M0 44 42-10H0Z" fill="#b32622" />
      <path
        d="M0-58 42-10 0 44-42-10ZM0-58V44M-42-10H42"
        fill="none"
        stroke="#ffe9c4"
        strokeWidth="2.6"
        strokeLinejoin="round"
      />
      <g fill="#ffe3a1" transform="translate(0 -10)">
        {PETALS.map((angle) => (
          <ellipse key={angle} cy="-10" rx="3.4" ry="8" transform={`rotate(${angle})`} />
        ))}
        <circle r="4.5" fill="#d8392d" />
      </g>
    </g>
  )
})
