import { cx } from '@poyraz/ui'
import { useMemo } from 'react'
import { useOwnLinks } from './own-links.ts'

/** Text with headings, lists and tables. The server cleans it when it is written and again when it is read. */
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

/** A wide table scrolls in a box of its own, which the keyboard reaches; the page never scrolls sideways. */
function withScrollingTables(html: string): string {
  return html
    .replaceAll('<table>', '<div class="prose-table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
}
