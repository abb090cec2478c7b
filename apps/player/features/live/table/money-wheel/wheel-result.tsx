import { cx } from '@poyraz/ui'
import { groundOf, numberOfLabel } from './fields.ts'

/** A result of the money wheel in the colour of its field: `5`, or `5×7` after a multiplier. */
export function WheelResult({ label, isLast }: { readonly label: string; readonly isLast: boolean }) {
  return (
    <span
      style={{ background: groundOf(numberOfLabel(label)) }}
      className={cx(
        'grid flex-none place-items-center rounded-small border border-white/30 px-1 font-bold text-white tabular-nums',
        isLast ? 'h-11 min-w-11 text-lg outline-2 outline-offset-2 outline-lamp' : 'h-8 min-w-8 text-sm',
      )}
    >
      {label}
    </span>
  )
}
