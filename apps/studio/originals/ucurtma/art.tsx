import { memo } from 'react'

const STARS = Array.from({ length: 46 }, (_, index) => ({
  x: (index * 197 + 31) % 800,
  y: (index * index * 53 + index * 91) % 330,
  r: index % 5 === 0 ? 2 : 1.1,
}))

export const Stars = memo(function Stars() {
  return (
    <g fill="#fff">
      {STARS.map(({ x, y, r }, index) => (
        <circle key={index} cx={x} cy={y} r={r} opacity={0.25 + (index % 4) * 0.16} />
      ))}
    </g>
  )
})

/** Hills, a bridge and the water of the shore at night. */
export const Shore = memo(function Shore() {
  return (
    <g>
      <path
        d="M0 470C90 400 170 430 260 452S470 400 560 432 720 420 800 396V560H0Z"
        fill="#173a63"
        opacity="0.8"
      />
      <path d="M0 506C120 452 210 494 330 488S560 452 660 480 760 470 800 460V560H0Z" fill="#0f2848" />
      <g stroke="#e3b766" strokeWidth="3" fill="none" opacity="0.85">
        <path d="M470 500H800M540 400V512M716 400V512" />
        <path d="M470 470Q505 468 540 404Q628 520 716 404Q750 468 800 474" strokeWidth="2" />
      </g>
      <rect y="510" width="800" height="50" fill="#081829" />
      <g fill="#e3b766" opacity="0.5">
        <rect x="120" y="524" width="60" height="2.5" rx="1" />
        <rect x="540" y="530" width="90" height="2.5" rx="1" />
        <rect x="330" y="540" width="70" height="2.5" rx="1" />
      </g>
    </g>
  )
})

/** A kite with a tail; its middle is where the string is tied. */
export const Kite = memo(function Kite({ className }: { readonly className: string | undefined }) {
  return (
    <g className={className}>
      <path d="M0 36C-14 58 10 70-4 92S12 116 0 134" fill="none" stroke="#ffe3a1" strokeWidth="2.5" />
      <g fill="#ff6152">
        <path d="M-10 60-24 52V68ZM-6 60 8 52V68Z" />
        <path d="M-6 92-20 84V100ZM-2 92 12 84V100Z" fill="#6390ff" />
        <path d="M-6 122-20 114V130ZM-2 122 12 114V130Z" fill="#1fc9b7" />
      </g>
      <path d="M0-62 44-10 0 40-44-10Z" fill="#d8392d" />
      <path d="M0-62 44-10H0Z" fill="#1c8f86" />
      <path d="M0-62-44-10H0Z" fill="#2e64c8" />
      <path
        d="M0-62 44-10 0 40-44-10ZM0-62V40M-44-10H44"
        fill="none"
        stroke="#ffe9c4"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <g fill="#ffe3a1" transform="translate(0 -10)">
        {[0, 45, 90, 135, 180, 225, 270, 315].map((angle) => (
          <ellipse key={angle} cy="-10" rx="3.4" ry="8" transform={`rotate(${angle})`} />
        ))}
        <circle r="4.5" fill="#d8392d" />
      </g>
    </g>
  )
})
