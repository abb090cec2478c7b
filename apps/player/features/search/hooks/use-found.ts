import { isSearchable } from '@poyraz/text'
import { useLang } from '@poyraz/ui'
import { keepPreviousData, useQueries } from '@tanstack/react-query'
import type { FoundList, SearchKind } from '../../../shared/manifest/search-kind.ts'
import type { IndexedPage } from '../page-index.ts'
import { useFoundPages } from './use-found-pages.ts'
import { useSearchKinds } from './use-search-kinds.ts'

type List<T> = { readonly items: readonly T[]; readonly total: number }
export type FoundKind = List<unknown> & { readonly kind: SearchKind }

export type Found = {
  readonly kinds: readonly FoundKind[]
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
const PAGES_MAX: Readonly<Record<Place, number>> = { panel: 3, page: 12 }

/** Returns the results for the text: items of all kinds of the manifests, and pages. */
export function useFound(text: string, place: Place): Found {
  const lang = useLang()
  const searched = isSearchable(text)
  const loaded = useSearchKinds()
  const kinds = loaded.data ?? []
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
    return { kind, items: data?.data.slice(0, kind.limits[place]) ?? [], total: data?.total ?? 0 }
  })
  return {
    kinds: found,
    pages: { items: pages.slice(0, PAGES_MAX[place]), total: pages.length },
    count: found.reduce((sum, { total }) => sum + total, pages.length),
    busy: loaded.isPending || (searched ? results : quick).some(({ isFetching }) => isFetching),
    behind: searched && results.some(({ isPlaceholderData }) => isPlaceholderData),
    incomplete: searched && (loaded.isError || results.some(({ isError }) => isError)),
    searched,
  }
}
