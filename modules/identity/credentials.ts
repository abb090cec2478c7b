import type { Refusal } from '@poyraz/contract'
import type { Db } from '@poyraz/db'
import type { Result } from '@poyraz/kernel'
import type { Verdict } from './attempts/judge.ts'
import { accountHash, trierOf } from './commands/origin.ts'
import type { IdentityCtx } from './ctx.ts'
import type { Hasher } from './hasher.ts'
import { checkNewPassword } from './new-password.ts'
import { newTotpSecret, type TotpSecret, totpStep } from './second-factor/totp.ts'

/** A login attempt. `account` is a text that cannot equal a username or a player's id. */
export type SignInTry = {
  readonly account: string
  readonly device: string
  readonly address: string
}

/** Port for accounts of staff: passwords, authenticator codes and budgets of attempts. */
export type Credentials = Hasher & {
  checkNewPassword(password: string): Promise<Result<null, Refusal<never>>>
  /** Creates a secret, encrypted for `owner`. */
  newAuthenticator(owner: string, label: string): TotpSecret & { readonly box: Uint8Array }
  /** Returns the time step of a right code that is later than `after`; null for any other code. */
  codeStep(
    owner: string,
    claim: { readonly box: Uint8Array; readonly code: string; readonly after: bigint },
  ): bigint | null
  /** Counts a try as a failure before it is made. The verdict says if it may be made. */
  beginTry(trial: SignInTry, isKnownDevice: boolean): Promise<Verdict>
  /** Deletes the failures on this device or from this address, after a complete login. */
  forgive(db: Db, trial: SignInTry): Promise<void>
}

export function createCredentials(ctx: IdentityCtx): Credentials {
  const { hasher, secrets, attempts, clock } = ctx
  return {
    ...hasher,
    checkNewPassword: (password) => checkNewPassword(ctx, password),
    newAuthenticator(owner, label) {
      const made = newTotpSecret(label)
      return { ...made, box: secrets.seal(owner, made.secret) }
    },
    codeStep: (owner, { box, code, after }) =>
      totpStep(secrets.open(owner, box), { code, after, nowMs: clock.nowMs() }),
    beginTry: (trial, isKnownDevice) =>
      attempts.begin('code', trierOf(ctx, trial.account, trial), isKnownDevice),
    forgive: (db, trial) =>
      attempts.forgive(db, [accountHash(ctx, trial.account)], trierOf(ctx, trial.account, trial)),
  }
}
