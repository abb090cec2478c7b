import { cx } from '../cx.ts'

/**
 * Placeholder with the final size of content that is loading. Hidden from screen readers; the surrounding
 * list has `aria-busy`.
 */
export function Skeleton({ className }: { readonly className: string }) {
  return <span aria-hidden="true" className={cx('skeleton block', className)} />
}
