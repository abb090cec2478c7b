const R = 42
const AROUND = 2 * Math.PI * R
/** Seconds from which the ring warns. */
const LAST_SECONDS = 5

/** A ring that empties: `share` is left of 1. Decorative; the timer around it has the words. */
export function CountdownRing(props: {
  readonly share: number
  readonly seconds: number | null
  /** Word under the number. */
  readonly unit?: string
  readonly className: string
}) {
  const { share, seconds, unit, className } = props
  return (
    <svg viewBox="0 0 100 100" className={className} aria-hidden="true">
      <circle cx="50" cy="50" r={R} fill="rgb(6 14 24 / 0.75)" stroke="#2a3f50" strokeWidth="8" />
      <circle
        cx="50"
        cy="50"
        r={R}
        fill="none"
        stroke={seconds !== null && seconds < LAST_SECONDS ? '#ffca63' : '#1fc9b7'}
        strokeWidth="8"
        strokeDasharray={`${share * AROUND} ${AROUND}`}
        transform="rotate(-90 50 50)"
      />
      <text
        x="50"
        y={unit === undefined ? 51 : 47}
        textAnchor="middle"
        dominantBaseline="central"
        fill="#fff"
        fontSize="34"
        className="font-display font-heavy tabular-nums"
      >
        {seconds ?? '–'}
      </text>
      {unit !== undefined && (
        <text x="50" y="71" textAnchor="middle" fill="#fff" fontSize="13" className="font-text">
          {unit}
        </text>
      )}
    </svg>
  )
}
