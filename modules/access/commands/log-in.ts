import type { Refusal, StaffCaller } from '@poyraz/contract'
import { type Tx, transact } from '@poyraz/db'
import { err, ok, type Result, randomId, staffNameOf } from '@poyraz/kernel'
import type { AccessCtx } from '../ctx.ts'
import { type Origin, openSession, sha256 } from '../sessions.ts'
import { type Account, findAccount, lockAccount, setLastStep } from '../store/accounts.ts'
import { hadSession } from '../store/sessions.ts'

type Claim = { readonly name: string; readonly password: string; readonly code: string }
/** `token` identifies the new session. */
export type SignedIn = { readonly token: string; readonly caller: StaffCaller }
export type LoginRefusal = Refusal<'locked' | 'login_failed' | 'unavailable'>

/**
 * Signs in with a password and a code together. A wrong name, password or code gets the same answer. A try
 * counts in the budgets of account, address and device; a device of an earlier session has its own budget.
 */
export function logIn(ctx: AccessCtx, claim: Claim, origin: Origin): Promise<Result<SignedIn, LoginRefusal>> {
  return withCredentials(ctx, claim, origin, (tx, { id: accountId, name, roles }) =>
    openSession(tx, ctx, { accountId, name, roles }, origin),
  )
}

/** Checks the credentials of an account, then runs `act` while the account's row is locked. */
export async function withCredentials<T>(
  ctx: AccessCtx,
  claim: Claim,
  origin: Pick<Origin, 'token' | 'address'>,
  act: (tx: Tx, account: Account) => Promise<T>,
): Promise<Result<T, LoginRefusal>> {
  const { db } = ctx.database
  const nameFolded = staffNameOf(claim.name)
  const account = await findAccount(db, nameFolded)
  const { token, address } = origin
  const isKnown = account !== undefined && token !== null && (await hadSession(db, account.id, sha256(token)))
  const trial = { account: `staff:${nameFolded}`, device: isKnown ? token : randomId(), address }
  const budget = await ctx.credentials.beginTry(trial, isKnown)
  if (budget.kind === 'locked')
    return err({ error: 'locked', data: { retryAfterSeconds: budget.retryAfterSeconds } })
  const matches = await ctx.credentials.verify(account?.passwordHash ?? null, claim.password, address)
  if (!matches.ok) return err({ error: matches.error })
  if (!matches.value || !account) return err({ error: 'login_failed' })
  return transact(db, async (tx): Promise<Result<T, LoginRefusal>> => {
    const current = await lockAccount(tx, nameFolded)
    if (current?.passwordHash !== account.passwordHash) return err({ error: 'login_failed' })
    const step = current.disabledAt === null ? stepOf(ctx, current, claim.code) : null
    if (step === null) return err({ error: 'login_failed' })
    await setLastStep(tx, current.id, step)
    await ctx.credentials.forgive(tx, trial)
    return ok(await act(tx, current))
  })
}

function stepOf({ credentials }: AccessCtx, { id, totpBox, totpLastStep }: Account, code: string) {
  return credentials.codeStep(sealOwner(id), { box: totpBox, code, after: totpLastStep })
}

/** Context of an encrypted authenticator secret: it can be decrypted only for this account. */
export function sealOwner(accountId: string): string {
  return `staff:${accountId}`
}
