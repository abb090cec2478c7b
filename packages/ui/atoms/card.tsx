import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'

export type CardProps = ComponentProps<'section'> & {
  /** Removes the padding, for content that reaches the edge. */
  readonly flush?: boolean | undefined
}

/** Plain surface for all content except art. */
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
