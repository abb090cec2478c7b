import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubStorage } from '../test-storage.ts'
import { type Refused, type Reply, readReply } from './reply.ts'

const SESSION = { uid: 'u', sid: 's1', uip: 'i', gmt: '+03:00', lang: 'tr' }
const PROFILE = {
  ...SESSION,
  username: 'deniz',
  firstname: 'D',
  lastname: 'Y',
  rid: 10,
  since: 0,
  gtm: '',
  gasecret: '',
}
const OK: Reply = { result: true, message: 'İşlem başarılı', code: 200, error: null, data: [] }
const LOGIN = {
  rid: 10,
  uid: 'u',
  sid: 's2',
  uip: 'i',
  gtm: '+03:00',
  language: 'tr',
  username: 'deniz',
  firstname: 'D',
  lastname: 'Y',
  lastlogin: null,
  gasecret: '',
  twoFactor: 'none',
}

type Sent = {
  readonly request: readonly unknown[]
  readonly name: string
  readonly data: Record<string, unknown>
  readonly user: Record<string, unknown>
}
type Answer = Partial<Reply> | number | 'down' | 'html'

let storage: ReturnType<typeof stubStorage>
let sent: Sent[]
let answers: (call: Sent) => Answer

function refusal(error: Reply['error'], code = 422): Partial<Reply> {
  return { result: false, error, code, message: 'no' }
}

function respond(answer: Answer): Response {
  if (answer === 'down') throw new TypeError('Failed to fetch')
  if (answer === 'html') return new Response('<html>', { status: 200 })
  if (typeof answer === 'number') return Response.json({}, { status: answer })
  return Response.json({ ...OK, ...answer })
}

