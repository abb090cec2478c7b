import type { SlotGame } from './game.ts'
import { bozkurt } from './games/bozkurt.ts'
import { laleDevri } from './games/lale-devri.ts'
import { nazar } from './games/nazar.ts'

/** Every finished slot game, in the order in which the lobby shows them. */
export const SLOT_GAMES: readonly SlotGame[] = [laleDevri, nazar, bozkurt]
