import type { SlotGame } from './game.ts'

/** All slots, for builds by Vite, which replaces the call by imports of the existing folders. */
export const SLOT_GAMES: readonly SlotGame[] = Object.values(
  import.meta.glob<SlotGame>('./*/game.ts', { eager: true, import: 'game' }),
).toSorted((left, right) => left.id - right.id)
