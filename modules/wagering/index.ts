import { type Database, type MigrationUnit, type Tx, transact } from '@poyraz/db'
import { assert, type Clock, err, inTurn, kurus, ok, type Result, sqlTime } from '@poyraz/kernel'
import { createLanes } from '@poyraz/ledger'
import type { BetPage, HistoryQuery, OpenBet, Opened, Rollback, Settled, Settlement } from './bets.ts'
import { type BetRefusal, betRefusal, type SettlementRefusal, settlementRefusal } from './refusals.ts'
import {
  betIdsByKey,
  countOpenBets,
  listBets,
  type OpenedRow,
  openBets,
  openTable,
  rollBack,
  type SettledRow,
  settleBets,
  settleTable,
} from './store.ts'

export type { OpenBet, Opened, PlacedBet, Rollback, Settled, Settlement } from './bets.ts'
export { createPlaceInstant } from './instant-bets.ts'
export { type BetRefusal, betRefusal, type SettlementRefusal } from './refusals.ts'

export const migrations: MigrationUnit = { name: 'wagering', dir: new URL('./migrations/', import.meta.url) }

type Ending = Omit<Settlement, 'kind' | 'rake'>

/** Writers reject as `Lanes.submit` does; a repeated key answers as before and moves nothing. */
export type Wagering = {
  /** Places a bet whose stake stays open; bets of many players share a statement and its commit. */
  open(bet: OpenBet): Promise<Result<Opened, BetRefusal>>
  settle(ending: Ending): Promise<Result<Settled, SettlementRefusal>>
  /** Returns the stake, or a part of it, to the money that paid it. */
  void(ending: Omit<Ending, 'win'>): Promise<Result<Settled, SettlementRefusal>>
  /** Ends the bet, or a part of it, for the price `win`. */
  cashOut(ending: Ending): Promise<Result<Settled, SettlementRefusal>>
  /** Takes a settlement back: what it paid returns, and its part of the bet is open again. */
  rollback(rollback: Rollback): Promise<Result<Settled, SettlementRefusal>>
  /** Places the bets of a table, paid with cash: all of them, or none. Answers in the order of the bets. */
  openTable(bets: readonly OpenBet[]): Promise<readonly Result<Opened, BetRefusal>[]>
  /** Settles bets of a table, all or none: what they stake is what they win and the rake. */
  settleTable(settlements: readonly Settlement[]): Promise<readonly Result<Settled, SettlementRefusal>[]>
  /** A page of the bets that stayed open for a while, the newest first. */
  history(query: HistoryQuery): Promise<BetPage>
  /** Ids of the bets behind transactions of the ledger, by the keys of these, for statements. */
  betIds(playerId: string, ledgerKeys: readonly string[]): Promise<ReadonlyMap<string, string>>
}

export type WageringQueries = {
  /** Number of the player's bets with a stake that is not settled. They keep the account from being closed. */
  countOpenBets(playerId: string): Promise<number>
}

export function createWageringQueries({ db }: Pick<Database, 'db'>): WageringQueries {
  return { countOpenBets: (playerId) => countOpenBets(db, playerId) }
}

export type WageringDeps = {
  readonly database: Database
  readonly clock: Clock
  /** Reopens a closed account, so that a bet can be paid to it. Does nothing if it is not closed. */
  reopenAccount(tx: Tx, playerId: string): Promise<unknown>
  /** Called after the commit with each player whose money moved. */
  readonly onMoved?: (playerId: string) => void
}

export function createWagering(deps: WageringDeps): Wagering {
  const { db } = deps.database
  return {
    ...createBets(deps),
    ...createTables(deps),
    history: (query) => listBets(db, query),
    betIds: (playerId, keys) => betIdsByKey(db, playerId, keys),
  }
}

