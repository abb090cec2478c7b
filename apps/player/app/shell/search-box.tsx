import { Search } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'

const SearchPanel = lazy(() =>
  import('../../features/search/components/search-panel.tsx').then((module) => ({
    default: module.SearchPanel,
  })),
)
const FIELD =
  'relative hidden h-11 max-w-search flex-1 items-center gap-3 rounded-control border border-line bg-surface px-4 ' +
  'text-left text-sm text-muted transition hover:border-line-strong md:flex'

/**
 * The search of wide screens. Its panel loads when somebody reaches for it: a press, focus, or the `/` key.
 */
export function SearchBox() {
  const t = useTranslations('search')
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useSlash(setOpen)
  const close = () => {
    setOpen(false)
    requestAnimationFrame(() => button.current?.focus())
  }
  return (
    <>
      {open ? (
        <Suspense fallback={<div className={FIELD} />}>
          <SearchPanel className={FIELD} onClose={close} />
        </Suspense>
      ) : (
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
      )}
    </>
  )
}

/** `/` reaches the search from anywhere but a field that is being written in. */
function useSlash(setOpen: (open: boolean) => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const target = event.target instanceof HTMLElement ? event.target : null
      const writing = target?.closest('input, textarea, select, [contenteditable], dialog')
      if (event.key !== '/' || writing || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      setOpen(true)
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [setOpen])
}
