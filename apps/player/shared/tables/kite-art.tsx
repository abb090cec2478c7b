/** A kite over a shore, beside the words of a crash table. */
export function KiteArt() {
  return (
    <svg viewBox="0 0 200 150" aria-hidden="true" className="art absolute -right-3 bottom-12 h-36">
      <path d="M0 142Q90 138 132 62" fill="none" stroke="#9befe6" strokeWidth="2.5" strokeLinecap="round" />
      <g transform="translate(140 50) rotate(32)">
        <path d="M0 34C-10 48 14 56 6 70S-8 88 6 98" fill="none" stroke="#ffe3a1" strokeWidth="2" />
        <path d="M8 54l-10-5v10ZM8 54l10-5v10Z" fill="#ff6152" />
        <path d="M-4 76l-10-5v10ZM-4 76l10-5v10Z" fill="#6390ff" />
        <path d="M0-48 35-8 0 36-35-8Z" fill="#d8392d" />
        <path d="M0-48 35-8H0Z" fill="#1c8f86" />
        <path d="M0-48-35-8H0Z" fill="#2e64c8" />
        <path
          d="M0-48 35-8 0 36-35-8ZM0-48V36M-35-8H35"
          fill="none"
          stroke="#ffe9c4"
          strokeWidth="2.4"
          strokeLinejoin="round"
        />
        <g fill="#ffe3a1" transform="translate(0 -8)">
          {[0, 60, 120, 180, 240, 300].map((angle) => (
            <ellipse key={angle} cy="-8" rx="3" ry="7" transform={`rotate(${angle})`} />
          ))}
        </g>
      </g>
    </svg>
  )
}
