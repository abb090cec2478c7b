import { createServer, type Server, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { createBus } from '@poyraz/bus'
import { transact } from '@poyraz/db'
import { runWaiting, syncQueues } from '@poyraz/jobs'
import { createTestDatabase, fakeClock } from '@poyraz/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { NO_PUSH } from './fixtures/no-push.ts'
import { createEngagement, createSmtpTransport, type Engagement } from './index.ts'

const CRLF = '\r\n'

/** The relay's reply to `RCPT TO` by the mailbox name; other mailboxes are accepted. */
const REPLIES: Readonly<Record<string, string>> = {
  nobody: '550 5.1.1 No such user',
  moved: '551-5.1.6 Mailbox has moved\r\n551 5.1.6 and left no address',
  plain: '553 mailbox name not allowed',
  policy: '550 5.7.1 Relaying denied',
  broken: '521 5.3.2 This host accepts no mail',
  full: '452 4.2.2 Mailbox full',
  packed: '552 5.2.2 Mailbox full',
}

let relay: Server
let port: number
/** Mailboxes of the RCPT commands, in order. */
let asked: string[]
/** Temporary failures end while this is false. */
let isDeferring: boolean

let test: Awaited<ReturnType<typeof createTestDatabase>>
let engagement: Engagement
const clock = fakeClock(Date.parse('2026-11-21T09:00:00Z'))

beforeAll(async () => {
  test = await createTestDatabase()
  relay = createServer(serve)
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve))
  const address = relay.address()
  port = typeof address === 'object' && address ? address.port : 0
  engagement = open(port)
  await syncQueues(test.database, engagement.jobs)
})
afterAll(async () => {
  await test.close()
  relay.close()
})
beforeEach(async () => {
  asked = []
  isDeferring = true
  await sql`delete from jobs.job`.execute(test.database.db)
  await sql`delete from engagement.message`.execute(test.database.db)
})

function serve(socket: Socket): void {
  const reply = (line: string) => void socket.write(line + CRLF)
  let isData = false
  reply('220 relay.test')
  socket.on('error', () => undefined)
  createInterface({ input: socket }).on('line', (line) => {
    if (isData && line !== '.') return
    if (isData) reply('250 2.0.0 queued')
    else if (line.startsWith('EHLO')) reply(`250-relay.test${CRLF}250 ENHANCEDSTATUSCODES`)
    else if (line.startsWith('RCPT')) reply(answerTo(/<(.+)@/.exec(line)?.[1] ?? ''))
    else reply(line.startsWith('DATA') ? '354 go on' : '250 2.0.0 fine')
    isData = line.startsWith('DATA')
  })
}

function answerTo(mailbox: string): string {
  asked.push(mailbox)
  return (isDeferring && REPLIES[mailbox]) || '250 2.1.5 fine'
}

function open(toPort: number): Engagement {
  return createEngagement({
    database: test.database,
    clock,
    bus: createBus(() => {}),
    transports: {
      mail: createSmtpTransport({ url: `smtp://127.0.0.1:${toPort}`, from: 'no-reply@poyraz.test' }),
      sms: null,
    },
    cleanHtml: (html) => html,
    push: NO_PUSH,
  })
}

async function write(mailbox: string): Promise<void> {
  const to = `${mailbox}@example.test`
  const mail = { channel: 'mail', to, subject: 'Hesabın', body: 'Bağlantı', lang: 'tr' } as const
  await transact(test.database.db, (tx) => engagement.sendMessage(tx, mail))
}

/** Delivers what is due and returns the failures that were reported. */
async function deliver(from = engagement): Promise<string[]> {
  const failures: string[] = []
  await runWaiting(test.database, from.jobs, (error) => void failures.push((error as Error).message))
  return failures
}

const makeDue = () =>
  sql`update jobs.job set start_after = now() where state = 'retry'`.execute(test.database.db)
const waiting = async () => {
  const { rows } = await sql<{ state: string }>`
    select state::text from jobs.job where state in ('created', 'retry') or name = 'dead'`.execute(
    test.database.db,
  )
  return rows.map(({ state }) => state)
}
const states = async () => Object.fromEntries((await engagement.inbox()).map(({ to, state }) => [to, state]))

it.each(['nobody', 'moved', 'plain'])(
  'a mail that the relay refuses for good is tried once: %s',
  async (mailbox) => {
    await write(mailbox)
    expect(await deliver()).toEqual([
      expect.stringMatching(/^engagement\.mail \S+ failed, attempt 1: given up$/),
    ])
    expect(await waiting()).toEqual([])
    await makeDue()
    expect(await deliver()).toEqual([])
    expect(asked).toEqual([mailbox])
    expect(await engagement.inbox()).toMatchObject([{ state: 'refused', body: '' }])
  },
)

it.each(['policy', 'broken', 'full', 'packed'])(
  'a mail that may be taken later is tried again: %s',
  async (mailbox) => {
    await write(mailbox)
    expect(await deliver()).toEqual([expect.stringMatching(/ failed, attempt 1$/)])
    expect(await waiting()).toEqual(['retry'])
    expect(await states()).toEqual({ [`${mailbox}@example.test`]: 'queued' })
    isDeferring = false
    await makeDue()
    expect(await deliver()).toEqual([])
    expect(await states()).toEqual({ [`${mailbox}@example.test`]: 'sent' })
  },
)

it('a mail is tried again when the relay does not answer', async () => {
  await write('ayse')
  expect(await deliver(open(1))).toHaveLength(1)
  expect(await waiting()).toEqual(['retry'])
  await makeDue()
  expect(await deliver()).toEqual([])
  expect(await states()).toEqual({ 'ayse@example.test': 'sent' })
})

it('mail that is tried again waits behind new mail', async () => {
  await write('full')
  await write('full')
  await deliver()
  await write('ayse')
  await makeDue()
  asked = []
  await deliver()
  expect(asked).toEqual(['ayse', 'full', 'full'])
})
