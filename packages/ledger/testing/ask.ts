import { OutcomeUnknown } from '@poyraz/db'
import type { Answer } from '../auditor/history.ts'
import type { Work } from '../simulator/workload.ts'
import type { PostgresEngine } from './postgres-engine.ts'

/** Runs an operation and returns what a client knows about it afterwards. */
export async function ask(engine: PostgresEngine, { operation, intent: { id } }: Work): Promise<Answer> {
  try {
    const { status, balanceAfter } = await engine.run(operation)
    if (status !== 'created' && status !== 'exists')
      return { id, outcome: 'refused', status, isThrown: false }
    return { id, outcome: 'done', status, balanceAfter: String(balanceAfter) }
  } catch (error) {
    if (error instanceof OutcomeUnknown) return { id, outcome: 'unknown' }
    const status = error instanceof Error ? error.message : 'thrown'
    return { id, outcome: 'refused', status, isThrown: true }
  }
}
