import { join } from 'node:path'
import { assertMigrated, createDatabaseClock, joinDatabase, openDatabase } from '@poyraz/db'
import { systemClock } from '@poyraz/kernel'
import { readConfig } from './config.ts'
import { type Context, createContext } from './context.ts'
import { StartError } from './errors.ts'
import { loadKeys } from './keys.ts'
import { commandKeys } from './known-keys.ts'
import { createLog } from './log.ts'
import { migrationUnits } from './migrations.ts'
import { inOneLine, say } from './say.ts'

/**
 * Runs one command on the modules of this installation, possibly beside a running server, and returns its
 * exit code. Starts no background work and creates no keys or tables: only a server does. An external
 * obstacle is reported as one line for the operator.
 */
export async function runCommand(run: (context: Context) => Promise<number>): Promise<number> {
  const config = readConfig(process.env)
  if (!config.ok) return say(config.error, 1)
  return inOneLine(async () => {
    const dir = join(config.value.dataDir, 'keys')
    // Requires existing keys: a command never creates an installation.
    await loadKeys(dir, systemClock, () => false)
    await using started = new AsyncDisposableStack()
    const provided = await joinDatabase({ ...config.value, ownerUrl: config.value.databaseOwnerUrl })
    started.defer(() => provided.stop())
    await assertMigrated(provided.ownerUrl, migrationUnits)
    const database = openDatabase({ url: provided.appUrl, role: provided.appRole })
    started.defer(() => database.close())
    const clock = await createDatabaseClock(database)
    const keys = await commandKeys({ dir, database, clock })
    const log = createLog('error')
    const ownOrigin = () => config.value.publicUrl?.origin ?? 'http://localhost'
    // Background work is not started: pending mails, links and payouts belong to the server, which knows its
    // own address and mail server.
    const settings = { config: config.value, keys, log, ownOrigin }
    const context = await createContext({ ...settings, database, clock })
    started.defer(() => context.close())
    // Staff decisions follow the jurisdiction's profile, and they decide which bets are accepted.
    if (!(await context.compliance.isSynced()))
      throw new StartError('the server was started with another JURISDICTION: run the command with the same')
    // Awaited here, so that `started` is disposed only afterwards.
    return await run(context)
  })
}
