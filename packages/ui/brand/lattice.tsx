import { cx } from '../cx.ts'

/**
 * Star pattern behind banners and tiles, not behind blocks of text. The parent must be positioned and clip
 * it.
 */
export function Lattice({ className }: { readonly className?: string | undefined }) {
  return <span aria-hidden="true" className={cx('lattice pointer-events-none absolute inset-0', className)} />
}
