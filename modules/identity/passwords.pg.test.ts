import { hash } from '@node-rs/argon2'
import {
  userChangeEmail,
  userCheckGa,
  userForgot,
  userGetUserProfile,
  userLogin,
  userPassChange,
  userPassReset,
  userRegisterConfirm,
  userUserGenerateGa,
} from '@poyraz/contract'
import { transact } from '@poyraz/db'
import { HOUR_MS, MINUTE_MS } from '@poyraz/kernel'
import { sql } from 'kysely'
import { generateSync } from 'otplib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { browser, type Client, type Harness, NOON_MS, openHarness } from './fixtures/harness.ts'
import { messageTo, newPlayer, PASSWORD, signIn, tokenIn } from './fixtures/players.ts'

let harness: Harness
beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())
beforeEach(() => harness.clock.set(NOON_MS))

const NEW = 'Yeni8Parola'
const expired = { ok: false, error: { error: 'session_expired' } }
const invalidToken = { ok: false, error: { error: 'token_invalid' } }

describe('changing the password', () => {
  const change = (client: Client, oldPassword = PASSWORD, key?: string) =>
    client.call(userPassChange, { oldPassword, password: NEW, passwordConfirm: NEW }, key)

  it('ends every session, raises the epoch and asks for the new one (attack A29) (S2.31, S7.11)', async () => {
    const { client, form, uid } = await newPlayer(harness)
    const other = browser(harness)
    await signIn(other, form)
    const shown = { uid, sid: client.sid, device: client.device }
    const before = await harness.identity.sessions.resolve(shown)
    expect(await change(client)).toEqual({ ok: true, value: null })
    for (const one of [client, other]) expect(await one.call(userGetUserProfile, {})).toEqual(expired)
    const login = { username: form.username, password: PASSWORD }
    expect(await client.call(userLogin, login)).toMatchObject({ error: { error: 'login_failed' } })
    await signIn(client, { ...form, password: NEW })
    const after = await harness.identity.sessions.resolve({
      ...shown,
      device: client.device,
      sid: client.sid,
    })
    expect(before.ok && after.ok && after.value.epoch - before.value.epoch).toBe(1)
  })

  it('answers a repeated key as the first time, though the old password is wrong by now', async () => {
    const { client, form } = await newPlayer(harness)
    expect(await change(client, PASSWORD, 'change-key-00000001')).toMatchObject({ ok: true })
    await signIn(client, { ...form, password: NEW })
    for (let count = 0; count < 5; count++) {
      expect(await change(client, PASSWORD, 'change-key-00000001')).toEqual({ ok: true, value: null })
    }
    await signIn(client, { ...form, password: NEW })
  })

  it('does not take a password that breaks the rules', async () => {
    const { client } = await newPlayer(harness)
    const attempt = (password: string, passwordConfirm = password) =>
      client.call(userPassChange, { oldPassword: PASSWORD, password, passwordConfirm })
    const broken = async (password: string, confirm?: string) => {
      const reply = await attempt(password, confirm)
      return reply.ok ? null : reply.error.fields?.map((one) => one.error)
    }
    expect(await broken('Ab1')).toEqual(['password_length'])
    expect(await broken('küçük1')).toEqual(['password_upper'])
    expect(await broken('Rakamsız')).toEqual(['password_number'])
    expect(await broken('Şifre123')).toEqual(['password_common'])
    expect(await broken(NEW, 'Baska8Parola')).toEqual(['password_mismatch'])
    // On the server's list of common passwords, but not on the form's.
    for (const leaked of ['Ranger01', 'Mustang6!']) expect(await broken(leaked)).toEqual(['password_common'])
  })

  it('takes a password in every spelling that keyboards have for it', async () => {
    const composed = 'Şelale7Köyü'
    const { form } = await newPlayer(harness, { form: { password: composed, passwordConfirm: composed } })
    const spelled = composed.normalize('NFD')
    expect(spelled).not.toBe(composed)
    await signIn(browser(harness), { ...form, password: spelled })
    // A hash of before that was made of what was typed then.
    const raw = await hash(spelled, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
    await sql`
      update identity.player set password_hash = ${raw} where username = ${form.username}`.execute(
      harness.database.db,
    )
    await signIn(browser(harness), { ...form, password: spelled })
  })
})

it('of eight characters, where the jurisdiction wants it, is asked for wherever one is chosen', async () => {
  const strict = await openHarness({ passwordLengthMin: 8 })
  const { client, form } = await newPlayer(strict)
  const seven = { password: 'Mavi7ke', passwordConfirm: 'Mavi7ke' }
  const refused = {
    ok: false,
    error: { error: 'invalid_input', fields: [{ field: 'password', error: 'password_length_strict' }] },
  }
  expect(await client.call(userPassChange, { oldPassword: PASSWORD, ...seven })).toMatchObject(refused)
  await browser(strict).call(userForgot, { email: form.email })
  await strict.identity.work()
  const token = tokenIn(messageTo(strict, form.email))
  expect(await browser(strict).call(userPassReset, { token, ...seven })).toMatchObject(refused)
  const eight = { password: 'Mavi7ked', passwordConfirm: 'Mavi7ked' }
  expect(await browser(strict).call(userPassReset, { token, ...eight })).toMatchObject({ ok: true })
  await strict.close()
})

describe('a forgotten password (attack A32)', () => {
  const forgot = async (account: { username?: string; email?: string }) => {
    const reply = await browser(harness).call(userForgot, account)
    await harness.identity.work()
    return reply
  }
  const reset = (token: string, password = NEW, key?: string) =>
    browser(harness).call(userPassReset, { token, password, passwordConfirm: password }, key)
  const resetMail = (to: string) => {
    const mail = messageTo(harness, to)
    return mail?.subject === 'Parolanı yenile' ? mail : undefined
  }

  it('is answered alike whoever is asked about, and looks nobody up before the answer', async () => {
    const { form } = await newPlayer(harness)
    const count = harness.outgoing.length
    const replies = [
      await browser(harness).call(userForgot, { username: form.username }),
      await browser(harness).call(userForgot, { email: form.email }),
      await browser(harness).call(userForgot, { username: 'kimse-yok' }),
    ]
    for (const reply of replies) expect(reply).toEqual({ ok: true, value: null })
    expect(harness.outgoing.length).toBe(count)
    await harness.identity.work()
    expect(harness.outgoing.length).toBe(count + 2)
  })

  it('is replaced by the link of a mail that names nobody; the link proves the address (S7.11)', async () => {
    const { client, form, uid } = await newPlayer(harness)
    await forgot({ username: form.username.toUpperCase() })
    const mail = resetMail(form.email)
    for (const personal of [form.username, form.firstname]) expect(mail?.body).not.toContain(personal)
    const token = tokenIn(mail)
    expect(mail?.body).toContain(`https://poyraz.example/account_reset?token=${token}`)
    expect(await reset(token)).toEqual({ ok: true, value: null })
    expect(await client.call(userGetUserProfile, {})).toEqual(expired)
    await signIn(client, { ...form, password: NEW })
    expect(await client.call(userGetUserProfile, {})).toMatchObject({ value: { emailConfirmed: true, uid } })
    expect(messageTo(harness, form.email)?.subject).toBe('Parolan değişti')
  })

  it('C06: is looked up by its link before anything is hashed: a flood of wrong links costs no work', async () => {
    const flood = await Promise.all(Array.from({ length: 200 }, (_, index) => reset(`yanlis${index}`)))
    // With a hash each, most of them would not have found a place in the queue of hashes.
    expect(flood.filter((reply) => !reply.ok && reply.error.error !== 'token_invalid')).toEqual([])
  })

  it('takes a token once, for 30 minutes, and only the latest', async () => {
    const { form } = await newPlayer(harness)
    await forgot({ email: form.email })
    const first = tokenIn(resetMail(form.email))
    await forgot({ email: form.email.toUpperCase() })
    const second = tokenIn(resetMail(form.email))
    expect(await reset(first)).toEqual(invalidToken)
    expect(await reset(second, NEW, 'reset-key-000000001')).toMatchObject({ ok: true })
    expect(await reset(second)).toEqual(invalidToken)
    expect(await reset(second, NEW, 'reset-key-000000001')).toMatchObject({ ok: true })
    await forgot({ email: form.email })
    const third = tokenIn(resetMail(form.email))
    harness.clock.advance(30 * MINUTE_MS)
    expect(await reset(third)).toEqual(invalidToken)
  })

  it('is taken once by 20 resets with one token at once', async () => {
    const { form } = await newPlayer(harness)
    await forgot({ email: form.email })
    const token = tokenIn(resetMail(form.email))
    const replies = await Promise.all(Array.from({ length: 20 }, () => reset(token)))
    expect(replies.filter((reply) => reply.ok)).toHaveLength(1)
  })

  it('takes no link that went to an address the player has left since', async () => {
    const { client, form } = await newPlayer(harness)
    await forgot({ email: form.email })
    const token = tokenIn(resetMail(form.email))
    const email = `yeni.${form.email}`
    await client.call(userChangeEmail, { email, password: PASSWORD })
    await browser(harness).call(userRegisterConfirm, { token: tokenIn(messageTo(harness, email)) })
    expect(await reset(token)).toEqual(invalidToken)
  })

  it('takes no confirmation token for one of its own', async () => {
    const { form } = await newPlayer(harness)
    expect(await reset(tokenIn(messageTo(harness, form.email)))).toEqual(invalidToken)
  })

  it('is mailed at most three times an hour', async () => {
    const { form } = await newPlayer(harness)
    const count = () =>
      harness.outgoing.filter((one) => one.to === form.email && one.subject === 'Parolanı yenile').length
    for (let asked = 0; asked < 5; asked++) await forgot({ email: form.email })
    expect(count()).toBe(3)
    harness.clock.advance(HOUR_MS)
    await forgot({ email: form.email })
    expect(count()).toBe(4)
  })

  it('does not get around the second factor', async () => {
    const { client, form } = await newPlayer(harness)
    await client.call(userRegisterConfirm, { token: tokenIn(messageTo(harness, form.email)) })
    const made = await client.call(userUserGenerateGa, {})
    const secret = made.ok ? made.value.secret : ''
    const ga_code = generateSync({ secret, epoch: Math.floor(harness.clock.nowMs() / 1000) })
    expect(await client.call(userCheckGa, { ga_code })).toMatchObject({ ok: true })
    await forgot({ email: form.email })
    expect(await reset(tokenIn(resetMail(form.email)))).toMatchObject({ ok: true })
    const login = await signIn(client, { ...form, password: NEW })
    expect(login).toMatchObject({ twoFactor: 'ga', gasecret: expect.stringMatching(/^.{11,}$/) })
    expect(await client.call(userGetUserProfile, {})).toMatchObject({ ok: false })
  })

  it('mails nothing for an inactive account', async () => {
    const { form, uid } = await newPlayer(harness)
    await sql`update identity.gate set active = false where player_id = ${uid}`.execute(harness.database.db)
    await forgot({ email: form.email })
    expect(resetMail(form.email)).toBeUndefined()
  })
})

describe('a link that was open when the password was replaced (attack A32)', () => {
  const asked = (client: Client, email: string) => client.call(userChangeEmail, { email, password: PASSWORD })
  const confirm = (token: string) => browser(harness).call(userRegisterConfirm, { token })
  const forgotten = async (email: string) => {
    await browser(harness).call(userForgot, { email })
    await harness.identity.work()
    return tokenIn(messageTo(harness, email))
  }
  const reset = (token: string) =>
    browser(harness).call(userPassReset, { token, password: NEW, passwordConfirm: NEW })
  const change = (client: Client) =>
    client.call(userPassChange, { oldPassword: PASSWORD, password: NEW, passwordConfirm: NEW })

  it('gives the account to nobody: a thief keeps no change of e-mail over the reset of the owner', async () => {
    const { client: thief, form } = await newPlayer(harness)
    const email = `hirsiz.${form.email}`
    expect(await asked(thief, email)).toEqual({ ok: true, value: null })
    const stolen = tokenIn(messageTo(harness, email))
    expect(await reset(await forgotten(form.email))).toEqual({ ok: true, value: null })
    expect(await confirm(stolen)).toEqual(invalidToken)
    const owner = browser(harness)
    await signIn(owner, { ...form, password: NEW })
    expect(await owner.call(userGetUserProfile, {})).toMatchObject({ value: { email: form.email } })
  })

  it('of a reset or a change of e-mail ends with a change of password, too', async () => {
    const { client, form } = await newPlayer(harness)
    const email = `yeni.${form.email}`
    await asked(client, email)
    const token = await forgotten(form.email)
    expect(await change(client)).toEqual({ ok: true, value: null })
    expect(await confirm(tokenIn(messageTo(harness, email)))).toEqual(invalidToken)
    expect(await reset(token)).toEqual(invalidToken)
  })

  it('of the address the player has stays good, and so do those of others', async () => {
    const { client, form } = await newPlayer(harness)
    const own = tokenIn(messageTo(harness, form.email))
    const other = await newPlayer(harness)
    const email = `yeni.${other.form.email}`
    await asked(other.client, email)
    expect(await change(client)).toEqual({ ok: true, value: null })
    expect(await confirm(own)).toEqual({ ok: true, value: null })
    expect(await confirm(tokenIn(messageTo(harness, email)))).toEqual({ ok: true, value: null })
  })

  it('is not made by a request that was under way with the old password', async () => {
    const { client, form, uid } = await newPlayer(harness)
    const { db } = harness.database
    const written = Promise.withResolvers<void>()
    const proceed = Promise.withResolvers<void>()
    const replaced = transact(db, async (tx) => {
      await sql`update identity.player set password_hash = password_hash || 'x' where id = ${uid}`.execute(tx)
      written.resolve()
      await proceed.promise
    })
    await written.promise
    const answer = asked(client, `yeni.${form.email}`)
    await expect.poll(() => isWaiting(db)).toBe(true)
    proceed.resolve()
    await replaced
    const error = { error: 'invalid_input', fields: [{ field: 'password', error: 'password_incorrect' }] }
    expect(await answer).toEqual({ ok: false, error })
    expect(messageTo(harness, `yeni.${form.email}`)).toBeUndefined()
  })
})

async function isWaiting(db: Harness['database']['db']): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    db,
  )
  return rows.length > 0
}
