import {
  amountWire,
  type Caller,
  casinoInitGame,
  entityId,
  kurusWire,
  type Procedure,
  paging,
  procedure,
} from '@poyraz/contract'
import { OutcomeUnknown } from '@poyraz/db'
import { err, ok, systemClock } from '@poyraz/kernel'
import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { answerCall, type Edge, type Failure } from './calls.ts'
import { createLimits } from './limits.ts'
import { READS_AT_ONCE, READS_IN_ALL } from './read-turns.ts'
import { createRegistry } from './registry.ts'
import { playerFinder, type ResolveSession } from './session.ts'

const rate = { points: 3, windowMs: 60_000 }
const shared = { docs: '', write: false, rate, errors: [] } as const

const open = procedure({
  ...shared,
  class: 'test',
  method: 'open',
  auth: 'optional',
  input: z.strictObject({ need: z.boolean().default(false) }),
  reply: 'object',
  item: z.strictObject({ playerId: z.string().nullable() }),
  errors: ['not_authorized'],
})
const own = procedure({
  ...shared,
  class: 'test',
  method: 'own',
  auth: 'player',
  write: true,
  input: z.strictObject({ amount: amountWire }),
  reply: 'object',
  item: z.strictObject({ amount: kurusWire, key: z.string().nullable(), inputHash: z.string() }),
})
const waiting = procedure({
  ...shared,
  class: 'test',
  method: 'waiting',
  auth: 'pending',
  input: z.strictObject({ ...paging() }),
  reply: 'list',
  item: entityId,
})
const broken = procedure({
  ...shared,
  class: 'test',
  method: 'broken',
  auth: 'none',
  input: z.strictObject({ how: z.enum(['bug', 'unknown', 'leak']) }),
  reply: 'object',
  item: z.strictObject({ name: z.string() }),
})
const slow = procedure({
  ...shared,
  class: 'test',
  method: 'slow',
  auth: 'none',
  input: z.strictObject({}),
  reply: 'none',
  item: z.null(),
})
const slowOwn = procedure({
  ...slow,
  method: 'slow_own',
  auth: 'player',
  rate: { points: 100, windowMs: 60_000 },
})
const quick = procedure({ ...slow, method: 'quick', rate: { points: 100, windowMs: 60_000 } })
const PROCEDURES: readonly Procedure[] = [open, own, waiting, broken, slow, slowOwn, quick, casinoInitGame]

const PLAYER = '018f0000-0000-7000-8000-000000000001'
const caller: Caller = { playerId: PLAYER, sessionId: 's', rid: 10, pending: false, epoch: 1 }

const resolve: ResolveSession = async ({ uid, sid, device }) => {
  if (sid === null)
    return device === 'waiting-device-1' ? ok({ ...caller, pending: true }) : err('session_expired')
  if (sid === 'inactive') return err('account_inactive')
  if (uid !== PLAYER || sid !== 'full')
    return sid === 'pending' ? ok({ ...caller, pending: true }) : err('session_expired')
  return ok(caller)
}

let failures: Failure[]
let closed: boolean
let clockIsRight: boolean
let edge: Edge
/** Ends of the slow reads that run. */
let running: (() => void)[]
/** Reads that waited for nothing. */
let quickReads: number

beforeEach(() => {
  failures = []
  closed = false
  clockIsRight = true
  running = []
  quickReads = 0
  const registry = createRegistry(PROCEDURES)
  registry.add(open, async (call) =>
    call.input.need && !call.caller
      ? err({ error: 'not_authorized' })
      : ok({ playerId: call.caller?.playerId ?? null }),
  )
  registry.add(own, async ({ input, key, inputHash }) => ok({ amount: input.amount, key, inputHash }))
  registry.add(waiting, async (call) => ok([call.caller.playerId]))
  registry.add(broken, async ({ input }) => {
    if (input.how === 'unknown') throw new OutcomeUnknown('lost')
    if (input.how === 'bug') throw new Error('password=hunter2')
    return ok({ name: 'x', secret: 'y' })
  })
  const run = async () => {
    await new Promise<void>((end) => running.push(end))
    return ok(null)
  }
  registry.add(slow, run)
  registry.add(slowOwn, run)
  registry.add(casinoInitGame, async () => {
    await run()
    return ok({ url: '/' })
  })
  registry.add(quick, async () => {
    quickReads++
    return ok(null)
  })
  edge = {
    routes: registry.freeze(),
    limits: createLimits(systemClock, 'on'),
    findCaller: playerFinder({ openPair: (uid, sid) => (uid === 'forged' ? null : { uid, sid }) }, resolve),
    isClosed: () => closed,
    mayWrite: () => clockIsRight,
    followLocation: async () => undefined,
    onFailure: (failure) => failures.push(failure),
  }
})

