import { cx } from '../cx.ts'

export type MeterProps = {
  /** Accessible name of the measured quantity. */
  readonly label: string
  /** Value as text, for screen readers. */
  readonly text: string
  readonly value: number
  readonly max: number
  /** `warning` near the maximum, `danger` at it. */
  readonly tone?: 'brand' | 'warning' | 'danger' | 'glass' | undefined
}

const TONES = { brand: 'bg-brand', warning: 'bg-brass', danger: 'bg-danger', glass: 'bg-white' } as const

/** Progress or usage bar. The caller shows the figures as text beside it. */
export function Meter({ label, text, value, max, tone = 'brand' }: MeterProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      aria-valuetext={text}
      className={cx(
        'block h-2.5 overflow-hidden rounded-chip',
        tone === 'glass' ? 'bg-white/26' : 'bg-surface-2',
      )}
    >
      <span
        className={cx('block h-full rounded-chip transition-all duration-300', TONES[tone])}
        style={{ width: `${share * 100}%` }}
      />
    </span>
  )
}
