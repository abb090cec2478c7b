import type { Refusal } from '@poyraz/contract'
import type { Database, Db } from '@poyraz/db'
import type { Clock, Result } from '@poyraz/kernel'

/** A login attempt, as the budget of attempts counts it. */
export type SignInTry = { readonly account: string; readonly device: string; readonly address: string }

/** Port to identity: passwords, authenticator codes and budgets of attempts. */
export type CredentialsPort = {
  hash(password: string, address: string): Promise<Result<string, 'unavailable'>>
  /** With `null` (no such account) it takes the same time and returns false. */
  verify(
    passwordHash: string | null,
    password: string,
    address: string,
  ): Promise<Result<boolean, 'unavailable'>>
  checkNewPassword(password: string): Promise<Result<null, Refusal<never>>>
  newAuthenticator(
    owner: string,
    label: string,
  ): { readonly secret: string; readonly otpauth: string; readonly box: Uint8Array }
  codeStep(
    owner: string,
    claim: { readonly box: Uint8Array; readonly code: string; readonly after: bigint },
  ): bigint | null
  beginTry(
    trial: SignInTry,
    isKnownDevice: boolean,
  ): Promise<{ readonly kind: 'free' } | { readonly kind: 'locked'; readonly retryAfterSeconds: number }>
  forgive(db: Db, trial: SignInTry): Promise<void>
}

/** One entry of the audit trail; `by` is the name of an account, or `operator`. */
export type AuditEntry = {
  readonly by: string
  readonly kind: 'staff_call' | 'list_viewed'
  readonly data: object
}

/** The append-only audit trail. A failed write throws. */
export type AuditPort = { record(entry: AuditEntry): Promise<void> }

export type AccessCtx = {
  readonly database: Database
  readonly clock: Clock
  readonly credentials: CredentialsPort
  readonly audit: AuditPort
}

/** Actor of commands on the server's machine. No account has this name. */
export const OPERATOR = 'operator'
