import { type Database, transact } from '@poyraz/db'
import { createSeedBox } from '@poyraz/fairness/server'
import type { JackpotPool } from '@poyraz/games/jackpots'
import { type JackpotDifference, listDifferences, openPots, readMeters } from '../store/jackpots.ts'
import { type PlayedBatchItem, type PlaySubmission, TriggerUnknown } from '../store/play-batch.ts'
import { type HashedPool, hashPools } from './feeds.ts'
import { createTriggers, type OpenTrigger } from './triggers.ts'

/** The jackpots of this server: pools, shown amounts, and the jobs of their pots. */
export type Jackpots = {
  readonly pools: readonly HashedPool[]
  /** Opens the deployed pots and commits to their hidden distances. */
  sync(): Promise<void>
  /** Returns the shown amounts in kuruş, by jackpot. */
  meters(): Promise<ReadonlyMap<number, bigint>>
  /** Writes plays with the triggers of the pots that they feed. */
  write(
    plays: readonly PlaySubmission[],
    write: (triggers: readonly OpenTrigger[]) => Promise<readonly PlayedBatchItem[]>,
  ): Promise<readonly PlayedBatchItem[]>
  /** Reveals the pots that were hit, and commits to the next ones. */
  work(): Promise<void>
  /** Compares the pots with their accounts in the ledger. */
  differences(): Promise<readonly JackpotDifference[]>
}

/**
 * Maximum number of writes of a batch. It is written again when pots fell at other servers meanwhile. A batch
 * that itself hits more pots than are committed to always fails; the lanes then write its halves.
 */
const ATTEMPTS_MAX = 4

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
    async write(plays, write) {
      const ids = plays.flatMap(({ jackpots }) => jackpots.feeds.map(({ jackpotId }) => jackpotId))
      for (let attempt = 1; ; attempt++) {
        try {
          const items = await write(await triggers.current(ids))
          if (items.some(({ jackpot }) => jackpot !== null)) triggers.forget()
          return items
        } catch (error) {
          if (!(error instanceof TriggerUnknown) || attempt === ATTEMPTS_MAX) throw error
          triggers.forget()
        }
      }
    },
    async work() {
      await triggers.reveal()
      await triggers.commit()
    },
    differences: () => listDifferences(database.db),
  }
}
