import type { Db } from '@poyraz/db'
import { sql } from 'kysely'

export type TriggerRow = { readonly jackpot_id: number; readonly pot: number; readonly sealed_salt: Buffer }

/** The number of the open pot of a jackpot. */
export type OpenPot = { readonly id: number; readonly pot: number }

export async function findPots(db: Db, ids: readonly number[]): Promise<readonly OpenPot[]> {
  const { rows } = await sql<OpenPot>`
    select id, pot from casino.jackpot where id = any (${[...ids]}::integer[]) order by id`.execute(db)
  return rows
}

export async function findTrigger(db: Db, id: number, pot: number): Promise<TriggerRow | undefined> {
  const { rows } = await sql<TriggerRow>`
    select jackpot_id, pot, sealed_salt from casino.jackpot_trigger
    where jackpot_id = ${id} and pot = ${pot}`.execute(db)
  return rows[0]
}

/** Stores the commitment to a pot, unless another server was first. */
export async function commitTrigger(
  db: Db,
  trigger: {
    readonly jackpotId: number
    readonly pot: number
    readonly rulesHash: string
    readonly commitment: string
    readonly sealedSalt: Uint8Array
  },
): Promise<void> {
  const { jackpotId, pot, rulesHash, commitment, sealedSalt } = trigger
  await sql`
    insert into casino.jackpot_trigger (jackpot_id, pot, rules_hash, commitment, sealed_salt, committed_at)
    values (${jackpotId}, ${pot}, ${rulesHash}, ${commitment}, ${Buffer.from(sealedSalt)}, clock_timestamp())
    on conflict do nothing`.execute(db)
}

/** Returns the triggers of pots that were hit and are not revealed yet. */
export async function listHiddenTriggers(db: Db): Promise<readonly TriggerRow[]> {
  const { rows } = await sql<TriggerRow>`
    select t.jackpot_id, t.pot, t.sealed_salt
    from casino.jackpot_trigger t join casino.jackpot j on j.id = t.jackpot_id
    where t.pot < j.pot and t.value is null`.execute(db)
  return rows
}

export async function revealTrigger(
  db: Db,
  { jackpotId, pot, salt, value }: { jackpotId: number; pot: number; salt: string; value: bigint },
): Promise<void> {
  await sql`
    update casino.jackpot_trigger t set salt = ${salt}, value = ${value}
    from casino.jackpot j
    where t.jackpot_id = ${jackpotId} and t.pot = ${pot} and t.value is null
      and j.id = t.jackpot_id and t.pot < j.pot`.execute(db)
}
