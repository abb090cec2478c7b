import { createHash } from 'node:crypto'
import type { Database, Db, MigrationUnit } from '@poyraz/db'
import { type Clock, type Kurus, kurus, sqlTime } from '@poyraz/kernel'
import { sql } from 'kysely'
import { audit, type Fault, houseBalance } from './audit.ts'
import { closeHold, type Hold, type HoldEnd, placeHold, type Reversal, reverse } from './holds.ts'
import { createLanes } from './lanes.ts'
import { CURRENCY, type Posted, postBatch, type Transaction } from './posting.ts'
import { readBalanceBefore, readStatement, type StatementPage, type StatementQuery } from './statement.ts'

export const migrations: MigrationUnit = { name: 'ledger', dir: new URL('./migrations/', import.meta.url) }

/** Holds, their ends and reversals in flight at once. */
const SINGLE_LANES = 4
/** Holds that one call of `expireDue` ends at most. */
const EXPIRE_MAX = 500

export type Ledger = {
  /** Posts one transaction; many at a time share a statement and its commit. Rejects as `Lanes.submit` does. */
  post(transaction: Transaction): Promise<Posted>
  /** Sets money aside. */
  hold(hold: Hold): Promise<Posted>
  /** Spends held money as its legs say; the rest returns to its source. */
  postHold(end: Omit<HoldEnd, 'kind'>): Promise<Posted>
  /** Returns all of it. */
  release(end: Omit<HoldEnd, 'kind' | 'legs'>): Promise<Posted>
  /** Returns the money of holds whose time is over; answers how many there were, at most 500. */
  expireDue(): Promise<number>
  reverse(reversal: Reversal): Promise<Posted>
  /** Names an account of the house; a second time it does nothing. */
  openHouse(code: string): Promise<void>
  /** Balance per account code of one owner; an account that never moved is not in it. */
  balances(owner: string): Promise<ReadonlyMap<string, Kurus>>
  /** The same of many owners at once; an owner without an account is not in it. */
  balancesOf(owners: readonly string[]): Promise<ReadonlyMap<string, ReadonlyMap<string, Kurus>>>
  /** The derived balance of an account of the house, in kuruş; negative for the account that mints. */
  houseBalance(code: string): Promise<bigint>
  /** Where a transaction stands in the journal, by its key. */
  find(owner: string, key: string): Promise<{ readonly at: Date; readonly seq: bigint } | undefined>
  statement(query: StatementQuery): Promise<StatementPage>
  /** What these accounts of an owner held together before an instant: where a statement opens. */
  balanceBefore(query: {
    readonly owner: string
    readonly accounts: readonly string[]
    readonly before: Date
  }): Promise<Kurus>
  /** What is broken: nothing, or somebody must look. Reads everything. */
  audit(): Promise<readonly Fault[]>
}

export type LedgerDeps = {
  readonly database: Database
  /** Dates what is written; a clock that follows the database's leaves that to SQL. */
  readonly clock: Clock
  readonly lanes?: number
  /** Told, after the commit, whose money a write of this ledger moved; a repeated write moves none. */
  readonly onMoved?: (owner: string) => void
}

export function createLedger(deps: LedgerDeps): Ledger {
  const { db } = deps.database
  return {
    ...createWriters(deps),
    balances: async (owner) => (await readBalances(db, [owner])).get(owner) ?? new Map(),
    balancesOf: (owners) => readBalances(db, owners),
    houseBalance: (code) => houseBalance(db, CURRENCY, code),
    async find(owner, key) {
      const { rows } = await sql<{ at: Date; seq: bigint }>`
        select at, seq from ledger.transfer where owner = ${owner} and key = ${key} and leg = 1`.execute(db)
      return rows[0]
    },
    statement: (query) => readStatement(db, query),
    balanceBefore: (query) => readBalanceBefore(db, query),
    audit: () => audit(db),
  }
}

async function readBalances(
  db: Db,
  owners: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, Kurus>>> {
  const { rows } = await sql<{ owner: string; code: string; balance: bigint }>`
    select owner, code, balance from ledger.account
    where owner = any(${owners}::uuid[]) and currency = ${CURRENCY}`.execute(db)
  const byOwner = new Map<string, Map<string, Kurus>>()
  for (const { owner, code, balance } of rows) {
    const accounts = byOwner.get(owner) ?? new Map<string, Kurus>()
    byOwner.set(owner, accounts.set(code, kurus(balance)))
  }
  return byOwner
}

type Writers = Pick<Ledger, 'post' | 'hold' | 'postHold' | 'release' | 'expireDue' | 'reverse' | 'openHouse'>

/** Every writer is a lane's item, so that all of them treat a failure alike. */
function createWriters({ database, clock, lanes: count, onMoved }: LedgerDeps): Writers {
  const now = () => sqlTime(clock)
  const told = async (owner: string, write: Promise<Posted>) => {
    const posted = await write
    if (posted.status === 'created') onMoved?.(owner)
    return posted
  }
  const posts = createLanes<Transaction, Posted>({
    ...(count === undefined ? {} : { lanes: count }),
    ownerOf: (transaction) => transaction.owner,
    flush: (transactions) => postBatch(database, transactions, now()),
  })
  const singles = createLanes<Single, Posted>({
    lanes: SINGLE_LANES,
    batchMax: 1,
    ownerOf: (single) => single.owner,
    flush: async ([single]) => (single ? [await single.write()] : []),
  })
  const submit = (owner: string, write: () => Promise<Posted>) =>
    told(owner, singles.submit({ owner, write }))
  const close = (end: HoldEnd) => submit(end.owner, () => closeHold(database, end, now()))
  return {
    post: (transaction) => told(transaction.owner, posts.submit(transaction)),
    hold: (hold) => submit(hold.owner, () => placeHold(database, hold, now())),
    postHold: (end) => close({ ...end, kind: 'post_hold' }),
    release: (end) => close({ ...end, kind: 'release', legs: [] }),
    reverse: (reversal) => submit(reversal.owner, () => reverse(database, reversal, now())),
    async expireDue() {
      const due = await dueHolds(database, now())
      await Promise.all(due.map((hold) => close(expiry(hold))))
      return due.length
    },
    async openHouse(code) {
      await sql`select ledger.open_house(${code}, ${now()}::timestamptz)`.execute(database.db)
    },
  }
}

type Single = { readonly owner: string; write(): Promise<Posted> }
type DueHold = { readonly owner: string; readonly key: string }

async function dueHolds({ db }: Database, at: Date | null): Promise<readonly DueHold[]> {
  const { rows } = await sql<DueHold>`
    select owner, key from ledger.hold
    where state = 'open' and expires_at <= coalesce(${at}::timestamptz, now())
    order by expires_at limit ${EXPIRE_MAX}`.execute(db)
  return rows
}

/** The same for every server that finds the hold due, so that it expires once. */
function expiry({ owner, key }: DueHold): HoldEnd {
  const inputHash = createHash('sha256').update(key).digest('hex')
  return { owner, key: `expire:${key}`, inputHash, hold: key, kind: 'expire', legs: [] }
}