async function call(
  method: string,
  data: object = {},
  user: object = {},
  device: string | null = null,
  address = '10.0.0.1',
  className = 'test',
) {
  const body = JSON.stringify({ api: { class: className, method }, data, user })
  const incoming = { body, address, userAgent: '', device, ownOrigin: '', requestId: 'r-1' }
  const { reply } = await answerCall(edge, incoming)
  return {
    ...JSON.parse(reply.body),
    http: reply.http,
    ...(reply.retryAfterS ? { retryAfterS: reply.retryAfterS } : {}),
  }
}

const full = { uid: PLAYER, sid: 'full' }

describe('sessions', () => {
  it('refuses a call without a session as anonymous', async () => {
    expect(await call('own', { amount: 1 })).toMatchObject({
      http: 200,
      result: false,
      error: 'not_authorized',
      code: 403,
      message: 'Buna yetkin yok',
      debug: 'anonymous user',
    })
  })

  it.each([
    ['a wrong sid', { uid: PLAYER, sid: 'other' }, 'session_expired'],
    ['a forged value', { uid: 'forged', sid: 'full' }, 'session_expired'],
    ['half a session', { uid: PLAYER }, 'session_expired'],
    ['an inactive account', { uid: PLAYER, sid: 'inactive' }, 'account_inactive'],
    ['a login that waits for its second factor', { uid: PLAYER, sid: 'pending' }, 'not_authorized'],
  ])('refuses %s if a session is required, otherwise serves a visitor', async (_, user, error) => {
    expect(await call('own', { amount: 1 }, user)).toMatchObject({ result: false, error })
    expect(await call('open', {}, user)).toMatchObject({ result: true, data: { playerId: null } })
    expect(await call('open', { need: true }, user)).toMatchObject({ result: false, error })
  })

  it('finds a pending login by its device alone, for the procedures it may call', async () => {
    expect(await call('waiting', {}, {}, 'waiting-device-1')).toMatchObject({ result: true, data: [PLAYER] })
    expect(await call('waiting', {}, {}, 'another-device-1')).toMatchObject({ debug: 'anonymous user' })
    expect(await call('waiting')).toMatchObject({ debug: 'anonymous user' })
    expect(await call('own', { amount: 1 }, {}, 'waiting-device-1')).toMatchObject({
      debug: 'anonymous user',
    })
    expect(await call('waiting', {}, full)).toMatchObject({ result: true })
  })
})

describe('replies', () => {
  it('carries money both ways, the key and the hash of the input', async () => {
    const key = 'k'.repeat(20)
    const reply = await call('own', { amount: 12345, key, Lang: 'en' }, full)
    expect(reply).toMatchObject({ result: true, message: 'Operation successful', code: 200, error: null })
    expect(reply.data).toEqual({ amount: 12345, key, inputHash: expect.stringMatching(/^[0-9a-f]{64}$/) })
  })

  it('lists with pagination (S3.20, S7.3)', async () => {
    const reply = await call('waiting', {}, full)
    expect(reply).toMatchObject({ data: [PLAYER], pagination: { limit: 250, offset: 0, total: 1 } })
  })

  it('pages a complete list of a handler', async () => {
    const behind = await call('waiting', { limit: 5, pagination: { offset: 1 } }, full)
    expect(behind).toMatchObject({ data: [], pagination: { limit: 5, offset: 1, total: 1 } })
  })

  it('prefers the language of the call to that of the user', async () => {
    const unknown = (user: object, data: object) => call('none', data, user)
    expect((await unknown({}, {})).message).toBe('Böyle bir işlem yok.')
    expect((await unknown({ lang: 'en' }, {})).message).toBe('There is no such operation.')
    expect((await unknown({ lang: 'en' }, { Lang: 'tr' })).message).toBe('Böyle bir işlem yok.')
  })

  it('reports violated rules with their fields and the text of the first one (S7.3)', async () => {
    const reply = await call('own', { amount: 1, key: 'x' }, { ...full, lang: 'en' })
    expect(reply).toMatchObject({
      http: 200,
      error: 'invalid_input',
      code: 422,
      message: 'This value is not valid',
      data: [{ field: 'key', error: 'invalid', message: 'This value is not valid' }],
    })
  })
})

