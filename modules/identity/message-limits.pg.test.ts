import {
  userChangePhone,
  userCheckGa,
  userClearGeneratedGa,
  userLogin,
  userPassChange,
  userRegisterConfirm,
  userSmsSend,
  userSmsValidate,
  userStepUp,
  userTwoAuthType,
  userUserGenerateGa,
} from '@poyraz/contract'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@poyraz/kernel'
import { sql } from 'kysely'
import { generateSync } from 'otplib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { browser, type Client, type Harness, NOON_MS, openHarness } from './fixtures/harness.ts'
import { codeIn, messageTo, newPlayer, PASSWORD, signIn, tokenIn } from './fixtures/players.ts'

let harness: Harness
beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())
beforeEach(() => harness.clock.set(NOON_MS))

const DONE = { ok: true, value: null }
const refused = (error: string) => ({ ok: false, error: { error } })
const confirm = async (email: string) => {
  const token = tokenIn(messageTo(harness, email))
  expect(await browser(harness).call(userRegisterConfirm, { token })).toEqual(DONE)
}

/** A player whose address is proven, from the same browser: nothing is ended by that. */
async function confirmedPlayer(form: Parameters<typeof newPlayer>[1] = {}) {
  const player = await newPlayer(harness, form)
  const token = tokenIn(messageTo(harness, player.form.email))
  expect(await player.client.call(userRegisterConfirm, { token })).toEqual(DONE)
  return player
}

describe('mails about the second factor', () => {
  const totp = (secret: string) =>
    generateSync({ secret, epoch: Math.floor(harness.clock.nowMs() / SECOND_MS) })

  /** Switches an authenticator on; returns its secret and the answer to its first code. */
  async function switchOn(client: Client) {
    const made = await client.call(userUserGenerateGa, {})
    const secret = made.ok ? made.value.secret : ''
    return { secret, reply: await client.call(userCheckGa, { ga_code: totp(secret) }) }
  }

  it('are bounded: it is switched on three times an hour, and then waits', async () => {
    const { client, form } = await confirmedPlayer()
    const before = harness.outgoing.length
    for (let count = 0; count < 3; count++) {
      const { secret, reply } = await switchOn(client)
      expect(reply).toEqual(DONE)
      harness.clock.advance(MINUTE_MS)
      expect(await client.call(userClearGeneratedGa, { gacode: totp(secret) })).toEqual(DONE)
    }
    const waits = { error: 'too_many_requests', data: { retryAfterSeconds: 57 * 60 } }
    // None of them counts as a wrong code; otherwise the account would be locked.
    for (let count = 0; count < 6; count++) {
      expect((await switchOn(client)).reply).toEqual({ ok: false, error: waits })
    }
    expect(harness.outgoing.slice(before).filter(({ to }) => to === form.email)).toHaveLength(6)
    harness.clock.advance(57 * MINUTE_MS)
    await signIn(client, form)
    expect((await switchOn(client)).reply).toEqual(DONE)
  })

  it('are bounded where the factor is chosen: none of the choices is free of it', async () => {
    const { client } = await confirmedPlayer()
    expect((await switchOn(client)).reply).toEqual(DONE)
    const set = async (type: 'none' | 'ga') => {
      const reply = await client.call(userTwoAuthType, { mode: 'set', type })
      await client.call(userStepUp, { password: PASSWORD })
      return reply.ok ? reply.value.type : reply.error.error
    }
    const answers: string[] = []
    for (let count = 0; count < 3; count++) {
      answers.push(await set('none'), await set('ga'))
      await proveAgain(client)
    }
    expect(answers).toEqual(['none', 'ga', 'none', 'ga', 'none', 'too_many_requests'])
  })

  /** A fresh proof for the next choice; a session with two-factor takes a code for it, which is not at hand. */
  const proveAgain = ({ uid }: Client) =>
    sql`update identity.session set proved_at = ${new Date(harness.clock.nowMs())}
      where player_id = ${uid}`.execute(harness.database.db)

  it('and about the password come ten times an hour at most', () => {
    for (const { rate } of [userPassChange, userUserGenerateGa]) {
      expect(rate).toEqual({ points: 10, windowMs: HOUR_MS })
    }
  })
})

