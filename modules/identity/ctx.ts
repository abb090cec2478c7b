import type { Database, Tx } from '@poyraz/db'
import type { Clock, Kurus, Result } from '@poyraz/kernel'
import type { Attempts } from './attempts/attempts.ts'
import type { Hasher } from './hasher.ts'
import type { Notice } from './notices/notify.ts'
import type { ProofOfWork } from './proof-of-work.ts'
import type { Secrets } from './secrets.ts'
import type { Sessions } from './sessions/sessions.ts'

/** A message for engagement to send; `subject` is null for an SMS. */
export type OutgoingMessage = {
  readonly channel: 'mail' | 'sms'
  readonly to: string
  readonly subject: string | null
  readonly body: string
  readonly lang: 'tr' | 'en'
}

export type IdentityConfig = {
  /** The origin that links in mails point to; never taken from a request. */
  publicUrl(): string
  /** Support address, if this installation has one. */
  readonly supportEmail: string | undefined
  /** Registrations from one address in a day that need no proof of work. Only tests set it. */
  readonly registrationsFree?: number
  /** Idle lifetime of a session; the jurisdiction sets it. */
  readonly idleMs: number
  /** Minimum length of a new password, in characters; the jurisdiction sets it. */
  readonly passwordLengthMin: 6 | 8
  /** True if SMS can be delivered. If not, nothing that needs an SMS is started. */
  readonly carriesSms: boolean
}

/** An applicant, identified as exclusion registers identify people. */
export type Applicant = {
  readonly identityNumber: string
  /** `YYYY-MM-DD` */
  readonly birthDate: string
  readonly device: string | null
}

/** Protection settings shown in the profile; money in kuruş. */
export type ShownProtection = {
  readonly kyc: 'none' | 'pending' | 'verified' | 'refused'
  readonly limits: readonly { readonly kind: string; readonly period: string; readonly value: Kurus }[]
}

/** Port to compliance. Compliance depends on identity, so identity gets these functions at start. */
export type Protection = {
  /** Called at each login before the session exists. It refuses nobody. */
  checkEntry(entry: { readonly playerId: string; readonly address: string }): Promise<void>
  /** `excluded` is about the applicant's device, `listed` about the person. Only `excluded` may be shown. */
  admitRegistration(applicant: Applicant): Promise<Result<null, 'excluded' | 'listed' | 'unavailable'>>
  /** True if one of these players is excluded, on a time-out, or stopped by staff. */
  anyExcluded(playerIds: readonly string[]): Promise<boolean>
  shown(playerId: string): Promise<ShownProtection>
}

/** Port to promotions for the promo code of a registration. Promotions depend on identity. */
export type PromoCodes = {
  /** The field error of a code that a newcomer cannot use, or null. */
  check(code: string): string | null
  /** Stores the code's offer for the new player. */
  attach(tx: Tx, playerId: string, code: string): Promise<void>
}

/** Port to push notifications. */
export type PushPort = {
  /** Queues what the mail of this notice tells, within the transaction. */
  send(tx: Tx, about: { readonly playerId: string; readonly notice: Notice }): Promise<void>
  /** The player ended this session: its browser gets nothing more. */
  endSession(tx: Tx, sessionId: string): Promise<void>
  /** Suspends browsers whose user may not be the player, until the player signs in there again. */
  suspend(tx: Tx, of: { readonly playerId: string } | { readonly sessionId: string }): Promise<void>
}

/** Dependencies of identity's commands. */
export type IdentityCtx = {
  readonly database: Database
  readonly clock: Clock
  readonly secrets: Secrets
  readonly hasher: Hasher
  readonly attempts: Attempts
  readonly proofOfWork: ProofOfWork
  readonly sessions: Sessions
  readonly config: IdentityConfig
  sendMessage(tx: Tx, message: OutgoingMessage): Promise<void>
  readonly push: PushPort
  openStored(value: string): Promise<string | null>
}

/**
 * Ports to modules that depend on identity. They are passed when the handlers are registered, because these
 * modules are created later. Only handlers use them.
 */
export type HandlerPorts = {
  /** Returns the balance that the profile shows. */
  balanceOf(playerId: string): Promise<Kurus>
  readonly protection: Protection
  readonly promoCodes: PromoCodes
}

/** Dependencies of identity's handlers. */
export type HandlerCtx = IdentityCtx & HandlerPorts