describe('calls that cannot be served', () => {
  it('refuses method names with another case or spaces and names of prototype members', async () => {
    const answers = await Promise.all(
      ['Open', 'open ', 'constructor', '__proto__', 'toString', 'nope'].map((m) => call(m)),
    )
    for (const answer of answers)
      expect(answer).toMatchObject({ http: 404, error: 'unknown_method', code: 404 })
  })

  it('answers a bug with its code only and reports it', async () => {
    const reply = await call('broken', { how: 'bug' })
    expect(reply).toEqual({
      http: 500,
      result: false,
      message: 'Bazı sorunlar yaşıyoruz. Lütfen daha sonra tekrar deneyin.',
      code: 500,
      error: 'internal',
      data: [],
    })
    expect(failures).toMatchObject([{ name: 'test.broken', requestId: 'r-1', passing: false }])
  })

  it('treats a field that the contract does not know as a bug, so that nothing leaks', async () => {
    expect(await call('broken', { how: 'leak' })).toMatchObject({ http: 500, data: [] })
  })

  it('answers an unknown outcome with `unavailable`', async () => {
    expect(await call('broken', { how: 'unknown' })).toMatchObject({
      http: 200,
      error: 'unavailable',
      code: 503,
    })
    expect(failures).toMatchObject([{ passing: true }])
  })

  it('refuses writes but serves reads while the clock is wrong (R63)', async () => {
    clockIsRight = false
    expect(await call('own', { amount: 1 }, full)).toMatchObject({
      http: 200,
      result: false,
      error: 'unavailable',
      code: 503,
      message: 'İşlem şu an tamamlanamadı. Yeniden denersen iki kez yapılmaz.',
    })
    expect(await call('open')).toMatchObject({ result: true })
  })

  it('refuses all calls during maintenance with the same text', async () => {
    closed = true
    for (const method of ['open', 'own', 'nope']) {
      expect(await call(method, { Lang: 'tr' })).toMatchObject({
        http: 200,
        error: 'maintenance',
        code: 503,
        message: 'This site is under maintenance',
      })
    }
  })
})

describe('rate limits', () => {
  it('limits a player without affecting others from the same address', async () => {
    for (let count = 0; count < rate.points; count++)
      expect(await call('open', {}, full)).toMatchObject({ result: true })
    expect(await call('open', { Lang: 'en' }, full)).toMatchObject({
      http: 429,
      error: 'too_many_requests',
      retryAfterS: 60,
    })
    for (let count = 0; count < rate.points * 2; count++)
      expect(await call('open')).toMatchObject({ result: true })
  })

  it('counts visitors by address, whatever language or session they send', async () => {
    for (let count = 0; count < rate.points * 10; count++)
      expect(await call('open')).toMatchObject({ result: true })
    expect(await call('open', { Lang: 'en' })).toMatchObject({ http: 429, retryAfterS: 60 })
    expect(await call('open', {}, { uid: 'made-up', sid: 'made-up' })).toMatchObject({ http: 429 })
  })

  it('limits forged sessions by address before they are looked up', async () => {
    for (let count = 0; count < rate.points * 10; count++)
      await call('own', {}, { uid: 'a', sid: `s${count}` })
    expect(await call('own', {}, { uid: 'a', sid: 'next' })).toMatchObject({ http: 429 })
  })
})

