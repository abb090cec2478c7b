import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SECOND_MS } from '@poyraz/kernel'
import { z } from 'zod'

const notice = z.strictObject({ from: z.iso.datetime(), until: z.iso.datetime().nullable() })

/** Start of the maintenance, and its end if known. */
export type MaintenanceNotice = z.infer<typeof notice>

export type MaintenanceSwitch = {
  /** `null` while the site is open. */
  current(): MaintenanceNotice | null
  /** Reads the file now; also runs every second. */
  refresh(): Promise<void>
  /** Calls the listener with the new state after every change. */
  whenChanged(listener: (current: MaintenanceNotice | null) => void): void
  close(): void
}

const POLL_MS = SECOND_MS

/**
 * Opens the maintenance switch. It is a file and not a row, because it must work while the database does not.
 * An unreadable file closes the site: somebody meant to close it.
 */
export async function openMaintenanceSwitch(dataDir: string): Promise<MaintenanceSwitch> {
  let current: MaintenanceNotice | null = null
  const listeners: ((notice: MaintenanceNotice | null) => void)[] = []
  const refresh = async () => {
    const read = await readNotice(fileOf(dataDir))
    const same = read?.from === current?.from && read?.until === current?.until
    current = read
    if (!same) for (const listener of listeners) listener(current)
  }
  await refresh()
  const timer = setInterval(() => void refresh(), POLL_MS)
  timer.unref()
  return {
    current: () => current,
    refresh,
    whenChanged: (listener) => void listeners.push(listener),
    close: () => clearInterval(timer),
  }
}

/**
 * Closes the site with a notice, or opens it with `null`. Servers of this data directory follow within a
 * second.
 */
export async function setMaintenance(dataDir: string, wanted: MaintenanceNotice | null): Promise<void> {
  const path = fileOf(dataDir)
  if (wanted === null) return rm(path, { force: true })
  await writeFile(`${path}.new`, JSON.stringify(wanted))
  await rename(`${path}.new`, path)
}

function fileOf(dataDir: string): string {
  return join(dataDir, 'maintenance.json')
}

async function readNotice(path: string): Promise<MaintenanceNotice | null> {
  try {
    return notice.parse(JSON.parse(await readFile(path, 'utf8')))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    return { from: new Date(0).toISOString(), until: null }
  }
}
