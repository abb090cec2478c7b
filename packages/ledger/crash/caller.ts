import { openDatabase } from '@poyraz/db'
import { assert, systemClock } from '@poyraz/kernel'
import type { Answer } from '../auditor/history.ts'
import { createLedger } from '../ledger.ts'
import { createRandom } from '../simulator/random.ts'
import { createWorkload, type Work } from '../simulator/workload.ts'
import { ask } from '../testing/ask.ts'
import { postgresEngine } from '../testing/postgres-engine.ts'
import type { ClientConfig } from './client.ts'
import { openJournal } from './journal.ts'

/** A writer in this process with its own journal. */
export type Caller = {
  /** Sends new operations until one is not refused for its content. */
  ask(): Promise<Answer>
  /** Sends the last operation again under the same key. */
  askAgain(): Promise<Answer>
  close(): Promise<void>
}

export async function openCaller(config: ClientConfig): Promise<Caller> {
  const database = openDatabase({ url: config.appUrl })
  const engine = postgresEngine(createLedger({ database, clock: systemClock }), database, systemClock)
  const journal = await openJournal(config.journal)
  const workload = createWorkload(config.name, createRandom(config.seed), config.owners)
  let id = Number.MAX_SAFE_INTEGER
  let last: Work | undefined
  const attempt = async (work: Work) => {
    last = work
    await journal.append({ work })
    const answer = await ask(engine, work)
    await journal.append({ answer })
    return answer
  }
  return {
    async ask() {
      for (;;) {
        const answer = await attempt(workload.next(systemClock.nowMs()))
        if (answer.outcome !== 'refused' || answer.isThrown) return answer
      }
    },
    askAgain() {
      assert(last, 'something was asked for')
      id -= 1
      return attempt({ operation: last.operation, intent: { ...last.intent, id } })
    },
    async close() {
      await journal.close()
      await database.close()
    },
  }
}
