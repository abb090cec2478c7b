import type { SlotGame } from './game.ts'

/** All slots, for a build of Vite: it replaces the call by imports of the folders that exist. */
export const SLOT_GAMES: readonly SlotGame[] = Object.values(
  import.meta.glob<SlotGame>('./*/game.ts', { eager: true, import: 'game' }),
).toSorted((left, right) => left.id - right.id)
