import type { Database, Tx } from '@poyraz/db'
import type { Identity } from '@poyraz/identity'
import type { Clock, Kurus } from '@poyraz/kernel'
import type { Fault } from '@poyraz/ledger'
import type { Anchored, Anchors } from './anchors.ts'
import type { AuditAlarm } from './commands/audit-nightly.ts'
import type { Ports } from './default-ports.ts'
import type { Staging } from './kyc/staging.ts'
import type { Vault } from './kyc/vault.ts'
import type { Jurisdiction } from './profile.ts'

/** What protection needs of identity. */
export type People = Pick<
  Identity,
  | 'personOf'
  | 'endSessions'
  | 'stopMarketing'
  | 'deactivate'
  | 'reactivate'
  | 'isProved'
  | 'playersOfDevice'
  | 'proveNumber'
  | 'lockNumber'
  | 'disownNumber'
  | 'alikeOf'
  | 'notSeenSince'
  | 'introduce'
>

/** What is left of a player that keeps an account from being closed. */
export type Remains = { readonly balance: Kurus; readonly openRounds: number }

/** `accounts`: how many accounts of this house use one source, this player's among them. */
export type SharedSource = { readonly playerId: string; readonly accounts: number }

/** What staff close and open for bets is a game of the casino's. */
export type GamesPort = {
  hasGame(gameId: number): Promise<boolean>
  /** Whether a game stays closed whatever staff say, since its rules are not the certified ones. */
  staysClosed(gameId: number): boolean
}

/** What the handlers and commands of protection work with. */
export type ComplianceCtx = Ports & {
  readonly database: Database
  readonly clock: Clock
  readonly jurisdiction: Jurisdiction
  readonly people: People
  readonly vault: Vault
  readonly anchors: Anchors
  readonly staging: Staging
  /** Whether the player pays, or is paid, by card or through a bank in lira. */
  paysInLira(playerId: string): Promise<boolean>
  /** Players whose money goes through an account that others use, too. */
  sharedSources(): Promise<readonly SharedSource[]>
  remainsOf(playerId: string): Promise<Remains>
  /** Voids the bonuses of a player, in the transaction that shuts him out; his gate is locked. */
  endBonuses(tx: Tx, playerId: string): Promise<void>
  /** Told, after the commit, that something was closed for bets or opened again. */
  onClosuresChanged(): void
  readonly games: GamesPort
  /** Reads the ledger over. */
  auditBooks(): Promise<readonly Fault[]>
  /** Told of every fault that a round over the books or the trail found. */
  onFault(alarm: AuditAlarm): void
  /** Called with each line added to the anchor file, to be logged where nobody of this machine can cut it. */
  onAnchored(anchored: Anchored): void
  /** Told of what failed behind a call or in an hourly round. */
  onError(error: unknown): void
}
