import { searchPaths } from '@poyraz/site/search'
import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useState } from 'react'
import { linkTo } from '../../../shared/navigation/site-address.ts'
import { useSignedIn } from '../../../shared/session/session-store.ts'
import { type Hit, hitsOf } from '../hits.ts'
import { useRecentSearches } from '../recent-searches.ts'
import type { Found } from './use-found.ts'

type Actions = {
  readonly onClose: () => void
  readonly onLeave: () => void
  /** Called with the text of a recent search that the player picked. */
  readonly onText: (text: string) => void
}

/** State of the selected line, and the key handler of the field. */
export function useChoice(text: string, found: Found, { onClose, onLeave, onText }: Actions) {
  const openHit = useOpenHit(text)
  const { recent, remember, clear } = useRecentSearches()
  const [wanted, setChosen] = useState(0)
  const hits = hitsOf(found, found.searched ? [] : recent)
  const last = hits.length - 1
  const chosen = Math.min(wanted, last)
  const open = (index: number) => {
    const hit = hits[index]
    if (hit?.type === 'recent') return onText(hit.text)
    remember(text)
    onClose()
    if (hit) openHit(hit)
  }
  const onKey = (event: KeyboardEvent) => {
    switch (event.key) {
      case 'Escape':
        onLeave()
        break
      case 'ArrowDown':
        setChosen(chosen === last ? 0 : chosen + 1)
        break
      case 'ArrowUp':
        setChosen(chosen === 0 ? last : chosen - 1)
        break
      case 'Enter':
        // If the results are for an earlier text, Enter opens the page of all results for this text.
        open(found.behind ? last : chosen)
        break
      default:
        return
    }
    event.preventDefault()
  }
  return { chosen, hits, open, onKey, reset: () => setChosen(0), forgetRecent: clear }
}

function useOpenHit(text: string): (hit: Exclude<Hit, { type: 'recent' }>) => void {
  const navigate = useNavigate()
  const signedIn = useSignedIn()
  return (hit) => {
    switch (hit.type) {
      case 'played':
      case 'item':
        return void navigate(linkTo(hit.kind.addressOf(hit.item, signedIn)))
      case 'page':
        return void navigate(linkTo(hit.page.address))
      default:
        return void navigate({ to: searchPaths.search, search: text.trim() ? { q: text.trim() } : {} })
    }
  }
}
