import { isSearchable } from '@poyraz/text'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { SearchField } from '../forms/search-field.tsx'

const TYPING_PAUSE_MS = 250

/** Search field of a lobby. Writes the text to the URL (`?q=`) after a pause in typing. */
export function ListSearch(props: {
  readonly query: string
  readonly label: string
  readonly placeholder: string
}) {
  const { query } = props
  const [text, setText] = useTyped(query)
  return (
    <SearchField
      text={text}
      onText={setText}
      label={props.label}
      placeholder={props.placeholder}
      className="md:w-84"
    />
  )
}

/** State of the field. It follows changes of the URL from elsewhere and updates the URL after a pause. */
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
      void navigate({ to: '.', search: withText(text), replace: true, resetScroll: false })
    }, TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, query, navigate])
  return [text, setText] as const
}

/** Returns the change of the address' search that sets the text and keeps the filters. */
function withText(text: string) {
  return (current: { readonly q?: string }) => {
    const { q, ...filters } = current
    if (text === q) return current
    return text ? { ...filters, q: text } : filters
  }
}
