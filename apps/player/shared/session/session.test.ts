import { MINUTE_MS } from '@poyraz/kernel'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  keepReturnAddress,
  saveReturnAddress,
  takeLoginAddress,
  takeReturnAddress,
} from '../navigation/return-address.ts'
import type { PublicKey } from '../page-state.ts'
import { stubStorage } from '../test-storage.ts'
import { isInactive, watchActivity } from './activity.ts'
import {
  clearRecords,
  clearSession,
  hasCredentials,
  type Records,
  readAuth,
  readProfile,
  readSession,
  VALID_MS,
  writeRecords,
} from './records.ts'
import { seal } from './sealing.ts'
import { type LoginReply, makeRecords } from './sign-in.ts'

const NOW = 1_800_000_000_000
const IDLE_MS = 30 * MINUTE_MS
const LOGIN: LoginReply = {
  rid: 10,
  uid: '019a9d00-0000-7000-8000-000000000001',
  sid: 'S'.repeat(26),
  uip: '10.0.0.1',
  gtm: '+03:00',
  language: 'tr',
  username: 'deniz',
  firstname: 'Deniz',
  lastname: 'Yıldız',
  lastlogin: null,
  gasecret: '',
  twoFactor: 'none',
}
const RECORDS: Records = {
  auth: { uid: 'u', sid: 's', uip: 'i' },
  session: { uid: 'u', sid: 's', uip: 'i', gmt: '+03:00', lang: 'tr' },
  profile: {
    uid: 'u',
    sid: 's',
    uip: 'i',
    gtm: '+03:00',
    lang: 'tr',
    language: 'tr',
    rid: 10,
    gasecret: '',
    username: 'deniz',
    mark: 'm',
    firstname: 'Deniz',
    lastname: 'Yıldız',
    lastlogin: null,
    since: NOW,
  },
}

let storage: ReturnType<typeof stubStorage>
beforeEach(() => {
  storage = stubStorage()
})
afterEach(() => vi.unstubAllGlobals())

async function keyPair(): Promise<{
  readonly publicKey: PublicKey
  readonly open: (text: string) => Promise<string>
}> {
  const algorithm = {
    name: 'RSA-OAEP',
    hash: 'SHA-256',
    modulusLength: 2048,
    publicExponent: new Uint8Array([1, 0, 1]),
  }
  const pair = await crypto.subtle.generateKey(algorithm, true, ['encrypt', 'decrypt'])
  const spki = Buffer.from(await crypto.subtle.exportKey('spki', pair.publicKey)).toString('base64')
  return {
    publicKey: { id: 'abcdef12', spki },
    open: async (text) => {
      const sealed = Buffer.from(text.slice('abcdef12.'.length), 'base64')
      return Buffer.from(await crypto.subtle.decrypt(algorithm, pair.privateKey, sealed)).toString()
    },
  }
}

describe('stored records', () => {
  it('keeps a session with its copy in the tab, the role and the mark of validity (S3.1, S3.2, S3.4, S3.5, S4.6, S9.1)', () => {
    writeRecords(RECORDS, NOW)
    expect(readSession()).toEqual(RECORDS.session)
    expect(readAuth()).toEqual(RECORDS.auth)
    expect(readProfile()).toEqual(RECORDS.profile)
    expect(storage.tab.get('userSession')).toBe(storage.local.get('userSession'))
    expect(storage.local.get('rid')).toBe('10')
    expect(storage.local.get('expirationDate')).toBe(String(NOW + VALID_MS))
    expect(storage.local.get('userActivityStart')).toBe(String(NOW))
  })

  it('deletes a session and keeps the refresh credential', () => {
    writeRecords(RECORDS, NOW)
    clearSession()
    expect([readSession(), readProfile(), storage.local.has('userActivityStart')]).toEqual([
      null,
      null,
      false,
    ])
    expect(hasCredentials()).toBe(true)
    clearRecords()
    expect(hasCredentials()).toBe(false)
    expect(storage.local.size + storage.tab.size).toBe(0)
  })

  it.each(['', 'null', '[]', '{', '"x"', '{"uid":""}'])('treats %j as no session', (text) => {
    storage.local.set('userSession', text)
    storage.local.set('userAuth', text)
    expect([readSession(), readAuth(), hasCredentials()]).toEqual([null, null, false])
  })

  it('works without storage', () => {
    vi.unstubAllGlobals()
    vi.stubGlobal('localStorage', undefined)
    writeRecords(RECORDS, NOW)
    expect(readSession()).toBeNull()
  })
})

