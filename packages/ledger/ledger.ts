import { createHash } from 'node:crypto'
import type { Database, Db, MigrationUnit } from '@poyraz/db'
import { type Clock, type Kurus, kurus, sqlTime } from '@poyraz/kernel'
import { sql } from 'kysely'
import { audit, type Fault, houseBalance } from './audit.ts'
import { closeHold, type Hold, type HoldEnd, placeHold, type Reversal, reverse } from './holds.ts'
import { createLanes } from './lanes.ts'
import { type Posted, postBatch, type Transaction } from './posting.ts'
import { readBalanceBefore, readStatement, type StatementPage, type StatementQuery } from './statement.ts'

export const migrations: MigrationUnit = { name: 'ledger', dir: new URL('./migrations/', import.meta.url) }

/** Maximum number of holds, ends of holds and reversals in flight at once. */
const SINGLE_LANES = 4
/** Maximum number of holds that one call of `expireDue` ends. */
const EXPIRE_MAX = 500

export type Ledger = {
  /** Posts one transaction. Concurrent calls share a statement and its commit. Rejects as `Lanes.submit`. */
  post(transaction: Transaction): Promise<Posted>
  /** Places a hold: moves money from its source to `held`. */
  hold(hold: Hold): Promise<Posted>
  /** Posts a hold: spends held money by the legs; the rest returns to the source. */
  postHold(end: Omit<HoldEnd, 'kind'>): Promise<Posted>
  /** Releases a hold: all of its money returns to the source. */
  release(end: Omit<HoldEnd, 'kind' | 'legs'>): Promise<Posted>
  /** Expires due holds, at most 500 per call. Returns the number of due holds that it found. */
  expireDue(): Promise<number>
  reverse(reversal: Reversal): Promise<Posted>
  /** Creates an account of the house, if it does not exist. */
  openHouse(code: string): Promise<void>
  /** Returns the balances of one owner by account code. Accounts that never moved are missing. */
  balances(owner: string): Promise<ReadonlyMap<string, Kurus>>
  /** Returns the balances of many owners. Owners without an account are missing. */
  balancesOf(owners: readonly string[]): Promise<ReadonlyMap<string, ReadonlyMap<string, Kurus>>>
  /** Returns the derived balance of a house account in kuruş; negative for the account that mints. */
  houseBalance(code: string): Promise<bigint>
  /** Finds the time and sequence number of a transaction in the journal by its key. */
  find(owner: string, key: string): Promise<{ readonly at: Date; readonly seq: bigint } | undefined>
  statement(query: StatementQuery): Promise<StatementPage>
  /** Returns the opening balance of a statement: the sum of these accounts of an owner before an instant. */
  balanceBefore(query: {
    readonly owner: string
    readonly accounts: readonly string[]
    readonly before: Date
  }): Promise<Kurus>
  /** Checks the rules U1–U6 over the whole ledger. Returns the faults; any fault needs an operator. */
  audit(): Promise<readonly Fault[]>
}

export type LedgerDeps = {
  readonly database: Database
  /** Dates the transactions; with a clock that follows the database, SQL dates them. */
  readonly clock: Clock
  readonly lanes?: number
  /** Called after the commit with the owner whose money moved; not called for a repeated write. */
  readonly onMoved?: (owner: string) => void
}

export function createLedger(deps: LedgerDeps): Ledger {
  const { db } = deps.database
  return {
    ...createWriters(deps),
    balances: async (owner) => (await readBalances(db, [owner])).get(owner) ?? new Map(),
    balancesOf: (owners) => readBalances(db, owners),
    houseBalance: (code) => houseBalance(db, code),
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
    where owner = any(${owners}::uuid[]) and currency = ledger.currency()`.execute(db)
  const byOwner = new Map<string, Map<string, Kurus>>()
  for (const { owner, code, balance } of rows) {
    const accounts = byOwner.get(owner) ?? new Map<string, Kurus>()
    byOwner.set(owner, accounts.set(code, kurus(balance)))
  }
  return byOwner
}

type Writers = Pick<Ledger, 'post' | 'hold' | 'postHold' | 'release' | 'expireDue' | 'reverse' | 'openHouse'>

/** Every write is submitted to a lane, so that all of them handle failures alike. */
function createWriters({ database, clock, lanes: count, onMoved }: LedgerDeps): Writers {
  const now = () => sqlTime(clock)
  const thenNotify = async (owner: string, write: Promise<Posted>) => {
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
    thenNotify(owner, singles.submit({ owner, write }))
  const close = (end: HoldEnd) => submit(end.owner, () => closeHold(database, end, now()))
  return {
    post: (transaction) => thenNotify(transaction.owner, posts.submit(transaction)),
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

/** The key and hash depend only on the hold, so that it expires once however many servers find it due. */
function expiry({ owner, key }: DueHold): HoldEnd {
  const inputHash = createHash('sha256').update(key).digest('hex')
  return { owner, key: `expire:${key}`, inputHash, hold: key, kind: 'expire', legs: [] }
}
