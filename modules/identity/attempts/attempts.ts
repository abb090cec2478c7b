import { type Database, type Db, plainAddress } from '@poyraz/db'
import type { Clock } from '@poyraz/kernel'
import { sql } from 'kysely'
import { countFailures, floodLevel } from './flood.ts'
import {
  ATTEMPT_WINDOW_MS,
  CLAIMS_MAX,
  type GuardedKind,
  judge,
  judgeClaims,
  LIMITS,
  type PastAttempt,
  type Verdict,
} from './judge.ts'

/** Maximum number of recent tries that a lock reads. Tries made during a lock (`late`) are not read. */
const PAST_MAX = 100

/** An attempt: account and typed name (keyed hashes) and origin. */
export type Trier = {
  readonly account: Buffer
  readonly name: Buffer
  readonly deviceHash: Buffer
  readonly address: string
}

/**
 * `owner`: keyed hash of the id of the player who has the account. Right passwords are counted by it, because a
 * username can be changed at any time.
 */
export type LoginTrier = Trier & { readonly owner: Buffer }

/**
 * The verdict counts the tries under all names of the account. `shown` is what a refusal may say: on an
 * unknown device it counts only the tries under the typed name. Otherwise a lock that was caused under a
 * username would show which e-mail address belongs to it.
 */
export type Trial = Verdict & { readonly id: bigint; readonly shown: Verdict }

export type Attempts = {
  /**
   * Counts a try before it is made, so that parallel tries see each other. The verdict says if it may be
   * made. The try stays counted as a failure unless `forgive` or `takeBack` is called.
   */
  begin(kind: GuardedKind, trier: Trier, knownDevice: boolean): Promise<Trial>
  /**
   * Returns the level of proof of work that a login must show first; 0 means none. It counts the failures
   * until now, or those that began before the try `before`.
   */
  proofLevel(trier: LoginTrier, knownDevice: boolean, before?: bigint): Promise<number>
  /** Deletes one try: its password was right but a second factor is still needed, or it was not made. */
  takeBack(db: Db, id: bigint): Promise<void>
  /** Counts a right password of a login, or of a signed-in player, once its try was taken back. */
  countRight(db: Db, kind: RightKind, trier: LoginTrier): Promise<void>
  /** Says if a signed-in player may prove a password again. */
  judgeClaims(owner: Buffer): Promise<Verdict>
  /** Deletes the failures of these accounts on this device or from this address, after a complete login. */
  forgive(db: Db, accounts: readonly Buffer[], trier: Pick<Trier, 'deviceHash' | 'address'>): Promise<void>
  /**
   * Counts a registration and returns the number from this address within the last `windowMs`, this one
   * included.
   */
  countRegistration(address: string, windowMs: number): Promise<number>
}

export function createAttempts({ database, clock }: { database: Database; clock: Clock }): Attempts {
  return {
    async begin(kind, trier, known) {
      const nowMs = clock.nowMs()
      const own = await insert(database.db, { ...trier, kind, known }, nowMs)
      const past = await pastAttempts(database, kind, trier, { own, sinceMs: nowMs - ATTEMPT_WINDOW_MS })
      const question = { limits: LIMITS[kind], knownDevice: known, nowMs }
      const judged = judge(past, question)
      const named = past.filter(({ sameName }) => sameName)
      const shown = known ? judged : judge(named, question)
      if (shown.kind === 'locked') {
        await sql`update identity.attempt set late = true where id = ${own.id}`.execute(database.db)
      }
      return { ...judged, id: own.id, shown }
    },
    async proofLevel({ address, ...trier }, knownDevice, before) {
      const since = new Date(clock.nowMs() - ATTEMPT_WINDOW_MS)
      const question = { ...trier, address: plainAddress(address), knownDevice, since }
      return floodLevel(await countFailures(database.db, { ...question, before: before ?? null }))
    },
    async takeBack(db, id) {
      await sql`delete from identity.attempt where id = ${id}`.execute(db)
    },
    async countRight(db, kind, { owner, ...trier }) {
      await insert(db, { ...trier, account: owner, kind, known: false }, clock.nowMs())
    },
    judgeClaims: (owner) => judgePastClaims(database, owner, clock.nowMs()),
    async forgive(db, accounts, { deviceHash, address }) {
      await sql`
        delete from identity.attempt
        where account = any(${[...accounts]}::bytea[]) and kind in ('password', 'code')
          and (device_hash = ${deviceHash} or subnet >>= ${plainAddress(address)}::inet)`.execute(db)
    },
    countRegistration: (address, windowMs) => countRegistration(database, address, clock.nowMs(), windowMs),
  }
}

async function judgePastClaims({ db }: Database, owner: Buffer, nowMs: number): Promise<Verdict> {
  const { rows } = await sql<{ at: Date }>`
    select at from identity.attempt
    where kind = 'claim' and account = ${owner} and at > ${new Date(nowMs - ATTEMPT_WINDOW_MS)}
    order by at desc limit ${CLAIMS_MAX}`.execute(db)
  return judgeClaims(
    rows.map(({ at }) => at.getTime()),
    nowMs,
  )
}

async function countRegistration(
  database: Database,
  address: string,
  nowMs: number,
  windowMs: number,
): Promise<number> {
  const registration = {
    kind: 'register',
    account: null,
    name: null,
    deviceHash: null,
    address,
    known: false,
  } as const
  const own = await insert(database.db, registration, nowMs)
  const { rows } = await sql<{ count: bigint }>`
    select count(*) from identity.attempt
    where kind = 'register' and subnet = ${own.subnet}::inet
      and at > ${new Date(nowMs - windowMs)}`.execute(database.db)
  return Number(rows[0]?.count)
}

type Own = { readonly id: bigint; readonly subnet: string }

/** `claim`: of a player who is signed in. */
type RightKind = 'login' | 'claim'

type NewAttempt = {
  readonly kind: GuardedKind | RightKind | 'register'
  readonly account: Buffer | null
  readonly name: Buffer | null
  readonly deviceHash: Buffer | null
  readonly address: string
  readonly known: boolean
}

async function insert(db: Db, attempt: NewAttempt, nowMs: number): Promise<Own> {
  const { kind, account, name, deviceHash, address, known } = attempt
  const { rows } = await sql<Own>`
    insert into identity.attempt (kind, account, name, device_hash, address, known, at)
    values (${kind}, ${account}, ${name}, ${deviceHash}, ${plainAddress(address)}::inet, ${known},
      ${new Date(nowMs)})
    returning id, subnet::text`.execute(db)
  return rows[0] as Own
}

async function pastAttempts(
  { db }: Database,
  kind: GuardedKind,
  { account, name, deviceHash }: Trier,
  { own, sinceMs }: { own: Own; sinceMs: number },
): Promise<(PastAttempt & { readonly sameName: boolean })[]> {
  const anywhere = LIMITS[kind].account < Number.POSITIVE_INFINITY
  const { rows } = await sql<Omit<PastAttempt, 'atMs'> & { at: Date; sameName: boolean }>`
    select name = ${name} as "sameName", device_hash = ${deviceHash} as "sameDevice", subnet = ${own.subnet}::inet as "sameSubnet", known, at
    from identity.attempt
    where kind = ${kind} and account = ${account} and at > ${new Date(sinceMs)} and id <> ${own.id}
      and not late and (${anywhere} or device_hash = ${deviceHash} or subnet = ${own.subnet}::inet)
    order by at desc limit ${PAST_MAX}`.execute(db)
  return rows.map(({ at, ...row }) => ({ ...row, atMs: at.getTime() }))
}
