import { searchPaths } from '@poyraz/site/search'
import { type LateFailedProps, late } from '@poyraz/ui'
import { useRouter } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { PartFailed } from './part-failed.tsx'

const FIELD =
  'relative hidden h-11 max-w-search flex-1 items-center gap-3 rounded-control border border-line bg-surface px-4 ' +
  'text-left text-sm text-muted transition hover:border-line-strong md:flex'
const SearchPanel = late(
  () => import('../../features/search/components/search-panel.tsx').then((module) => module.SearchPanel),
  { waiting: <div className={FIELD} />, Failed: SearchFailed },
)

/** The search of wide screens. A press or the `/` key opens its panel, whose code loads on demand. */
export function SearchBox() {
  const t = useTranslations('search')
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const reachPage = useSearchPage()
  useSlash(() => {
    // On narrow screens the box is not displayed.
    if (open || button.current?.getClientRects().length) setOpen(true)
    else reachPage()
  })
  const leave = () => {
    setOpen(false)
    requestAnimationFrame(() => button.current?.focus())
  }
  if (open) return <SearchPanel className={FIELD} onClose={() => setOpen(false)} onLeave={leave} />
  return (
    <button
      ref={button}
      type="button"
      onClick={() => setOpen(true)}
      aria-haspopup="listbox"
      className={FIELD}
    >
      <Search aria-hidden="true" className="size-4.5" />
      <span className="flex-1 truncate">{t('everywhere')}</span>
      <kbd className="rounded-small border border-line px-2 py-0.5 font-text text-xs">/</kbd>
    </button>
  )
}

function SearchFailed(props: LateFailedProps) {
  return (
    <div className={FIELD}>
      <PartFailed {...props} />
    </div>
  )
}

/** Returns a function that opens the page of all results and focuses its search field. */
function useSearchPage(): () => void {
  const router = useRouter()
  return () => {
    if (focusSearchField()) return
    const stop = router.subscribe('onRendered', () => {
      stop()
      focusSearchField()
    })
    void router.navigate({ to: searchPaths.search })
  }
}

function focusSearchField(): boolean {
  const field = document.querySelector<HTMLElement>('#main input[type=search]')
  field?.focus()
  return field !== null
}

/** Calls `onSlash` when `/` is pressed outside a field. */
function useSlash(onSlash: () => void): void {
  const latest = useRef(onSlash)
  useEffect(() => {
    latest.current = onSlash
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const target = event.target instanceof HTMLElement ? event.target : null
      const writing = target?.closest('input, textarea, select, [contenteditable], dialog')
      if (event.key !== '/' || writing || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      latest.current()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
