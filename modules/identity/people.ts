import { normalizeIdentityNumber, normalizePhone } from '@poyraz/contract/forms'
import type { Tx } from '@poyraz/db'
import { sql } from 'kysely'
import { identityHashOf } from './commands/insert-player.ts'
import { isProved } from './commands/prove.ts'
import type { IdentityCtx } from './ctx.ts'
import { sha256 } from './secrets.ts'
import { endAllSessions } from './sessions/store.ts'
import { type AlikePlayer, alikePlayers } from './store/alike-players.ts'
import { disownNumber, lockNumber, type NumberClaim, proveNumber } from './store/claims.ts'
import { contactChangedAt, linkedPlayers, playerById, usernamesOf } from './store/players.ts'

/** Personal data for protection; the identity number is in clear text. */
export type Person = {
  /** `YYYY-MM-DD` */
  readonly birthDate: string
  readonly identityNumber: string
  readonly country: string
  readonly city: string
  readonly address: string
  readonly phone: string
}

export type Standing = { readonly emailConfirmed: boolean; readonly linked: readonly string[] }

export type IdentityNumber = { readonly country: string; readonly identityNumber: string }

/** Port of identity that compliance and promotions use. */
export type People = {
  personOf(playerId: string): Promise<Person>
  /** Returns true if this identity number is the player's, however it is written. */
  ownsIdentityNumber(playerId: string, identityNumber: string): Promise<boolean>
  /** Returns true if this phone number is the one of the player's profile, however it is written. */
  ownsPhone(playerId: string, phone: string): Promise<boolean>
  /** Ends every session of the player with the transaction. Money statements refuse their open requests. */
  endSessions(tx: Tx, playerId: string): Promise<void>
  stopMarketing(tx: Tx, playerId: string): Promise<void>
  /** Deactivates the account, so that nobody can sign in; false if it was already inactive. */
  deactivate(tx: Tx, playerId: string): Promise<boolean>
  /** Marks the player's identity number as proven by documents; false if another account proved it before. */
  proveNumber(tx: Tx, playerId: string): Promise<boolean>
  /**
   * Locks and returns every account that claims this identity number, or that of this player, except those
   * that staff released it from. Call it before a gate is locked.
   */
  lockNumber(tx: Tx, number: IdentityNumber | { readonly playerId: string }): Promise<readonly NumberClaim[]>
  /** Releases the number from these accounts, which did not prove it, because it belongs to somebody else. */
  disownNumber(tx: Tx, playerIds: readonly string[]): Promise<void>
  /** Reactivates the account; false if it was already active. */
  reactivate(tx: Tx, playerId: string): Promise<boolean>
  /** True if the session has a fresh proof. */
  isProved(sessionId: string): Promise<boolean>
  /** Returns the usernames of these players. */
  usernamesOf(playerIds: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** Returns all players who were ever signed in on a device. */
  playersOfDevice(device: string): Promise<readonly string[]>
  /** Returns whether the e-mail is confirmed, and the other players ever seen on the player's devices. */
  standingOf(playerId: string): Promise<Standing>
  /** Returns other accounts that may belong to the same person, under another identity number. */
  alikeOf(tx: Tx, playerId: string): Promise<readonly AlikePlayer[]>
  /** Time at which the e-mail address or phone was last replaced; null if never. */
  contactChangedAt(playerId: string): Promise<Date | null>
  /** Active players whose last login, or else registration, was before `before`. */
  notSeenSince(before: Date): Promise<readonly string[]>
}

export function createPeople(ctx: IdentityCtx): People {
  return { ...createReaders(ctx), ...createWriters(ctx) }
}

type Writers = Pick<
  People,
  | 'endSessions'
  | 'stopMarketing'
  | 'deactivate'
  | 'reactivate'
  | 'lockNumber'
  | 'proveNumber'
  | 'disownNumber'
>

function createWriters(ctx: IdentityCtx): Writers {
  const endSessions = async (tx: Tx, playerId: string) => {
    await sql`update identity.gate set epoch = epoch + 1 where player_id = ${playerId}`.execute(tx)
    await endAllSessions(tx, playerId, new Date(ctx.clock.nowMs()), 'protection')
    ctx.sessions.changed(tx, playerId)
  }
  return {
    endSessions,
    proveNumber: (tx, playerId) => proveNumber(tx, playerId, new Date(ctx.clock.nowMs())),
    lockNumber: (tx, number) =>
      lockNumber(
        tx,
        'playerId' in number ? number : identityHashOf(ctx, number.country, number.identityNumber),
      ),
    disownNumber: (tx, playerIds) => disownNumber(tx, playerIds, new Date(ctx.clock.nowMs())),
    async stopMarketing(tx, playerId) {
      await sql`
        update identity.player set sms_opt_in = false, email_opt_in = false
        where id = ${playerId}`.execute(tx)
    },
    async deactivate(tx, playerId) {
      // A demo account that is closed for good must not be reactivated with the others.
      await sql`update identity.demo_account set paused_at = null where player_id = ${playerId}`.execute(tx)
      const { numAffectedRows } = await sql`
        update identity.gate set active = false where player_id = ${playerId} and active`.execute(tx)
      if (numAffectedRows === 0n) return false
      await endSessions(tx, playerId)
      return true
    },
    async reactivate(tx, playerId) {
      const { numAffectedRows } = await sql`
        update identity.gate set active = true where player_id = ${playerId} and not active`.execute(tx)
      return numAffectedRows === 1n
    },
  }
}

function createReaders(ctx: IdentityCtx): Omit<People, keyof Writers> {
  const { db } = ctx.database
  const personOf = async (playerId: string): Promise<Person> => {
    const { birthDate, country, city, address, phone, identityBox } = await playerById(db, playerId)
    const identityNumber = ctx.secrets.open(`identity:${playerId}`, identityBox)
    return { birthDate, identityNumber, country, city, address, phone }
  }
  return {
    personOf,
    ownsIdentityNumber: async (playerId, identityNumber) =>
      (await personOf(playerId)).identityNumber === normalizeIdentityNumber(identityNumber),
    ownsPhone: async (playerId, phone) =>
      normalizePhone((await personOf(playerId)).phone) === normalizePhone(phone),
    isProved: (sessionId) => isProved(db, ctx, sessionId),
    usernamesOf: (playerIds) => usernamesOf(db, playerIds),
    async playersOfDevice(device) {
      const { rows } = await sql<{ player_id: string }>`
        select player_id from identity.device where device_hash = ${sha256(device)}`.execute(db)
      return rows.map((row) => row.player_id)
    },
    async standingOf(playerId) {
      const [{ emailConfirmedAt }, linked] = await Promise.all([
        playerById(db, playerId),
        linkedPlayers(db, playerId),
      ])
      return { emailConfirmed: emailConfirmedAt !== null, linked }
    },
    alikeOf: (tx, playerId) => alikePlayers(tx, playerId),
    contactChangedAt: (playerId) => contactChangedAt(db, playerId),
    async notSeenSince(before) {
      const { rows } = await sql<{ id: string }>`
        select p.id from identity.player p join identity.gate g on g.player_id = p.id
        where g.active and coalesce(p.last_login_at, p.created_at) < ${before}`.execute(db)
      return rows.map((row) => row.id)
    },
  }
}
