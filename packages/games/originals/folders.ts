import type { GameFolder } from '../game-folder.ts'
import { readGameFolders } from '../read-folders.ts'
import type { OriginalCertificate } from './certificate.ts'
import type { GameOptions } from './options.ts'
import type { OriginalGame } from './original.ts'

export type OriginalFolder = GameFolder<OriginalGame, OriginalCertificate>

/** All originals of this package in the order of the lobby, read once when a process starts. */
export const ORIGINAL_FOLDERS = await readGameFolders<OriginalGame, OriginalCertificate>(
  new URL('./', import.meta.url),
)

/** Reads the options of a game, which only its certificate needs. */
export function readOptions(folder: URL): Promise<GameOptions> {
  return import(new URL('options.ts', folder).href) as Promise<GameOptions>
}
