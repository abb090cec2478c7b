import { cx } from '@poyraz/ui'
import { clothOf } from './cloths.ts'

/** The number of a runner in the colours of its cloth. */
export function RunnerNumber({
  number,
  className,
}: {
  readonly number: number
  readonly className?: string
}) {
  const [cloth, ink] = clothOf(number)
  return (
    <span
      aria-hidden="true"
      style={{ background: cloth, color: ink }}
      className={cx(
        'grid flex-none place-items-center rounded-small font-display font-heavy tabular-nums inset-ring',
        className ?? 'size-8 text-base',
      )}
    >
      {number}
    </span>
  )
}
