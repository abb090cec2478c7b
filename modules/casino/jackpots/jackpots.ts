import { type Database, transact } from '@poyraz/db'
import { createSeedBox } from '@poyraz/fairness/server'
import type { JackpotPool } from '@poyraz/games/jackpots'
import { type JackpotDifference, listDifferences, openPots, readMeters } from '../store/jackpots.ts'
import type { PlayedBatchItem, PlaySubmission } from '../store/play-batch.ts'
import { type HashedPool, hashPools } from './feeds.ts'
import { createTriggers, type OpenTrigger } from './triggers.ts'

/** The jackpots of this server: their pools, and what keeps the pots going. */
export type Jackpots = {
  readonly pools: readonly HashedPool[]
  /** Opens the deployed pots and commits to their hidden distances. */
  sync(): Promise<void>
  /** Amounts that are shown, in kuruş, by jackpot. */
  meters(): Promise<ReadonlyMap<number, bigint>>
  /** Triggers of the pots that these plays feed. */
  triggersOf(plays: readonly PlaySubmission[]): Promise<readonly OpenTrigger[]>
  /** Called with what became of plays: a pot that was hit has a successor. */
  written(items: readonly PlayedBatchItem[]): void
  /** Reveals the pots that were hit, and commits to the next ones. */
  work(): Promise<void>
  /** Compares the pots with their accounts in the ledger. */
  differences(): Promise<readonly JackpotDifference[]>
}

type Deps = {
  readonly database: Database
  /** Encrypts hidden distances at rest. */
  readonly seedKey: Uint8Array
  readonly pools: readonly JackpotPool[]
}

export function createJackpots({ database, seedKey, pools: deployed }: Deps): Jackpots {
  const pools = hashPools(deployed)
  const triggers = createTriggers({ database, box: createSeedBox(seedKey), pools })
  return {
    pools,
    async sync() {
      await transact(database.db, (tx) => openPots(tx, pools))
      await triggers.commit()
    },
    meters: () => readMeters(database.db),
    triggersOf: async (plays) =>
      triggers.current(plays.flatMap(({ jackpots }) => jackpots.feeds.map(({ jackpotId }) => jackpotId))),
    written(items) {
      if (items.some(({ status, jackpot }) => status === 'jackpot_missed' || jackpot !== null))
        triggers.forget()
    },
    async work() {
      await triggers.reveal()
      await triggers.commit()
    },
    differences: () => listDifferences(database.db),
  }
}
