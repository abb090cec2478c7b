import { isChoiceGame, isReelGame, type ReelGame, type SlotGame } from '../game.ts'
import { reelRulesOf, usualOf } from './options.ts'

/** Returns a game of reels as it is, and a game with decisions with its default option; `null` for a book. */
export function asReelGame(game: SlotGame): ReelGame | null {
  if (isReelGame(game)) return game
  if (!isChoiceGame(game)) return null
  return { ...game, rules: reelRulesOf(game.rules, usualOf(game.rules)) }
}
