import { cx } from '@poyraz/ui'
import { useId } from 'react'

/** Radius of the disc in the picture. */
const R = 90
/** Part of the disc that is lit at the start of a pot, so that the moon is seen. */
const LIT_MIN = 0.08
const CRATERS = [
  [-34, -28, 17],
  [22, -44, 10],
  [34, 12, 20],
  [-18, 30, 12],
  [-52, 16, 8],
  [6, 58, 9],
] as const

/**
 * The moon, lit as far as a must-hit-by pot has filled: `share` is 0 at its start and 1 at its limit. The amount
 * beside it says the same in words.
 */
export function Moon({ share, className }: { readonly share: number; readonly className?: string }) {
  const id = useId()
  const lit = Math.min(1, Math.max(LIT_MIN, share))
  return (
    <svg viewBox="-110 -110 220 220" aria-hidden="true" className={cx('overflow-visible', className)}>
      <defs>
        <radialGradient id={`${id}-glow`}>
          <stop offset="0.62" stopColor="#ffe6a8" stopOpacity="0.42" />
          <stop offset="1" stopColor="#ffe6a8" stopOpacity="0" />
        </radialGradient>
        <radialGradient id={`${id}-disc`} cx="0.4" cy="0.34" r="0.8">
          <stop offset="0" stopColor="#fffaf0" />
          <stop offset="0.55" stopColor="#f6dca0" />
          <stop offset="1" stopColor="#c99545" />
        </radialGradient>
        <clipPath id={`${id}-lit`}>
          <path d={litPath(lit)} />
        </clipPath>
      </defs>
      <circle r="150" fill={`url(#${id}-glow)`} opacity={0.35 + 0.65 * lit} />
      <circle r={R} fill="#1b2450" />
      <g clipPath={`url(#${id}-lit)`}>
        <circle r={R} fill={`url(#${id}-disc)`} />
        {CRATERS.map(([x, y, r]) => (
          <g key={`${x} ${y}`}>
            <circle cx={x} cy={y} r={r} fill="#b98a45" opacity="0.34" />
            <circle cx={x + r * 0.16} cy={y + r * 0.18} r={r * 0.78} fill="#ffeec4" opacity="0.5" />
          </g>
        ))}
      </g>
      <circle r={R} fill="none" stroke="#ffe6a8" strokeOpacity="0.35" strokeWidth="1.5" />
    </svg>
  )
}

/** The lit part of the disc: the right limb, and the terminator, an ellipse that grows with the share. */
function litPath(share: number): string {
  const width = R * Math.abs(1 - 2 * share)
  const sweep = share < 0.5 ? 0 : 1
  return `M0 ${-R}A${R} ${R} 0 0 1 0 ${R}A${width.toFixed(2)} ${R} 0 0 ${sweep} 0 ${-R}Z`
}
