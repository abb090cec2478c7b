import { cx } from '@poyraz/ui'
import { useMemo } from 'react'
import { useOwnLinks } from './own-links.ts'

/**
 * Rich text with headings, lists and tables. The server sanitizes the HTML when it is written and when it is
 * read.
 */
export function RichText(props: { readonly html: string; readonly className?: string | undefined }) {
  const follow = useOwnLinks()
  const html = useMemo(() => withScrollingTables(props.html), [props.html])
  return (
    <div
      role="presentation"
      className={cx('prose', props.className)}
      onClick={follow}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

/** Wraps tables in a focusable scroll box, so that the page never scrolls sideways. */
function withScrollingTables(html: string): string {
  return html
    .replaceAll('<table>', '<div class="prose-table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
}
