import { err, ok, type Result } from '@poyraz/kernel'
import { type Failure, type Refused, readReply } from '../endpoint/reply.ts'
import { post } from '../endpoint/transport.ts'
import { readStored } from '../storage.ts'
import { clearRecords, readAuth, readSession } from './records.ts'
import { reportSessionEnd } from './session-end.ts'
import { followRecords } from './session-store.ts'
import { type LoginReply, renewRecords } from './sign-in.ts'

const LOCK = 'poyraz-session'
/** Refusals that make the refresh credential useless. The last two mean that it is malformed. */
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
 * Renews the session before the first signed-in call of this page if the validity mark of the login has
 * passed. Concurrent calls wait for the renewal; later calls do not renew again.
 */
export function ensureValidated(lang: string, nowMs: number): Promise<void> {
  validated ??= isPastMark(nowMs) ? renewOnce(lang, nowMs) : Promise.resolve()
  return validated
}

/** A new login in this page needs no validation. */
export function markValidated(): void {
  validated = Promise.resolve()
}

/**
 * Renews the session with id `usedSid`, which the server has ended. Does nothing if another call or another
 * tab has already renewed it.
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
  // The next calls are sent as a visitor's and would not report why the session ended.
  if (!renewed.ok && FINAL.has(renewed.error.error)) reportSessionEnd(renewed.error)
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
  // Another tab renewed first, in a browser without Web Locks. Its records are in storage.
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

/** Runs one renewal at a time over all tabs. Browsers without Web Locks run them without a lock. */
async function withLock<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request(LOCK, work) : work()
}
