import {
  userChangeEmail,
  userChangePhone,
  userChangeUsername,
  userGetUserProfile,
  userPassChange,
  userRegisterConfirm,
  userSmsSend,
  userSmsValidate,
  userUpdateProfile,
} from '@poyraz/contract'
import { DAY_MS, MINUTE_MS } from '@poyraz/kernel'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { browser, type Client, type Harness, NOON_MS, openHarness } from './fixtures/harness.ts'
import { codeIn, form, messageTo, newPlayer, PASSWORD, signIn, tckn, tokenIn } from './fixtures/players.ts'
import { purge } from './purge.ts'

let harness: Harness
beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())
beforeEach(() => harness.clock.set(NOON_MS))

const done = { ok: true, value: null }
const refused = (error: string) => ({ ok: false, error: { error } })
const fieldError = (field: string, error: string) => ({
  ok: false,
  error: { error: 'invalid_input', fields: [{ field, error }] },
})
const profile = (client: Client) => client.call(userGetUserProfile, {})

describe('the profile', () => {
  it('changes what is sent and leaves the rest (S2.21, S7.12)', async () => {
    const { client, form: sent } = await newPlayer(harness)
    expect(await client.call(userUpdateProfile, { city: '  Muğla ', language: 'en' })).toEqual(done)
    expect(await profile(client)).toMatchObject({
      value: { city: 'Muğla', language: 'en', address: sent.address },
    })
    expect(await client.call(userUpdateProfile, { address: 'x' })).toEqual(fieldError('address', 'too_short'))
  })

  it('takes no field that is not its own (attack A23)', async () => {
    const { client } = await newPlayer(harness)
    for (const forged of [{ rid: 20 }, { balance: 1 }, { emailConfirmed: true }, { kyc: 'verified' }]) {
      expect(await client.call(userUpdateProfile, forged as never)).toMatchObject({ ok: false })
    }
    expect(await profile(client)).toMatchObject({ value: { rid: 10, kyc: 'none', emailConfirmed: false } })
  })

  it('tells whose identity number and phone it is, however they are written', async () => {
    const { form: sent, uid } = await newPlayer(harness)
    const { identityNumber, phone } = await harness.identity.personOf(uid)
    const { ownsIdentityNumber, ownsPhone } = harness.identity
    expect(await ownsIdentityNumber(uid, ` ${sent.identityNumber} `)).toBe(true)
    expect(
      await ownsIdentityNumber(
        uid,
        identityNumber.replace(/.$/, (last) => `${(+last + 1) % 10}`),
      ),
    ).toBe(false)
    expect(await ownsPhone(uid, phone.replace('+90', '0'))).toBe(true)
    expect(
      await ownsPhone(
        uid,
        phone.replace(/.$/, (last) => `${(+last + 1) % 10}`),
      ),
    ).toBe(false)
  })
})

describe('another username', () => {
  it('needs the password, and one that is free (S2.31)', async () => {
    const { client, form: sent } = await newPlayer(harness)
    const { form: other } = await newPlayer(harness)
    const change = (username: string, password = PASSWORD) =>
      client.call(userChangeUsername, { username, password })
    expect(await change('yeni.ad', 'Yanlis1')).toEqual(fieldError('password', 'password_incorrect'))
    expect(await change(other.username.toUpperCase())).toEqual(fieldError('username', 'username_taken'))
    expect(await change('alı1')).toEqual(fieldError('username', 'username_format'))
    expect(await change('Yeni.Ad')).toEqual(done)
    await signIn(client, { ...sent, username: 'yeni.ad' })
    expect(await profile(client)).toMatchObject({ value: { username: 'Yeni.Ad' } })
  })
})

