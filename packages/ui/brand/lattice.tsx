import { cx } from '../cx.ts'

/**
 * The star lattice behind banners and tiles; never behind text blocks. The parent is positioned and clips
 * it.
 */
export function Lattice({ className }: { readonly className?: string | undefined }) {
  return <span aria-hidden="true" className={cx('lattice pointer-events-none absolute inset-0', className)} />
}
