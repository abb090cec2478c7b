import { cx, Spinner } from '@poyraz/ui'
import { Search } from 'lucide-react'
import { type FocusEvent, useEffect, useId, useRef, useState } from 'react'
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
  readonly onClose: () => void
  /** Called after Escape: the focus returns to the search box. */
  readonly onLeave: () => void
}

/** Searches while the player types. With an empty field it offers the quick-access games. */
export function SearchPanel(props: PanelProps) {
  return (
    <SiteTextsAround>
      <Panel {...props} />
    </SiteTextsAround>
  )
}

function Panel({ className, onClose, onLeave }: PanelProps) {
  const t = useTranslations('searching')
  const listId = useId()
  const [text, setText] = useState('')
  const found = usePausedFound(text)
  const { chosen, hits, open, onKey, reset } = useChoice(text, found, { onClose, onLeave })
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <div onBlur={(event) => leavesBox(event) && onClose()} className={cx(className, 'border-brand')}>
      {found.busy ? <Spinner /> : <Search aria-hidden="true" className="size-4.5" />}
      <input
        ref={field}
        type="search"
        role="combobox"
        aria-label={t('label')}
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={`${listId}-${chosen}`}
        aria-autocomplete="list"
        placeholder={t('placeholder')}
        value={text}
        maxLength={QUERY_LENGTH_MAX}
        onChange={(event) => {
          setText(event.target.value)
          reset()
        }}
        onKeyDown={onKey}
        className="h-full min-w-0 flex-1 bg-transparent text-text outline-none placeholder:text-muted"
      />
      <SearchResults {...{ listId, found, hits, chosen }} text={text.trim()} onOpen={open} />
    </div>
  )
}

/** While the player is typing, the results are those of an earlier text. */
function usePausedFound(text: string): Found {
  const paused = usePaused(text, TYPING_PAUSE_MS)
  const found = useFound(paused, 'panel')
  return paused === text ? found : { ...found, busy: true, behind: true }
}

function leavesBox({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return !currentTarget.contains(relatedTarget)
}