describe('another e-mail address', () => {
  const change = (client: Client, email: string) =>
    client.call(userChangeEmail, { email, password: PASSWORD })
  const confirm = (token: string, client = browser(harness)) => client.call(userRegisterConfirm, { token })

  it('counts once it is confirmed; the old, proven one is told (S2.31)', async () => {
    const { client, form: sent, uid } = await newPlayer(harness)
    await confirm(tokenIn(messageTo(harness, sent.email)), client)
    const email = `yeni.${sent.email}`
    expect(await change(client, email)).toEqual(done)
    expect(await profile(client)).toMatchObject({ value: { email: sent.email, emailConfirmed: true } })
    const mail = messageTo(harness, email)
    expect(mail?.subject).toBe('Yeni e-posta adresini onayla')
    expect(mail?.body).not.toContain(sent.username)
    expect(await confirm(tokenIn(mail))).toEqual(done)
    expect(await profile(client)).toMatchObject({ value: { email, emailConfirmed: true } })
    expect(messageTo(harness, sent.email)?.subject).toBe('E-posta adresin değişti')
    const { rows } = await sql<{ contact_changed_at: Date }>`
      select contact_changed_at from identity.player where id = ${uid}`.execute(harness.database.db)
    expect(rows[0]?.contact_changed_at.getTime()).toBe(NOON_MS)
  })

  it('is told to the old, proven one when it is asked for, without the new one', async () => {
    const { client, form: sent } = await newPlayer(harness)
    await confirm(tokenIn(messageTo(harness, sent.email)), client)
    const email = `yeni.${sent.email}`
    await client.call(userUpdateProfile, { language: 'en' })
    expect(await change(client, email)).toEqual(done)
    const notice = messageTo(harness, sent.email)
    expect(notice?.subject).toBe('Request to change your e-mail address')
    expect(notice?.body).toContain(`Hello ${sent.username}`)
    expect(notice?.body).toContain('https://poyraz.example/forgot-password')
    expect(notice?.body).not.toMatch(/yeni\.|token=|\{/)
  })

  it('that is taken is answered alike until no more is taken, and gets no mail (protection R31)', async () => {
    const { form: other } = await newPlayer(harness)
    const ask = async (email: string) => {
      const { client, form: sent } = await newPlayer(harness)
      const own = tokenIn(messageTo(harness, sent.email))
      const answers = [await change(client, email), await change(client, email), await confirm(own, client)]
      harness.clock.advance(20 * MINUTE_MS)
      answers.push(await change(client, email))
      harness.clock.advance(40 * MINUTE_MS)
      answers.push(await change(client, email), await change(client, `x.${email}`))
      harness.clock.set(NOON_MS)
      return { answers, told: harness.outgoing.filter((message) => message.to === sent.email).length }
    }
    await confirm(tokenIn(messageTo(harness, other.email)))
    const taken = await ask(other.email)
    const wait = (seconds: number) => ({
      ok: false,
      error: { error: 'too_many_requests', data: { retryAfterSeconds: seconds } },
    })
    expect(taken.answers).toEqual([done, done, refused('token_invalid'), wait(40 * 60), done, done])
    expect(await ask(`bos.${other.email}`)).toEqual(taken)
    expect(harness.outgoing.filter((message) => message.to === other.email)).toHaveLength(1)
  })

  it('may be the one the player has: the link proves it', async () => {
    const { client, form: sent } = await newPlayer(harness)
    expect(await change(client, sent.email)).toEqual(done)
    expect(await confirm(tokenIn(messageTo(harness, sent.email)), client)).toEqual(done)
    expect(await profile(client)).toMatchObject({ value: { email: sent.email, emailConfirmed: true } })
  })

  it('goes to whoever confirms it first', async () => {
    const one = await newPlayer(harness)
    const other = await newPlayer(harness)
    const email = `ortak.${one.form.email}`
    await change(one.client, email)
    const first = tokenIn(messageTo(harness, email))
    await change(other.client, email)
    const second = tokenIn(messageTo(harness, email))
    expect(await confirm(second)).toEqual(done)
    expect(await confirm(first)).toEqual(refused('already_registered'))
    expect(await profile(one.client)).toMatchObject({ value: { email: one.form.email } })
  })
})

describe('another phone', () => {
  const change = (client: Client, phone: string) =>
    client.call(userChangePhone, { phone, password: PASSWORD })

  it('counts once its code came back', async () => {
    const { client, form: sent } = await newPlayer(harness)
    expect(await change(client, '0533 900 00 01')).toEqual(done)
    expect(await profile(client)).toMatchObject({
      value: { phone: `+9${sent.phone}`, phoneConfirmed: false },
    })
    const code = codeIn(messageTo(harness, '+905339000001'))
    expect(await client.call(userSmsValidate, { code })).toEqual(done)
    expect(await profile(client)).toMatchObject({ value: { phone: '+905339000001', phoneConfirmed: true } })
  })

  it('must be one that can get an SMS', async () => {
    const { client } = await newPlayer(harness)
    for (const phone of ['0212 123 45 67', '444 1 444', '+393275506507', '532123456']) {
      expect(await change(client, phone)).toEqual(fieldError('phone', 'phone'))
    }
  })

  it('that is taken is answered alike, waits and counts among them, and gets no code (protection R31)', async () => {
    const { client: holder, form: other } = await newPlayer(harness)
    await holder.call(userSmsSend, {})
    const code = codeIn(messageTo(harness, `+9${other.phone}`))
    expect(await holder.call(userSmsValidate, { code })).toEqual(done)
    const ask = async (phone: string) => {
      const { client } = await newPlayer(harness)
      const answers: unknown[] = []
      for (let minute = 0; minute < 6; minute++) {
        answers.push(await change(client, phone), await change(client, phone))
        answers.push(await client.call(userSmsSend, {}))
        answers.push(await client.call(userSmsValidate, { code: '000000' }))
        harness.clock.advance(MINUTE_MS)
        answers.push(await client.call(userSmsSend, {}))
      }
      harness.clock.set(NOON_MS)
      return answers
    }
    const taken = await ask(other.phone)
    expect(await ask('0533 900 00 09')).toEqual(taken)
    const wait = (seconds: number) => ({
      ok: false,
      error: { error: 'too_many_requests', data: { retryAfterSeconds: seconds } },
    })
    expect(taken.slice(0, 5)).toEqual([done, wait(60), wait(60), refused('code_incorrect'), done])
    expect(taken.at(-1)).toEqual(wait(54 * 60))
    expect(harness.outgoing.filter(({ to }) => to === `+9${other.phone}`)).toHaveLength(1)
    expect(messageTo(harness, '+905339000009')).toBeDefined()
  })

  it('may be the one the player has: the code proves it', async () => {
    const { client, form: sent } = await newPlayer(harness)
    expect(await change(client, sent.phone)).toEqual(done)
    expect(
      await client.call(userSmsValidate, { code: codeIn(messageTo(harness, `+9${sent.phone}`)) }),
    ).toEqual(done)
    expect(await profile(client)).toMatchObject({ value: { phone: `+9${sent.phone}`, phoneConfirmed: true } })
  })

  it('is told to the proven address once it counts, and is wanted no more after a change of password', async () => {
    const { client, form: sent } = await newPlayer(harness)
    await client.call(userRegisterConfirm, { token: tokenIn(messageTo(harness, sent.email)) })
    await change(client, '0533 900 00 21')
    const code = codeIn(messageTo(harness, '+905339000021'))
    expect(await client.call(userSmsValidate, { code })).toEqual(done)
    expect(messageTo(harness, sent.email)?.subject).toBe('Telefonun değişti')
    harness.clock.advance(MINUTE_MS)
    await change(client, '0533 900 00 22')
    const [password, fresh] = [sent.password, 'Baska8Parola']
    const next = { oldPassword: password, password: fresh, passwordConfirm: fresh }
    expect(await client.call(userPassChange, next)).toEqual(done)
    await signIn(client, { ...sent, password: fresh })
    harness.clock.advance(MINUTE_MS)
    const before = harness.outgoing.length
    expect(await client.call(userSmsSend, {})).toEqual(done)
    expect(harness.outgoing.slice(before).map(({ to }) => to)).toEqual(['+905339000021'])
    harness.clock.set(NOON_MS)
  })

  it('goes to whoever confirms it first', async () => {
    const one = await newPlayer(harness)
    const other = await newPlayer(harness)
    await change(one.client, '05339000002')
    const first = codeIn(messageTo(harness, '+905339000002'))
    await change(other.client, '05339000002')
    const second = codeIn(messageTo(harness, '+905339000002'))
    expect(await one.client.call(userSmsValidate, { code: first })).toEqual(done)
    expect(await other.client.call(userSmsValidate, { code: second })).toEqual(refused('already_registered'))
    expect(await profile(other.client)).toMatchObject({ value: { phone: `+9${other.form.phone}` } })
  })
})

describe('the sandbox', () => {
  it('makes a player once, confirmed and without mails', async () => {
    const {
      passwordConfirm: _confirm,
      acceptRules: _rules,
      currency: _currency,
      ...sent
    } = form({
      identityNumber: tckn(999_999),
    })
    const player = { ...sent, smsOptIn: false, emailOptIn: false, language: 'tr', rid: 20 } as const
    const count = harness.outgoing.length
    const uid = await harness.identity.ensurePlayer(player)
    expect(await harness.identity.ensurePlayer(player)).toBe(uid)
    expect(harness.outgoing.length).toBe(count)
    const client = browser(harness)
    expect(await signIn(client, player)).toMatchObject({ uid, rid: 20 })
    expect(await profile(client)).toMatchObject({ value: { emailConfirmed: true, phoneConfirmed: true } })
  })
})

describe('tidying up', () => {
  it('deletes what no rule looks at any more, and nothing else', async () => {
    const { client, form: sent } = await newPlayer(harness)
    await client.call(userSmsSend, {})
    const count = async () => {
      const { rows } = await sql<{ count: bigint }>`
        select (select count(*) from identity.session) + (select count(*) from identity.token)
          + (select count(*) from identity.sms_code) + (select count(*) from identity.sid) as count`.execute(
        harness.database.db,
      )
      return Number(rows[0]?.count)
    }
    const before = await count()
    await purge(harness.database.db, NOON_MS + 80 * DAY_MS)
    expect(await count()).toBe(before)
    await purge(harness.database.db, NOON_MS + 121 * DAY_MS)
    expect(await count()).toBe(0)
    await signIn(client, sent)
  })
})
