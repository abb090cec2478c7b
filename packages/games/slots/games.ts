import type { SlotGame } from './game.ts'
import { bozkurt } from './games/bozkurt.ts'
import { laleDevri } from './games/lale-devri.ts'
import { nazar } from './games/nazar.ts'

/** The finished slots, in the order of the lobby. */
export const SLOT_GAMES: readonly SlotGame[] = [laleDevri, nazar, bozkurt]
