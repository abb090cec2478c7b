import type { Db, Tx } from '@poyraz/db'
import { sql } from 'kysely'

/** Maximum of open sessions per player. A login beyond it ends the least recently used one. */
const OPEN_MAX = 20

export type SessionRow = {
  readonly sessionId: string
  readonly playerId: string
  readonly state: 'pending' | 'full'
  readonly lastInputAt: Date
  readonly expiresAt: Date
  readonly endedAt: Date | null
  /** Time at which a refresh replaced the presented sid. */
  readonly replacedAt: Date | null
  readonly sameDevice: boolean
  readonly rid: 10 | 20
  readonly epoch: bigint
  readonly active: boolean
}

const columns = (deviceHash: Buffer) => sql`
  s.id as "sessionId", s.player_id as "playerId", s.state, s.last_input_at as "lastInputAt",
  s.expires_at as "expiresAt", s.ended_at as "endedAt", s.device_hash = ${deviceHash} as "sameDevice", p.rid,
  g.epoch, g.active`

const PLAYER = sql`
  join identity.player p on p.id = s.player_id
  join identity.gate g on g.player_id = s.player_id`

export async function findBySid(db: Db, sidHash: Buffer, deviceHash: Buffer): Promise<SessionRow | null> {
  const { rows } = await sql<SessionRow>`
    select ${columns(deviceHash)}, i.replaced_at as "replacedAt"
    from identity.sid i join identity.session s on s.id = i.session_id ${PLAYER}
    where i.sid_hash = ${sidHash}`.execute(db)
  return rows[0] ?? null
}

/** Returns the pending login of this device; the latest one if there are several players. */
export async function findPending(db: Db, deviceHash: Buffer, at: Date): Promise<SessionRow | null> {
  const { rows } = await sql<SessionRow>`
    select ${columns(deviceHash)}, null as "replacedAt"
    from identity.session s ${PLAYER}
    where s.device_hash = ${deviceHash} and s.state = 'pending' and s.ended_at is null and s.expires_at > ${at}
    order by s.created_at desc limit 1`.execute(db)
  return rows[0] ?? null
}

export type LivingSession = {
  readonly sessionId: string
  readonly playerId: string
  readonly lastInputAt: Date
  readonly expiresAt: Date
}

/** Returns those of the sessions that are full, not ended, and of an active player. */
export async function findLiving(db: Db, ids: readonly string[]): Promise<readonly LivingSession[]> {
  const { rows } = await sql<LivingSession>`
    select s.id as "sessionId", s.player_id as "playerId", s.last_input_at as "lastInputAt",
      s.expires_at as "expiresAt"
    from identity.session s ${PLAYER}
    where s.id = any(${ids}::uuid[]) and s.state = 'full' and s.ended_at is null and g.active`.execute(db)
  return rows
}

export async function touch(db: Db, sessionId: string, at: Date): Promise<void> {
  await sql`
    update identity.session set last_input_at = ${at}
    where id = ${sessionId} and last_input_at < ${at} and ended_at is null`.execute(db)
}

export type NewSession = {
  readonly id: string
  readonly playerId: string
  readonly deviceHash: Buffer
  readonly sidHash: Buffer
  readonly state: 'pending' | 'full'
  readonly address: string
  readonly userAgent: string
  readonly at: Date
  readonly expiresAt: Date
}

/** Inserts a session. A full session starts with a fresh proof, because the password was just given. */
export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  const { at } = session
  await sql`
    insert into identity.session (id, player_id, device_hash, state, address, user_agent, created_at,
      last_input_at, expires_at, proved_at)
    values (${session.id}, ${session.playerId}, ${session.deviceHash}, ${session.state}, ${session.address},
      ${session.userAgent}, ${at}, ${at}, ${session.expiresAt},
      ${session.state === 'full' ? at : null})`.execute(tx)
  await insertSid(tx, session.id, session.sidHash)
}

