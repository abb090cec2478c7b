import { memo } from 'react'

const PETALS = [0, 45, 90, 135, 180, 225, 270, 315]

/** A safe cell: a turquoise flower of the tile pattern. */
export const Flower = memo(function Flower({ className }: { readonly className: string | undefined }) {
  return (
    <svg viewBox="-50 -50 100 100" className={className} aria-hidden="true">
      <g fill="#17b3a3">
        {PETALS.map((angle) => (
          <path key={angle} d="M0-10C14-20 14-38 0-46-14-38-14-20 0-10Z" transform={`rotate(${angle})`} />
        ))}
      </g>
      <g fill="#7ff0e2">
        {PETALS.map((angle) => (
          <path key={angle} d="M0-14C7-22 7-33 0-39-7-33-7-22 0-14Z" transform={`rotate(${angle})`} />
        ))}
      </g>
      <circle r="13" fill="#f3bb4d" />
      <circle r="13" fill="none" stroke="#8a5a06" strokeWidth="2.5" />
      <circle cx="-4" cy="-4" r="4" fill="#fff2cf" />
    </svg>
  )
})

/** A mine: dark iron with horns. */
export const Mine = memo(function Mine({ className }: { readonly className: string | undefined }) {
  return (
    <svg viewBox="-50 -50 100 100" className={className} aria-hidden="true">
      <g stroke="#0b1116" strokeWidth="3" fill="#5a6a75">
        {PETALS.map((angle) => (
          <rect key={angle} x="-4.5" y="-44" width="9" height="20" rx="4" transform={`rotate(${angle})`} />
        ))}
      </g>
      <circle r="29" fill="#1d2931" stroke="#0b1116" strokeWidth="3" />
      <circle
        r="29"
        fill="none"
        stroke="#4f616d"
        strokeWidth="3"
        strokeDasharray="46 140"
        transform="rotate(190)"
      />
      <circle r="9" fill="#ff6152" />
      <circle cx="-3" cy="-3" r="3" fill="#ffd5d0" />
    </svg>
  )
})
