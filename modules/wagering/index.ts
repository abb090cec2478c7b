import { type Database, type MigrationUnit, type Tx, transact } from '@poyraz/db'
import { assert, type Clock, type Kurus, kurus, type Result, sqlTime } from '@poyraz/kernel'
import { createLanes } from '@poyraz/ledger'
import { reopening, settled } from './answers.ts'
import type {
  BetFunds,
  BetPage,
  HistoryQuery,
  OpenBet,
  Opened,
  Restake,
  Rollback,
  Settled,
  Settlement,
} from './bets.ts'
import { createGates } from './gate.ts'
import { numbered, opened } from './opened.ts'
import type { BetRefusal, SettlementRefusal } from './refusals.ts'
import { rollBack } from './rollbacks.ts'
import {
  betIdsByKey,
  countOpenBets,
  giveBackFreeBet,
  listBets,
  lostToPlayers,
  type OpenedRow,
  openBets,
  type SettledRow,
  settleBets,
} from './store.ts'
import { createWriters } from './writers.ts'

export type { OpenBet, Opened, PlacedBet, Restake, Rollback, Settled, Settlement } from './bets.ts'
export { createPlaceInstant } from './instant-bets.ts'
export { withNumbers } from './refusal-numbers.ts'
export { type BetRefusal, betRefusal, type SettlementRefusal } from './refusals.ts'

export const migrations: MigrationUnit = { name: 'wagering', dir: new URL('./migrations/', import.meta.url) }

type Ending = Omit<Settlement, 'kind' | 'rake'>

/** Writers reject as `Lanes.submit` does. A repeated key gets the first reply and moves nothing. */
export type Wagering = {
  /** Places a bet whose stake stays open; bets of many players share a statement and its commit. */
  open(bet: OpenBet): Promise<Result<Opened, BetRefusal>>
  settle(ending: Ending): Promise<Result<Settled, SettlementRefusal>>
  /** Returns the stake, or a part of it, to the money that paid it. */
  void(ending: Omit<Ending, 'win'>): Promise<Result<Settled, SettlementRefusal>>
  /** Ends the bet, or a part of it, for the price `win`. */
  cashOut(ending: Ending): Promise<Result<Settled, SettlementRefusal>>
  /** Rolls a settlement back: its money returns, and its part of the bet is open again. */
  rollback(rollback: Rollback): Promise<Result<Settled, SettlementRefusal>>
  /**
   * As `open` and `settle`, for one bet in the transaction of a vertical that writes its round there. With
   * `cashOnly` no bonus pays the stake, and it counts for none.
   */
  openIn(tx: Tx, bet: OpenBet, funds?: BetFunds): Promise<Result<Opened, BetRefusal>>
  /**
   * Returns true if the player may not bet on the item now: excluded, closed, stopped, or the item is closed.
   * For bets that are accepted some time after their stake; limits were checked with the stake.
   */
  keptOutIn(tx: Tx, bet: Pick<OpenBet, 'playerId' | 'product' | 'item'>): Promise<boolean>
  /**
   * Returns true if the player may not stake the win of a round again now: kept out, or a limit of session or
   * stake is reached, also that of the bonus under which the bet was placed.
   */
  restakeBarredIn(tx: Tx, restake: Restake): Promise<boolean>
  /**
   * Records what outlives a refusal, such as a due reality check. Call it after the transaction of `openIn` was
   * rolled back.
   */
  noteRefused(
    bet: Pick<OpenBet, 'playerId' | 'product' | 'item'>,
    refusal: { readonly error: string },
  ): Promise<void>
  settleIn(tx: Tx, settlement: Settlement): Promise<Result<Settled, SettlementRefusal>>
  /** Gives the free bet of a bet back that was not accepted, after `settleIn` voided it. */
  giveBackFreeBetIn(tx: Tx, betId: string): Promise<void>
  /** As `rollback`; a refusal has written nothing. */
  rollbackIn(tx: Tx, rollback: Rollback): Promise<Result<Settled, SettlementRefusal>>
  /** As `openIn` for bets of different players, each placed or refused on its own. */
  openAllIn(tx: Tx, bets: readonly OpenBet[]): Promise<readonly Result<Opened, BetRefusal>[]>
  /** As `settleIn` for many bets, each settled on its own. */
  settleAllIn(
    tx: Tx,
    settlements: readonly Settlement[],
  ): Promise<readonly Result<Settled, SettlementRefusal>[]>
  /**
   * Places the bets of a table, paid with cash: all of them, or none. Answers in the order of the bets. Both
   * writers of tables run in the caller's transaction, which writes the round.
   */
  openTable(tx: Tx, bets: readonly OpenBet[]): Promise<readonly Result<Opened, BetRefusal>[]>
  /** Settles bets of a table, all or none. The stakes must equal the wins plus the rake. */
  settleTable(
    tx: Tx,
    settlements: readonly Settlement[],
  ): Promise<readonly Result<Settled, SettlementRefusal>[]>
  /** Returns a page of bets placed with `open`, settled ones included, the newest first. */
  history(query: HistoryQuery): Promise<BetPage>
  /** Returns bet ids by the ledger keys of their transactions, for statements. */
  betIds(playerId: string, ledgerKeys: readonly string[]): Promise<ReadonlyMap<string, string>>
}

