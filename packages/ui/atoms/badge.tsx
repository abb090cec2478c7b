import type { ReactNode } from 'react'
import { cx } from '../cx.ts'

const TONES = {
  neutral: 'bg-surface-2 text-text',
  success: 'bg-brand-soft text-success',
  warning: 'bg-brass-soft text-brass',
  danger: 'bg-danger-soft text-danger',
  lamp: 'bg-lamp text-ink',
} as const

export type BadgeTone = keyof typeof TONES

export function Badge({
  tone = 'neutral',
  children,
}: {
  readonly tone?: BadgeTone
  readonly children: ReactNode
}) {
  return (
    <span
      className={cx(
        'inline-flex items-center rounded-small px-2 py-1 text-xs font-bold whitespace-nowrap',
        TONES[tone],
      )}
    >
      {children}
    </span>
  )
}
