import { createBus } from '@poyraz/bus'
import {
  crmPushRefresh,
  crmPushSettings,
  crmPushSubscribe,
  crmPushUnsubscribe,
  crmSetPushCategories,
  PUSH_CATEGORIES,
  PUSH_DEVICES_MAX,
  type PushCategory,
} from '@poyraz/contract'
import { transact } from '@poyraz/db'
import { runWaiting, syncQueues } from '@poyraz/jobs'
import { DAY_MS, randomId, uuidv7 } from '@poyraz/kernel'
import { createCaller, createTestDatabase, fakeClock } from '@poyraz/testkit'
import { pushTr } from '@poyraz/text'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type FakeBrowser, startPushService } from './fixtures/push-service.ts'
import { createEngagement, type Engagement, type PushKind } from './index.ts'
import { purge } from './purge.ts'

let test: Awaited<ReturnType<typeof createTestDatabase>>
let service: Awaited<ReturnType<typeof startPushService>>
let engagement: Engagement
let call: ReturnType<typeof createCaller>
const clock = fakeClock(Date.parse('2026-11-21T09:00:00Z'))
const withheld = new Set<string>()
const port = { withheldOf: async (ids: readonly string[]) => new Set(ids.filter((id) => withheld.has(id))) }

beforeAll(async () => {
  test = await createTestDatabase()
  service = await startPushService()
  engagement = createEngagement({
    database: test.database,
    clock,
    bus: createBus(() => {}),
    transports: { mail: null, sms: null },
    cleanHtml: (html) => html,
    push: service.push,
  })
  await syncQueues(test.database, engagement.pushJobs(port))
  call = createCaller((registry) => engagement.register(registry, port))
})
afterAll(async () => {
  await service.close()
  await test.close()
})
beforeEach(async () => {
  clock.advance(1000)
  withheld.clear()
  service.pushed.length = 0
  await sql`delete from jobs.job`.execute(test.database.db)
  await sql`delete from engagement.push_subscription`.execute(test.database.db)
})
afterEach(() => service.statuses.clear())

const newPlayer = () => uuidv7(clock.nowMs())
const newSession = () => uuidv7(clock.nowMs())
let failures: string[] = []
const deliver = async () => {
  failures = []
  return runWaiting(test.database, engagement.pushJobs(port), (error) => failures.push(String(error)))
}
const send = (playerId: string, kind: PushKind) =>
  transact(test.database.db, (tx) => engagement.push.send(tx, playerId, kind))
const choose = (playerId: string, categories: PushCategory[]) =>
  call(crmSetPushCategories, { categories }, { playerId, key: randomId() })

type Subscribing = { readonly sessionId?: string; readonly lang?: 'tr' | 'en' }

async function subscribe(playerId: string, browser: FakeBrowser, options: Subscribing = {}) {
  clock.advance(1000)
  const { sessionId = newSession(), lang = 'tr' } = options
  return call(crmPushSubscribe, browser.subscription, { playerId, sessionId, lang, key: randomId() })
}

async function settingsOf(playerId: string) {
  const reply = await call(crmPushSettings, {}, { playerId })
  if (!reply.ok) throw new Error('refused')
  return reply.value
}

/** A player who wants to hear about everything, on one browser. */
async function listener(path: string, categories: readonly PushCategory[] = PUSH_CATEGORIES) {
  const playerId = newPlayer()
  await choose(playerId, [...categories])
  const sessionId = newSession()
  const browser = service.browser(path)
  await subscribe(playerId, browser, { sessionId })
  return { playerId, sessionId, browser }
}

