import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Folder of the archived write-ahead log, below the backup folder. */
export const LOG_DIR = 'wal'
/** Archive timeout in seconds: the most that is lost with the disk of the database. */
const ARCHIVE_EVERY_S = 60

/** Returns the settings by which a server archives its log in a folder of backups. Creates the folder. */
export async function archiveTo(backupDir: string): Promise<Readonly<Record<string, string>>> {
  const directory = join(backupDir, LOG_DIR)
  await mkdir(directory, { recursive: true, mode: 0o700 })
  return {
    archive_mode: 'on',
    // It copies, syncs, and never overwrites an existing file.
    archive_library: 'basic_archive',
    'basic_archive.archive_directory': directory,
    archive_timeout: String(ARCHIVE_EVERY_S),
  }
}
