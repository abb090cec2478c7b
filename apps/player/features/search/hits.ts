import type { SearchKind } from '../../shared/manifest/search-kind.ts'
import type { Found } from './hooks/use-found.ts'
import type { IndexedPage } from './page-index.ts'

/** One line under the search field. The last one leads to the page of all results. */
export type Hit =
  | { readonly type: 'recent'; readonly key: string; readonly text: string }
  | { readonly type: 'played'; readonly key: string; readonly kind: SearchKind; readonly item: unknown }
  | { readonly type: 'item'; readonly key: string; readonly kind: SearchKind; readonly item: unknown }
  | { readonly type: 'page'; readonly key: string; readonly page: IndexedPage }
  | { readonly type: 'all'; readonly key: 'all' }

/** Returns the lines in display order, which the arrow keys follow. */
export function hitsOf(
  { kinds, played, pages }: Pick<Found, 'kinds' | 'played' | 'pages'>,
  recent: readonly string[],
): readonly Hit[] {
  return [
    ...recent.map((text) => ({ type: 'recent', key: `recent-${text}`, text }) as const),
    ...played.flatMap(({ kind, items }) =>
      items.map((item) => ({ type: 'played', key: `played-${kind.keyOf(item)}`, kind, item }) as const),
    ),
    ...kinds.flatMap(({ kind, items }) =>
      items.map((item) => ({ type: 'item', key: kind.keyOf(item), kind, item }) as const),
    ),
    ...pages.items.map((page) => ({ type: 'page', key: `page-${page.name}`, page }) as const),
    { type: 'all', key: 'all' },
  ]
}