describe('a push notification', () => {
  it('is encrypted for the browser, signed, and in its language', async () => {
    const { playerId } = await listener('a')
    await subscribe(playerId, service.browser('b'), { lang: 'en' })
    await send(playerId, 'deposit_credited')
    expect(await deliver()).toBe(2)
    const payloads = new Map(service.pushed.map(({ path, payload }) => [path, payload]))
    expect(payloads.get('a')).toEqual({
      ...pushTr.deposit_credited,
      url: '/wallet',
      tag: 'deposit_credited',
      lang: 'tr',
    })
    expect(payloads.get('b')).toMatchObject({ title: 'Deposit', lang: 'en' })
    const [first] = service.pushed
    expect(first?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' })
  })

  it('exists exactly if its transaction commits', async () => {
    const { playerId } = await listener('a')
    await expect(
      transact(test.database.db, async (tx) => {
        await engagement.push.send(tx, playerId, 'deposit_credited')
        throw new Error('rolled back')
      }),
    ).rejects.toThrow('rolled back')
    expect(await deliver()).toBe(0)
    expect(service.pushed).toEqual([])
  })

  it('is sent for chosen categories only, and for none by default', async () => {
    const { playerId } = await listener('a', ['withdrawal'])
    const silent = newPlayer()
    await subscribe(silent, service.browser('silent'))
    await send(silent, 'password_changed')
    for (const kind of ['deposit_credited', 'withdrawal_paid', 'bonus_granted'] as const)
      await send(playerId, kind)
    await deliver()
    expect(service.pushed.map(({ path, payload }) => [path, payload])).toMatchObject([
      ['a', { tag: 'withdrawal_paid' }],
    ])
    expect((await settingsOf(silent)).categories).toEqual([])
  })

  it('tells a goal with its score to those who chose sports', async () => {
    const { playerId } = await listener('a', ['sports'])
    const { playerId: other } = await listener('b', ['bonus'])
    await subscribe(playerId, service.browser('c'), { lang: 'en' })
    const goal = { eventId: 501, home: 'Akçay', away: 'Foça', homeScore: 2, awayScore: 1 }
    for (const id of [playerId, other])
      await transact(test.database.db, (tx) => engagement.push.sendGoal(tx, id, goal))
    expect(await deliver()).toBe(2)
    const payloads = new Map(service.pushed.map(({ path, payload }) => [path, payload]))
    const told = { title: 'Akçay 2–1 Foça', url: '/sports/event/501', tag: 'goal-501' }
    expect(payloads.get('a')).toEqual({ ...told, body: 'Takip ettiğin maçta gol var.', lang: 'tr' })
    expect(payloads.get('c')).toMatchObject({ ...told, body: 'A goal in a match that you follow.' })
    expect(payloads.has('b')).toBe(false)
  })

  it('is not sent any more if the player has changed their mind meanwhile', async () => {
    const { playerId } = await listener('a')
    await send(playerId, 'deposit_credited')
    await choose(playerId, [])
    await deliver()
    expect(service.pushed).toEqual([])
  })

  it('of security and withdrawals alone reaches a player who is kept from playing (R41)', async () => {
    const { playerId } = await listener('a')
    withheld.add(playerId)
    const kinds = ['deposit_credited', 'bonus_granted', 'withdrawal_paid', 'new_device'] as const
    for (const kind of kinds) await send(playerId, kind)
    await deliver()
    const tags = service.pushed.map(({ payload }) => (payload as { tag: string }).tag)
    expect(tags.toSorted()).toEqual(['new_device', 'withdrawal_paid'])
  })

  it('waits for another try while its push service is down, and is given up at last', async () => {
    const { playerId } = await listener('a')
    service.statuses.set('a', 503)
    await send(playerId, 'deposit_credited')
    const dueNow = () => sql`update jobs.job set start_after = now()`.execute(test.database.db)
    for (let attempt = 0; attempt < 8; attempt++) {
      await deliver()
      await dueNow()
    }
    const { rows } = await sql<{ state: string; tries: number }>`
      select state, retry_count as tries from jobs.job where name = 'engagement.push'`.execute(
      test.database.db,
    )
    expect(rows).toEqual([{ state: 'failed', tries: 5 }])
    service.statuses.clear()
    await deliver()
    expect(service.pushed).toEqual([])
  })

  it('that is refused for good is not tried again, and is reported', async () => {
    const { playerId } = await listener('a')
    service.statuses.set('a', 400)
    await send(playerId, 'deposit_credited')
    await deliver()
    expect(failures).toHaveLength(1)
    expect(await deliver()).toBe(0)
    expect((await settingsOf(playerId)).devices).toBe(1)
  })
})

describe('a subscription', () => {
  it.each([404, 410])('ends when its push service answers %i', async (status) => {
    const { playerId } = await listener('a')
    service.statuses.set('a', status)
    await send(playerId, 'deposit_credited')
    await deliver()
    expect(failures).toEqual([])
    expect((await settingsOf(playerId)).devices).toBe(0)
  })

  it('ends with the logout of its session, and with no other', async () => {
    const { playerId, sessionId } = await listener('a')
    await subscribe(playerId, service.browser('b'))
    const logOut = (id: string) => transact(test.database.db, (tx) => engagement.push.endSession(tx, id))
    await logOut(newSession())
    expect((await settingsOf(playerId)).devices).toBe(2)
    await logOut(sessionId)
    await send(playerId, 'deposit_credited')
    await deliver()
    expect(service.pushed.map(({ path }) => path)).toEqual(['b'])
  })

  it('follows the next session and language of the player, and no other player', async () => {
    const { playerId, browser } = await listener('a')
    const { endpoint } = browser.subscription
    const sessionId = newSession()
    const refresh = async (id: string) => {
      const reply = await call(
        crmPushRefresh,
        { endpoint },
        { playerId: id, sessionId, lang: 'en', key: randomId() },
      )
      return reply.ok && reply.value.known
    }
    expect(await refresh(newPlayer())).toBe(0)
    expect(await refresh(playerId)).toBe(1)
    await send(playerId, 'deposit_credited')
    await deliver()
    expect(service.pushed[0]?.payload).toMatchObject({ lang: 'en' })
    await transact(test.database.db, (tx) => engagement.push.endSession(tx, sessionId))
    expect((await settingsOf(playerId)).devices).toBe(0)
  })

  it('belongs to the player who subscribed last in its browser', async () => {
    const { playerId, browser } = await listener('a')
    const next = newPlayer()
    await subscribe(next, browser)
    expect((await settingsOf(playerId)).devices).toBe(0)
    expect((await settingsOf(next)).devices).toBe(1)
  })

  it('is ended by its player alone', async () => {
    const { playerId, browser } = await listener('a')
    const { endpoint } = browser.subscription
    await call(crmPushUnsubscribe, { endpoint }, { playerId: newPlayer(), key: randomId() })
    expect((await settingsOf(playerId)).devices).toBe(1)
    await call(crmPushUnsubscribe, { endpoint }, { playerId, key: randomId() })
    expect((await settingsOf(playerId)).devices).toBe(0)
  })

  it(`is one of ${PUSH_DEVICES_MAX} at most: the least recently used one gives way`, async () => {
    const { playerId } = await listener('first')
    await Promise.all(
      Array.from({ length: PUSH_DEVICES_MAX }, (_, n) => subscribe(playerId, service.browser(`more-${n}`))),
    )
    expect((await settingsOf(playerId)).devices).toBe(PUSH_DEVICES_MAX)
    await send(playerId, 'deposit_credited')
    await deliver()
    expect(service.pushed.map(({ path }) => path)).not.toContain('first')
    expect(service.pushed).toHaveLength(PUSH_DEVICES_MAX)
  })

  it('goes when its player was not there for 90 days', async () => {
    const { playerId } = await listener('a')
    clock.advance(90 * DAY_MS - 1000)
    await purge(test.database.db, clock.nowMs())
    expect((await settingsOf(playerId)).devices).toBe(1)
    clock.advance(1000)
    await purge(test.database.db, clock.nowMs())
    expect((await settingsOf(playerId)).devices).toBe(0)
  })

  it.each([
    'https://fcm.googleapis.com/fcm/send/a',
    'https://updates.push.services.mozilla.com/wpush/v2/a',
    'https://web.push.apple.com/a',
    'https://wns2-par02p.notify.windows.com/w/?token=a',
  ])('has an address of a push service, such as %s', (endpoint) => {
    const { p256dh, auth } = service.browser('a').subscription
    expect(crmPushSubscribe.input.safeParse({ endpoint, p256dh, auth }).success).toBe(true)
  })

  it.each([
    'http://fcm.googleapis.com/a',
    'https://user@fcm.googleapis.com/a',
    'https://fcm.googleapis.com:8443/a',
    'https://127.0.0.1/a',
    'https://[::1]/a',
    'https://0x7f000001/a',
    'https://2130706433/a',
    'https://localhost/a',
    'https://push.example.test/a',
    'https://fcm.googleapis.com.example.test/a',
    'https://notfcm.googleapis.com.example.test/fcm.googleapis.com/a',
    'https://evilpush.apple.com/a',
    `https://fcm.googleapis.com/${'a'.repeat(1024)}`,
  ])('has an address of a push service: not %s', (endpoint) => {
    const { p256dh, auth } = service.browser('a').subscription
    expect(crmPushSubscribe.input.safeParse({ endpoint, p256dh, auth }).success).toBe(false)
  })
})

describe('promotions', () => {
  const message = (playerId: string | null, promotes: boolean) =>
    engagement.sendMassMessage({
      key: randomId(),
      playerId,
      title: { tr: 'Yeni turnuva', en: 'New tournament' },
      html: { tr: '', en: '' },
      ...(promotes ? { promotion: { path: '/tournaments', text: { tr: 'Başladı.', en: 'It is on.' } } } : {}),
    })
  const paths = async () => {
    // One message distributes, the next ones are sent.
    await deliver()
    await deliver()
    return service.pushed.map(({ path }) => path).toSorted()
  }

  it('go to players who agreed to marketing, with their text and page', async () => {
    await listener('a')
    await listener('b', ['deposit', 'security'])
    await message(null, true)
    expect(await paths()).toEqual(['a'])
    expect(service.pushed[0]?.payload).toMatchObject({
      title: 'Yeni turnuva',
      body: 'Başladı.',
      url: '/tournaments',
    })
  })

  it('are the messages that say so, for one player or all', async () => {
    const { playerId } = await listener('a')
    await listener('b')
    await message(null, false)
    expect(await paths()).toEqual([])
    await message(playerId, true)
    expect(await paths()).toEqual(['a'])
  })

  it('reach nobody who is excluded, and an exclusion takes the consent back (R41)', async () => {
    const { playerId } = await listener('a')
    withheld.add(playerId)
    await message(null, true)
    expect(await paths()).toEqual([])
    await transact(test.database.db, (tx) => engagement.push.stopMarketing(tx, playerId))
    expect((await settingsOf(playerId)).categories).toEqual([
      'deposit',
      'withdrawal',
      'security',
      'bonus',
      'sports',
    ])
    const again = await choose(playerId, ['promotion'])
    expect(again.ok ? null : again.error.error).toBe('excluded')
    expect((await choose(playerId, ['security'])).ok).toBe(true)
  })

  it('keep the time of the consent while it lasts', async () => {
    const { playerId } = await listener('a', ['promotion'])
    const since = async () => {
      const { rows } = await sql<{ at: Date | null }>`
        select marketing_since as at from engagement.push_choice where player_id = ${playerId}`.execute(
        test.database.db,
      )
      return rows[0]?.at
    }
    const first = await since()
    clock.advance(DAY_MS)
    await choose(playerId, ['promotion', 'deposit'])
    expect(await since()).toEqual(first)
    await choose(playerId, ['deposit'])
    expect(await since()).toBeNull()
  })
})
