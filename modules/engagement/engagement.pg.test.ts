import { createBus } from '@poyraz/bus'
import { transact } from '@poyraz/db'
import { createTestDatabase, fakeClock } from '@poyraz/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createEngagement, type MailTransport, type OutgoingMessage } from './index.ts'

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
})
afterAll(() => test.close())
beforeEach(async () => {
  clock.advance(1000)
  await sql`delete from db.outbox`.execute(test.database.db)
})

function open(mail: MailTransport | null) {
  const bus = createBus(() => {})
  return createEngagement({
    database: test.database,
    clock,
    bus,
    mail,
    cleanHtml: (html) => html,
    onError: () => {},
  })
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
    const { rows } = await sql<{ last_error: string }>`select last_error from db.outbox`.execute(
      test.database.db,
    )
    expect(rows).toEqual([{ last_error: '550 no such mailbox' }])
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
