import { cx } from '../cx.ts'

/**
 * A place held in its final shape while its content comes; hidden from screen readers, the list says
 * `busy`.
 */
export function Skeleton({ className }: { readonly className: string }) {
  return <span aria-hidden="true" className={cx('skeleton block', className)} />
}
