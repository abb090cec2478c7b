import { type Draws, drawsFrom } from '@poyraz/fairness'
import { compile, play, SLOT_GAMES, type SlotGame, type SlotOutcome } from '@poyraz/games'

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

export function gameOf(slug: string): SlotGame {
  const game = SLOT_GAMES.find((one) => one.slug === slug)
  if (!game) throw new Error(`no game ${slug}`)
  return game
}

/** Returns outcomes of the real rules. */
export function outcomesOf(game: SlotGame, count: number, seed = 7): readonly SlotOutcome[] {
  const machine = compile(game.rules)
  const draws = repeatableDraws(seed)
  return Array.from({ length: count }, () => play(machine, draws))
}

/** Returns the first outcome that satisfies `fits`. */
export function findOutcome(game: SlotGame, fits: (outcome: SlotOutcome) => boolean): SlotOutcome {
  const machine = compile(game.rules)
  const draws = repeatableDraws(11)
  for (let tries = 0; tries < 200_000; tries++) {
    const outcome = play(machine, draws)
    if (fits(outcome)) return outcome
  }
  throw new Error('no such outcome was drawn')
}
