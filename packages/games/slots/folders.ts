import type { GameFolder } from '../game-folder.ts'
import { readGameFolders } from '../read-folders.ts'
import type { SlotCertificate } from './certificate.ts'
import type { SlotGame } from './game.ts'

export { certifiedFigures } from './certified-figures.ts'

export type SlotFolder = GameFolder<SlotGame, SlotCertificate>

/** All slots of this package in the order of the lobby, read once when a process starts. */
export const SLOT_FOLDERS = await readGameFolders<SlotGame, SlotCertificate>(new URL('./', import.meta.url))
