import { SLOT_FOLDERS } from './folders.ts'
import type { SlotGame } from './game.ts'

/** Loads one slot by its slug, in Node without a build. `null` if there is no such game. */
export async function loadSlotGame(slug: string): Promise<SlotGame | null> {
  return SLOT_FOLDERS.find(({ game }) => game.slug === slug)?.game ?? null
}
