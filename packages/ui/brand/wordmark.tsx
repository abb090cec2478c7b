import { cx } from '../cx.ts'

/** Name of the site, the same in every language. */
export const HOUSE_NAME = 'poyraz'

export function Wordmark({ className }: { readonly className?: string | undefined }) {
  return (
    <span translate="no" className={cx('font-display font-heavy tracking-tighter', className)}>
      {HOUSE_NAME}
    </span>
  )
}
