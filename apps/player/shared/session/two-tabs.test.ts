import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubStorage } from '../test-storage.ts'
import { VALID_MS } from './records.ts'

const START = Date.parse('2026-01-05T10:00:00Z')
const OLD_SID_SERVES_MS = 60_000
const RACE_MS = 10_000

/**
 * Fake server that rotates the credential like ours: it refuses an old credential and ends the family when
 * one is used late.
 */
class Family {
  current = 's0'
  ended = false
  refreshes = 0
  private replacedMs = new Map<string, number>()

  answer({
    api,
    data,
    user,
  }: {
    api: { class: string }
    data: { sid?: string }
    user: { sid?: string }
  }): object {
    return api.class === 'user' ? this.refresh(data.sid ?? '') : this.serve(user.sid ?? '')
  }

  private refresh(sid: string): object {
    const known = sid.split('.').at(-1) ?? ''
    if (this.ended) return refusal('session_expired')
    if (known !== this.current) {
      const late = Date.now() - (this.replacedMs.get(known) ?? 0) > RACE_MS
      this.ended ||= late
      return refusal(late ? 'session_expired' : 'state_conflict')
    }
    this.refreshes++
    this.replacedMs.set(this.current, Date.now())
    this.current = `s${this.refreshes}`
    const names = { username: 'deniz', firstname: 'D', lastname: 'Y', lastlogin: null, language: 'tr' }
    return {
      ...OK,
      data: { ...names, uid: 'u', sid: this.current, uip: 'i', gtm: '', rid: 10, gasecret: '' },
    }
  }

  private serve(sid: string): object {
    const since = this.replacedMs.get(sid)
    const serves =
      !this.ended && (sid === this.current || (since !== undefined && Date.now() - since < OLD_SID_SERVES_MS))
    return serves ? { ...OK, data: [{ balance: 1 }] } : refusal('session_expired')
  }
}

const OK = { result: true, message: '', code: 200, error: null, data: [] }
const refusal = (error: string) => ({ ...OK, result: false, code: 401, error })

let storage: ReturnType<typeof stubStorage>
let family: Family

beforeEach(() => {
  vi.useFakeTimers({ now: START, toFake: ['Date'] })
  storage = stubStorage()
  family = new Family()
  const session = { uid: 'u', sid: 's0', uip: 'i', gmt: '', lang: 'tr' }
  storage.local.set('userSession', JSON.stringify(session))
  storage.local.set('userAuth', JSON.stringify(session))
  storage.local.set('userProfile', JSON.stringify({ ...session, username: 'deniz', since: START }))
  storage.local.set('expirationDate', String(START + VALID_MS))
  vi.stubGlobal('document', { getElementById: () => ({ textContent: '{"publicKey":{"id":"k","spki":""}}' }) })
  vi.stubGlobal('fetch', async (_: string, init: { body: string }) =>
    Response.json(family.answer(JSON.parse(init.body))),
  )
  vi.doMock('./sealing.ts', () => ({ seal: async (value: string) => value, serverKey: async () => null }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.doUnmock('./sealing.ts')
  // Test files share one worker: without a reset the next file would get modules loaded with the mock.
  vi.resetModules()
})

/** Opens a tab: a page with its own state over the same storage. */
async function openTab() {
  vi.resetModules()
  const { call } = await import('../endpoint/call.ts')
  return () => call('finance.check_balance', {})
}

/** Fake Web Locks: one lock for all tabs. */
function webLocks() {
  let last: Promise<unknown> = Promise.resolve()
  return {
    request: (_: string, work: () => Promise<unknown>) => {
      last = last.then(work, work)
      return last
    },
  }
}

describe.each([
  ['with Web Locks', () => ({ locks: webLocks() })],
  ['without', () => ({})],
])('two tabs %s', (_, navigator) => {
  it('keep the session for two minutes (S4.12)', async () => {
    vi.stubGlobal('navigator', navigator())
    const first = await openTab()
    let second: Awaited<ReturnType<typeof openTab>> | null = null
    for (let seconds = 0; seconds <= 120; seconds += 5) {
      vi.setSystemTime(START + seconds * 1000)
      if (seconds === 20) second = await openTab()
      const answers = await Promise.all([first(), ...(second ? [second(), second()] : [])])
      expect(answers.map(({ ok }) => ok)).not.toContain(false)
    }
    expect(family.ended).toBe(false)
    expect(family.refreshes).toBe(1)
    expect(storage.local.has('userSession')).toBe(true)
  })

  it('that open after the validity mark at the same moment renew once', async () => {
    vi.stubGlobal('navigator', navigator())
    vi.setSystemTime(START + VALID_MS + 1)
    const tabs = [await openTab(), await openTab()]
    const answers = await Promise.all(tabs.map((ask) => ask()))
    expect(answers.map(({ ok }) => ok)).toEqual([true, true])
    expect([family.refreshes, family.ended]).toEqual([1, false])
  })
})
