import { createBus } from '@poyraz/bus'
import {
  crmListMassMessages,
  crmMarkRead,
  crmPushSubscribe,
  crmSetPushCategories,
  type PushCategory,
} from '@poyraz/contract'
import { runWaiting, syncQueues } from '@poyraz/jobs'
import { randomId, uuidv7 } from '@poyraz/kernel'
import { createCaller, createTestDatabase, fakeClock } from '@poyraz/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type NewPromotion, sendPromotion } from './commands/send-promotion.ts'
import { startPushService } from './fixtures/push-service.ts'
import { createEngagement, type EngagementDeps } from './index.ts'

let test: Awaited<ReturnType<typeof createTestDatabase>>
let service: Awaited<ReturnType<typeof startPushService>>
let deps: EngagementDeps
let call: ReturnType<typeof createCaller>
const clock = fakeClock(Date.parse('2026-11-21T09:00:00Z'))
const withheld = new Set<string>()
const port = { withheldOf: async (ids: readonly string[]) => new Set(ids.filter((id) => withheld.has(id))) }
const jobs = () => createEngagement(deps).pushJobs(port)

beforeAll(async () => {
  test = await createTestDatabase()
  service = await startPushService()
  deps = {
    database: test.database,
    clock,
    bus: createBus(() => {}),
    transports: { mail: null, sms: null },
    cleanHtml: (html) => html,
    push: service.push,
  }
  await syncQueues(test.database, jobs())
  call = createCaller((registry) => createEngagement(deps).register(registry, port))
})
afterAll(async () => {
  await service.close()
  await test.close()
})
beforeEach(async () => {
  clock.advance(1000)
  withheld.clear()
  service.pushed.length = 0
  const { db } = test.database
  await sql`delete from jobs.job`.execute(db)
  await sql`delete from engagement.push_subscription`.execute(db)
  name = `cup-${randomId()}`
})

let name = ''
const CUP = {
  path: '/tournaments',
  title: { tr: 'Bahar kupası', en: 'Spring cup' },
  text: { tr: 'Yarın <başlıyor>.\n\nYerin hazır.', en: 'It starts tomorrow.' },
} satisfies Omit<NewPromotion, 'name'>
const send = (path: string = CUP.path) => sendPromotion(deps, { ...CUP, name, path })

const choose = (playerId: string, categories: PushCategory[]) =>
  call(crmSetPushCategories, { categories }, { playerId, key: randomId() })

/** A player with one browser, who chose these categories. */
async function player(path: string, categories: PushCategory[] = ['promotion']): Promise<string> {
  const playerId = uuidv7(clock.nowMs())
  await choose(playerId, categories)
  const sessionId = uuidv7(clock.nowMs())
  const { subscription } = service.browser(path)
  await call(crmPushSubscribe, subscription, { playerId, sessionId, lang: 'tr', key: randomId() })
  return playerId
}

type Received = { readonly id: string; readonly title: string; readonly html: string }

async function inbox(playerId: string, input: object = {}) {
  const reply = await call(crmListMassMessages, input, { playerId })
  if (!reply.ok) throw new Error('refused')
  return reply.value as { items: readonly Received[]; total: number }
}

/** Distributes and delivers; returns the browsers that were called. */
async function pushed(): Promise<readonly string[]> {
  for (let round = 0; round < 2; round++) {
    await runWaiting(test.database, jobs(), (error) => {
      throw error
    })
  }
  return service.pushed.map(({ path }) => path).toSorted()
}

describe('a promotion', () => {
  it('reaches the inbox and the browsers of players who agreed to marketing, and of no others', async () => {
    const agreed = await player('agreed')
    const others = await player('others', ['deposit', 'security', 'bonus'])
    expect(await send()).toMatchObject({ ok: true, value: { isNew: true } })
    const { items, total } = await inbox(agreed, { unread: true })
    expect(total).toBe(1)
    expect(items[0]?.title).toBe('Bahar kupası')
    expect(items[0]?.html).toBe(
      '<p>Yarın &lt;başlıyor&gt;.</p><p>Yerin hazır.</p><p><a href="/tournaments">Ayrıntıları gör</a></p>',
    )
    expect(await inbox(others)).toMatchObject({ items: [], total: 0 })
    expect(await pushed()).toEqual(['agreed'])
    expect(service.pushed[0]?.payload).toMatchObject({ url: '/tournaments', body: CUP.text.tr })
  })

  it('is sent once per name, also by two calls at once, and not with another content', async () => {
    const agreed = await player('agreed')
    const sent = await Promise.all([send(), send()])
    expect(sent.map((one) => one.ok && one.value.isNew).toSorted()).toEqual([false, true])
    const ids = sent.map((one) => one.ok && one.value.id)
    expect(ids[0]).toBe(ids[1])
    expect(await send('/bonuses')).toEqual({ ok: false, error: 'state_conflict' })
    expect((await inbox(agreed)).total).toBe(1)
    expect(await pushed()).toEqual(['agreed'])
  })

  it('is hidden from a player who may not be marketed to, in the inbox and by push (R41)', async () => {
    const playerId = await player('withheld')
    withheld.add(playerId)
    await send()
    expect(await inbox(playerId)).toMatchObject({ items: [], total: 0 })
    expect((await inbox(playerId, { unread: true })).total).toBe(0)
    expect(await pushed()).toEqual([])
  })

  it('is hidden once protection begins after it was sent, and cannot be marked as read then', async () => {
    const playerId = await player('later')
    await send()
    const id = (await inbox(playerId)).items[0]?.id ?? ''
    withheld.add(playerId)
    expect((await inbox(playerId)).total).toBe(0)
    expect(await pushed()).toEqual([])
    const marked = await call(crmMarkRead, { id }, { playerId, key: randomId() })
    expect(marked.ok ? null : marked.error.error).toBe('not_found')
  })

  it.each(['before the browsers are listed', 'before its browser is called'])(
    'reaches nobody who takes the consent back %s',
    async (when) => {
      const playerId = await player('changed')
      await send()
      if (when === 'before its browser is called') await runWaiting(test.database, jobs().slice(1), () => {})
      await choose(playerId, ['deposit'])
      expect(await pushed()).toEqual([])
      expect((await inbox(playerId)).total).toBe(0)
    },
  )

  it('is not shown to a player who agrees to marketing later', async () => {
    const playerId = await player('new', ['deposit'])
    await send()
    clock.advance(1000)
    await choose(playerId, ['promotion'])
    expect((await inbox(playerId)).total).toBe(0)
  })

  it('leaves other messages of the house where they are', async () => {
    const playerId = await player('withheld')
    withheld.add(playerId)
    await createEngagement(deps).sendMassMessage({
      key: randomId(),
      playerId: null,
      title: { tr: 'Bakım', en: 'Maintenance' },
      html: { tr: '', en: '' },
    })
    await send()
    expect((await inbox(playerId)).items.map(({ title }) => title)).toEqual(['Bakım'])
  })
})
