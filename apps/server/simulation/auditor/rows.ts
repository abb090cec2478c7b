import type pg from 'pg'

/** Raw table rows, numbers as text: the auditor does its own arithmetic. */
export type TransferRow = {
  readonly owner: string
  readonly at: string
  readonly seq: string
  readonly amount: string
  readonly debit_after: string | null
  readonly credit_after: string | null
  readonly kind: string
  readonly leg: number
  readonly key: string
  readonly input_hash: string | null
  readonly debit: string
  readonly credit: string
  readonly link: string | null
}
export type AccountRow = { readonly owner: string; readonly code: string; readonly balance: string }
export type HoldRow = {
  readonly owner: string
  readonly key: string
  readonly amount: string
  readonly source: string
  readonly state: string
}
export type Rows = {
  readonly transfers: readonly TransferRow[]
  readonly accounts: readonly AccountRow[]
  readonly holds: readonly HoldRow[]
}

/** Reads all tables in one snapshot. Transfers are ordered as the ledger claims, per owner (J5). */
export async function readRows(client: pg.ClientBase): Promise<Rows> {
  await client.query('begin isolation level repeatable read read only')
  const transfers = await client.query<TransferRow>(`
    select owner, at::text, seq::text, amount::text, debit_after::text, credit_after::text, kind::text, leg,
      key,
           encode(input_hash, 'hex') as input_hash, debit, credit, link
      from ledger.transfer order by owner, ledger.transfer.seq`)
  const accounts = await client.query<AccountRow>('select owner, code, balance::text from ledger.account')
  const holds = await client.query<HoldRow>('select owner, key, amount::text, source, state from ledger.hold')
  await client.query('commit')
  return { transfers: transfers.rows, accounts: accounts.rows, holds: holds.rows }
}