describe('sealing', () => {
  it('encrypts values for the server only, differently each time (S3.3)', async () => {
    const { publicKey, open } = await keyPair()
    const [first, second] = await Promise.all([seal('ğüş-1', publicKey), seal('ğüş-1', publicKey)])
    expect(first).toMatch(/^abcdef12\.[A-Za-z0-9+/]+=*$/)
    expect(first).not.toBe(second)
    expect(await open(first)).toBe('ğüş-1')
  })

  it('stores no identifying value of a login in plain text (S3.3)', async () => {
    const { publicKey, open } = await keyPair()
    const records = await makeRecords({ ...LOGIN, gasecret: 'pending-marker-123' }, publicKey, NOW)
    const text = JSON.stringify(records)
    expect(
      [LOGIN.uid, LOGIN.sid, LOGIN.uip, 'pending-marker'].filter((value) => text.includes(value)),
    ).toEqual([])
    expect(await open(records.session.sid)).toBe(LOGIN.sid)
    expect(await open(records.auth.uid)).toBe(LOGIN.uid)
    expect(records.session.gmt).toBe('+03:00')
    expect(records.profile.since).toBe(NOW)
  })

  it('gives each player one mark, the same over all sessions and names', async () => {
    const { publicKey } = await keyPair()
    const markOf = async (change: Partial<LoginReply>) =>
      (await makeRecords({ ...LOGIN, ...change }, publicKey, NOW)).profile.mark
    const mark = await markOf({})
    expect(mark).toMatch(/^[0-9a-f]{32}$/)
    expect(await markOf({ username: 'mavi', sid: 'T'.repeat(26) })).toBe(mark)
    expect(await markOf({ uid: '019a9d00-0000-7000-8000-000000000002' })).not.toBe(mark)
  })
})

describe('inactivity', () => {
  it.each([30, 60])('begins after more than %i minutes (S4.15, S9.1)', (minutes) => {
    const idleMs = minutes * MINUTE_MS
    storage.local.set('userActivityStart', String(NOW))
    expect(isInactive(NOW + idleMs, idleMs)).toBe(false)
    expect(isInactive(NOW + idleMs + 1, idleMs)).toBe(true)
  })

  it('needs a stored activity (S4.16)', () => {
    expect(isInactive(NOW, IDLE_MS)).toBe(false)
    storage.local.set('userActivityStart', 'x')
    expect(isInactive(NOW, IDLE_MS)).toBe(false)
  })
})

describe('watchActivity', () => {
  it('checks every five seconds and reports more than half an hour without activity (S4.15, S9.1)', () => {
    vi.useFakeTimers({ now: NOW })
    vi.stubGlobal('addEventListener', vi.fn<() => void>())
    vi.stubGlobal('removeEventListener', vi.fn<() => void>())
    const left = vi.fn<() => void>()
    writeRecords(RECORDS, NOW)
    const stop = watchActivity({ now: () => Date.now(), idleMs: IDLE_MS, onLeft: left })
    vi.advanceTimersByTime(IDLE_MS)
    expect(left).not.toHaveBeenCalled()
    vi.advanceTimersByTime(5000)
    expect(left).toHaveBeenCalledTimes(1)
    clearRecords()
    vi.advanceTimersByTime(20_000)
    expect(left).toHaveBeenCalledTimes(1)
    stop()
    vi.useRealTimers()
  })

  it('counts an opened page as activity (S4.16)', () => {
    const later = NOW + 2 * IDLE_MS
    vi.stubGlobal('addEventListener', vi.fn<() => void>())
    vi.stubGlobal('removeEventListener', vi.fn<() => void>())
    writeRecords(RECORDS, NOW)
    watchActivity({ now: () => later, idleMs: IDLE_MS, onLeft: () => undefined })()
    expect(storage.local.get('userActivityStart')).toBe(String(later))
  })
})

describe('return address', () => {
  it('is used once (S2.38)', () => {
    saveReturnAddress('/play/slot/3')
    expect(takeReturnAddress()).toBe('/play/slot/3')
    expect(takeReturnAddress()).toBe('/')
  })

  it('is the page that was open when the site closed, unless an address is already stored', () => {
    keepReturnAddress('/maintenance-control')
    expect(takeReturnAddress()).toBe('/')
    keepReturnAddress('/slot/category/57?q=lale')
    keepReturnAddress('/promotions')
    expect(takeReturnAddress()).toBe('/slot/category/57?q=lale')
  })

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:1'])(
    '%s is replaced by the home page',
    (address) => {
      storage.local.set('returnAddress', address)
      expect(takeReturnAddress()).toBe('/')
      storage.local.set('returnAddress', address)
      expect(takeLoginAddress()).toBe('/')
    },
  )

  it.each(['/profile', '/profile?tab=history'])('%s is used, but not after a login (S2.38)', (address) => {
    storage.local.set('returnAddress', address)
    expect(takeReturnAddress()).toBe(address)
    storage.local.set('returnAddress', address)
    expect(takeLoginAddress()).toBe('/')
  })
})
