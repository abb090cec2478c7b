import { DatabaseStartError, joinDatabase, migrate, openDatabase } from '@poyraz/db'
import { systemClock } from '@poyraz/kernel'
import { tellServer } from './command-news.ts'
import { readConfig } from './config.ts'
import { type Context, createContext } from './context.ts'
import { createLog } from './log.ts'
import { migrationUnits } from './migrations.ts'

/**
 * Runs one command over the modules of this installation, beside a server that may be running, and returns
 * its exit code. It does that command's work and none of the background's. What stands in its way is one line
 * for the operator.
 */
export async function runCommand(run: (context: Context) => Promise<number>): Promise<number> {
  const config = readConfig(process.env)
  if (!config.ok) return say(config.error, 1)
  try {
    await using started = new AsyncDisposableStack()
    const provided = await joinDatabase({ ...config.value, ownerUrl: config.value.databaseOwnerUrl })
    started.defer(() => provided.stop())
    await migrate(provided.ownerUrl, migrationUnits)
    const database = openDatabase({ url: provided.appUrl, role: provided.appRole })
    started.defer(() => database.close())
    const log = createLog('error')
    const ownOrigin = () => config.value.publicUrl?.origin ?? 'http://localhost'
    // The mails, links and payouts that wait are the server's: it knows its own address and mail server.
    const work = { log, ownOrigin, worksByItself: false }
    const context = await createContext({ config: config.value, database, clock: systemClock, ...work })
    started.defer(() => context.close())
    const told = tellServer(context.bus, database)
    const code = await run(context)
    await told()
    return code
  } catch (error) {
    if (error instanceof DatabaseStartError) return say(error.message, 1)
    throw error
  }
}

/** One line to the operator; the exit code is passed on. */
export function say(line: string, exitCode = 0): number {
  process.stdout.write(`${line}\n`)
  return exitCode
}