describe('reads', () => {
  const slowFrom = (address: string) => call('slow', {}, {}, null, address)
  /** Ends reads until this is done; returns how many. */
  const endUntil = async (done: Promise<unknown>) => {
    let [isDone, ended] = [false, 0]
    void done.then(() => (isDone = true))
    while (!isDone) {
      for (const end of running.splice(0)) {
        end()
        ended++
      }
      await new Promise((next) => setImmediate(next))
    }
    return ended
  }

  it('take turns by address, and do not wait for those of another one (C06)', async () => {
    const reads = Array.from({ length: 2 * READS_AT_ONCE }, () => slowFrom('10.0.0.1'))
    await expect.poll(() => running.length).toBe(READS_AT_ONCE)
    const other = slowFrom('10.0.0.2')
    await expect.poll(() => running.length).toBe(READS_AT_ONCE + 1)
    running.pop()?.()
    expect(await other).toMatchObject({ result: true })
    for (const end of running.splice(0)) end()
    await expect.poll(() => running.length).toBe(READS_AT_ONCE)
    for (const end of running.splice(0)) end()
    expect(await Promise.all(reads)).toSatisfy((all: { result: boolean }[]) => all.every((one) => one.result))
  })

  it('of a player take turns of their own, and not those of the address (C06)', async () => {
    const own = Array.from({ length: 2 * READS_AT_ONCE }, () => call('slow_own', {}, full))
    await expect.poll(() => running.length).toBe(READS_AT_ONCE)
    const neighbour = slowFrom('10.0.0.1')
    await expect.poll(() => running.length).toBe(READS_AT_ONCE + 1)
    running.pop()?.()
    expect(await neighbour).toMatchObject({ result: true })
    for (const end of running.splice(0)) end()
    await expect.poll(() => running.length).toBe(READS_AT_ONCE)
    for (const end of running.splice(0)) end()
    await Promise.all(own)
  })

  it('that wait for nothing let others run between them (C06)', async () => {
    const reads = Array.from({ length: 100 }, () => call('quick'))
    await new Promise((done) => setImmediate(done))
    expect(quickReads).toBeLessThanOrEqual(2 * READS_AT_ONCE)
    await Promise.all(reads)
    expect(quickReads).toBe(100)
  })

  it('of many addresses are bounded together, and a further address takes its turn between them (C06)', async () => {
    const flood = Array.from({ length: 4 * 300 }, (_, n) => slowFrom(`10.1.${n % 2}.${(n % 300) >> 1}`))
    await expect.poll(() => running.length).toBe(READS_IN_ALL)
    const other = slowFrom('10.0.0.2')
    const own = call('slow_own', {}, full)
    await expect.poll(() => running.length).toBe(READS_IN_ALL + 1)
    running.pop()?.()
    expect(await own).toMatchObject({ result: true })
    expect(await endUntil(other)).toBeLessThanOrEqual(300 + 2 * READS_IN_ALL)
    await endUntil(Promise.all(flood))
  })

  it('that wait for a service take no turns of other reads, and leave none of their own owner free (F27)', async () => {
    const launchFrom = (address: string) => call('init_game', { gameID: 1 }, {}, null, address, 'casino')
    const addresses = Array.from({ length: READS_IN_ALL }, (_, n) => `10.2.0.${n}`)
    const launches = addresses.flatMap((address) =>
      Array.from({ length: READS_AT_ONCE + 1 }, () => launchFrom(address)),
    )
    const under = READS_IN_ALL * READS_AT_ONCE
    await expect.poll(() => running.length).toBe(under)
    const read = slowFrom('10.0.0.1')
    await expect.poll(() => running.length).toBe(under + 1)
    running.pop()?.()
    expect(await read).toMatchObject({ result: true })
    await endUntil(Promise.all(launches))
  })

  it('take turns by network with IPv6 (C06)', async () => {
    const reads = Array.from({ length: READS_AT_ONCE + 1 }, (_, n) => slowFrom(`2001:db8:1:${n}::1`))
    await expect.poll(() => running.length).toBe(READS_AT_ONCE)
    running.pop()?.()
    await expect.poll(() => running.length).toBe(READS_AT_ONCE)
    for (const end of running.splice(0)) end()
    await Promise.all(reads)
  })
})
