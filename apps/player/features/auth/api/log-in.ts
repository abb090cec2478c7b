import { err, ok, type Result, systemClock } from '@poyraz/kernel'
import { call } from '../../../shared/endpoint/call.ts'
import { readChallenge, solve } from '../../../shared/endpoint/proof-of-work.ts'
import type { Refused } from '../../../shared/endpoint/reply.ts'
import { usePreferences } from '../../../shared/preferences/preferences.ts'
import { clearRecords, readAuth, readSession } from '../../../shared/session/records.ts'
import { markValidated, renewSession } from '../../../shared/session/refresh.ts'
import { followRecords } from '../../../shared/session/session-store.ts'
import { type LoginReply, signIn } from '../../../shared/session/sign-in.ts'

/** The marker of a login with a pending second factor is longer than this. It is never the secret itself. */
const MARKER_LENGTH_MIN = 10

export type Pending = { readonly login: LoginReply; readonly factor: 'sms' | 'ga' }

/**
 * Maximum number of proofs per login. The difficulty may rise while a proof is computed, and the server then
 * asks for a harder one.
 */
const PROOFS_MAX = 3

/**
 * Logs in. `null` means signed in; otherwise the login waits for a code, and nothing has been stored. After
 * many failed logins the server requires a proof of work, which is computed here before the same credentials
 * are sent again.
 */
export async function logIn(username: string, password: string): Promise<Result<Pending | null, Refused>> {
  const answer = await sendProven((proof) => call('user.login', { username, password, ...proof }))
  if (!answer.ok) return afterFailure(answer.error)
  const login = answer.value.data
  if (login.gasecret.length > MARKER_LENGTH_MIN) {
    return ok({ login, factor: login.twoFactor === 'sms' ? 'sms' : 'ga' })
  }
  await complete(login)
  return ok(null)
}

type Proven = { readonly proof?: string }

/** Sends a login, and again with the proof of work that the server requires after many failed ones. */
export async function sendProven<T>(
  send: (proven: Proven) => Promise<Result<T, Refused>>,
): Promise<Result<T, Refused>> {
  let answer = await send({})
  for (let proofs = 0; proofs < PROOFS_MAX; proofs++) {
    if (answer.ok || answer.error.error !== 'proof_required') return answer
    const challenge = readChallenge(answer.error.data)
    const proof = challenge && (await solve(challenge, () => undefined))
    if (!proof) return answer
    answer = await send({ proof })
  }
  return answer
}

/**
 * Handles stored credentials after a refused login. Wrong credentials and an inactive account delete them.
 * Any other failure renews the stored session; after an expired one the player is signed in again.
 */
async function afterFailure(refused: Refused): Promise<Result<null, Refused>> {
  if (!readAuth()) return err(refused)
  if (refused.error === 'login_failed' || refused.error === 'account_inactive') {
    clearRecords()
    followRecords()
    return err(refused)
  }
  const { lang } = usePreferences.getState()
  const renewed = await renewSession(lang, systemClock.nowMs(), readSession()?.sid ?? null)
  return refused.error === 'session_expired' && renewed.ok ? ok(null) : err(refused)
}

/**
 * Completes a pending login, which the server finds by the device cookie. Only now are the records stored.
 */
export async function confirmLogIn(pending: Pending, code: string): Promise<Result<null, Refused>> {
  const answer = await call('user.check_ga', { ga_code: code })
  if (!answer.ok) return err(answer.error)
  await complete(pending.login)
  return ok(null)
}

/** Cancels a pending login, also on the server. */
export async function abandonLogIn(): Promise<void> {
  await call('user.logout', {})
  clearRecords()
  followRecords()
}

/** Stores the session of a complete login. */
export async function complete(login: LoginReply): Promise<void> {
  markValidated()
  await signIn(login, systemClock.nowMs())
}
