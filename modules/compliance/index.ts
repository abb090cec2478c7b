import { defineTopic } from '@poyraz/bus'
import type { Registry } from '@poyraz/contract'
import { type Database, type MigrationUnit, type Tx, transact } from '@poyraz/db'
import type { Protection } from '@poyraz/identity'
import type { Job } from '@poyraz/jobs'
import { type Clock, kurus } from '@poyraz/kernel'
import type { Fault } from '@poyraz/ledger'
import { z } from 'zod'
import { type Anchored, createAnchors } from './anchors.ts'
import { addAccount } from './api/account.ts'
import { addDocuments } from './api/documents.ts'
import { addLimits } from './api/limits.ts'
import { STAFF_HANDLERS } from './api/staff.ts'
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
import type { ComplianceCtx, People, Remains, SharedSource } from './ctx.ts'
import { type Ports, withDefaults } from './default-ports.ts'
import { type Pictures, picturesOf } from './kyc/keep-picture.ts'
import { createStaging, type Staging } from './kyc/staging.ts'
import { createVault } from './kyc/vault.ts'
import { GATED, type Gated, type Jurisdiction, type Profile } from './profile.ts'
import type { AuditRound, AuditSubject } from './store/audit-rounds.ts'
import { listClosedScopes } from './store/closures.ts'
import { anyExcluded } from './store/exclusions.ts'
import { readProfile, writeRules } from './store/gates.ts'
import { findIdentity } from './store/identities.ts'
import { listLimits } from './store/limits.ts'
import { createAudits, jobsOf, workOnce } from './work.ts'

export type { Anchored } from './anchors.ts'
export type { AuditFault } from './commands/audit.ts'
export type { AuditAlarm } from './commands/audit-nightly.ts'
export type { Ports } from './default-ports.ts'
export type { Decoder } from './kyc/decoder.ts'
export { createScanner } from './outside/clamd.ts'
export { createLocation, createRegister } from './outside/http.ts'
export { OutsideSilent } from './ports.ts'
export { JURISDICTIONS } from './profile.ts'
export { CASE_PATTERNS, type CasePattern } from './store/cases.ts'
export type { Match } from './store/same-people.ts'

export const migrations: MigrationUnit = {
  name: 'compliance',
  dir: new URL('./migrations/', import.meta.url),
}

/** What is closed for bets has changed. */
export const closuresChanged = defineTopic('compliance.closures', z.object({}))

export type ComplianceDeps = {
  readonly database: Database
  readonly clock: Clock
  readonly people: People
  /** Where sealed documents lie. */
  readonly uploadsDir: string
  /** 32 bytes kept outside the database: documents at rest are sealed with it, heads of the chain signed. */
  readonly documentKey: Uint8Array
  /** The file of heads of the chain of events: what is cut off in the database is missed by it. */
  readonly anchorFile: string
  /** Whether the player pays, or is paid, by card or through a bank in lira. */
  paysInLira(playerId: string): Promise<boolean>
  /** Players whose money goes through an account that others use, too. */
  sharedSources(): Promise<readonly SharedSource[]>
  /** What of a player's money and rounds keeps a closing account open. */
  remainsOf(playerId: string): Promise<Remains>
  /** Voids the bonuses of a player who is shut out, in that transaction. */
  endBonuses(tx: Tx, playerId: string): Promise<void>
  readonly jurisdiction: Jurisdiction
  /** Told, after the commit, that something was closed for bets or opened again. */
  onClosuresChanged(): void
  readonly games: ComplianceCtx['games']
  /** Reads the ledger over. */
  auditBooks(): Promise<readonly Fault[]>
  /** Told of every fault that a round over the books or the trail found. */
  onFault(alarm: AuditAlarm): void
  /** Called with each line added to the anchor file, to be logged where nobody of this machine can cut it. */
  onAnchored(anchored: Anchored): void
  /** Told when an hourly round failed, which is tried again in the next, or what was to follow a call. */
  onError(error: unknown): void
  readonly ports?: Partial<Ports>
}

export type Compliance = {
  register(registry: Registry): void
  /** The same for the back office. */
  registerStaff(registry: Registry): void
  /** Writes what statements need of the profile; once at start, before serving. */
  sync(): Promise<void>
  /** Whether the server that wrote it goes by the same profile. */
  isSynced(): Promise<boolean>
  /** The numbers that the jurisdiction sets. */
  readonly profile: Profile
  /** What identity asks. */
  readonly protection: Protection
  /** Before a game opens: why not, or `null`. */
  mayLaunch(launch: Entry & { readonly product: Gated }): Promise<LaunchRefusal | null>
  /** Before a signed-in player moves anything: asks again where that is, as often as the profile wants it. */
  followLocation(entry: Entry): Promise<void>
  /** What takes no bets now: `all`, a product, or `game:<id>`. */
  closedScopes(): Promise<readonly string[]>
  /** After a payment: asks the licence gate again if how the player pays is a sign that it does not know yet. */
  reviewPayer(playerId: string): Promise<void>
  /** An account that closed is closing again, since money came back to it; false where it did not close. */
  reopenAccount(tx: Tx, reopening: Reopening): Promise<boolean>
  /** Uploads on their way to their call. */
  readonly staging: Staging
  readonly pictures: Pictures
  readonly staff: ComplianceStaff
  /** Wherever who changed what is not as it was written. */
  auditEvents(): Promise<readonly AuditFault[]>
  /** Reads the books or the trail over, and keeps what it found. */
  auditNightly(subject: AuditSubject): Promise<void>
  /** What the newest rounds over books and trail found, as this server knew when it looked last. */
  audits(): readonly AuditRound[]
  /** The hourly round: closing and dormant accounts, patterns of cases, head of the trail, old addresses. */
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
    registerStaff(registry) {
      for (const add of STAFF_HANDLERS) add(registry, ctx, staff)
    },
    sync: () => sync(ctx),
    isSynced: async () => (await readProfile(ctx.database.db)) === ctx.jurisdiction.profile.id,
    profile: ctx.jurisdiction.profile,
    protection: {
      checkEntry: (entry) => checkEntry(ctx, entry),
      admitRegistration: (applicant) => admitRegistration(ctx, applicant),
      anyExcluded: (playerIds) => anyExcluded(ctx.database.db, playerIds, new Date(ctx.clock.nowMs())),
      shown: (playerId) => shown(ctx, playerId),
    },
    mayLaunch: (launch) => checkLaunch(ctx, launch),
    followLocation: (entry) => followLocation(ctx, entry),
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
  // Nobody was looked at yet: in the strict profile that is nobody verified.
  const firstDenials = profile.identityBeforePlay
    ? Object.fromEntries(GATED.map((product) => [product, 'kyc_required']))
    : {}
  const { id, realityMinutes } = profile
  await transact(database.db, (tx) => writeRules(tx, { profile: id, firstDenials, realityMinutes }))
}

async function shown({ database }: ComplianceCtx, playerId: string) {
  const [identity, limits] = await Promise.all([
    findIdentity(database.db, playerId),
    listLimits(database.db, playerId),
  ])
  return {
    kyc: identity?.state ?? 'none',
    limits: limits.map(({ kind, period, value }) => ({ kind, period: period ?? '', value: kurus(value) })),
  }
}
