import { ORIGINAL_FOLDERS } from './folders.ts'
import type { OriginalGame } from './original.ts'

/** All originals, for Node without a build. */
export const ORIGINAL_GAMES: readonly OriginalGame[] = ORIGINAL_FOLDERS.map(({ game }) => game)
