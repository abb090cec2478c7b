import { byteaArray, commitStatement, type Database, int8Array, textArray, uuidArray } from '@poyraz/db'
import type { Transaction } from '@poyraz/ledger'
import { createLanes } from '../../packages/ledger/lanes.ts'

/**
 * The smallest possible batched ledger, by which the goal of W1 was set: a balance, a key and two signed
 * entries, without balance snapshots, reasons, ordering, triggers and revoked rights.
 */
export const NARROW_TABLES = `
  create schema narrow;
  grant usage on schema narrow to poyraz_app;
  create table narrow.wallet (owner uuid primary key, balance bigint not null check (balance >= 0))
    with (fillfactor = 70);
  create table narrow.keyed (owner uuid, key text, input_hash bytea not null, primary key (owner, key));
  create table narrow.entry (owner uuid not null, code text not null, amount bigint not null);
  insert into narrow.wallet select owner, balance from ledger.account where code = 'cash';
  grant select, insert, update on all tables in schema narrow to poyraz_app`

const STATEMENT = `
  with bet as (
    select * from unnest($1::uuid[], $2::text[], $3::bytea[], $4::text[], $5::bigint[])
      as b (owner, key, input_hash, house, amount)
  ), keyed as (
    insert into narrow.keyed select owner, key, input_hash from bet
    on conflict do nothing returning owner, key
  ), moved as (
    update narrow.wallet w set balance = w.balance - b.amount from bet b join keyed using (owner, key)
     where w.owner = b.owner returning w.owner, b.house, b.amount
  ), entered as (
    insert into narrow.entry
    select owner, 'cash', -amount from moved union all select owner, house, amount from moved
  )
  select owner from moved`

/** Posts bets of one leg in batches, through lanes like the ledger's. */
export function createNarrow(database: Database) {
  const lanes = createLanes<Transaction, { readonly status: 'created' | 'exists' }>({
    ownerOf: ({ owner }) => owner,
    async flush(bets) {
      const { rows } = await commitStatement<{ owner: string }>(database.pool, {
        name: 'narrow.post',
        text: STATEMENT,
        values: [
          uuidArray(bets.map(({ owner }) => owner)),
          textArray(bets.map(({ key }) => key)),
          byteaArray(bets.map(({ inputHash }) => inputHash)),
          textArray(bets.map(({ legs }) => legs[0]?.credit ?? '')),
          int8Array(bets.map(({ legs }) => legs[0]?.amount ?? 0n)),
        ],
      })
      const moved = new Set(rows.map(({ owner }) => owner))
      return bets.map(({ owner }) => ({ status: moved.has(owner) ? 'created' : 'exists' }))
    },
  })
  return lanes.submit
}