describe('codes to a number outside Türkiye', () => {
  const foreign = (phone: string) => ({ form: { country: 'DE', phone } })
  let last = 0
  const numberOf = (range: string) => `${range}${String(1_000_000 + ++last)}`

  it('prove it only once the address is proven', async () => {
    const phone = numberOf('+4915')
    const { client, form } = await newPlayer(harness, foreign(phone))
    expect(await client.call(userSmsSend, {})).toEqual(refused('email_unconfirmed'))
    const change = { phone: numberOf('+4915'), password: PASSWORD }
    expect(await client.call(userChangePhone, change)).toEqual(refused('email_unconfirmed'))
    expect(harness.outgoing.filter(({ channel }) => channel === 'sms')).toEqual([])
    expect(await client.call(userChangePhone, { phone: '05339000007', password: PASSWORD })).toEqual(DONE)
    harness.clock.advance(MINUTE_MS)
    await confirm(form.email)
    await signIn(client, form)
    expect(await client.call(userChangePhone, { phone, password: PASSWORD })).toEqual(DONE)
    expect(messageTo(harness, phone)).toMatchObject({ channel: 'sms' })
  })

  it('are thirty an hour for a range, over all accounts and whoever has the number', async () => {
    const owner = await confirmedPlayer(foreign(numberOf('+8821')))
    expect(await owner.client.call(userSmsSend, {})).toEqual(DONE)
    const code = codeIn(messageTo(harness, owner.form.phone))
    expect(await owner.client.call(userSmsValidate, { code })).toEqual(DONE)
    const players = await Promise.all(
      Array.from({ length: 8 }, () => confirmedPlayer(foreign(numberOf('+8821')))),
    )
    const answers: string[] = []
    for (let round = 0; round < 5; round++) {
      for (const { client } of players) {
        const reply = await client.call(userSmsSend, {})
        answers.push(reply.ok ? 'sent' : reply.error.error)
      }
      harness.clock.advance(MINUTE_MS)
    }
    expect(answers).toEqual([...Array(29).fill('sent'), ...Array(11).fill('sms_busy')])
    const [player] = players
    const change = (phone: string) => player?.client.call(userChangePhone, { phone, password: PASSWORD })
    expect(await change(owner.form.phone)).toEqual(refused('sms_busy'))
    expect(await change(numberOf('+8822'))).toEqual(DONE)
    harness.clock.advance(HOUR_MS)
    await signIn(owner.client, owner.form)
    expect(await owner.client.call(userSmsSend, {})).toEqual(DONE)
  })

  it('that confirm logins are bounded for a range, too; those sent count until they expire', async () => {
    const { client, form } = await confirmedPlayer(foreign(numberOf('+8823')))
    await client.call(userSmsSend, {})
    await client.call(userSmsValidate, { code: codeIn(messageTo(harness, form.phone)) })
    await client.call(userTwoAuthType, { mode: 'set', type: 'sms' })
    harness.clock.advance(MINUTE_MS)
    await fillRange('+8823', form.phone)
    const credentials = { username: form.username, password: PASSWORD }
    const sent = harness.outgoing.length
    const login = await client.call(userLogin, credentials)
    expect(login).toMatchObject({ ok: true, value: { twoFactor: 'sms' } })
    expect(await client.call(userSmsSend, {})).toEqual(refused('sms_busy'))
    expect(harness.outgoing).toHaveLength(sent)
    harness.clock.advance(HOUR_MS)
    await fillRange('+8823', form.phone)
    await client.call(userLogin, credentials)
    // The first code of a player in an hour is sent though the range is full.
    expect(harness.outgoing).toHaveLength(sent + 1)
  })

  /** Stores as many login codes of another player as a range may get in an hour. */
  async function fillRange(range: string, notOf: string): Promise<void> {
    const now = new Date(harness.clock.nowMs())
    await sql`
      insert into identity.sms_code (id, player_id, purpose, phone, code_hash, created_at, expires_at)
      select gen_random_uuid(), (select id from identity.player where phone <> ${notOf} limit 1), 'login',
        ${`${range}9999999`}, '', ${now}, ${now}
      from generate_series(1, 300)`.execute(harness.database.db)
  }

  it('are counted by an index', async () => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select 1 from identity.sms_code
      where left(phone, 5) = '+4915' and phone not like '+905%' and purpose = 'phone'
        and created_at > now() - interval '1 hour' limit 30`.execute(harness.database.db)
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('sms_code_foreign')
  })
})
