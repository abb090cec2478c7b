import { cx, IconButton, Spinner } from '@poyraz/ui'
import { Search, X } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { SiteTextsAround } from '../../../shared/i18n/site-texts.tsx'
import { usePaused } from '../../../shared/use-paused.ts'
import { useChoice } from '../hooks/use-choice.ts'
import { type Found, useFound } from '../hooks/use-found.ts'
import { SearchResults } from './search-results.tsx'

const TYPING_PAUSE_MS = 160
const QUERY_LENGTH_MAX = 64

type PanelProps = {
  readonly className: string
  /** Text of the field; a part of it may have been typed before this code was here. */
  readonly text: string
  readonly onText: (text: string) => void
  readonly onClose: () => void
  /** Called after Escape and the close button: the focus returns to the search box. */
  readonly onLeave: () => void
}

/** Searches while the player types. With an empty field it offers recent searches and games of the lobby. */
export function SearchPanel(props: PanelProps) {
  return (
    <SiteTextsAround>
      <Panel {...props} />
    </SiteTextsAround>
  )
}

function Panel({ className, text, onText, onClose, onLeave }: PanelProps) {
  const close = useTranslations('site')('close')
  const listId = useId()
  const found = usePausedFound(text)
  const field = useRef<HTMLInputElement>(null)
  const write = (next: string) => {
    onText(next)
    reset()
    field.current?.focus()
  }
  const { chosen, hits, open, onKey, reset, forgetRecent } = useChoice(text, found, {
    onClose,
    onLeave,
    onText: write,
  })
  // The field with the first letters is gone: without a focus before the next event letters would be lost.
  useLayoutEffect(() => {
    field.current?.focus()
    field.current?.setSelectionRange(QUERY_LENGTH_MAX, QUERY_LENGTH_MAX)
  }, [])
  return (
    <div onBlur={(event) => leavesBox(event) && onClose()} className={cx(className, 'border-brand')}>
      {found.busy ? <Spinner /> : <Search aria-hidden="true" className="size-4.5" />}
      <PanelField {...{ field, text, listId, chosen, onKey }} onText={write} />
      <IconButton label={close} onClick={onLeave} className="-mr-2 md:hidden">
        <X className="size-5" />
      </IconButton>
      <SearchResults
        {...{ listId, found, hits, chosen }}
        text={text.trim()}
        onOpen={open}
        onForgetRecent={forgetRecent}
      />
    </div>
  )
}

/** A combobox: the focus stays here while the arrow keys choose an option of the list. */
function PanelField({
  field,
  text,
  listId,
  chosen,
  onText,
  onKey,
}: {
  readonly field: RefObject<HTMLInputElement | null>
  readonly text: string
  readonly listId: string
  readonly chosen: number
  readonly onText: (text: string) => void
  readonly onKey: (event: KeyboardEvent) => void
}) {
  const t = useTranslations('searching')
  return (
    <input
      ref={field}
      type="search"
      role="combobox"
      enterKeyHint="search"
      aria-label={t('label')}
      aria-expanded="true"
      aria-controls={listId}
      aria-activedescendant={`${listId}-${chosen}`}
      aria-autocomplete="list"
      placeholder={t('placeholder')}
      value={text}
      maxLength={QUERY_LENGTH_MAX}
      onChange={(event) => onText(event.target.value)}
      onKeyDown={onKey}
      className="h-full min-w-0 flex-1 bg-transparent text-base text-text outline-none placeholder:text-muted"
    />
  )
}

/** While the player is typing, the results are those of an earlier text. */
function usePausedFound(text: string): Found {
  const paused = usePaused(text, TYPING_PAUSE_MS)
  const found = useFound(paused, 'panel')
  return paused === text ? found : { ...found, busy: true, behind: true }
}

/**
 * True if the focus goes elsewhere. On phones the field also loses it when the keyboard is closed, and the
 * results, which cover the page, have to stay.
 */
function leavesBox({ currentTarget, relatedTarget }: FocusEvent): boolean {
  if (relatedTarget === null && !matchMedia('(min-width: 48rem)').matches) return false
  return !currentTarget.contains(relatedTarget)
}
