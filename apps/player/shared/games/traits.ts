import { type Category, EVERYTHING, type Game } from './games.ts'

/** Said elsewhere on the scene: that a game is new, and how its wins come. */
const SAID = new Set([40, 82, 96])
/** As many as stand in one row of a scene. */
const TRAITS_MAX = 3

/** The categories that a game shares with some games but not with all. */
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
