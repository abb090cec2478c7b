import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Where under a folder of backups the server's log is kept. */
export const LOG_DIR = 'wal'
/** What is lost at most, in seconds, with the disk of the database: the log goes when it is full, or so old. */
const ARCHIVE_EVERY_S = 60

/** Settings with which a server keeps its log in a folder of backups; the folder is made. */
export async function archiveTo(backupDir: string): Promise<Readonly<Record<string, string>>> {
  const directory = join(backupDir, LOG_DIR)
  await mkdir(directory, { recursive: true, mode: 0o700 })
  return {
    archive_mode: 'on',
    // It copies, syncs, and never writes over what is there.
    archive_library: 'basic_archive',
    'basic_archive.archive_directory': directory,
    archive_timeout: String(ARCHIVE_EVERY_S),
  }
}
