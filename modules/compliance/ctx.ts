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

/** The part of identity that compliance uses. */
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
  | 'usernamesOf'
>

/** Money and rounds that keep an account from being closed. */
export type Remains = { readonly balance: Kurus; readonly openRounds: number }

/** `accounts`: number of player accounts that use one bank account or wallet, including this player's. */
export type SharedSource = { readonly playerId: string; readonly accounts: number }

/** The casino's games, which staff close for bets and open again. */
export type GamesPort = {
  hasGame(gameId: number): Promise<boolean>
  /** True if staff cannot open the game, because its rules differ from the certified ones. */
  staysClosed(gameId: number): boolean
}

/** Dependencies of the handlers and commands of compliance. */
export type ComplianceCtx = Ports & {
  readonly database: Database
  readonly clock: Clock
  readonly jurisdiction: Jurisdiction
  readonly people: People
  readonly vault: Vault
  readonly anchors: Anchors
  readonly staging: Staging
  /** True if the player pays or is paid in lira, by card or through a bank. */
  paysInLira(playerId: string): Promise<boolean>
  /** Returns the players who share a bank account or wallet with other players. */
  sharedSources(): Promise<readonly SharedSource[]>
  remainsOf(playerId: string): Promise<Remains>
  /**
   * Voids the player's bonuses, in the transaction that excludes the player or closes the account. The gate
   * row is locked.
   */
  endBonuses(tx: Tx, playerId: string): Promise<void>
  /** Removes what others see of the player's play, in each transaction that closes the account. */
  hidePlayer(tx: Tx, playerId: string): Promise<void>
  /** True if this member of staff had the right and lost it, or the account. */
  hasLost(tx: Tx, staff: string, right: 'identity.release' | 'cases.decide'): Promise<boolean>
  /** Called after the commit that closed a scope for bets or opened it again. */
  onClosuresChanged(): void
  /** Checks the whole ledger and returns the faults. */
  auditBooks(): Promise<readonly Fault[]>
  /** Called with the faults of an audit of ledger or event chain: at most 100 of each run. */
  onFault(alarm: AuditAlarm): void
  /** Called with each line added to the anchor file. Log it on another machine, out of reach of this one. */
  onAnchored(anchored: Anchored): void
  /**
   * Called when an external service failed or did not answer, or when a replaced picture could not be
   * deleted.
   */
  onError(error: unknown): void
}
