import { type Category, EVERYTHING, type Game } from './games.ts'

/** Categories that the scene shows elsewhere: new games, and the volatility. */
const SAID = new Set([40, 82, 96])
/** Maximum number of traits in one row of a scene. */
const TRAITS_MAX = 3

/** Returns the categories of a game that not every game has. */
export function traitsOf<One extends Pick<Category, 'CategoryID' | 'total'>>(
  game: Pick<Game, 'categories'>,
  categories: readonly One[],
): readonly One[] {
  const all = categories.find(({ CategoryID }) => CategoryID === EVERYTHING)?.total ?? 0
  return categories
    .filter(({ CategoryID, total }) => game.categories.includes(CategoryID) && total < all)
    .filter(({ CategoryID }) => !SAID.has(CategoryID))
    .slice(0, TRAITS_MAX)
}
