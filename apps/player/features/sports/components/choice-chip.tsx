import { CHIP, cx } from '@poyraz/ui'
import type { ReactNode } from 'react'

/** A chip that filters the list below it. */
export function ChoiceChip(props: {
  readonly chosen: boolean
  readonly onChoose: () => void
  readonly className?: string
  readonly children: ReactNode
}) {
  return (
    <button
      type="button"
      aria-pressed={props.chosen}
      onClick={props.onChoose}
      className={cx(
        CHIP,
        'aria-pressed:border-text aria-pressed:bg-text aria-pressed:text-bg',
        props.className,
      )}
    >
      {props.children}
    </button>
  )
}
