import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'

export type CardProps = ComponentProps<'section'> & {
  /** No room inside: the content has its own, up to the edge. */
  readonly flush?: boolean | undefined
}

/** A calm surface: everything that is not art lies on one. */
export function Card({ flush = false, className, ...rest }: CardProps) {
  return (
    <section
      {...rest}
      className={cx(
        'rounded-banner border border-line bg-surface shadow-card',
        !flush && 'p-5 md:p-6',
        className,
      )}
    />
  )
}