beforeEach(async () => {
  vi.resetModules()
  storage = stubStorage()
  sent = []
  answers = () => ({})
  const { publicKey } = await crypto.subtle.generateKey(
    { name: 'RSA-OAEP', hash: 'SHA-256', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
    true,
    ['encrypt', 'decrypt'],
  )
  const spki = Buffer.from(await crypto.subtle.exportKey('spki', publicKey)).toString('base64')
  vi.stubGlobal('document', {
    getElementById: () => ({ textContent: JSON.stringify({ publicKey: { id: 'k', spki } }) }),
  })
  vi.stubGlobal('fetch', (url: string, init: RequestInit & { body: string; headers: HeadersInit }) => {
    const body = JSON.parse(init.body)
    const call = {
      request: [init.method, url, Object.fromEntries(new Headers(init.headers)), init.signal],
      name: `${body.api.class}.${body.api.method}`,
      data: body.data,
      user: body.user,
    }
    sent.push(call)
    return Promise.resolve().then(() => respond(answers(call)))
  })
})
afterEach(() => vi.unstubAllGlobals())

function signIn(expirationDate = Date.now() + 10_000): void {
  storage.local.set('userSession', JSON.stringify(SESSION))
  storage.local.set('userAuth', JSON.stringify({ uid: 'u', sid: 's1', uip: 'i' }))
  storage.local.set('userProfile', JSON.stringify(PROFILE))
  storage.local.set('expirationDate', String(expirationDate))
}

const load = async () => (await import('./call.ts')).call
const names = () => sent.map(({ name }) => name)

describe('readReply', () => {
  it('maps broken rules to their fields', () => {
    const data = [{ field: 'amount', error: 'amount_range', message: 'Aralıkta değil' }, 'noise']
    const reply = { ...OK, result: false, error: 'invalid_input', code: 422, data } as const
    expect(readReply(reply)).toMatchObject({ ok: false, error: { fields: [{ field: 'amount' }] } })
  })
})

describe('a call', () => {
  it('of a visitor carries only the language (S6.3, S7.1, S7.2, S9.4)', async () => {
    const call = await load()
    await call('casino.games_list', { limit: 48, offset: 0 })
    expect(sent[0]?.user).toEqual({ lang: 'tr' })
    expect(sent[0]?.data).toEqual({ limit: 48, offset: 0, Lang: 'tr', SiteType: 'desktop' })
  })

  it('is a JSON POST that accepts any response and has no timeout (S7.1, S9.3)', async () => {
    const call = await load()
    await call('casino.games_list', { limit: 48, offset: 0 })
    const headers = { accept: '*/*', 'content-type': 'application/json', panel: 'frontend' }
    // No abort signal: a request ends only with its response.
    expect(sent[0]?.request).toEqual(['POST', '/endpoint/v1', headers, undefined])
  })

  it('of a player carries the stored session (S6.3)', async () => {
    signIn()
    const call = await load()
    await call('finance.check_balance', {})
    expect(names()).toEqual(['finance.check_balance'])
    expect(sent[0]?.user).toEqual(SESSION)
    // The page may have sent the call without the player.
    expect(storage.local.has('userActivityStart')).toBe(false)
  })

  it('that logs out carries the session, which is deleted right after (S4.15)', async () => {
    signIn()
    const { sendLogout } = await import('./call.ts')
    sendLogout()
    storage.local.clear()
    expect(sent.map(({ name, user }) => [name, user['sid']])).toEqual([['user.logout', 's1']])
  })

  it('distinguishes a missing connection from a foreign response', async () => {
    const call = await load()
    answers = () => 'down'
    expect(await call('system.ping', {})).toMatchObject({ error: { error: 'offline' } })
    answers = () => 'html'
    expect(await call('system.ping', {})).toMatchObject({ error: { error: 'unreachable' } })
  })

  it('is blocked after an HTTP 500 (S4.20, S8.1)', async () => {
    const call = await load()
    const { whenBroken } = await import('./transport.ts')
    const broken = vi.fn<() => void>()
    whenBroken(broken)
    answers = () => 500
    expect(await call('system.ping', {})).toMatchObject({ error: { error: 'internal' } })
    answers = () => ({})
    expect(await call('system.ping', {})).toMatchObject({ error: { error: 'blocked' } })
    expect([sent.length, broken.mock.calls.length]).toEqual([1, 1])
  })

  it('is blocked during maintenance, except the maintenance check (S4.18)', async () => {
    const call = await load()
    const { whenClosed } = await import('./maintenance.ts')
    const closed = vi.fn<() => void>()
    whenClosed(closed)
    answers = () => refusal('maintenance', 503)
    await Promise.all([call('system.ping', {}), call('system.ping', {})])
    await call('system.ping', {})
    await call('maintenance.check_status', {})
    expect(names()).toEqual(['system.ping', 'system.ping', 'maintenance.check_status'])
    expect(closed).toHaveBeenCalledTimes(1)
  })
})

describe('session renewal', () => {
  it('runs once, before the first signed-in calls after the validity mark', async () => {
    signIn(Date.now() - 1)
    answers = ({ name }) => (name === 'user.login' ? { data: LOGIN } : {})
    const call = await load()
    await Promise.all([call('finance.check_balance', {}), call('finance.check_balance', {})])
    await call('finance.check_balance', {})
    expect(names()).toEqual(['user.login', ...Array(3).fill('finance.check_balance')])
    expect(sent[0]?.data).toEqual({ uid: 'u', sid: 's1', uip: 'i', Lang: 'tr' })
    expect(sent[1]?.user['sid']).toMatch(/^k\./)
  })

  it('runs at most once per page', async () => {
    signIn()
    const call = await load()
    await call('finance.check_balance', {})
    storage.local.set('expirationDate', '1')
    await call('finance.check_balance', {})
    expect(names()).toEqual(['finance.check_balance', 'finance.check_balance'])
  })

  it('that cannot reach the server ends the session and keeps the refresh credential', async () => {
    signIn()
    answers = ({ name }) => (name === 'user.login' ? 'down' : refusal('session_expired', 401))
    const call = await load()
    await call('finance.check_balance', {})
    expect([storage.local.has('userSession'), storage.local.has('userAuth')]).toEqual([false, true])
  })

  it('that is refused before the first call reports it and clears the records', async () => {
    signIn(Date.now() - 1)
    answers = () => refusal('session_expired', 401)
    const call = await load()
    const { whenEnded } = await import('../session/session-end.ts')
    const ended = vi.fn<(reason: Refused) => void>()
    whenEnded(ended)
    await Promise.all([call('finance.check_balance', {}), call('finance.check_balance', {})])
    expect(ended.mock.calls.map(([reason]) => reason.error)).toEqual(['session_expired'])
    expect(storage.local.has('userAuth')).toBe(false)
  })

  it('follows an expired session, repeats the call and does not count as activity (S4.10)', async () => {
    signIn()
    storage.local.set('userActivityStart', '7')
    answers = ({ name, user }) => {
      if (name === 'user.login') return { data: LOGIN }
      return user['sid'] === 's1' ? refusal('session_expired', 401) : { data: [{ balance: 7 }] }
    }
    const call = await load()
    const answer = await call('finance.check_balance', {})
    expect(names()).toEqual(['finance.check_balance', 'user.login', 'finance.check_balance'])
    expect(answer).toMatchObject({ ok: true, value: { data: [{ balance: 7 }] } })
    expect(storage.local.get('userActivityStart')).toBe('7')
  })

  it('runs once for calls that expire together', async () => {
    signIn()
    answers = ({ name, user }) => {
      if (name === 'user.login') return { data: LOGIN }
      return user['sid'] === 's1' ? refusal('session_expired', 401) : {}
    }
    const call = await load()
    await Promise.all([1, 2, 3].map(() => call('finance.check_balance', {})))
    expect(names().filter((name) => name === 'user.login')).toHaveLength(1)
  })

  it.each(['login_failed', 'bad_request'] as const)(
    'that is refused (%s) signs the player out (S4.11)',
    async (error) => {
      signIn()
      answers = ({ name }) => (name === 'user.login' ? refusal(error) : refusal('session_expired', 401))
      const call = await load()
      const { whenEnded } = await import('../session/session-end.ts')
      const ended = vi.fn<(reason: Refused) => void>()
      whenEnded(ended)
      await call('finance.check_balance', {})
      expect([storage.local.has('userSession'), storage.local.has('userAuth')]).toEqual([false, false])
      expect(ended).toHaveBeenCalledTimes(1)
    },
  )

  it('keeps the refresh credential while the server is unreachable', async () => {
    signIn(Date.now() - 1)
    answers = () => 'down'
    const call = await load()
    await call('finance.check_balance', {})
    expect(storage.local.has('userAuth')).toBe(true)
  })

  it('does not run twice if another tab renewed first', async () => {
    signIn()
    answers = ({ name }) => {
      if (name === 'user.login') return refusal('state_conflict', 409)
      return sent.length === 1 ? refusal('session_expired', 401) : {}
    }
    const call = await load()
    expect(await call('finance.check_balance', {})).toMatchObject({ ok: true })
    expect(storage.local.has('userAuth')).toBe(true)
  })
})

describe('refusals that end the session', () => {
  it.each([
    ['login_failed', false, false],
    ['account_inactive', false, false],
    ['not_authorized', false, false],
    ['not_found', true, true],
    ['insufficient_funds', true, true],
  ] as const)('%s: session kept %s, credential kept %s (S4.14, S6.5)', async (error, session, auth) => {
    signIn()
    answers = () => refusal(error)
    const call = await load()
    await call('finance.check_balance', {})
    expect([storage.local.has('userSession'), storage.local.has('userAuth')]).toEqual([session, auth])
  })

  it('report nothing to a visitor without permission', async () => {
    const call = await load()
    const { whenEnded } = await import('../session/session-end.ts')
    const ended = vi.fn<(reason: Refused) => void>()
    whenEnded(ended)
    answers = () => refusal('not_authorized', 403)
    await call('finance.check_balance', {})
    expect(ended).not.toHaveBeenCalled()
  })
})
