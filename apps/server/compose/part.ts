import type { Bus, Topic } from '@poyraz/bus'
import type { Decoder } from '@poyraz/compliance'
import type { Language, Registry } from '@poyraz/contract'
import type { Database } from '@poyraz/db'
import type { HouseTable } from '@poyraz/games/tables'
import type { Hasher } from '@poyraz/identity'
import type { Job } from '@poyraz/jobs'
import type { Clock } from '@poyraz/kernel'
import type { Ledger } from '@poyraz/ledger'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Audit } from '../edge/audit-gauges.ts'
import type { Return } from '../edge/metrics.ts'
import type { SealedValues } from '../edge/sealed.ts'
import type { Failures } from '../failures.ts'
import type { Keys } from '../keys.ts'

/** Services that exist before the first module. */
export type Base = {
  readonly config: Config
  readonly keys: Keys
  readonly database: Database
  readonly clock: Clock
  readonly log: Logger
  readonly sealed: SealedValues
  readonly failures: Failures
  readonly bus: Bus
  readonly ledger: Ledger
  /** Publishes that a player's money moved; called after the commit. */
  onMoved(playerId: string): void
  /** The origin that links in mails point to. */
  ownOrigin(): string
  readonly decoder?: Decoder | undefined
  readonly hasher?: Hasher
  /** Live tables instead of those of the house, for benchmarks. */
  readonly houseTables?: readonly HouseTable[] | undefined
}

/** Contribution of one module to the lists of the server. The server merges the parts of all modules. */
export type Part = {
  /** Its failures are counted under this name. */
  readonly name: string
  /** Registers the procedures of players. */
  register?(registry: Registry): void
  /** Registers the procedures of the back office. */
  registerStaff?(registry: Registry): void
  /** Writes built-in data; a server calls it at its start, in the order of the parts. */
  sync?(): Promise<void>
  readonly jobs?: readonly Job[]
  /** Starts work by timers of this server, together with the jobs. The returned function stops it. */
  start?(): () => Promise<void>
  readonly listeners?: readonly Listener[]
  readonly statement?: StatementSource
  /** Results of its newest audits, for the metrics. */
  audits?(): readonly Audit[]
  /** Returns of live games, for the metrics. */
  returns?(): readonly Return[]
}

/** A listener of the bus. */
export type Listener = { subscribe(bus: Bus): () => void }

export function listener<Message>(topic: Topic<Message>, handle: (message: Message) => void): Listener {
  return { subscribe: (bus) => bus.subscribe(topic, handle) }
}

/** Data of a module for lines of a statement: names of its house accounts, ids of its bets. */
export type StatementSource = {
  houseName?(houseCode: string, lang: Language): Promise<string | null> | string | null
  /** Returns the ids that lines show, by the keys of their ledger transactions; others are not in it. */
  betIds?(playerId: string, ledgerKeys: readonly string[]): Promise<ReadonlyMap<string, string>>
}
