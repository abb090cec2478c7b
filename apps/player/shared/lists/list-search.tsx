import { isSearchable } from '@poyraz/text'
import { controlClass, cx, IconButton } from '@poyraz/ui'
import { useNavigate } from '@tanstack/react-router'
import { Search, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'

const TYPING_PAUSE_MS = 250

/** A lobby's own search: what is typed goes into the address (`?q=`) once its writer pauses. */
export function ListSearch(props: {
  readonly query: string
  readonly label: string
  readonly placeholder: string
}) {
  const { query } = props
  const t = useTranslations('search')
  const [text, setText] = useTyped(query)
  return (
    <search className="relative flex w-full items-center md:w-84">
      <Search aria-hidden="true" className="pointer-events-none absolute left-3.5 size-4.5 text-muted" />
      <input
        type="search"
        aria-label={props.label}
        placeholder={props.placeholder}
        value={text}
        maxLength={64}
        onChange={(event) => setText(event.target.value)}
        className={cx(controlClass(false), 'pr-12 pl-11')}
      />
      {text && (
        <IconButton label={t('clear')} onClick={() => setText('')} className="absolute right-0.5">
          <X className="size-4.5" />
        </IconButton>
      )}
    </search>
  )
}

/** What stands in the field. It follows an address that changes by other means, and changes it after a pause. */
function useTyped(query: string) {
  const navigate = useNavigate()
  const [text, setText] = useState(query)
  const [sent, setSent] = useState(query)
  if (sent !== query) {
    setSent(query)
    setText(query)
  }
  useEffect(() => {
    if (text === query || (text !== '' && !isSearchable(text))) return
    const timer = setTimeout(() => {
      setSent(text)
      void navigate({ to: '.', search: text ? { q: text } : {}, replace: true, resetScroll: false })
    }, TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, query, navigate])
  return [text, setText] as const
}
