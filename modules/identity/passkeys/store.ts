import type { Db, Tx } from '@poyraz/db'
import { sql } from 'kysely'

export type Passkey = {
  readonly id: string
  readonly playerId: string
  readonly credentialId: Buffer
  readonly publicKey: Buffer
  readonly counter: bigint
  readonly transports: readonly string[]
  readonly name: string
  readonly createdAt: Date
  readonly lastUsedAt: Date | null
}

const SELECT = sql`
  select id, player_id as "playerId", credential_id as "credentialId", public_key as "publicKey", counter, transports,
    name, created_at as "createdAt", last_used_at as "lastUsedAt"
  from identity.passkey`

/** Returns the passkeys of a player, the latest first. */
export async function passkeysOf(db: Db, playerId: string): Promise<readonly Passkey[]> {
  const { rows } = await sql<Passkey>`
    ${SELECT} where player_id = ${playerId} order by created_at desc, id desc`.execute(db)
  return rows
}

export async function findPasskey(db: Db, credentialId: Buffer): Promise<Passkey | null> {
  const { rows } = await sql<Passkey>`${SELECT} where credential_id = ${credentialId}`.execute(db)
  return rows[0] ?? null
}

/** Inserts a passkey; false if its credential is known, of this or another player. */
export async function insertPasskey(tx: Tx, passkey: Passkey): Promise<boolean> {
  const { id, playerId, credentialId, publicKey, counter, transports, name, createdAt } = passkey
  const { numAffectedRows } = await sql`
    insert into identity.passkey
      (id, player_id, credential_id, public_key, counter, transports, name, created_at)
    values (${id}, ${playerId}, ${credentialId}, ${publicKey}, ${counter}, ${[...transports]}::text[], ${name},
      ${createdAt})
    on conflict (credential_id) do nothing`.execute(tx)
  return numAffectedRows === 1n
}

/**
 * Records a login. False if the passkey was removed meanwhile, or if its counter did not rise: then a copy of
 * it may be in use. Authenticators without a counter always say 0.
 */
export async function usePasskey(
  tx: Tx,
  { id, counter, at }: { readonly id: string; readonly counter: number; readonly at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update identity.passkey set counter = ${counter}, last_used_at = ${at}
    where id = ${id} and (counter < ${counter} or (counter = 0 and ${counter}::bigint = 0))`.execute(tx)
  return numAffectedRows === 1n
}

type Own = { readonly playerId: string; readonly id: string }

export async function renamePasskey(tx: Tx, { playerId, id }: Own, name: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update identity.passkey set name = ${name} where id = ${id} and player_id = ${playerId}`.execute(tx)
  return numAffectedRows === 1n
}

export async function deletePasskey(tx: Tx, { playerId, id }: Own): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from identity.passkey where id = ${id} and player_id = ${playerId}`.execute(tx)
  return numAffectedRows === 1n
}

export async function deleteAllPasskeys(tx: Tx, playerId: string): Promise<void> {
  await sql`delete from identity.passkey where player_id = ${playerId}`.execute(tx)
}