/** Writers of single bets: those of many players share a statement. */
function createBets(deps: WageringDeps) {
  const { database, clock, onMoved } = deps
  const opens = createLanes<OpenBet, OpenedRow>({
    ownerOf: (bet) => bet.playerId,
    flush: (bets) => openBets(database, bets, sqlTime(clock)),
  })
  const ends = createLanes<Settlement, SettledRow>({
    ownerOf: (settlement) => settlement.playerId,
    flush: (settlements) => settleBets(database, settlements, sqlTime(clock)),
  })
  const end = async (settlement: Settlement) => {
    const [row] = await reopening(deps, [settlement], async () => [await ends.submit(settlement)])
    assert(row, 'a settlement has an answer')
    if (row.status === 'created') onMoved?.(settlement.playerId)
    return settled(row)
  }
  return {
    async open(bet: OpenBet) {
      const row = await opens.submit(bet)
      if (row.status === 'created') onMoved?.(bet.playerId)
      return opened(row)
    },
    settle: (ending: Ending) => end({ ...ending, kind: 'settle' }),
    void: (ending: Omit<Ending, 'win'>) => end({ ...ending, kind: 'void', win: kurus(0) }),
    cashOut: (ending: Ending) => end({ ...ending, kind: 'cash_out' }),
  }
}

/** Writers of transactions that share no statement: rollbacks and tables. */
function createTables(deps: WageringDeps) {
  const { database, clock, onMoved } = deps
  const whole = createWholeLane()
  const tell = (
    players: readonly { readonly playerId: string }[],
    rows: readonly SettledRow[] | readonly OpenedRow[],
  ) => {
    for (const [index, { playerId }] of players.entries()) {
      if (rows[index]?.status === 'created') onMoved?.(playerId)
    }
  }
  return {
    async rollback(rollback: Rollback) {
      const write = async () => [await rollBack(database, rollback, sqlTime(clock))]
      const [row] = await reopening(deps, [rollback], () => whole(rollback.betId, write))
      assert(row, 'a rollback has an answer')
      tell([rollback], [row])
      return settled(row)
    },
    async openTable(bets: readonly OpenBet[]) {
      const rows = await whole(bets[0]?.id ?? '', () => openTable(database, bets, sqlTime(clock)))
      tell(bets, rows)
      return rows.map(opened)
    },
    async settleTable(settlements: readonly Settlement[]) {
      const key = settlements[0]?.betId ?? ''
      const write = () => settleTable(database, settlements, sqlTime(clock))
      const rows = await reopening(deps, settlements, () => whole(key, write))
      tell(settlements, rows)
      return rows.map(settled)
    },
  }
}

/**
 * Runs a write that may pay closed accounts. Those that it would pay are reopened, and it runs again: it
 * wrote nothing for them. A crash in between leaves an open account, which closes again by itself.
 */
async function reopening(
  { database, reopenAccount }: Pick<WageringDeps, 'database' | 'reopenAccount'>,
  players: readonly { readonly playerId: string }[],
  write: () => Promise<readonly SettledRow[]>,
): Promise<readonly SettledRow[]> {
  for (;;) {
    const rows = await write()
    const closed = players.filter((_, index) => rows[index]?.status === 'account_closed')
    if (closed.length === 0) return rows
    await inTurn(
      closed.map(
        ({ playerId }) =>
          () =>
            transact(database.db, (tx) => reopenAccount(tx, playerId)),
      ),
    )
  }
}

/** Transactions of their own in flight at once. */
const WHOLE_LANES = 4

/** Runs statements that share no batch, with the retries of a lane; those of one key run one after the other. */
function createWholeLane() {
  type Item = { readonly key: string; run(): Promise<readonly unknown[]> }
  const lanes = createLanes<Item, readonly unknown[]>({
    lanes: WHOLE_LANES,
    batchMax: 1,
    ownerOf: ({ key }) => key,
    flush: async ([item]) => (item ? [await item.run()] : []),
  })
  return <Row>(key: string, run: () => Promise<readonly Row[]>) =>
    lanes.submit({ key, run }) as Promise<readonly Row[]>
}

function opened(row: OpenedRow): Result<Opened, BetRefusal> {
  if (row.id === null) return err(betRefusal(row.status))
  const balanceAfter = row.balance_after === null ? null : kurus(row.balance_after)
  return ok({ betId: row.id, isNew: row.status === 'created', balanceAfter })
}

function settled(row: SettledRow): Result<Settled, SettlementRefusal> {
  if (row.status !== 'created' && row.status !== 'exists') return err(settlementRefusal(row.status))
  return ok({
    isNew: row.status === 'created',
    toCash: kurus(row.to_cash ?? 0n),
    toBonus: kurus(row.to_bonus ?? 0n),
  })
}
