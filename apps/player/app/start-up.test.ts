import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubStorage } from '../shared/test-storage.ts'

const OK = { result: true, message: '', code: 200, error: null, data: [] }
const NOW = 1_800_000_000_000
const SESSION = { uid: 'u', sid: 's', uip: 'i', gmt: '+03:00', lang: 'tr' }
const PROFILE = { ...SESSION, username: 'deniz', firstname: 'D', lastname: 'Y', rid: 10, since: 0 }
const EXPIRED = { ...OK, result: false, code: 401, error: 'session_expired' }

let storage: ReturnType<typeof stubStorage>
let asked: string[]
let answers: Record<string, object | 'down'>

beforeEach(() => {
  vi.resetModules()
  storage = stubStorage()
  asked = []
  answers = {}
  vi.stubGlobal('document', { getElementById: () => null })
  vi.stubGlobal('fetch', async (url: string, init: { body?: string }) => {
    const { api } = init.body ? JSON.parse(init.body) : { api: null }
    const name: string = api
      ? `${api.class}.${api.method}`
      : url.replace('/endpoint/v1/', '').replace(/\?.*/, '')
    asked.push(name)
    const answer = answers[name] ?? OK
    if (answer === 'down') throw new TypeError('Failed to fetch')
    return Response.json(answer)
  })
})
afterEach(() => vi.unstubAllGlobals())

/** Starts the page and ends its first view. */
async function start() {
  const { startUp } = await import('./start-up.ts')
  const { firstViewStands } = await import('../shared/after-first-view.ts')
  await startUp('tr', NOW)
  const before = [...asked]
  firstViewStands()
  await expect.poll(() => asked).toContain('client-info')
  await new Promise((done) => setTimeout(done))
  return before
}

const signedIn = async () =>
  (await import('../shared/session/session-store.ts')).useSession.getState().profile
const address = async () => (await import('../shared/client-info.ts')).useClientInfo.getState().ip

describe('startUp', () => {
  it('resets popup and maintenance flag and checks maintenance first (S3.5, S4.1, S4.19)', async () => {
    storage.local.set('modalStatus', '0')
    storage.local.set('siteUnderMaintenance', 'true')
    expect(await start()).toEqual(['maintenance.check_status'])
    expect(storage.local.get('modalStatus')).toBe('1')
    expect(storage.local.has('siteUnderMaintenance')).toBe(false)
    expect(asked).toEqual(['maintenance.check_status', 'check-maintenance', 'client-info'])
  })

  it('uses a stored session without a login call (S4.4)', async () => {
    storage.local.set('userSession', JSON.stringify(SESSION))
    storage.local.set('userProfile', JSON.stringify(PROFILE))
    storage.local.set('expirationDate', String(Date.now() + 60_000))
    expect(await start()).toEqual(['maintenance.check_status'])
    expect((await signedIn())?.username).toBe('deniz')
  })

  it('renews with a refresh credential alone and signs out if that is refused (S4.4)', async () => {
    storage.local.set('userAuth', JSON.stringify({ uid: 'u', sid: 's', uip: 'i' }))
    storage.local.set('expirationDate', String(Date.now() + 60_000))
    answers['user.login'] = EXPIRED
    expect(await start()).toEqual(['maintenance.check_status', 'user.login'])
    expect([await signedIn(), storage.local.has('userAuth')]).toEqual([null, false])
  })

  it('deletes the rest of a session that cannot be used (S4.4)', async () => {
    storage.local.set('userSession', JSON.stringify(SESSION))
    storage.local.set('rid', '10')
    await start()
    expect([storage.local.has('userSession'), storage.local.has('rid'), await signedIn()]).toEqual([
      false,
      false,
      null,
    ])
  })

  it('sets the maintenance flag if the notice says so (S4.19)', async () => {
    answers['check-maintenance'] = {
      ...OK,
      data: { maintenance: true, from: null, until: null, message: '' },
    }
    await start()
    await expect.poll(() => storage.local.get('siteUnderMaintenance')).toBe('true')
  })

  it('keeps the placeholder of the IP address if the look-up fails (S3.10, S6.3, S9.5)', async () => {
    answers['client-info'] = 'down'
    await start()
    expect(await address()).toBe('{ip}')
  })

  it('stores the IP address if the look-up succeeds (S3.10)', async () => {
    answers['client-info'] = { ...OK, data: { ip: '10.0.0.7', country: null } }
    await start()
    await expect.poll(address).toBe('10.0.0.7')
  })
})
