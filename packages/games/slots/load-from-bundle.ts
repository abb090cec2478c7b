import type { SlotGame } from './game.ts'

const GAMES = import.meta.glob<SlotGame>('./*/game.ts', { import: 'game' })

/** Loads one slot by its slug, in a build of Vite: each game is a chunk of its own. `null` if there is no such game. */
export async function loadSlotGame(slug: string): Promise<SlotGame | null> {
  return (await GAMES[`./${slug}/game.ts`]?.()) ?? null
}
