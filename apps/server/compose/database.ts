import { purgeKeys } from '@poyraz/db'
import { RUN_RETRY } from '@poyraz/jobs'
import { HOUR_MS } from '@poyraz/kernel'
import type { Base, Part } from './part.ts'

/** Adds the upkeep of tables that all modules share. */
export function databasePart({ database }: Pick<Base, 'database'>): Part {
  return {
    name: 'database',
    jobs: [
      {
        kind: 'scheduled',
        name: 'database.purge-keys',
        cron: '40 4 * * *',
        timeoutMs: HOUR_MS / 2,
        retry: RUN_RETRY,
        run: async () => void (await purgeKeys(database.db)),
      },
    ],
  }
}
