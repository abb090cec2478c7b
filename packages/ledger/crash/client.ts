import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '@poyraz/db'
import { systemClock } from '@poyraz/kernel'
import { createLedger } from '../ledger.ts'
import { createRandom } from '../simulator/random.ts'
import { createWorkload } from '../simulator/workload.ts'
import { ask } from '../testing/ask.ts'
import { postgresEngine } from '../testing/postgres-engine.ts'
import { openJournal } from './journal.ts'

/** The process that is killed: callers of the ledger that write requests and replies to a journal. */
export type ClientConfig = {
  readonly appUrl: string
  readonly journal: string
  readonly name: string
  readonly seed: number
  readonly owners: readonly [string, ...string[]]
}

const CLIENTS = 48
/** The client sends a message to its parent after each block of this many acknowledged writes. */
const LOAD_WRITES = 40
/** Pause between retries while the database is down. */
const AWAY_MS = 20

const config = JSON.parse(process.argv[2] ?? '') as ClientConfig
const database = openDatabase({ url: config.appUrl })
const engine = postgresEngine(createLedger({ database, clock: systemClock }), database, systemClock)
const journal = await openJournal(config.journal)
const workload = createWorkload(config.name, createRandom(config.seed), config.owners)
let isStopped = false
let acknowledged = 0
process.on('SIGTERM', () => {
  isStopped = true
})

async function client(): Promise<void> {
  while (!isStopped) {
    const work = workload.next(systemClock.nowMs())
    await journal.append({ work })
    const answer = await ask(engine, work)
    await journal.append({ answer })
    if (answer.outcome === 'done' && ++acknowledged % LOAD_WRITES === 0) process.send?.('under load')
    if (answer.outcome === 'refused' && answer.isThrown) await sleep(AWAY_MS)
  }
}
await Promise.all(Array.from({ length: CLIENTS }, client))
await database.close()
process.disconnect?.()
