import { type Database } from '@poyraz/db'
import { assert, systemClock } from '@poyraz/kernel'
import { auditHistory } from '../auditor/audit-history.ts'
import { auditRows } from '../auditor/audit-rows.ts'
import type { Answer, Intent } from '../auditor/history.ts'
import type { Rows } from '../auditor/rows.ts'
import { createLedger } from '../ledger.ts'
import type { Work } from '../simulator/workload.ts'
import { ask } from '../testing/ask.ts'
import { postgresEngine } from '../testing/postgres-engine.ts'
import { readJournal } from './journal.ts'

/** The requests and replies of all clients of a run; `open`: writes without a definite reply. */
type Collected = { readonly intents: Intent[]; readonly answers: Map<number, Answer>; readonly open: Work[] }

/**
 * Repeats every write without a reply, then compares the journals with the tables as `read` returns them.
 */
export async function checkJournals(
  journals: readonly string[],
  database: Database,
  read: () => Promise<Rows>,
) {
  const collected: Collected = { intents: [], answers: new Map(), open: [] }
  for (const journal of journals) await readInto(collected, journal)
  const acknowledged = [...collected.answers.values()].filter((answer) => answer.outcome === 'done').length
  await resolve(collected, database)
  const rows = await read()
  const faults = [...auditRows(rows), ...auditHistory(collected, rows)]
  return { acknowledged, unknown: collected.open.length, faults }
}

/** Reads a journal and renumbers its ids, which begin at 1 in every client. */
async function readInto({ intents, answers, open }: Collected, path: string): Promise<void> {
  const base = intents.length
  const works = new Map<number, Work>()
  for (const line of await readJournal(path)) {
    if ('work' in line) {
      const intent = { ...line.work.intent, id: base + line.work.intent.id }
      intents.push(intent)
      works.set(intent.id, { operation: line.work.operation, intent })
    } else if (line.answer.outcome !== 'unknown') {
      const id = base + line.answer.id
      answers.set(id, { ...line.answer, id })
      works.delete(id)
    }
  }
  open.push(...works.values())
}

/** Repeats open writes twice: the same key must give the same definite reply (faults, section 1). */
async function resolve({ intents, answers, open }: Collected, database: Database): Promise<void> {
  const engine = postgresEngine(createLedger({ database, clock: systemClock }), database, systemClock)
  let id = intents.length + open.length
  for (const { operation, intent } of open) {
    for (let turn = 0; turn < 2; turn++) {
      id += 1
      const answer = await ask(engine, { operation, intent: { ...intent, id } })
      assert(answer.outcome !== 'unknown', 'without faults every answer is definite')
      intents.push({ ...intent, id })
      answers.set(id, answer)
    }
  }
}
