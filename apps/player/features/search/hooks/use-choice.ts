import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useState } from 'react'
import { usePlayAddress } from '../../../shared/games/play-address.ts'
import { linkTo } from '../../../shared/navigation/site-address.ts'
import { type Hit, hitsOf } from '../hits.ts'
import { PAGE_ADDRESSES } from '../page-index.ts'
import type { Found } from './use-found.ts'

/** Which line is chosen, and what the keys do. */
export function useChoice(
  text: string,
  found: Found,
  { onClose, onLeave }: { readonly onClose: () => void; readonly onLeave: () => void },
) {
  const openHit = useOpenHit(text)
  const [wanted, setChosen] = useState(0)
  const hits = hitsOf(found)
  const last = hits.length - 1
  const chosen = Math.min(wanted, last)
  const open = (index: number) => {
    const hit = hits[index]
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
        // Nobody chose what was found for another text: the last line leads to all that fits this one.
        open(found.behind ? last : chosen)
        break
      default:
        return
    }
    event.preventDefault()
  }
  return { chosen, hits, open, onKey, reset: () => setChosen(0) }
}

function useOpenHit(text: string): (hit: Hit) => void {
  const navigate = useNavigate()
  const playAddress = usePlayAddress()
  return (hit) => {
    switch (hit.kind) {
      case 'game':
        return void navigate(playAddress(hit.game.gameID))
      case 'table':
        return void navigate({
          to: '/play/$type/$id',
          params: { type: 'live', id: String(hit.table.tableID) },
        })
      case 'page':
        return void navigate(linkTo(PAGE_ADDRESSES[hit.page.name]))
      default:
        return void navigate({ to: '/search', search: text.trim() ? { q: text.trim() } : {} })
    }
  }
}
