import { isIP } from 'node:net'
import type { Database, Db } from '@poyraz/db'
import type { Clock } from '@poyraz/kernel'
import { sql } from 'kysely'
import {
  ATTEMPT_WINDOW_MS,
  type GuardedKind,
  judge,
  LIMITS,
  type PastAttempt,
  type Verdict,
} from './judge.ts'

/** Who tries, from where. `account` is a keyed hash. */
type Trier = {
  readonly account: Buffer
  readonly deviceHash: Buffer
  readonly address: string
}

export type Attempts = {
  /**
   * Counts a try before it is made, so that parallel ones see each other, and says whether it may be made. It
   * stays counted as a failure unless `forgive` is called.
   */
  begin(kind: GuardedKind, trier: Trier, knownDevice: boolean): Promise<Verdict & { readonly id: bigint }>
  /** Takes one try back: it was right, but a second factor is still to come. */
  takeBack(db: Db, id: bigint): Promise<void>
  /** The player is in: what failed for these accounts on this device or from this address no longer counts. */
  forgive(db: Db, accounts: readonly Buffer[], trier: Omit<Trier, 'account'>): Promise<void>
  /** Counts a registration and tells how many there were from this address in the last `windowMs`. */
  countRegistration(address: string, windowMs: number): Promise<number>
}

export function createAttempts({ database, clock }: { database: Database; clock: Clock }): Attempts {
  return {
    async begin(kind, trier, knownDevice) {
      const nowMs = clock.nowMs()
      const own = await insert(database, kind, trier, nowMs)
      const past = await pastAttempts(database, kind, trier, { own, sinceMs: nowMs - ATTEMPT_WINDOW_MS })
      const judged = judge(past, { limits: LIMITS[kind], knownDevice, nowMs })
      if (judged.kind === 'locked') {
        await sql`update identity.attempt set late = true where id = ${own.id}`.execute(database.db)
      }
      if (judged.kind === 'flooded') {
        await sql`delete from identity.attempt where id = ${own.id}`.execute(database.db)
      }
      return { ...judged, id: own.id }
    },
    async takeBack(db, id) {
      await sql`delete from identity.attempt where id = ${id}`.execute(db)
    },
    async forgive(db, accounts, { deviceHash, address }) {
      await sql`
        delete from identity.attempt
        where account = any(${[...accounts]}::bytea[])
          and (device_hash = ${deviceHash} or subnet >>= ${plainAddress(address)}::inet)`.execute(db)
    },
    async countRegistration(address, windowMs) {
      const nowMs = clock.nowMs()
      const own = await insert(database, 'register', { account: null, deviceHash: null, address }, nowMs)
      const { rows } = await sql<{ count: bigint }>`
        select count(*) from identity.attempt
        where kind = 'register' and subnet = ${own.subnet}::inet and at > ${new Date(nowMs - windowMs)}`.execute(
        database.db,
      )
      return Number(rows[0]?.count)
    },
  }
}

type Own = { readonly id: bigint; readonly subnet: string }

async function insert(
  { db }: Database,
  kind: GuardedKind | 'register',
  trier: { account: Buffer | null; deviceHash: Buffer | null; address: string },
  nowMs: number,
): Promise<Own> {
  const { rows } = await sql<Own>`
    insert into identity.attempt (kind, account, device_hash, address, at)
    values (${kind}, ${trier.account}, ${trier.deviceHash}, ${plainAddress(trier.address)}::inet,
      ${new Date(nowMs)})
    returning id, subnet::text`.execute(db)
  return rows[0] as Own
}

async function pastAttempts(
  { db }: Database,
  kind: GuardedKind,
  { account, deviceHash }: Trier,
  { own, sinceMs }: { own: Own; sinceMs: number },
): Promise<PastAttempt[]> {
  const { rows } = await sql<Omit<PastAttempt, 'atMs'> & { at: Date }>`
    select account = ${account} as "sameAccount", device_hash = ${deviceHash} as "sameDevice",
      subnet = ${own.subnet}::inet as "sameSubnet", late, at
    from identity.attempt
    where kind = ${kind} and at > ${new Date(sinceMs)} and id <> ${own.id}
      and ((account = ${account} and not late) or subnet = ${own.subnet}::inet)`.execute(db)
  return rows.map(({ at, ...row }) => ({ ...row, atMs: at.getTime() }))
}

/** As PostgreSQL reads it: an IPv4 address that came over an IPv6 socket is one of IPv4, a zone says nothing. */
function plainAddress(address: string): string {
  const plain = address.replace(/%.*$/, '').replace(/^::ffff:(?=[0-9]+\.)/i, '')
  return isIP(plain) ? plain : '0.0.0.0'
}
