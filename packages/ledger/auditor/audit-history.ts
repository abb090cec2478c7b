import { type StoredTransaction, transactionsOf } from './audit-rows.ts'
import type { Answer, History, Intent } from './history.ts'
import type { Rows } from './rows.ts'

/**
 * Compares the journals of the clients with the stored transactions and returns the faults. An acknowledged
 * write must be stored once and completely, a refused one not at all, an unknown one once or not at all.
 * Nothing may be stored that no client sent.
 */
export function auditHistory(history: History, rows: Rows): string[] {
  const stored = transactionsOf(rows.transfers)
  const asked = Map.groupBy(history.intents, (intent) => `${intent.owner}/${intent.key}`)
  const faults: string[] = []
  for (const [name, intents] of asked) faults.push(...auditKey(name, intents, history, stored.get(name)))
  for (const name of stored.keys())
    if (!asked.has(name)) faults.push(`${name} is stored and nobody asked for it`)
  return faults
}

/** Checks all attempts under one key: at most one input may have taken effect. */
function auditKey(
  name: string,
  intents: readonly Intent[],
  { answers }: History,
  transaction: StoredTransaction | undefined,
): string[] {
  const faults: string[] = []
  const effect = intents.filter((intent) => intent.inputHash === transaction?.first.input_hash)
  if (transaction && effect.length === 0) faults.push(`${name} is stored with an input nobody sent`)
  if (transaction && effect.every((intent) => answers.get(intent.id)?.outcome === 'refused')) {
    faults.push(`${name} was refused and is stored`)
  }
  for (const intent of intents) {
    const answer = answers.get(intent.id)
    if (answer?.outcome !== 'done') continue
    if (!transaction) faults.push(`${name} was acknowledged and is lost`)
    else if (!effect.includes(intent)) faults.push(`${name} was acknowledged for another input`)
    else faults.push(...auditEffect(name, intent, answer, transaction))
  }
  return faults
}

function auditEffect(
  name: string,
  intent: Intent,
  answer: Answer & { outcome: 'done' },
  { first, legs }: StoredTransaction,
): string[] {
  const faults: string[] = []
  if (first.kind !== intent.kind || first.link !== intent.link)
    faults.push(`${name} is stored as ${first.kind}`)
  const wanted = intent.legs.map((leg) => `${leg.debit}>${leg.credit}=${leg.amount}`)
  const found = legs.map((row) => `${row.debit}>${row.credit}=${row.amount}`)
  // The ledger itself adds the returned rest of a hold, and the legs of a reversal.
  const isAsked = intent.kind === 'post' || intent.kind === 'hold' ? found.length === wanted.length : true
  if (!isAsked || wanted.some((leg, index) => leg !== found[index])) {
    faults.push(`${name} is ${found}, asked was ${wanted}`)
  }
  const last = legs.at(-1)
  const balance = last?.debit_after ?? last?.credit_after
  if (balance !== answer.balanceAfter)
    faults.push(`${name} was answered with ${answer.balanceAfter}, not ${balance}`)
  return faults
}
