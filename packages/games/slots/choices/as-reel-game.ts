import { isChoiceGame, isReelGame, type ReelGame, type SlotGame } from '../game.ts'
import { reelRulesOf, usualOf } from './options.ts'

/** Returns a game whose spins are drawn one by one as one without decisions; `null` for a book. */
export function asReelGame(game: SlotGame): ReelGame | null {
  if (isReelGame(game)) return game
  if (!isChoiceGame(game)) return null
  return { ...game, rules: reelRulesOf(game.rules, usualOf(game.rules)) }
}
