import type { Db } from '@poyraz/db'
import { sql } from 'kysely'

/**
 * Passwords in half an hour after which a login costs a proof of work: failed ones, and in `logins` right
 * ones. A used-up budget locks no account, because strangers may have caused the failures.
 */
export const FLOOD_BUDGETS = {
  /** One account on one known device. No other device uses this budget. */
  device: 20,
  /**
   * One name of an account on all devices that are not known. An account has two names, so 30 failures of an
   * account at most. The names are counted apart, because a shared count would show which e-mail address
   * belongs to a username.
   */
  name: 15,
  /** One address (IPv6: its /64) over all accounts. */
  subnet: 20,
  /** One network (IPv4: /24, IPv6: /48) over all accounts. */
  network: 60,
  /** All accounts and addresses together. */
  all: 100,
  /**
   * Right passwords of one player, on all devices and under all names. Each costs a hash, so a few addresses
   * could otherwise fill the queue of hashes with logins of an account of their own (C06).
   */
  logins: 30,
} as const

/** The level is how many times a budget was used up, at most this. Each level doubles the work. */
export const FLOOD_LEVEL_MAX = 5

type Scope = keyof typeof FLOOD_BUDGETS
export type Failures = Readonly<Partial<Record<Scope, number>>>

/** Returns the level of proof of work; 0 means none. The budget with the highest level decides. */
export function floodLevel(failures: Failures): number {
  const levels = Object.entries(failures).map(([scope, count]) =>
    Math.floor(count / FLOOD_BUDGETS[scope as Scope]),
  )
  return Math.min(FLOOD_LEVEL_MAX, Math.max(0, ...levels))
}

/** Origin and account of an attempt. */
export type FloodQuestion = {
  /** Right passwords are counted by the player, failed ones by the account. */
  readonly owner: Buffer
  readonly account: Buffer
  readonly name: Buffer
  readonly deviceHash: Buffer
  readonly address: string
  readonly knownDevice: boolean
  readonly since: Date
  /** Counts only what began before this try; `null` before it is written. */
  readonly before: bigint | null
}

/** Counts the passwords of each budget, no further than the highest level needs. */
export async function countFailures(db: Db, question: FloodQuestion): Promise<Failures> {
  const { owner, account, name, deviceHash, address, since, before } = question
  const upTo = (scope: Scope, condition: ReturnType<typeof sql>, kind = 'password') => sql`
    (select count(*)::int from (
      select 1 from identity.attempt
      where kind = ${kind} and at > ${since} and (${before}::bigint is null or id < ${before})
        and ${condition}
      limit ${FLOOD_BUDGETS[scope] * FLOOD_LEVEL_MAX}) counted)`
  const logins = upTo('logins', sql`account = ${owner}`, 'login')
  if (question.knownDevice) {
    const own = sql`account = ${account} and device_hash = ${deviceHash}`
    const { rows } = await sql<Failures>`
      select ${upTo('device', own)} as device, ${logins} as logins`.execute(db)
    return rows[0] ?? {}
  }
  const from = (bits: string) => sql`network(set_masklen(${address}::inet, ${sql.raw(bits)}))::inet`
  const byFamily = (v4: string, v6: string) =>
    sql`case family(${address}::inet) when 4 then ${from(v4)} else ${from(v6)} end`
  const { rows } = await sql<Failures>`
    select ${upTo('name', sql`not known and account = ${account} and name = ${name}`)} as name,
      ${upTo('subnet', sql`not known and subnet = ${byFamily('32', '64')}`)} as subnet,
      ${upTo('network', sql`not known and network = ${byFamily('24', '48')}`)} as network,
      ${upTo('all', sql`not known`)} as all, ${logins} as logins`.execute(db)
  return rows[0] ?? {}
}
