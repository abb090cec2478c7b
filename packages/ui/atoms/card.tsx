import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'

/** A calm surface: everything that is not art lies on one. */
export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return (
    <section
      {...rest}
      className={cx('rounded-banner border border-line bg-surface p-5 shadow-card md:p-6', className)}
    />
  )
}
