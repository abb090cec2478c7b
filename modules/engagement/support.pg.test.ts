import { createBus } from '@poyraz/bus'
import { crmListMassMessages, SUPPORT_DAILY_MAX, supportMine, supportWrite } from '@poyraz/contract'
import { DAY_MS, uuidv7 } from '@poyraz/kernel'
import { createCaller, createTestDatabase, fakeClock, type TestDatabase } from '@poyraz/testkit'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { answerSupportMessage, closeSupportMessage } from './commands/answer-support-message.ts'
import { OPEN_OF_VISITORS_MAX } from './commands/write-support-message.ts'
import { NO_PUSH } from './fixtures/no-push.ts'
import { createEngagement, createSupport, type Engagement } from './index.ts'
import { purge } from './purge.ts'
import type { SupportDeps } from './support.ts'

const clock = fakeClock(Date.parse('2026-11-21T09:00:00Z'))
const PROVEN = 'ada@example.test'
let test: TestDatabase
let engagement: Engagement
let deps: SupportDeps
let call: ReturnType<typeof createCaller>
let usedProofs: Set<string>
/** Confirmed addresses of players. */
let boxes: Map<string, string>

beforeEach(async () => {
  test = await createTestDatabase()
  usedProofs = new Set()
  boxes = new Map()
  const base = { database: test.database, clock, bus: createBus(() => {}), cleanHtml: (html: string) => html }
  engagement = createEngagement({ ...base, transports: { mail: null, sms: null }, push: NO_PUSH })
  deps = {
    ...base,
    ownOrigin: () => 'https://poyraz.example',
    sendMessage: engagement.sendMessage,
    introduce: async (playerId) => `Player ${playerId}`,
    mailboxOf: async (_, playerId) => ({ email: boxes.get(playerId) ?? null, lang: 'en' }),
    proofOfWork: {
      challenge: async ({ address }) => ({ challenge: `for ${address}` }),
      check: async (proof, { address }) =>
        proof.startsWith(`${address} `) ? { challenge: proof, expiresAt: new Date(clock.nowMs()) } : null,
      use: async (_, { challenge }) => !usedProofs.has(challenge) && usedProofs.add(challenge) !== null,
    },
  }
  const support = createSupport(deps)
  call = createCaller((registry) => {
    engagement.register(registry, { withheldOf: async () => new Set() })
    support.register(registry)
  })
})
afterEach(() => test.close())

const TEXT = { subject: 'Çekimim bekliyor', text: 'İki gündür bekliyor.' }
const player = () => uuidv7(clock.nowMs())
let proofs = 0

const write = (playerId: string, input: object = {}, key?: string) =>
  call(supportWrite, { ...TEXT, ...input }, { playerId, ...(key === undefined ? {} : { key }) })
const writeAsVisitor = (address: string, input: object = {}) =>
  call(
    supportWrite,
    { ...TEXT, email: 'can@example.test', proof: `${address} ${proofs++}`, ...input },
    { address },
  )
const referenceOf = async (reply: ReturnType<typeof write>) =>
  ((await reply) as { value: { reference: string } }).value.reference
const mine = async (playerId: string) =>
  (
    (await call(supportMine, {}, { playerId })) as {
      value: { items: readonly { reference: string; status: string; answers: readonly object[] }[] }
    }
  ).value.items
const mails = async () => (await engagement.inbox()).filter(({ channel }) => channel === 'mail')

describe('a message to the support', () => {
  it('of a player is kept with a short number, and shown to its writer alone', async () => {
    const [ada, can] = [player(), player()]
    const reference = await referenceOf(write(ada, { related: 'Ç-7Q2M' }))
    expect(reference).toMatch(/^M-[0-9A-HJKMNP-TV-Z]{4}$/)
    expect(await mine(ada)).toMatchObject([{ reference, related: 'Ç-7Q2M', status: 'open', answers: [] }])
    expect(await mine(can)).toEqual([])
  })

  it('is written once per key', async () => {
    const ada = player()
    const first = await referenceOf(write(ada, {}, 'a'.repeat(20)))
    expect(await referenceOf(write(ada, {}, 'a'.repeat(20)))).toBe(first)
    expect(await mine(ada)).toHaveLength(1)
    expect(await write(ada, { subject: 'Başka' }, 'a'.repeat(20))).toMatchObject({
      error: { error: 'idempotency_conflict' },
    })
  })

  it('of a visitor needs an address, and a proof of work that was not used (C06)', async () => {
    expect(await writeAsVisitor('192.0.2.1', { email: undefined })).toMatchObject({
      error: { error: 'invalid_input', fields: [{ field: 'email', error: 'required' }] },
    })
    for (const proof of [undefined, '192.0.2.2 foreign']) {
      expect(await writeAsVisitor('192.0.2.1', { proof })).toMatchObject({
        error: { error: 'proof_required', data: { challenge: 'for 192.0.2.1' } },
      })
    }
    const proof = '192.0.2.1 mine'
    expect(await writeAsVisitor('192.0.2.1', { proof })).toMatchObject({ ok: true })
    expect(await writeAsVisitor('192.0.2.1', { proof })).toMatchObject({ error: { error: 'proof_required' } })
  })

  it('is refused after ten in a day, for each player and each network of visitors (C06)', async () => {
    const [ada, can] = [player(), player()]
    const all = await Promise.all(Array.from({ length: SUPPORT_DAILY_MAX + 2 }, () => write(ada)))
    expect(all.filter(({ ok }) => ok)).toHaveLength(SUPPORT_DAILY_MAX)
    expect(await write(ada)).toMatchObject({ error: { error: 'message_limit' } })
    expect(await write(can)).toMatchObject({ ok: true })
    for (let count = 0; count < SUPPORT_DAILY_MAX; count++) await writeAsVisitor(`2001:db8::${count}`)
    const again = await writeAsVisitor('2001:db8::ffff')
    expect(again).toMatchObject({ error: { error: 'message_limit' } })
    expect(await writeAsVisitor('2001:db8:0:1::1')).toMatchObject({ ok: true })
    clock.advance(DAY_MS)
    expect(await write(ada)).toMatchObject({ ok: true })
  })

  it('of a visitor is refused while a thousand of visitors wait, and that of a player is not (C06)', async () => {
    await sql`
      insert into engagement.support_message (id, reference, email, lang, subject, body, state,
        created_at, changed_at)
      select gen_random_uuid(), 'T-' || i, 'x@example.test', 'tr', 's', 'b', 'open', ${new Date(clock.nowMs())},
        ${new Date(clock.nowMs())}
      from generate_series(1, ${OPEN_OF_VISITORS_MAX}::int) i`.execute(test.database.db)
    expect(await writeAsVisitor('192.0.2.1')).toMatchObject({ error: { error: 'unavailable' } })
    expect(await write(player())).toMatchObject({ ok: true })
  })
})

