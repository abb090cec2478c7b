import { cx, Spinner } from '@poyraz/ui'
import { useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { usePlayAddress } from '../../shared/games/play-address.ts'
import { SearchResults } from './search-results.tsx'
import { type Found, useSearch } from './use-search.ts'

/** Search as you type: a combobox over games. Before anything is typed it offers the quick-access games. */
export function SearchPanel({
  className,
  onClose,
}: {
  readonly className: string
  readonly onClose: () => void
}) {
  const t = useTranslations('search')
  const listId = useId()
  const [text, setText] = useState('')
  const found = useSearch(text)
  const { chosen, open, onKey, reset } = useChoice(text, found, onClose)
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
        maxLength={64}
        onChange={(event) => {
          setText(event.target.value)
          reset()
        }}
        onKeyDown={onKey}
        className="h-full min-w-0 flex-1 bg-transparent text-text outline-none placeholder:text-muted"
      />
      <SearchResults listId={listId} text={text.trim()} found={found} chosen={chosen} onOpen={open} />
    </div>
  )
}

function leavesBox({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return !currentTarget.contains(relatedTarget)
}

/** Which line is chosen, and what the keys do. The line after the last game leads to all results. */
function useChoice(text: string, found: Found, onClose: () => void) {
  const navigate = useNavigate()
  const playAddress = usePlayAddress()
  const [chosen, setChosen] = useState(0)
  const last = found.games.length
  const open = (index: number) => {
    const game = found.games[index]
    onClose()
    void navigate(
      game ? playAddress(game.gameID) : { to: '/slot', search: found.searched ? { q: text.trim() } : {} },
    )
  }
  const onKey = (event: KeyboardEvent) => {
    switch (event.key) {
      case 'Escape':
        onClose()
        break
      case 'ArrowDown':
        setChosen(chosen === last ? 0 : chosen + 1)
        break
      case 'ArrowUp':
        setChosen(chosen === 0 ? last : chosen - 1)
        break
      case 'Enter':
        open(chosen)
        break
      default:
        return
    }
    event.preventDefault()
  }
  return { chosen: Math.min(chosen, last), open, onKey, reset: () => setChosen(0) }
}