export type WageringQueries = {
  /** Number of the player's bets with a stake that is not settled. They keep the account from being closed. */
  countOpenBets(playerId: string): Promise<number>
  /** The player's net loss to other players in bets placed since a time, at least 0. */
  lostToPlayers(playerId: string, since: Date): Promise<Kurus>
}

export function createWageringQueries({ db }: Pick<Database, 'db'>): WageringQueries {
  return {
    countOpenBets: (playerId) => countOpenBets(db, playerId),
    lostToPlayers: (playerId, since) => lostToPlayers(db, playerId, since),
  }
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
    ...createWriters(deps),
    ...createGates(deps),
    rollback: createRollbacks(deps),
    giveBackFreeBetIn: (tx, betId) => giveBackFreeBet(tx, betId, sqlTime(deps.clock)),
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
    const [row] = await reopening([settlement], async () => [await ends.submit(settlement)], reopenerOf(deps))
    assert(row, 'a settlement has an answer')
    if (row.status === 'created') onMoved?.(settlement.playerId)
    return settled(row)
  }
  return {
    async open(bet: OpenBet) {
      const row = await opens.submit(bet)
      if (row.status === 'created') onMoved?.(bet.playerId)
      return numbered(database.db, bet, opened(row), sqlTime(clock))
    },
    settle: (ending: Ending) => end({ ...ending, kind: 'settle' }),
    void: (ending: Omit<Ending, 'win'>) => end({ ...ending, kind: 'void', win: kurus(0) }),
    cashOut: (ending: Ending) => end({ ...ending, kind: 'cash_out' }),
  }
}

/** Writes rollbacks one by one: they share no statement. */
function createRollbacks(deps: WageringDeps) {
  const { database, clock, onMoved } = deps
  const lanes = createLanes<Rollback, SettledRow>({
    lanes: ROLLBACK_LANES,
    batchMax: 1,
    ownerOf: ({ betId }) => betId,
    flush: async ([rollback]) => (rollback ? [await rollBack(database, rollback, sqlTime(clock))] : []),
  })
  return async (rollback: Rollback) => {
    const write = async () => [await lanes.submit(rollback)]
    const [row] = await reopening([rollback], write, reopenerOf(deps))
    assert(row, 'a rollback has an answer')
    if (row.status === 'created') onMoved?.(rollback.playerId)
    return settled(row)
  }
}

/** Reopens an account in a transaction of its own. */
function reopenerOf({ database, reopenAccount }: WageringDeps) {
  return (playerId: string) => transact(database.db, (tx) => reopenAccount(tx, playerId))
}

/** Rollbacks in flight at once. */
const ROLLBACK_LANES = 4
