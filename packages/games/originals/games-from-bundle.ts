import type { OriginalGame } from './original.ts'

/** All originals, for a build of Vite: it replaces the call by imports of the folders that exist. */
export const ORIGINAL_GAMES: readonly OriginalGame[] = Object.values(
  import.meta.glob<OriginalGame>('./*/game.ts', { eager: true, import: 'game' }),
).toSorted((left, right) => left.id - right.id)
