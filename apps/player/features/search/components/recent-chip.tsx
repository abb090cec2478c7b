import { searchPaths } from '@poyraz/site/search'
import { CHIP, cx } from '@poyraz/ui'
import { Link } from '@tanstack/react-router'
import { History } from 'lucide-react'

/** A recent search as a link that repeats it. */
export function RecentChip({ text }: { readonly text: string }) {
  return (
    <Link
      to={searchPaths.search}
      search={{ q: text }}
      replace
      resetScroll={false}
      className={cx(CHIP, 'max-w-full data-[status=active]:border-line data-[status=active]:bg-surface')}
    >
      <History aria-hidden="true" className="size-4 flex-none" />
      <span className="truncate">{text}</span>
    </Link>
  )
}
