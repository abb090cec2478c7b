import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubStorage } from '../../../shared/test-storage.ts'

const STORED = { uid: 'u', sid: 'refresh', uip: 'i' }
const LOGIN = {
  ...STORED,
  rid: 10,
  gtm: '+03:00',
  language: 'tr',
  username: 'deniz',
  firstname: 'D',
  lastname: 'Y',
  lastlogin: null,
  gasecret: '',
  twoFactor: 'none',
}

let storage: ReturnType<typeof stubStorage>
/** Data of each login that was sent: that of the form, or the stored credentials. */
let logins: Record<string, unknown>[]
/** Error code of the login by the form. */
let refusal: string

beforeEach(async () => {
  vi.resetModules()
  storage = stubStorage()
  logins = []
  const algorithm = {
    name: 'RSA-OAEP',
    hash: 'SHA-256',
    modulusLength: 2048,
    publicExponent: new Uint8Array([1, 0, 1]),
  }
  const { publicKey } = await crypto.subtle.generateKey(algorithm, true, ['encrypt', 'decrypt'])
  const spki = Buffer.from(await crypto.subtle.exportKey('spki', publicKey)).toString('base64')
  vi.stubGlobal('document', {
    getElementById: () => ({ textContent: JSON.stringify({ publicKey: { id: 'k', spki } }) }),
  })
  vi.stubGlobal('fetch', async (_url: string, init: { body: string }) => {
    const { data } = JSON.parse(init.body)
    logins.push(data)
    const byForm = 'password' in data
    return Response.json({
      result: !byForm,
      message: 'no',
      code: byForm ? 401 : 200,
      error: byForm ? refusal : null,
      data: byForm ? [] : LOGIN,
    })
  })
})
afterEach(() => vi.unstubAllGlobals())

/** Logs in on a page with stored credentials of an earlier session whose validity mark has not passed. */
async function logIn(error: string) {
  refusal = error
  storage.local.set('userAuth', JSON.stringify(STORED))
  storage.local.set('expirationDate', String(Date.now() + 60_000))
  const { logIn } = await import('./log-in.ts')
  const answer = await logIn('deniz', 'Poyraz1')
  const refreshed = logins.filter((data) => data['sid'] === STORED.sid).length
  return { ok: answer.ok, refreshed, signedIn: storage.local.has('userSession') }
}

it('after an expired session the stored one is renewed, and the player is signed in (S4.11)', async () => {
  expect(await logIn('session_expired')).toEqual({ ok: true, refreshed: 1, signedIn: true })
})

it('after another failure the stored session is renewed and the error is shown (S4.11)', async () => {
  expect(await logIn('too_many_requests')).toEqual({ ok: false, refreshed: 1, signedIn: true })
})

it.each(['login_failed', 'account_inactive'])(
  'after %s the stored credentials are deleted (S4.11)',
  async (error) => {
    expect(await logIn(error)).toEqual({ ok: false, refreshed: 0, signedIn: false })
    expect(storage.local.has('userAuth')).toBe(false)
  },
)

it('a visitor without stored credentials has no session to renew (S4.11)', async () => {
  refusal = 'session_expired'
  const { logIn } = await import('./log-in.ts')
  expect((await logIn('deniz', 'Poyraz1')).ok).toBe(false)
  expect(logins).toHaveLength(1)
})
