import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { PoolClient } from 'pg'
import { kyselyOver } from './client-driver.ts'
import { commit } from './commit.ts'
import { type Db, poolOf } from './database.ts'
import { isUnanswered, OutcomeUnknown, sqlState } from './errors.ts'
import { insideTransaction } from './scope.ts'

declare const brand: unique symbol

/** An executor inside a transaction. Writers take a `Tx`, so that none can run outside of one. */
export type Tx = Db & { readonly [brand]: 'Tx' }

const ATTEMPTS_MAX = 5
const RETRY_DELAY_MS_MAX = 20
/** Serialisation failure and deadlock: the whole transaction must be repeated. */
const RETRIED = new Set(['40001', '40P01'])

const hooksByTx = new WeakMap<Tx, (() => void)[]>()
const answerMsByTx = new WeakMap<Tx, number>()
/** Margin of the client's timeout over the server's: the server times out first and reports it. */
const ANSWER_MARGIN_MS = 5_000

/**
 * Runs `fn` in one READ COMMITTED transaction and commits it; a throw rolls it back. Serialisation failures and
 * deadlocks are tried again, so `fn` may run up to five times and must not touch anything but `tx`.
 * Throws `OutcomeUnknown` when the commit was neither confirmed nor refused.
 */
export async function transact<T>(db: Db, fn: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await runOnce(db, fn)
    } catch (error) {
      const code = sqlState(error)
      if (attempt === ATTEMPTS_MAX || code === null || !RETRIED.has(code)) throw error
      await sleep(randomInt(1, RETRY_DELAY_MS_MAX * attempt))
    }
  }
}

/** Registers a hook that runs after the commit, and never if the transaction is not committed. */
export function onCommit(tx: Tx, hook: () => void): void {
  const hooks = hooksByTx.get(tx)
  if (!hooks) throw new Error('onCommit() takes the tx of a running transaction')
  hooks.push(hook)
}

/**
 * Sets the timeout of each statement of this transaction, at the server and here, for statements that read a
 * whole table.
 */
export async function waitUpTo(tx: Tx, ms: number): Promise<void> {
  await sql`select set_config('statement_timeout', ${String(ms)}, true)`.execute(tx)
  answerMsByTx.set(tx, ms + ANSWER_MARGIN_MS)
}

async function runOnce<T>(db: Db, fn: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await poolOf(db).connect()
  const { tx, end } = openTx(client)
  let broken: Error | undefined
  try {
    await client.query('begin')
    const value = await insideTransaction(() => fn(tx))
    end()
    await commit(client)
    runHooks(tx)
    return value
  } catch (error) {
    end()
    broken = isUnresponsive(error) ? error : await rollback(client)
    throw error
  } finally {
    hooksByTx.delete(tx)
    client.release(broken)
  }
}

function openTx(client: PoolClient): { tx: Tx; end: () => void } {
  let open = true
  const acquire = async () => {
    if (!open) throw new Error('a query on a transaction that has ended')
    return client
  }
  const tx: Tx = kyselyOver({ acquire, release: () => {}, answerMs: () => answerMsByTx.get(tx) }) as Tx
  hooksByTx.set(tx, [])
  return {
    tx,
    end: () => {
      open = false
    },
  }
}

/**
 * Returns true if the connection no longer replies, after a timeout of a statement or commit: a rollback
 * would wait as long again.
 */
function isUnresponsive(error: unknown): error is Error {
  return isUnanswered(error) || (error instanceof OutcomeUnknown && isUnanswered(error.cause))
}

/** Ends a failed transaction; a connection that cannot even do that is returned as broken. */
async function rollback(client: PoolClient): Promise<Error | undefined> {
  try {
    await client.query('rollback')
    return undefined
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

/**
 * Runs the hooks. The transaction is already committed: an error in a hook is reported, not thrown to the
 * caller.
 */
function runHooks(tx: Tx): void {
  for (const hook of hooksByTx.get(tx) ?? []) {
    try {
      hook()
    } catch (error) {
      process.emitWarning(error instanceof Error ? error : String(error))
    }
  }
}
