import type { Db, Tx } from '@poyraz/db'
import { sql } from 'kysely'

export type TwoFactor = 'none' | 'sms' | 'ga'

/** A player as the commands of this module see one. */
export type Player = {
  readonly id: string
  readonly username: string
  readonly passwordHash: string
  readonly email: string
  readonly emailConfirmedAt: Date | null
  readonly phone: string
  readonly phoneConfirmedAt: Date | null
  readonly phoneWanted: string | null
  readonly identityBox: Uint8Array
  readonly firstname: string
  readonly lastname: string
  /** `YYYY-MM-DD` */
  readonly birthDate: string
  readonly country: string
  readonly city: string
  readonly address: string
  readonly language: 'tr' | 'en'
  readonly smsOptIn: boolean
  readonly emailOptIn: boolean
  readonly rid: 10 | 20
  /** Reference of the registration form: a campaign or the inviting player. */
  readonly referenceNumber: string | null
  readonly twoFactor: TwoFactor
  readonly createdAt: Date
  readonly lastLoginAt: Date | null
  readonly active: boolean
}

const SELECT = sql`
  select p.id, p.username, p.password_hash as "passwordHash", p.email, p.email_confirmed_at as "emailConfirmedAt",
    p.phone, p.phone_confirmed_at as "phoneConfirmedAt", p.phone_wanted as "phoneWanted",
    p.identity_box as "identityBox", p.firstname, p.lastname, p.birth_date as "birthDate", p.country, p.city,
    p.address, p.language, p.sms_opt_in as "smsOptIn", p.email_opt_in as "emailOptIn", p.rid,
    p.reference_number as "referenceNumber",
    p.two_factor as "twoFactor", p.created_at as "createdAt", p.last_login_at as "lastLoginAt", g.active
  from identity.player p join identity.gate g on g.player_id = p.id`

/** Returns the player of a session or token. The row always exists. */
export async function playerById(db: Db, id: string): Promise<Player> {
  const { rows } = await sql<Player>`${SELECT} where p.id = ${id}`.execute(db)
  if (!rows[0]) throw new Error(`no player ${id}`)
  return rows[0]
}

/** Returns when the e-mail address or phone was last replaced; null if never. */
export async function contactChangedAt(db: Db, playerId: string): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select contact_changed_at as at from identity.player where id = ${playerId}`.execute(db)
  return rows[0]?.at ?? null
}

/** Returns the usernames of these players by their ids. */
export async function usernamesOf(
  db: Db,
  playerIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; username: string }>`
    select id, username from identity.player where id = any (${playerIds}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, username }) => [id, username]))
}

export async function findByUsername(db: Db, usernameFolded: string): Promise<Player | null> {
  const { rows } = await sql<Player>`${SELECT} where p.username_folded = ${usernameFolded}`.execute(db)
  return rows[0] ?? null
}

/** Returns the account that proved this address. An unproven address does not name an account. */
export async function findByProvenEmail(db: Db, email: string): Promise<Player | null> {
  const { rows } = await sql<Player>`
    ${SELECT} where p.email = ${email} and p.email_confirmed_at is not null`.execute(db)
  return rows[0] ?? null
}

/**
 * Returns the account that proved this address. If none did, it returns the oldest and the newest account
 * that name it, because a stranger may have registered with it before or after its owner.
 */
export async function findByEmail(db: Db, email: string): Promise<readonly Player[]> {
  const named = sql`
    select id from identity.player where email = ${email} order by email_confirmed_at is null, created_at`
  const { rows } = await sql<Player>`
    ${SELECT} where p.id in ((${named} limit 1) union (${named} desc limit 1))
    order by p.created_at`.execute(db)
  return rows
}

/**
 * Sets the password and raises the epoch, so that money statements refuse sessions of the old password. A
 * phone number that waits for its code is dropped, because it was requested with the old password.
 */
export async function setPassword(tx: Tx, playerId: string, passwordHash: string): Promise<void> {
  await sql`
    update identity.player set password_hash = ${passwordHash}, phone_wanted = null
    where id = ${playerId}`.execute(tx)
  await sql`update identity.gate set epoch = epoch + 1 where player_id = ${playerId}`.execute(tx)
}

