import { cx } from '../cx.ts'

export function Avatar({
  text,
  className,
}: {
  readonly text: string
  readonly className?: string | undefined
}) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'ground ground-sea grid size-11 flex-none place-items-center rounded-control text-sm font-bold text-white',
        className,
      )}
    >
      {text}
    </span>
  )
}
