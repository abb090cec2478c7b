import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubStorage } from '../test-storage.ts'

const OK = { result: true, message: '', code: 200, error: null, data: [] }
const CLOSED = { ...OK, result: false, code: 503, error: 'maintenance' }
const UNTIL = '2026-01-05T06:00:00.000Z'

type Answer = object | number | 'down'

let storage: ReturnType<typeof stubStorage>
let asked: string[]

/** Stubs the answers of both checks. */
function answers(status: Answer, notice: Answer): void {
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    const answer = url.includes('check-maintenance') ? notice : status
    if (answer === 'down') throw new TypeError('Failed to fetch')
    return typeof answer === 'number' ? Response.json({}, { status: answer }) : Response.json(answer)
  })
}
const noticeOf = (maintenance: boolean, until: string | null = null) => ({
  ...OK,
  data: { maintenance, from: null, until, message: '' },
})

beforeEach(() => {
  vi.resetModules()
  storage = stubStorage()
  asked = []
  vi.stubGlobal('document', { getElementById: () => null })
})
afterEach(() => vi.unstubAllGlobals())

const load = () => import('./check-maintenance.ts')

describe('the two maintenance checks', () => {
  it.each([
    [OK, noticeOf(false), ['open', 'open'], true],
    [CLOSED, noticeOf(true, UNTIL), ['closed', 'closed'], false],
    [OK, noticeOf(true), ['open', 'closed'], false],
    [CLOSED, noticeOf(false), ['closed', 'open'], false],
    [OK, 'down', ['open', 'unknown'], true],
    ['down', noticeOf(false), ['unknown', 'open'], false],
  ] as const)('%j and %j: %j, open %s (S4.19)', async (status, notice, checks, open) => {
    answers(status, notice)
    const { checkMaintenance, isOpen } = await load()
    const state = await checkMaintenance()
    expect(state.checks).toEqual(checks)
    expect(isOpen(state)).toBe(open)
  })

  it('return the planned end', async () => {
    answers(CLOSED, noticeOf(true, UNTIL))
    const { checkMaintenance } = await load()
    expect((await checkMaintenance()).until).toBe(UNTIL)
  })

  it('are sent while the maintenance flag is set; other reads are not', async () => {
    storage.local.set('siteUnderMaintenance', 'true')
    answers(CLOSED, noticeOf(true))
    const { checkMaintenance } = await load()
    const { readPublic } = await import('./public-reads.ts')
    expect(await readPublic('client-info')).toMatchObject({ error: { error: 'maintenance' } })
    expect(await readPublic('licenses?version=1')).toMatchObject({ error: { error: 'maintenance' } })
    await checkMaintenance()
    expect(asked.toSorted()).toEqual(['/endpoint/v1', '/endpoint/v1/check-maintenance?site=poyraz&version=1'])
  })
})

describe('public reads', () => {
  it('stop after the first HTTP 500, as calls do', async () => {
    answers(500, 500)
    const { readPublic } = await load().then(() => import('./public-reads.ts'))
    expect(await readPublic('client-info')).toMatchObject({ error: { error: 'internal' } })
    expect(await readPublic('client-info')).toMatchObject({
      error: { error: 'blocked', message: 'Request blocked due to a previous error' },
    })
    expect(asked).toHaveLength(1)
  })
})
