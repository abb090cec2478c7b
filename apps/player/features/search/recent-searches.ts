import { isSearchable, searchKey } from '@poyraz/text'
import { useSyncExternalStore } from 'react'
import { forget, readStored, store } from '../../shared/storage.ts'

const RECENT_MAX = 6
const LENGTH_MAX = 64

/** Returns the list with this text in front. The same text in another spelling is replaced. */
export function withRecent(recent: readonly string[], text: string): readonly string[] {
  const query = text.trim().slice(0, LENGTH_MAX)
  if (!isSearchable(query)) return recent
  const others = recent.filter((one) => searchKey(one) !== searchKey(query))
  return [query, ...others].slice(0, RECENT_MAX)
}

const listeners = new Set<() => void>()

function watch(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

function notifyListeners(): void {
  for (const listener of listeners) listener()
}

/** Parses what is stored, which another version of the site may have written. */
export function readRecent(stored: string | null): readonly string[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]')
    const texts = Array.isArray(list) ? list.filter((one): one is string => typeof one === 'string') : []
    return texts.reduceRight<readonly string[]>(withRecent, [])
  } catch {
    return []
  }
}

/** Searches of this device, newest first. They are never sent, and a logout deletes them. */
export function useRecentSearches() {
  const stored = useSyncExternalStore(
    watch,
    () => readStored('recentSearches'),
    () => null,
  )
  const recent = readRecent(stored)
  return {
    recent,
    remember: (text: string) => {
      const known = readRecent(readStored('recentSearches'))
      const next = withRecent(known, text)
      if (next === known) return
      store('recentSearches', JSON.stringify(next))
      notifyListeners()
    },
    clear: () => {
      forget('recentSearches')
      notifyListeners()
    },
  }
}
