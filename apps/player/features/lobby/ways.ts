import { TYPE_CHIPS } from '../../shared/games/game-types.ts'
import { type Category, EVERYTHING, type GameFilter, hasFewGames } from '../../shared/games/games.ts'

type Provider = { readonly providerID: number; readonly count: number }

/**
 * The ways through the lobby: what makes the list shorter but not empty, and what is open. A type stands for
 * the category of the same games, except where that category itself is open. Few games need no ways but the
 * open one.
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