export async function insertSid(tx: Tx, sessionId: string, sidHash: Buffer): Promise<void> {
  await sql`insert into identity.sid (sid_hash, session_id) values (${sidHash}, ${sessionId})`.execute(tx)
}

/** Turns a pending session into a full one with the same sid. False if it is no longer pending. */
export async function completeSession(
  tx: Tx,
  session: { readonly id: string; readonly at: Date; readonly expiresAt: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update identity.session
    set state = 'full', last_input_at = ${session.at}, proved_at = ${session.at}, expires_at = ${session.expiresAt}
    where id = ${session.id} and state = 'pending' and ended_at is null returning id`.execute(tx)
  return rows.length > 0
}

/** Binds a session to another value of its device. */
export async function bindSession(tx: Tx, sessionId: string, deviceHash: Buffer): Promise<void> {
  await sql`update identity.session set device_hash = ${deviceHash} where id = ${sessionId}`.execute(tx)
}

/** Ends the player's other sessions on the device, and the oldest ones beyond the maximum. */
export async function endReplacedSessions(
  tx: Tx,
  kept: { readonly id: string; readonly playerId: string; readonly deviceHash: Buffer; readonly at: Date },
): Promise<void> {
  await sql`
    update identity.session set ended_at = ${kept.at}, ended_by = 'login'
    where player_id = ${kept.playerId} and ended_at is null and id <> ${kept.id}
      and (device_hash = ${kept.deviceHash} or id in (
        select id from identity.session where player_id = ${kept.playerId} and ended_at is null
        order by last_input_at desc offset ${OPEN_MAX}))`.execute(tx)
}

export async function endSession(
  tx: Tx,
  session: { readonly id: string; readonly playerId: string; readonly at: Date },
  by: 'logout' | 'player' | 'reuse',
): Promise<boolean> {
  const { rows } = await sql`
    update identity.session set ended_at = ${session.at}, ended_by = ${by}
    where id = ${session.id} and player_id = ${session.playerId} and ended_at is null returning id`.execute(
    tx,
  )
  return rows.length > 0
}

export async function endAllSessions(
  tx: Tx,
  playerId: string,
  at: Date,
  by: 'password' | 'protection' = 'password',
): Promise<void> {
  await sql`
    update identity.session set ended_at = ${at}, ended_by = ${by}
    where player_id = ${playerId} and ended_at is null`.execute(tx)
}

/** True if the session is full and was not ended, read past the cache. */
export async function isOpenSession(tx: Tx, sessionId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from identity.session
    where id = ${sessionId} and state = 'full' and ended_at is null`.execute(tx)
  return rows.length > 0
}

export async function setProof(tx: Tx, sessionId: string, at: Date | null): Promise<void> {
  await sql`update identity.session set proved_at = ${at} where id = ${sessionId}`.execute(tx)
}

/**
 * Returns the time of the session's last proof, read past the cache: none for an ended session, which another
 * server may serve for some seconds.
 */
export async function provedAt(db: Db, sessionId: string): Promise<Date | null> {
  const { rows } = await sql<{ proved_at: Date | null }>`
    select proved_at from identity.session where id = ${sessionId} and ended_at is null`.execute(db)
  return rows[0]?.proved_at ?? null
}

export type OpenSession = {
  readonly id: string
  readonly address: string
  readonly userAgent: string
  readonly createdAt: Date
  readonly lastInputAt: Date
}

/** Returns a player's full sessions that neither ended nor timed out, the last used first. */
export async function openSessions(
  db: Db,
  playerId: string,
  living: { readonly at: Date; readonly usedAfter: Date },
): Promise<readonly OpenSession[]> {
  const { rows } = await sql<OpenSession>`
    select id, address, user_agent as "userAgent", created_at as "createdAt", last_input_at as "lastInputAt"
    from identity.session
    where player_id = ${playerId} and state = 'full' and ended_at is null and expires_at > ${living.at}
      and last_input_at >= ${living.usedAfter}
    order by last_input_at desc, id`.execute(db)
  return rows
}