describe('an answer', () => {
  const answer = (message: string, text = 'Bugün gönderdik.\n\n<b>Poyraz</b>') =>
    answerSupportMessage(deps, { message, text, by: 'ayse' })

  it('goes to a visitor by mail, in the language of the message', async () => {
    const reference = await referenceOf(writeAsVisitor('192.0.2.1'))
    expect(await answer(reference)).toEqual({ ok: true, value: { mailed: true } })
    const [mail] = await mails()
    expect(mail).toMatchObject({
      to: 'can@example.test',
      lang: 'tr',
      subject: `${reference}: ${TEXT.subject}`,
    })
    for (const part of ['Bugün gönderdik.', TEXT.text, 'https://poyraz.example/support'])
      expect(mail?.body).toContain(part)
  })

  it("goes to a player's confirmed address, and into the notifications as text", async () => {
    const ada = player()
    boxes.set(ada, PROVEN)
    const reference = await referenceOf(write(ada))
    expect(await answer(reference.toLowerCase())).toEqual({ ok: true, value: { mailed: true } })
    expect(await mails()).toMatchObject([{ to: PROVEN, lang: 'en' }])
    const inbox = await call(crmListMassMessages, {}, { playerId: ada, lang: 'tr' })
    const [notice] = (inbox as unknown as { value: { items: { title: string; html: string }[] } }).value.items
    expect(notice?.title).toContain(TEXT.subject)
    expect(notice?.html).toContain('&lt;b&gt;Poyraz')
    expect(await mine(ada)).toMatchObject([{ status: 'answered', answers: [{ text: expect.any(String) }] }])
  })

  it('is a notification alone for a player without a confirmed address', async () => {
    const ada = player()
    expect(await answer(await referenceOf(write(ada)))).toEqual({ ok: true, value: { mailed: false } })
    expect(await mails()).toEqual([])
  })

  it('is refused for a closed message, after ten answers, and where there is no message', async () => {
    const ada = player()
    const reference = await referenceOf(write(ada))
    for (let count = 0; count < 10; count++) expect(await answer(reference)).toMatchObject({ ok: true })
    expect(await answer(reference)).toEqual({ ok: false, error: 'state_conflict' })
    expect(await closeSupportMessage(deps, reference)).toEqual({ ok: true, value: null })
    expect(await closeSupportMessage(deps, reference)).toEqual({ ok: false, error: 'state_conflict' })
    expect(await answer('M-0000')).toEqual({ ok: false, error: 'not_found' })
    expect(await mine(ada)).toMatchObject([{ status: 'closed' }])
  })
})

describe('what is kept of messages', () => {
  const counts = async () => {
    const { rows } = await sql<{ messages: number; networks: number }>`
      select count(*)::int as messages, count(network)::int as networks
      from engagement.support_message`.execute(test.database.db)
    return rows[0]
  }

  it("ends: a visitor's network after a day, the text after 90 days, a player's after a year (R66)", async () => {
    await write(player())
    await writeAsVisitor('192.0.2.1')
    const after = async (ms: number) => {
      clock.advance(ms)
      await purge(test.database.db, clock.nowMs())
      return counts()
    }
    expect(await after(DAY_MS - 1)).toEqual({ messages: 2, networks: 1 })
    expect(await after(1)).toEqual({ messages: 2, networks: 0 })
    expect(await after(89 * DAY_MS)).toEqual({ messages: 1, networks: 0 })
    expect(await after(274 * DAY_MS)).toEqual({ messages: 1, networks: 0 })
    expect(await after(DAY_MS)).toEqual({ messages: 0, networks: 0 })
  })
})
