import { TYPE_CHIPS } from '../../shared/games/game-types.ts'
import { type Category, EVERYTHING, type GameFilter, hasFewGames } from '../../shared/games/games.ts'

type Provider = { readonly providerID: number; readonly count: number }

/**
 * Returns the filters of the lobby that shorten the list but leave some games, and the active one. A type
 * replaces the category with the same games, unless that category is active. A small catalogue has only the
 * active filter.
 */
export function waysThrough<C extends Pick<Category, 'CategoryID' | 'total'>, P extends Provider>(
  catalogue: { readonly categories: readonly C[]; readonly providers: readonly P[] },
  filter: GameFilter,
) {
  const { categories, providers } = catalogue
  const all = categories.find(({ CategoryID }) => CategoryID === EVERYTHING)?.total ?? 0
  const few = hasFewGames(categories)
  const leads = (count: number, open: boolean) => open || (!few && count > 0 && count < all)
  const types = TYPE_CHIPS.flatMap(({ type, categoryID }) => {
    const count = categories.find(({ CategoryID }) => CategoryID === categoryID)?.total ?? 0
    const shown = categoryID !== filter.categoryID && leads(count, type === filter.type)
    return shown ? [{ type, categoryID, count }] : []
  })
  const asType = new Set<number>(types.map(({ categoryID }) => categoryID))
  return {
    types,
    categories: categories.filter(
      ({ CategoryID, total }) => !asType.has(CategoryID) && leads(total, CategoryID === filter.categoryID),
    ),
    providers: providers.filter(({ providerID, count }) => leads(count, providerID === filter.providerID)),
  }
}
