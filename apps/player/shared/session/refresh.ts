import { err, ok, type Result } from '@poyraz/kernel'
import { type Failure, type Refused, readReply } from '../endpoint/reply.ts'
import { post } from '../endpoint/transport.ts'
import { readStored } from '../storage.ts'
import { clearRecords, readAuth, readSession } from './records.ts'
import { tellEnded } from './session-end.ts'
import { followRecords } from './session-store.ts'
import { type LoginReply, renewRecords } from './sign-in.ts'

const LOCK = 'poyraz-session'
/** Refusals after which the stored credential is worth nothing; the last two are of one that is none. */
const FINAL: ReadonlySet<Failure> = new Set([
  'session_expired',
  'login_failed',
  'account_inactive',
  'not_authorized',
  'bad_request',
  'invalid_input',
])

let validated: Promise<void> | null = null

/**
 * Before the first signed-in call of this page: if the mark set at login has passed, the session is
 * renewed. Later calls of the same page wait for that and go straight through afterwards.
 */
export function ensureValidated(lang: string, nowMs: number): Promise<void> {
  validated ??= isPastMark(nowMs) ? renewOnce(lang, nowMs) : Promise.resolve()
  return validated
}

/** A new login in this page starts a new session that needs no validation. */
export function markValidated(): void {
  validated = Promise.resolve()
}

/**
 * Renews the session that `usedSid` belonged to after the server ended it, unless another call or another
 * tab did so meanwhile: then the new one is there already.
 */
export async function renewSession(
  lang: string,
  nowMs: number,
  usedSid: string | null,
): Promise<Result<null, Refused>> {
  return withLock(async () => {
    const current = readSession()?.sid ?? null
    return current !== null && current !== usedSid ? ok(null) : renew(lang, nowMs)
  })
}

async function renewOnce(lang: string, nowMs: number): Promise<void> {
  const renewed = await withLock(async () => (isPastMark(nowMs) ? renew(lang, nowMs) : ok(null)))
  // What is asked next goes out as a visitor's, whom nobody would tell why.
  if (!renewed.ok && FINAL.has(renewed.error.error)) tellEnded(renewed.error)
}

async function renew(lang: string, nowMs: number): Promise<Result<null, Refused>> {
  const auth = readAuth()
  if (!auth) return err({ error: 'session_expired', message: '', fields: [], data: null })
  const sent = await post({
    api: { class: 'user', method: 'login' },
    data: { ...auth, Lang: lang },
    user: { lang },
  })
  const answer = sent.ok ? readReply(sent.value) : sent
  if (answer.ok) {
    await renewRecords(answer.value.data as LoginReply, nowMs)
    return ok(null)
  }
  // Another tab of this device was first, without a lock to tell us; its records are in storage.
  if (answer.error.error === 'state_conflict') return ok(null)
  if (FINAL.has(answer.error.error)) {
    clearRecords()
    followRecords()
  }
  return answer
}

function isPastMark(nowMs: number): boolean {
  return nowMs > Number(readStored('expirationDate') ?? 0)
}

/** One tab renews at a time. Browsers without Web Locks renew without asking the others. */
async function withLock<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request(LOCK, work) : work()
}
