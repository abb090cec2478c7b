import { SLOT_FOLDERS } from './folders.ts'
import type { SlotGame } from './game.ts'

/** All slots, for Node without a build. */
export const SLOT_GAMES: readonly SlotGame[] = SLOT_FOLDERS.map(({ game }) => game)
