import { useId } from 'react'

const PETALS = [0, 45, 90, 135, 180, 225, 270, 315]

/** Gold coin with the flower of the tiles; it is not a real currency. */
export function Coin({ className }: { readonly className?: string | undefined }) {
  const id = useId()
  return (
    <svg className={className} viewBox="-50 -50 100 104" aria-hidden="true">
      <defs>
        <linearGradient id={id} x1="0.2" y1="0" x2="0.8" y2="1">
          <stop offset="0" stopColor="#fff3c9" />
          <stop offset="0.4" stopColor="#f7c65f" />
          <stop offset="1" stopColor="#c9812a" />
        </linearGradient>
      </defs>
      <circle cy="4" r="48" fill="#8f5312" />
      <circle r="48" fill={`url(#${id})`} />
      <circle r="38" fill="#e9a93f" stroke="#a9671d" strokeWidth="2" />
      <circle r="38" fill="none" stroke="#fff3c9" strokeOpacity="0.6" strokeWidth="1.5" cy="1.5" />
      {PETALS.map((turn) => (
        <path
          key={turn}
          d="M0-5C-8-13-7-25 0-31 7-25 8-13 0-5Z"
          transform={`rotate(${turn})`}
          fill="#ffe9ae"
          stroke="#b9741f"
          strokeWidth="1.2"
        />
      ))}
      <circle r="6" fill="#c9812a" />
      <path
        d="M-34-26A43 43 0 0 1 6-43"
        fill="none"
        stroke="#fff"
        strokeOpacity="0.8"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </svg>
  )
}
