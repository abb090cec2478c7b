import { defineTopic } from '@poyraz/bus'
import type { Registry } from '@poyraz/contract'
import { type Database, type MigrationUnit, type Tx, transact } from '@poyraz/db'
import type { Protection } from '@poyraz/identity'
import type { Job } from '@poyraz/jobs'
import type { Clock } from '@poyraz/kernel'
import type { Fault } from '@poyraz/ledger'
import { z } from 'zod'
import { type Anchored, createAnchors } from './anchors.ts'
import { addAccount } from './api/account.ts'
import { addDocuments } from './api/documents.ts'
import { addLimits } from './api/limits.ts'
import { addStaff } from './api/staff.ts'
import { admitRegistration } from './commands/admit-registration.ts'
import { type AuditFault, auditEvents } from './commands/audit.ts'
import type { AuditAlarm } from './commands/audit-nightly.ts'
import {
  checkEntry,
  checkLaunch,
  type Entry,
  followLocation,
  type LaunchRefusal,
} from './commands/check-entry.ts'
import { type Reopening, reopenAccount } from './commands/reopen-account.ts'
import { reviewPayer } from './commands/review-payer.ts'
import { type ComplianceStaff, createStaff } from './commands/staff.ts'
import { createWithdrawals, type Withdrawals } from './commands/withdrawals.ts'
import type { ComplianceCtx, GamesPort, People, Remains, SharedSource } from './ctx.ts'
import { type Ports, withDefaults } from './default-ports.ts'
import { type Pictures, picturesOf } from './kyc/keep-picture.ts'
import { createStaging, type Staging } from './kyc/staging.ts'
import { createVault } from './kyc/vault.ts'
import { GATED, type Gated, type Jurisdiction, type Profile } from './profile.ts'
import { shown } from './shown-protection.ts'
import type { AuditRound, AuditSubject } from './store/audit-rounds.ts'
import { listClosedScopes } from './store/closures.ts'
import { anyExcluded, withheldPlayers } from './store/exclusions.ts'
import { readProfile, writeRules } from './store/gates.ts'
import { createAudits, jobsOf, workOnce } from './work.ts'

export type { Anchored } from './anchors.ts'
export type { AuditFault } from './commands/audit.ts'
export type { AuditAlarm } from './commands/audit-nightly.ts'
export type { Ports } from './default-ports.ts'
export type { Decoder } from './kyc/decoder.ts'
export { createScanner } from './outside/clamd.ts'
export { createLocation, createRegister } from './outside/http.ts'
export { ServiceUnavailable } from './ports.ts'
export { JURISDICTIONS } from './profile.ts'
export { CASE_PATTERNS, type CasePattern } from './store/cases.ts'
export { limitNumbers } from './store/limit-numbers.ts'
export type { Match } from './store/same-people.ts'

export const migrations: MigrationUnit = {
  name: 'compliance',
  dir: new URL('./migrations/', import.meta.url),
}

/** Published when a scope is closed for bets or opened again; readers reload the closed scopes. */
export const closuresChanged = defineTopic('compliance.closures', z.object({}))

export type ComplianceDeps = {
  readonly database: Database
  readonly clock: Clock
  readonly people: People
  /** Directory of the encrypted document pictures. */
  readonly uploadsDir: string
  /** 32-byte key, kept outside the database. Encrypts documents at rest and signs the anchor file. */
  readonly documentKey: Uint8Array
  /** Path of the anchor file, which shows if events at the end of the chain were deleted. */
  readonly anchorFile: string
  /** True if the player pays or is paid in lira, by card or through a bank. */
  paysInLira(playerId: string): Promise<boolean>
  /** Returns the players who share a bank account or wallet with other players. */
  sharedSources(): Promise<readonly SharedSource[]>
  /** Returns the balance and the open rounds that keep a closing account open. */
  remainsOf(playerId: string): Promise<Remains>
  /** Voids the player's bonuses, in the transaction that excludes the player or closes the account. */
  endBonuses(tx: Tx, playerId: string): Promise<void>
  /** Removes what others see of the player's play, in each transaction that closes the account. */
  hidePlayer(tx: Tx, playerId: string): Promise<void>
  /** True if this member of staff had the right and lost it, or the account. */
  readonly hasLost: ComplianceCtx['hasLost']
  readonly jurisdiction: Jurisdiction
  /** Called after the commit that closed a scope for bets or opened it again. */
  onClosuresChanged(): void
  /** Checks the whole ledger and returns the faults. */
  auditBooks(): Promise<readonly Fault[]>
  /** Called with the faults of an audit of ledger or event chain: at most 100 of each run. */
  onFault(alarm: AuditAlarm): void
  /** Called with each line added to the anchor file. Log it on another machine, out of reach of this one. */
  onAnchored(anchored: Anchored): void
  /** Called when an external service fails or does not answer, or a replaced picture cannot be deleted. */
  onError(error: unknown): void
  readonly ports?: Partial<Ports>
}

