import { join } from 'node:path'
import { assertMigrated, createDatabaseClock, joinDatabase, openDatabase } from '@poyraz/db'
import { systemClock } from '@poyraz/kernel'
import { tellServer } from './command-news.ts'
import { readConfig } from './config.ts'
import { type Context, createContext } from './context.ts'
import { StartError } from './errors.ts'
import { loadKeys } from './keys.ts'
import { commandKeys } from './known-keys.ts'
import { createLog } from './log.ts'
import { migrationUnits } from './migrations.ts'
import { inOneLine, say } from './say.ts'

/**
 * Runs one command over the modules of this installation, beside a server that may be running, and returns
 * its exit code. It does that command's work and none of the background's; keys and tables are made by a server
 * alone. What stands in its way is one line for the operator.
 */
export async function runCommand(run: (context: Context) => Promise<number>): Promise<number> {
  const config = readConfig(process.env)
  if (!config.ok) return say(config.error, 1)
  return inOneLine(async () => {
    const dir = join(config.value.dataDir, 'keys')
    // Where there is no installation none is begun.
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
    // Its background work is not started: the mails, links and payouts that wait are the server's, which
    // knows its own address and mail server.
    const settings = { config: config.value, keys, log, ownOrigin }
    const context = await createContext({ ...settings, database, clock })
    const told = tellServer(context.bus, database)
    started.defer(async () => {
      // What goes on behind the command's back may have news, too.
      await context.close()
      await told()
    })
    // What staff decide is judged by the profile, and bets meet the answer.
    if (!(await context.compliance.isSynced()))
      throw new StartError('the server was started with another JURISDICTION: run the command with the same')
    // Awaited here: what was started ends after it.
    return await run(context)
  })
}
