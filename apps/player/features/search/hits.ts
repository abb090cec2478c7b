import type { Game } from '../../shared/games/games.ts'
import type { LiveTable } from '../../shared/tables/tables.ts'
import type { Found } from './hooks/use-found.ts'
import type { IndexedPage } from './page-index.ts'

/** One line under the search field. The last one leads to the page of all results. */
export type Hit =
  | { readonly kind: 'game'; readonly game: Game }
  | { readonly kind: 'table'; readonly table: LiveTable }
  | { readonly kind: 'page'; readonly page: IndexedPage }
  | { readonly kind: 'all' }

/** The lines in the order in which they stand and the arrow keys go through them. */
export function hitsOf({ games, tables, pages }: Pick<Found, 'games' | 'tables' | 'pages'>): readonly Hit[] {
  return [
    ...games.items.map((game) => ({ kind: 'game', game }) as const),
    ...tables.items.map((table) => ({ kind: 'table', table }) as const),
    ...pages.items.map((page) => ({ kind: 'page', page }) as const),
    { kind: 'all' },
  ]
}
