import { commitStatement, type Database } from '@poyraz/db'
import { type Clock, kurus } from '@poyraz/kernel'
import type { Operation, PlainLeg } from '../book.ts'
import { POSTABLE } from '../decide.ts'
import { closeHold } from '../holds.ts'
import type { Ledger } from '../ledger.ts'
import { type Posted, type PostedRow, toPosted } from '../posting.ts'
import type { Engine } from './engine.ts'

export type PostgresEngine = Omit<Engine, 'advance'>

/** Runs operations through the public API of the ledger; those that the API cannot express, as SQL. */
export function postgresEngine(ledger: Ledger, database: Database, clock: Clock): PostgresEngine {
  const run = (operation: Operation): Promise<Posted> => {
    switch (operation.kind) {
      case 'post':
        if (operation.currency !== POSTABLE) return postAnyCurrency(database, operation, clock)
        return ledger.post({ ...operation, legs: branded(operation.legs) })
      case 'hold': {
        const expiresAt = operation.expiresAtMs === null ? null : new Date(operation.expiresAtMs)
        return ledger.hold({ ...operation, amount: kurus(operation.amount), expiresAt })
      }
      case 'post_hold':
        return ledger.postHold({ ...operation, legs: branded(operation.legs) })
      case 'release':
        return ledger.release(operation)
      case 'expire':
        return closeHold(database, { ...operation, legs: [], kind: 'expire' }, new Date(clock.nowMs()))
      case 'reverse':
        return ledger.reverse(operation)
    }
  }
  return {
    run,
    openHouse: (code) => ledger.openHouse(code),
    balance: async (owner, code) => (await ledger.balances(owner)).get(code) ?? 0n,
  }
}

function branded(legs: readonly PlainLeg[]) {
  return legs.map((leg) => ({ ...leg, amount: kurus(leg.amount) }))
}

async function postAnyCurrency(
  { pool }: Database,
  { owner, key, inputHash, currency, legs }: Operation & { kind: 'post' },
  clock: Clock,
): Promise<Posted> {
  const { rows } = await commitStatement<PostedRow>(pool, {
    text: `select * from ledger.post_batch(array[row(0, $1, $2, $3, $4)::ledger.transaction_input],
             array(select row(0, leg, reason, debit, credit, amount)::ledger.leg_input
                     from unnest($5::text[], $6::text[], $7::text[], $8::bigint[]) with ordinality
                       as l (reason, debit, credit, amount, leg)), $9)`,
    values: [
      owner,
      key,
      `\\x${inputHash}`,
      currency,
      legs.map((leg) => leg.reason),
      legs.map((leg) => leg.debit),
      legs.map((leg) => leg.credit),
      legs.map((leg) => leg.amount),
      new Date(clock.nowMs()),
    ],
  })
  const [row] = rows
  if (!row) throw new Error('post_batch did not answer')
  return toPosted(row)
}
