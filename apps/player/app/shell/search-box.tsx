import { cx, type LateFailedProps, late } from '@poyraz/ui'
import { useRouter } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { createContext, type RefObject, use, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { PartFailed } from './part-failed.tsx'

const BOX =
  'items-center gap-3 border border-line bg-surface px-4 text-left text-sm text-muted ' +
  'md:relative md:h-11 md:min-w-0 md:max-w-search md:flex-1 md:rounded-control'
/** The open search covers the bar on phones. */
const FIELD = cx(
  BOX,
  'flex max-md:fixed max-md:inset-x-0 max-md:top-0 max-md:z-50 max-md:h-16 max-md:bg-bg-raised',
)
/** Takes the text of the field while the code of the panel loads. */
const OnText = createContext<(text: string) => void>(() => undefined)
const SearchPanel = late(
  () => import('../../features/search/components/search-panel.tsx').then((module) => module.SearchPanel),
  { waiting: <WaitingField />, Failed: SearchFailed },
)

/**
 * The search in the bar: a box on wide screens, an icon on phones. A press or the `/` key opens its panel, whose
 * code loads on demand.
 */
export function SearchBox() {
  const [text, setText] = useState('')
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const show = () => {
    // The field gets its focus inside the event of the press: phones open the keyboard only then.
    flushSync(() => {
      setText('')
      setOpen(true)
    })
  }
  const router = useRouter()
  useEffect(() => router.subscribe('onBeforeNavigate', () => setOpen(false)), [router])
  useSlash(() => {
    if (button.current?.getClientRects().length) show()
  })
  const leave = () => {
    setOpen(false)
    requestAnimationFrame(() => button.current?.focus())
  }
  if (open) {
    return (
      <OnText value={setText}>
        <SearchPanel
          className={FIELD}
          text={text}
          onText={setText}
          onClose={() => setOpen(false)}
          onLeave={leave}
        />
      </OnText>
    )
  }
  return <SearchButton button={button} onClick={show} />
}

type ButtonProps = { readonly button: RefObject<HTMLButtonElement | null>; readonly onClick: () => void }

function SearchButton({ button, onClick }: ButtonProps) {
  const label = useTranslations('search')('everywhere')
  return (
    <button
      ref={button}
      type="button"
      aria-label={label}
      onClick={onClick}
      aria-haspopup="listbox"
      className={cx(
        BOX,
        'flex max-md:ml-auto max-md:size-11 max-md:flex-none max-md:justify-center max-md:rounded-control max-md:border-0',
        'max-md:bg-transparent max-md:px-0 transition hover:border-line-strong',
      )}
    >
      <Search aria-hidden="true" className="size-5 md:size-4.5" />
      <span className="flex-1 truncate max-md:hidden">{label}</span>
      <kbd className="rounded-small border border-line px-2 py-0.5 font-text text-xs max-md:hidden">/</kbd>
    </button>
  )
}

/** Takes the focus and the first letters until the code of the panel is here. */
function WaitingField() {
  const label = useTranslations('search')('everywhere')
  const onText = use(OnText)
  return (
    <div className={FIELD}>
      <Search aria-hidden="true" className="size-4.5" />
      <input
        ref={(field) => field?.focus()}
        type="search"
        aria-label={label}
        onChange={(event) => onText(event.target.value)}
        className="h-full min-w-0 flex-1 bg-transparent text-base text-text outline-none"
      />
    </div>
  )
}

function SearchFailed(props: LateFailedProps) {
  return (
    <div className={FIELD}>
      <PartFailed {...props} />
    </div>
  )
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
