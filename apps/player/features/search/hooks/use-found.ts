import { isSearchable } from '@poyraz/text'
import { useLang } from '@poyraz/ui'
import { keepPreviousData, useQueries } from '@tanstack/react-query'
import type { FoundList, SearchKind } from '../../../shared/manifest/search-kind.ts'
import { useSignedIn } from '../../../shared/session/session-store.ts'
import type { IndexedPage } from '../page-index.ts'
import { useFoundPages } from './use-found-pages.ts'
import { useSearchKinds } from './use-search-kinds.ts'

type List<T> = { readonly items: readonly T[]; readonly total: number }
export type FoundKind = List<unknown> & { readonly kind: SearchKind }

export type Found = {
  readonly kinds: readonly FoundKind[]
  /** Games and pages that the signed-in player used last, while there is no text to search for. */
  readonly played: readonly FoundKind[]
  readonly pages: List<IndexedPage>
  readonly count: number
  readonly busy: boolean
  /** The results are for an earlier text. */
  readonly behind: boolean
  /** Some of the kinds could not be searched. */
  readonly incomplete: boolean
  /** True if the text is long enough for a search; otherwise the items are those of quick access. */
  readonly searched: boolean
}

/** The place of the results decides how many are shown. */
export type Place = keyof SearchKind['limits']
/** Items of each kind that the player used last; a row of the page, and few lines of the panel. */
const PLAYED_MAX: Readonly<Record<Place, number>> = { panel: 3, page: 6 }
const PAGES_MAX: Readonly<Record<Place, number>> = { panel: 3, page: 12 }

/** Returns the results for the text: items of all kinds of the manifests, and pages. */
export function useFound(text: string, place: Place): Found {
  const lang = useLang()
  const searched = isSearchable(text)
  const loaded = useSearchKinds()
  const kinds = loaded.data ?? []
  const played = usePlayed(kinds, PLAYED_MAX[place], !searched)
  const results = useQueries({
    queries: kinds.map((kind) => ({
      ...kind.query(text.trim(), kind.limits[place], lang),
      enabled: searched,
      placeholderData: keepPreviousData<FoundList<unknown>>,
    })),
  })
  const quick = useQueries({
    queries: kinds.flatMap((kind) => (kind.quick ? [{ ...kind.quick(lang), enabled: !searched }] : [])),
  })
  const quickKinds = kinds.filter((kind) => kind.quick)
  const pages = useFoundPages(text)
  const found = kinds.map((kind, index) => {
    const data = searched ? results[index]?.data : quick[quickKinds.indexOf(kind)]?.data
    const items = data?.data.filter((item) => !isPlayed(played, kind, item)) ?? []
    return { kind, items: items.slice(0, kind.limits[place]), total: data?.total ?? 0 }
  })
  return {
    kinds: found,
    played,
    pages: { items: pages.slice(0, PAGES_MAX[place]), total: pages.length },
    count: found.reduce((sum, { total }) => sum + total, pages.length),
    busy: loaded.isPending || (searched ? results : quick).some(({ isFetching }) => isFetching),
    behind: searched && results.some(({ isPlaceholderData }) => isPlaceholderData),
    incomplete: searched && (loaded.isError || results.some(({ isError }) => isError)),
    searched,
  }
}

/** Returns what the signed-in player used last; empty for visitors, and for players without any. */
function usePlayed(kinds: readonly SearchKind[], max: number, enabled: boolean): readonly FoundKind[] {
  const lang = useLang()
  const isAsked = useSignedIn() && enabled
  const remembering = kinds.filter((kind) => kind.recent)
  const lists = useQueries({
    queries: remembering.flatMap((kind) => (kind.recent ? [{ ...kind.recent(lang), enabled: isAsked }] : [])),
  })
  if (!isAsked) return []
  return remembering.flatMap((kind, index) => {
    const items = lists[index]?.data?.data.slice(0, max) ?? []
    return items.length > 0 ? [{ kind, items, total: items.length }] : []
  })
}

/** Returns true if the item is among those that the player used last: it is offered once. */
function isPlayed(played: readonly FoundKind[], kind: SearchKind, item: unknown): boolean {
  const key = kind.keyOf(item)
  return played.some((one) => one.kind === kind && one.items.some((other) => kind.keyOf(other) === key))
}
