import { createBus } from '@poyraz/bus'
import { transact } from '@poyraz/db'
import { runWaiting, startRunner, syncQueues } from '@poyraz/jobs'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@poyraz/kernel'
import { createTestDatabase, fakeClock, runJob } from '@poyraz/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { NO_PUSH } from './fixtures/no-push.ts'
import { createEngagement, type MessageTransport, type OutgoingMessage } from './index.ts'
import { purge } from './purge.ts'

const MAIL: OutgoingMessage = {
  channel: 'mail',
  to: 'ayse@example.test',
  subject: 'Hesabını doğrula',
  body: 'Bağlantı: http://localhost:8080/x?a=1&b=2 <script>',
  lang: 'tr',
}
const SMS: OutgoingMessage = {
  channel: 'sms',
  to: '+905550000001',
  subject: null,
  body: 'Kod: 123456',
  lang: 'tr',
}

let test: Awaited<ReturnType<typeof createTestDatabase>>
const clock = fakeClock(Date.parse('2026-11-21T09:00:00Z'))

beforeAll(async () => {
  test = await createTestDatabase()
  const nobody = { send: async () => undefined }
  await syncQueues(test.database, open(nobody, nobody).jobs)
})
afterAll(() => test.close())
beforeEach(async () => {
  clock.advance(1000)
  await sql`delete from jobs.job`.execute(test.database.db)
})

function open(mail: MessageTransport | null, sms: MessageTransport | null = null) {
  const bus = createBus(() => {})
  const engagement = createEngagement({
    database: test.database,
    clock,
    bus,
    transports: { mail, sms },
    push: NO_PUSH,
    cleanHtml: (html) => html,
  })
  /** Delivers what waits and returns how many went out. */
  const deliver = () => runWaiting(test.database, engagement.jobs)
  return { ...engagement, deliver }
}

describe('messages', () => {
  it('exist exactly if the transaction commits', async () => {
    const engagement = open(null)
    const before = (await engagement.inbox()).length
    await expect(
      transact(test.database.db, async (tx) => {
        await engagement.sendMessage(tx, MAIL)
        throw new Error('rolled back')
      }),
    ).rejects.toThrow('rolled back')
    expect((await engagement.inbox()).length).toBe(before)
    await transact(test.database.db, (tx) => engagement.sendMessage(tx, MAIL))
    expect((await engagement.inbox()).length).toBe(before + 1)
  })

  it('go out once by mail, and an SMS is kept', async () => {
    const sent: OutgoingMessage[] = []
    const engagement = open({ send: async (message) => void sent.push(message) })
    await transact(test.database.db, async (tx) => {
      await engagement.sendMessage(tx, MAIL)
      await engagement.sendMessage(tx, SMS)
    })
    expect(await engagement.deliver()).toBe(1)
    expect(await engagement.deliver()).toBe(0)
    expect(sent.map((message) => message.to)).toEqual([MAIL.to])
    const states = (await engagement.inbox())
      .slice(0, 2)
      .map((message) => `${message.channel} ${message.state}`)
    expect(states.sort()).toEqual(['mail sent', 'sms kept'])
  })

  it('go out by SMS, too, while the code in it still works', async () => {
    const sent: string[] = []
    let takes = false
    const sms: MessageTransport = {
      send: async ({ to }) => {
        if (!takes) throw new Error('the gateway is away')
        sent.push(to)
      },
    }
    const engagement = open(null, sms)
    await transact(test.database.db, (tx) => engagement.sendMessage(tx, SMS))
    expect([await engagement.deliver(), sent]).toEqual([0, []])
    takes = true
    clock.advance(5 * MINUTE_MS)
    const again = () => sql`update jobs.job set start_after = now()`.execute(test.database.db)
    await again()
    expect([await engagement.deliver(), sent]).toEqual([1, [SMS.to]])
    expect((await engagement.inbox())[0]).toMatchObject({ channel: 'sms', state: 'sent' })
    takes = false
    await transact(test.database.db, (tx) => engagement.sendMessage(tx, SMS))
    await engagement.deliver()
    takes = true
    clock.advance(5 * MINUTE_MS + 1)
    await again()
    expect([await engagement.deliver(), sent]).toEqual([1, [SMS.to]])
    expect((await engagement.inbox())[0]).toMatchObject({ channel: 'sms', state: 'queued' })
  })

  it('of one channel wait for no other', async () => {
    const sms: string[] = []
    let endMail = () => {}
    const mail: MessageTransport = {
      send: () => new Promise((resolve) => (endMail = resolve)),
    }
    const engagement = open(mail, { send: async ({ to }) => void sms.push(to) })
    const onFailure = (_: unknown, error: unknown) => expect.unreachable(String(error))
    const stop = startRunner({ url: test.appUrl, jobs: engagement.jobs, onFailure, stopMs: 1000 })
    await transact(test.database.db, async (tx) => {
      await engagement.sendMessage(tx, MAIL)
      await engagement.sendMessage(tx, SMS)
    })
    await expect.poll(() => sms, { timeout: 15_000 }).toEqual([SMS.to])
    endMail()
    await stop()
  }, 20_000)

  it('that were queued wait where there is no transport, for a process that has one', async () => {
    const sent: OutgoingMessage[] = []
    const engagement = open({ send: async (message) => void sent.push(message) })
    await transact(test.database.db, (tx) => engagement.sendMessage(tx, MAIL))
    expect(await open(null).deliver()).toBe(0)
    const { rows } = await sql<{ attempts: number }>`
      select retry_count as attempts from jobs.job where state = 'created'`.execute(test.database.db)
    expect(rows).toEqual([{ attempts: 0 }])
    expect(await engagement.deliver()).toBe(1)
    expect(sent.map((message) => message.to)).toEqual([MAIL.to])
  })

  it('that nobody takes wait for another try and hold up no other', async () => {
    const sent: string[] = []
    const engagement = open({
      send: async (message) => {
        if (message.to.startsWith('bad')) throw new Error('550 no such mailbox')
        sent.push(message.to)
      },
    })
    await transact(test.database.db, async (tx) => {
      await engagement.sendMessage(tx, { ...MAIL, to: 'bad@example.test' })
      await engagement.sendMessage(tx, { ...MAIL, to: 'good@example.test' })
    })
    expect(await engagement.deliver()).toBe(1)
    expect(sent).toEqual(['good@example.test'])
    const { rows } = await sql<{ last_error: string }>`
      select output ->> 'message' as last_error from jobs.job where state = 'retry'`.execute(test.database.db)
    expect(rows).toEqual([{ last_error: '550 no such mailbox' }])
  })
})

