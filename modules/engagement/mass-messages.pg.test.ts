import { createBus } from '@poyraz/bus'
import { crmListMassMessages, crmMarkRead } from '@poyraz/contract'
import { randomId, uuidv7 } from '@poyraz/kernel'
import { createCaller, createTestDatabase, fakeClock, type TestDatabase } from '@poyraz/testkit'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { NO_PUSH } from './fixtures/no-push.ts'
import { createEngagement, type Engagement, notificationAdded } from './index.ts'

const clock = fakeClock(Date.parse('2026-11-21T09:00:00Z'))
let test: TestDatabase
let engagement: Engagement
let call: ReturnType<typeof createCaller>
let told: (string | null)[]

beforeEach(async () => {
  test = await createTestDatabase()
  told = []
  const bus = createBus(() => {})
  bus.subscribe(notificationAdded, ({ playerId }) => told.push(playerId))
  const cleanHtml = (html: string) => html.replaceAll(/<script>.*?<\/script>/g, '')
  const deps = {
    database: test.database,
    clock,
    bus,
    transports: { mail: null, sms: null },
    cleanHtml,
    push: NO_PUSH,
  }
  engagement = createEngagement(deps)
  call = createCaller((registry) => engagement.register(registry, { withheldOf: async () => new Set() }))
})
afterEach(() => test.close())

const player = () => uuidv7(clock.nowMs())
const message = (key: string, playerId: string | null = null, html = `<p>${key}</p>`) => ({
  key,
  playerId,
  title: { tr: `${key} tr`, en: `${key} en` },
  html: { tr: html, en: html },
})

/** One after the other, a second apart. */
async function send(...messages: ReturnType<typeof message>[]): Promise<void> {
  for (const one of messages) {
    clock.advance(1000)
    await engagement.sendMassMessage(one)
  }
}

type Received = { id: string; title: string; html: string; date: string; read: 0 | 1 }

async function inbox(playerId: string, input: object = {}, lang: 'tr' | 'en' = 'tr') {
  const reply = await call(crmListMassMessages, input, { playerId, lang })
  if (!reply.ok) throw new Error('refused')
  return reply.value as { items: readonly Received[]; total: number; limit: number }
}
const titles = async (playerId: string, input: object = {}) =>
  (await inbox(playerId, input)).items.map((item) => item.title)

describe('a message of the house', () => {
  it('reaches everybody, or one player alone, newest first (S3.28)', async () => {
    const [ayse, can] = [player(), player()]
    await send(message('one'), message('two', ayse), message('three'))
    expect(await titles(ayse)).toEqual(['three tr', 'two tr', 'one tr'])
    expect(await titles(can)).toEqual(['three tr', 'one tr'])
    expect(told).toEqual([null, ayse, null])
  })

  it('speaks the language of its reader and tells its time', async () => {
    await send(message('one'))
    const [item] = (await inbox(player(), {}, 'en')).items
    expect(item).toMatchObject({ title: 'one en', date: new Date(clock.nowMs()).toISOString(), read: 0 })
  })

  it('is sent once per key, and told of once', async () => {
    await Promise.all(Array.from({ length: 10 }, () => engagement.sendMassMessage(message('one'))))
    expect((await inbox(player())).total).toBe(1)
    expect(told).toEqual([null])
  })

  it('is cleaned when it is written, and again when it is shown', async () => {
    await send(message('one', null, '<p>a</p><script>x()</script>'))
    const { rows } = await sql<{ html_tr: string }>`
      select html_tr from engagement.mass_message`.execute(test.database.db)
    expect(rows).toEqual([{ html_tr: '<p>a</p>' }])
    await sql`
      insert into engagement.mass_message
      values (${uuidv7(1)}, 'old', null, 'old', 'old', '<script>x()</script>b', 'b', now())`.execute(
      test.database.db,
    )
    expect((await inbox(player())).items.map((item) => item.html)).toContain('b')
  })

  it('comes in pages of ten (S7.29, S9.7)', async () => {
    const playerId = player()
    await send(...Array.from({ length: 12 }, (_, index) => message(`m${index}`)))
    expect(await inbox(playerId)).toMatchObject({ total: 12, limit: 10 })
    expect(await titles(playerId, { limit: 2, offset: 9 })).toEqual(['m2 tr', 'm1 tr'])
    expect(await titles(playerId, { offset: 12 })).toEqual([])
  })
})

describe('reading', () => {
  const read = (playerId: string, input: { id?: string; all?: true }, key?: string) =>
    call(crmMarkRead, input, { playerId, ...(key ? { key } : {}) })

  it('is noted for its reader alone, and counted', async () => {
    const [ayse, can] = [player(), player()]
    await send(message('one'), message('two'), message('three', can))
    const [two] = (await inbox(ayse)).items
    expect(await read(ayse, { id: two?.id ?? '' })).toEqual({ ok: true, value: { unread: 1 } })
    expect((await inbox(ayse)).items.map((item) => item.read)).toEqual([1, 0])
    expect(await inbox(ayse, { unread: true, limit: 1 })).toMatchObject({
      total: 1,
      items: [{ title: 'one tr' }],
    })
    expect((await inbox(can, { unread: true })).total).toBe(3)
  })

  it('all of them leaves none, until the next one comes', async () => {
    const playerId = player()
    await send(message('one'), message('two'))
    expect(await read(playerId, { all: true })).toEqual({ ok: true, value: { unread: 0 } })
    expect(await read(playerId, { all: true })).toEqual({ ok: true, value: { unread: 0 } })
    await send(message('three'))
    expect(await titles(playerId, { unread: true })).toEqual(['three tr'])
  })

  it('all of nothing is no mistake', async () => {
    expect(await read(player(), { all: true })).toEqual({ ok: true, value: { unread: 0 } })
  })

  it("of another player's message, or of none, is not found", async () => {
    const owner = player()
    await send(message('one', owner))
    const [mine] = (await inbox(owner)).items
    for (const id of [mine?.id ?? '', uuidv7(1)]) {
      const reply = await read(player(), { id })
      expect(!reply.ok && reply.error).toEqual({ error: 'not_found' })
    }
    expect((await inbox(owner, { unread: true })).total).toBe(1)
  })

  it('happens once per key', async () => {
    const playerId = player()
    const key = randomId()
    await send(message('one'), message('two'))
    const [two, one] = (await inbox(playerId)).items
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => read(playerId, { id: one?.id ?? '' }, key)),
    )
    for (const reply of replies) expect(reply).toEqual({ ok: true, value: { unread: 1 } })
    const other = await read(playerId, { id: two?.id ?? '' }, key)
    expect(!other.ok && other.error).toEqual({ error: 'idempotency_conflict' })
  })
})
