import { type Draws, drawsFrom } from '@poyraz/fairness'
import {
  type CascadeOutcome,
  type CascadeSlot,
  compile,
  isCascadeGame,
  isReelGame,
  isStripGame,
  play,
  type ReelGame,
  type ReelOutcome,
  SLOT_GAMES,
  type SlotGame,
  type SlotOutcome,
  type StripGame,
} from '@poyraz/games'

/** Returns repeatable draws from a small generator; for tests only. */
function repeatableDraws(seed: number): Draws {
  let state = seed
  return drawsFrom(() => {
    state = (state + 0x6d2b79f5) | 0
    let word = Math.imul(state ^ (state >>> 15), 1 | state)
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word
    return (word ^ (word >>> 14)) >>> 0
  })
}

export function gameOf(slug: string): ReelGame {
  const game = SLOT_GAMES.filter(isReelGame).find((one) => one.slug === slug)
  if (!game) throw new Error(`no game ${slug}`)
  return game
}

/** Returns a book of reels: held wilds or a hold-and-win. */
export function reelBookOf(slug: string): StripGame {
  const game = SLOT_GAMES.filter(isStripGame).find((one) => one.slug === slug)
  if (game?.rules.mapping !== 'book-2') throw new Error(`no book of reels ${slug}`)
  return game
}

export function cascadeOf(slug: string): CascadeSlot {
  const game = SLOT_GAMES.filter(isCascadeGame).find((one) => one.slug === slug)
  if (!game) throw new Error(`no game ${slug}`)
  return game
}

/** Returns outcomes of the real rules. */
export function outcomesOf(game: ReelGame, count: number): readonly ReelOutcome[]
export function outcomesOf(game: CascadeSlot, count: number): readonly CascadeOutcome[]
export function outcomesOf(game: SlotGame, count: number): readonly SlotOutcome[]
export function outcomesOf(game: SlotGame, count: number): readonly SlotOutcome[] {
  const machine = compile(game.rules)
  const draws = repeatableDraws(7)
  return Array.from({ length: count }, () => play(machine, draws))
}

/** Returns the first outcome that satisfies `fits`. */
export function findOutcome(game: StripGame, fits: (outcome: ReelOutcome) => boolean): ReelOutcome
export function findOutcome(game: CascadeSlot, fits: (outcome: CascadeOutcome) => boolean): CascadeOutcome
export function findOutcome(game: SlotGame, fits: (outcome: SlotOutcome) => boolean): SlotOutcome
export function findOutcome(game: SlotGame, fits: (outcome: never) => boolean): SlotOutcome {
  const machine = compile(game.rules)
  const draws = repeatableDraws(11)
  for (let tries = 0; tries < 200_000; tries++) {
    const outcome = play(machine, draws)
    if (fits(outcome as never)) return outcome
  }
  throw new Error('no such outcome was drawn')
}