describe('secrets in messages', () => {
  const bodies = async () => {
    const { rows } = await sql<{ state: string; body: string }>`
      select channel || ' ' || state as state, body from engagement.message order by channel, state`.execute(
      test.database.db,
    )
    return Object.fromEntries(rows.map(({ state, body }) => [state, body]))
  }
  const tidy = () => purge(test.database.db, clock.nowMs())

  it('are readable for an hour once sent, else for a day; the rows go after 90 days (R66)', async () => {
    await sql`delete from engagement.message`.execute(test.database.db)
    let takes = true
    const engagement = open({
      send: async () => {
        if (!takes) throw new Error('451 later')
      },
    })
    const send = (message: OutgoingMessage) =>
      transact(test.database.db, (tx) => engagement.sendMessage(tx, message))
    await send(MAIL)
    clock.advance(HOUR_MS)
    expect(await engagement.deliver()).toBe(1)
    takes = false
    await send(MAIL)
    await send(SMS)
    await engagement.deliver()
    clock.advance(HOUR_MS - 1)
    await tidy()
    expect(await bodies()).toEqual({ 'mail sent': MAIL.body, 'mail queued': MAIL.body, 'sms kept': SMS.body })
    clock.advance(1)
    await tidy()
    expect(await bodies()).toEqual({ 'mail sent': '', 'mail queued': MAIL.body, 'sms kept': SMS.body })
    expect(await engagement.inboxPage()).toContain('123456')
    clock.advance(23 * HOUR_MS)
    await tidy()
    expect(await bodies()).toEqual({ 'mail sent': '', 'mail queued': '', 'sms kept': '' })
    clock.advance(88 * DAY_MS)
    await tidy()
    expect(await engagement.inbox()).toHaveLength(3)
    clock.advance(DAY_MS)
    await tidy()
    expect(await engagement.inbox()).toEqual([])
  })

  it('that were taken out before anybody took the mail are not sent as an empty one', async () => {
    const sent: OutgoingMessage[] = []
    const engagement = open({ send: async (message) => void sent.push(message) })
    await transact(test.database.db, (tx) => engagement.sendMessage(tx, MAIL))
    clock.advance(DAY_MS)
    await tidy()
    expect(await engagement.deliver()).toBe(1)
    expect(sent).toEqual([])
  })

  it('go by themselves while the server delivers', async () => {
    const engagement = open(null)
    await transact(test.database.db, (tx) => engagement.sendMessage(tx, SMS))
    clock.advance(DAY_MS)
    await runJob(engagement.jobs, 'engagement.purge')
    expect((await engagement.inbox())[0]).toMatchObject({ channel: 'sms', body: '' })
  })
})

describe('the development inbox', () => {
  it('escapes everything and makes links clickable', async () => {
    const engagement = open(null)
    await transact(test.database.db, (tx) => engagement.sendMessage(tx, MAIL))
    const page = await engagement.inboxPage()
    expect(page).toContain('<a href="http://localhost:8080/x?a=1&amp;b=2">')
    expect(page).toContain('&lt;script&gt;')
    expect(page).not.toContain('<script>')
  })
})
