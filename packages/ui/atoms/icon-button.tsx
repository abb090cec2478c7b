import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx.ts'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  /** Accessible name, because screen readers do not read icons. */
  readonly label: string
  readonly children: ReactNode
}

export function IconButton({ label, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={cx(
        'inline-grid size-11 flex-none place-items-center rounded-control text-muted transition',
        'hover:bg-surface-2 hover:text-text',
        className,
      )}
    >
      {children}
    </button>
  )
}
