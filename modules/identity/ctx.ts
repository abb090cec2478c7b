import type { Database, Tx } from '@poyraz/db'
import type { Clock, Kurus } from '@poyraz/kernel'
import type { Attempts } from './attempts/attempts.ts'
import type { Hasher } from './hasher.ts'
import type { ProofOfWork } from './proof-of-work.ts'
import type { Secrets } from './secrets.ts'
import type { Sessions } from './sessions/sessions.ts'

/** What engagement takes to send; `subject` is null for an SMS. */
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
  /** Registrations from one address in a day before a proof of work is asked for. */
  readonly registrationsFree: number
}

/** What the handlers and commands of identity work with. */
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
  balanceOf(playerId: string): Promise<Kurus>
  openStored(value: string): Promise<string | null>
}