/** Locks the player's row: what decides about credentials and sessions runs one after another. */
export async function lockPlayer(tx: Tx, playerId: string): Promise<void> {
  await sql`select 1 from identity.player where id = ${playerId} for update`.execute(tx)
}

/** True if the password is still the checked one. The locked player row keeps it unchanged. */
export async function keepsPassword(tx: Tx, checked: Pick<Player, 'id' | 'passwordHash'>): Promise<boolean> {
  const { rows } = await sql<{ same: boolean }>`
    select password_hash = ${checked.passwordHash} as same from identity.player
    where id = ${checked.id} for update`.execute(tx)
  return rows[0]?.same ?? false
}

/** Sets a proven address. If it is a new one, withdrawals wait for 24 hours. */
export async function setEmail(
  tx: Tx,
  playerId: string,
  { email, at }: { readonly email: string; readonly at: Date },
): Promise<void> {
  await sql`
    update identity.player
    set email = ${email}, email_confirmed_at = ${at},
      contact_changed_at = case when email <> ${email} then ${at} else contact_changed_at end
    where id = ${playerId}`.execute(tx)
}

export async function setTwoFactor(tx: Tx, playerId: string, type: TwoFactor): Promise<void> {
  await sql`update identity.player set two_factor = ${type} where id = ${playerId}`.execute(tx)
}

export async function isKnownDevice(db: Db, playerId: string, deviceHash: Buffer): Promise<boolean> {
  const { rows } = await sql`
    select 1 from identity.device
    where player_id = ${playerId} and device_hash = ${deviceHash} and revoked_at is null`.execute(db)
  return rows.length > 0
}

/** Returns all other players who were ever signed in on a device of this player. */
export async function linkedPlayers(db: Db, playerId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ player_id: string }>`
    select distinct o.player_id from identity.device d join identity.device o using (device_hash)
    where d.player_id = ${playerId} and o.player_id <> ${playerId}`.execute(db)
  return rows.map((row) => row.player_id)
}

/** Replaces the value of a device for all its players. */
export async function renewDevice(tx: Tx, from: Buffer, to: Buffer): Promise<void> {
  await sql`update identity.device set device_hash = ${to} where device_hash = ${from}`.execute(tx)
}

/** Makes the device on which an account was opened known to it. */
export async function noteRegistration(
  tx: Tx,
  { playerId, deviceHash, at }: { readonly playerId: string; readonly deviceHash: Buffer; readonly at: Date },
): Promise<void> {
  await sql`
    insert into identity.device (player_id, device_hash, first_seen_at, last_seen_at)
    values (${playerId}, ${deviceHash}, ${at}, ${at})`.execute(tx)
}

/** Maximum of mails per hour about logins on new devices, so that one account cannot fill the mail queue. */
const NEW_DEVICE_MAILS = 3

/**
 * Records a completed login. Returns true if the player should get a mail about it: the account has earlier
 * logins, none of them on this device, and few on other new devices within the last hour.
 */
export async function noteLogin(tx: Tx, playerId: string, deviceHash: Buffer, at: Date): Promise<boolean> {
  const { rows } = await sql<{ unusual: boolean }>`
    with before as (
      select count(*) > 0 as any_device,
        coalesce(bool_or(device_hash = ${deviceHash}), false) as this_device,
        count(*) filter (where first_seen_at > ${at}::timestamptz - interval '1 hour') as fresh
      from identity.device where player_id = ${playerId} and revoked_at is null
    ), noted as (
      insert into identity.device (player_id, device_hash, first_seen_at, last_seen_at)
      values (${playerId}, ${deviceHash}, ${at}, ${at})
      on conflict (player_id, device_hash)
        do update set last_seen_at = excluded.last_seen_at, revoked_at = null
    ), logged as (
      update identity.player set last_login_at = ${at} where id = ${playerId}
    )
    select any_device and not this_device and fresh < ${NEW_DEVICE_MAILS} as unusual from before`.execute(tx)
  return rows[0]?.unusual ?? false
}
