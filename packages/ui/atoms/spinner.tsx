import { cx } from '../cx.ts'

/** Decorative spinner beside a text that names the running action. */
export function Spinner({ className }: { readonly className?: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'inline-block size-4 animate-spin rounded-chip border-2 border-current border-r-transparent',
        className,
      )}
    />
  )
}