export type Compliance = {
  register(registry: Registry): void
  /** Adds the handlers of the back-office procedures. `games` come last, because the casino calls compliance. */
  registerStaff(registry: Registry, games: GamesPort): void
  /** Writes the profile's values that SQL functions read. Called once at start, before serving. */
  sync(): Promise<void>
  /** True if the profile stored in the database is this server's profile. */
  isSynced(): Promise<boolean>
  /** The values that the jurisdiction sets. */
  readonly profile: Profile
  /** The port that identity calls at sign-in and registration. */
  readonly protection: Protection
  /** The port that the cashier calls before it pays out. */
  readonly withdrawals: Withdrawals
  /** Called before a game opens. Returns the reason for a refusal, or `null`. */
  mayLaunch(launch: Entry & { readonly product: Gated }): Promise<LaunchRefusal | null>
  /** Called before a write of a signed-in player. Repeats the location check if it is due. */
  followLocation(entry: Entry): Promise<void>
  /** Returns those of these players who may not be marketed to, and whose play is not shown to others. */
  withheldOf(playerIds: readonly string[]): Promise<ReadonlySet<string>>
  /** Returns the scopes closed for bets: `all`, a product, or `game:<id>`. */
  closedScopes(): Promise<readonly string[]>
  /** Called after a payment. Reviews the player if paying in lira is a new sign of Türkiye. */
  reviewPayer(playerId: string): Promise<void>
  /** Puts a closed account that received money back into the closing state; false if it was not closed. */
  reopenAccount(tx: Tx, reopening: Reopening): Promise<boolean>
  /** Uploaded bytes that wait for the handler of their call. */
  readonly staging: Staging
  readonly pictures: Pictures
  readonly staff: ComplianceStaff
  /** Finds events and anchor lines that were tampered with. */
  auditEvents(): Promise<readonly AuditFault[]>
  /** Audits the ledger (`books`) or the event chain (`trail`) and stores the number of faults. */
  auditNightly(subject: AuditSubject): Promise<void>
  /** Returns this server's cached results of the newest audits; refreshed every 10 minutes. */
  audits(): readonly AuditRound[]
  /**
   * The hourly job: closes and marks accounts, opens cases, compares accounts, writes an anchor, moves play
   * marks and deletes old locations.
   */
  work(): Promise<void>
  readonly jobs: readonly Job[]
}

export function createCompliance(deps: ComplianceDeps): Compliance {
  const ctx = createCtx(deps)
  const audits = createAudits(ctx)
  const staff = createStaff(ctx)
  return {
    register(registry) {
      for (const add of [addLimits, addDocuments, addAccount]) add(registry, ctx)
    },
    registerStaff: (registry, games) => addStaff(registry, ctx, { staff, games }),
    sync: () => sync(ctx),
    isSynced: async () => (await readProfile(ctx.database.db)) === ctx.jurisdiction.profile.id,
    profile: ctx.jurisdiction.profile,
    protection: {
      checkEntry: (entry) => checkEntry(ctx, entry),
      admitRegistration: (applicant) => admitRegistration(ctx, applicant),
      anyExcluded: (playerIds) => anyExcluded(ctx.database.db, playerIds, new Date(ctx.clock.nowMs())),
      shown: (playerId) => shown(ctx, playerId),
    },
    withdrawals: createWithdrawals(ctx),
    mayLaunch: (launch) => checkLaunch(ctx, launch),
    followLocation: (entry) => followLocation(ctx, entry),
    withheldOf: (playerIds) => withheldPlayers(ctx.database.db, playerIds, new Date(ctx.clock.nowMs())),
    closedScopes: () => listClosedScopes(ctx.database.db),
    reviewPayer: (playerId) => reviewPayer(ctx, playerId),
    reopenAccount: (tx, reopening) => reopenAccount(ctx, tx, reopening),
    staging: ctx.staging,
    pictures: picturesOf(ctx),
    staff,
    auditEvents: () => auditEvents(ctx),
    auditNightly: audits.audit,
    audits: audits.last,
    work: () => workOnce(ctx),
    jobs: jobsOf(ctx, audits),
  }
}

function createCtx(given: ComplianceDeps): ComplianceCtx {
  const { ports, uploadsDir, documentKey, anchorFile, ...deps } = given
  return {
    ...deps,
    ...withDefaults(ports),
    vault: createVault(uploadsDir, documentKey),
    anchors: createAnchors(anchorFile, documentKey),
    staging: createStaging(),
  }
}

async function sync({ database, jurisdiction: { profile } }: ComplianceCtx): Promise<void> {
  // A new player has no verified identity: the strict profile denies everything until the first review.
  const firstDenials = profile.identityBeforePlay
    ? Object.fromEntries(GATED.map((product) => [product, 'kyc_required']))
    : {}
  const { id, realityMinutes } = profile
  await transact(database.db, (tx) => writeRules(tx, { profile: id, firstDenials, realityMinutes }))
}
