import {
  userChangeEmail,
  userChangePhone,
  userCheckGa,
  userClearGeneratedGa,
  userForgot,
  userGetUserProfile,
  userLogin,
  userPassChange,
  userPassReset,
  userRegister,
  userRegisterConfirm,
  userSmsValidate,
  userTwoAuthType,
  userUserGenerateGa,
} from '@poyraz/contract'
import { HOUR_MS, SECOND_MS } from '@poyraz/kernel'
import { sql } from 'kysely'
import { generateSync } from 'otplib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { browser, type Client, type Harness, NOON_MS, openHarness } from './fixtures/harness.ts'
import {
  codeIn,
  type Form,
  form,
  messageTo,
  newPlayer,
  PASSWORD,
  signIn,
  tokenIn,
} from './fixtures/players.ts'

const STEP_MS = 30 * SECOND_MS
const LINK_MS = 72 * HOUR_MS
const THIEFS = 'Hirsiz9Parola'
const NEW = 'Yeni8Parola'

let harness: Harness
beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())
beforeEach(() => harness.clock.set(NOON_MS))

const done = { ok: true, value: null }
const refused = (error: string) => ({ ok: false, error: { error } })
const totp = (secret: string) =>
  generateSync({ secret, epoch: Math.floor(harness.clock.nowMs() / SECOND_MS) })
const profile = (client: Client) => client.call(userGetUserProfile, {})
const confirm = (token: string, client = browser(harness)) => client.call(userRegisterConfirm, { token })
const reset = (token: string, password = NEW) =>
  browser(harness).call(userPassReset, { token, password, passwordConfirm: password })
const change = (client: Client, oldPassword: string, password: string) =>
  client.call(userPassChange, { oldPassword, password, passwordConfirm: password })
const subjectsTo = (to: string) =>
  harness.outgoing.filter((one) => one.to === to).map(({ subject }) => subject)

/** A player whose address is proven, and who has no second step. */
async function provenPlayer() {
  const player = await newPlayer(harness)
  expect(await confirm(tokenIn(messageTo(harness, player.form.email)), player.client)).toEqual(done)
  return player
}

/** Somebody else who knows the password, signed in on a device of his own. */
async function thiefOf(who: Form): Promise<Client> {
  const thief = browser(harness, '10.66.0.1')
  await signIn(thief, who)
  return thief
}

/** Puts an authenticator in force; the next codes come from the following time step. */
async function enrol(client: Client): Promise<{ readonly secret: string; readonly recovery: string[] }> {
  const made = await client.call(userUserGenerateGa, {})
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  expect(await client.call(userCheckGa, { ga_code: totp(made.value.secret) })).toEqual(done)
  harness.clock.advance(STEP_MS)
  return made.value
}

/** Returns the token of the latest mail to this address about two-factor or a new address. */
function linkTo(email: string, subject = 'İki adımlı doğrulama açıldı'): string {
  const mail = messageTo(harness, email)
  expect(mail?.subject).toBe(subject)
  const token = tokenIn(mail)
  expect(mail?.body).toContain(`https://poyraz.example/account_reset?token=${token}&reclaim=true`)
  return token
}

/** Expects that only the new password signs in and that nothing of the thief remains. */
async function expectBack(who: Form): Promise<void> {
  const owner = browser(harness)
  const login = await signIn(owner, { ...who, password: NEW })
  expect(login).toMatchObject({ twoFactor: 'none', gasecret: '' })
  expect(await profile(owner)).toMatchObject({
    value: { email: who.email, emailConfirmed: true, twoFactor: 'none' },
  })
  const again = await owner.call(userTwoAuthType, { type: 'ga', mode: 'set' })
  expect(again).toEqual(refused('wrong_factor'))
  const { rows } = await sql`
    select 1 from identity.recovery_code where player_id = ${login.uid}`.execute(harness.database.db)
  expect(rows).toEqual([])
}

describe('the link of a second step that was switched on', () => {
  it('gives the account back to its owner, though the thief changed the password, and once', async () => {
    const { form: own } = await provenPlayer()
    const thief = await thiefOf(own)
    const { secret, recovery } = await enrol(thief)
    const token = linkTo(own.email)
    expect(await change(thief, PASSWORD, THIEFS)).toEqual(done)
    const stolen = { ...own, password: THIEFS }
    await signIn(thief, stolen)
    expect(await thief.call(userCheckGa, { ga_code: totp(secret) })).toEqual(done)
    // His next login waits for its code and is found by its device only.
    const waiting = browser(harness, '10.66.0.2')
    await signIn(waiting, stolen)
    waiting.uid = null
    waiting.sid = null

    expect(await reset(token)).toEqual(done)

    expect(messageTo(harness, own.email)?.subject).toBe('Hesabın geri alındı')
    expect(await profile(thief)).toEqual(refused('session_expired'))
    harness.clock.advance(STEP_MS)
    for (const ga_code of [totp(secret), recovery[0] ?? '']) {
      expect(await waiting.call(userCheckGa, { ga_code })).toEqual(refused('session_expired'))
    }
    const login = { username: own.username, password: THIEFS }
    expect(await waiting.call(userLogin, login)).toEqual(refused('login_failed'))
    await expectBack(own)
    expect(await reset(token, THIEFS)).toEqual(refused('token_invalid'))
  })

  it('gives it back to whose address a thief changed, with nothing but the password', async () => {
    const { form: own } = await provenPlayer()
    const thief = await thiefOf(own)
    const his = `hirsiz.${own.email}`
    expect(await thief.call(userChangeEmail, { email: his, password: PASSWORD })).toEqual(done)
    expect(await confirm(tokenIn(messageTo(harness, his)))).toEqual(done)
    const token = linkTo(own.email, 'E-posta adresin değişti')
    expect(await change(thief, PASSWORD, THIEFS)).toEqual(done)
    expect(await reset(token)).toEqual(done)
    await expectBack(own)
  })

  it('is not sent where a second step was asked for before the address changed', async () => {
    const { client, form: own } = await provenPlayer()
    const { secret } = await enrol(client)
    const email = `yeni.${own.email}`
    const wanted = { email, password: PASSWORD, code: totp(secret) }
    expect(await client.call(userChangeEmail, wanted)).toEqual(done)
    expect(await confirm(tokenIn(messageTo(harness, email)))).toEqual(done)
    expect(messageTo(harness, own.email)?.body).not.toContain('token=')
  })

  it('is used once by twenty at once', async () => {
    const { form: own } = await provenPlayer()
    await enrol(await thiefOf(own))
    const token = linkTo(own.email)
    const replies = await Promise.all(Array.from({ length: 20 }, () => reset(token)))
    expect(replies.filter((reply) => reply.ok)).toHaveLength(1)
  })

  it('lapses after 72 hours: who switched it on himself keeps it', async () => {
    const { client, form: own } = await provenPlayer()
    const { secret, recovery } = await enrol(client)
    const token = linkTo(own.email)
    harness.clock.advance(LINK_MS - STEP_MS)
    expect(await reset(token)).toEqual(refused('token_invalid'))
    const login = browser(harness)
    expect(await signIn(login, own)).toMatchObject({ twoFactor: 'ga' })
    expect(await login.call(userCheckGa, { ga_code: totp(secret) })).toEqual(done)
    expect(await profile(login)).toMatchObject({ ok: true })
    const again = browser(harness)
    await signIn(again, own)
    expect(await again.call(userCheckGa, { ga_code: recovery[0] ?? '' })).toEqual(done)
  })

  it('works up to then', async () => {
    const { client, form: own } = await provenPlayer()
    await enrol(client)
    const token = linkTo(own.email)
    harness.clock.advance(LINK_MS - STEP_MS - 1)
    expect(await reset(token)).toEqual(done)
    await expectBack(own)
  })

  it('brings its address back, whatever the thief did since, and ends the links he has', async () => {
    const { form: own, uid } = await provenPlayer()
    const thief = await thiefOf(own)
    const first = await enrol(thief)
    const token = linkTo(own.email)
    const his = `hirsiz.${own.email}`
    const taken = await thief.call(userChangeEmail, { email: his, password: PASSWORD })
    expect(taken).toEqual(done)
    expect(await confirm(tokenIn(messageTo(harness, his)))).toEqual(done)
    // Two-factor off and on again, at his address: the new link belongs only to the new switch.
    expect(await thief.call(userClearGeneratedGa, { gacode: totp(first.secret) })).toEqual(done)
    await enrol(thief)
    const thiefs = linkTo(his)
    expect(await change(thief, PASSWORD, THIEFS)).toEqual(done)
    await browser(harness).call(userForgot, { email: his })
    await harness.identity.work()
    const forgotten = tokenIn(messageTo(harness, his))

    expect(await reset(token)).toEqual(done)

    await expectBack(own)
    expect(messageTo(harness, his)?.subject).toBe('E-posta adresin değişti')
    for (const link of [thiefs, forgotten])
      expect(await reset(link, THIEFS)).toEqual(refused('token_invalid'))
    expect(await harness.identity.contactChangedAt(uid)).toEqual(new Date(harness.clock.nowMs()))
  })

  it('works where another account has taken the address, which stays there', async () => {
    const { form: own } = await provenPlayer()
    const thief = await thiefOf(own)
    await enrol(thief)
    const token = linkTo(own.email)
    const his = `baska.${own.email}`
    await thief.call(userChangeEmail, { email: his, password: PASSWORD })
    await confirm(tokenIn(messageTo(harness, his)))
    expect(await browser(harness).call(userRegister, form({ email: own.email }))).toMatchObject({ ok: true })
    expect(await confirm(tokenIn(messageTo(harness, own.email)))).toEqual(done)
    expect(await reset(token)).toEqual(done)
    const owner = browser(harness)
    await signIn(owner, { ...own, password: NEW })
    expect(await profile(owner)).toMatchObject({ value: { email: his, twoFactor: 'none' } })
    for (const email of [own.email, his]) expect(subjectsTo(email)).toContain('Hesabın geri alındı')
  })

  it('takes the SMS away that took the place of the authenticator, and what was wanted', async () => {
    const { client, form: own } = await provenPlayer()
    const thief = await thiefOf(own)
    await enrol(thief)
    const token = linkTo(own.email)
    const phone = own.phone.replace(/^0555/, '0556')
    await thief.call(userChangePhone, { phone, password: PASSWORD })
    const sms = messageTo(harness, `+9${phone}`)
    expect(await thief.call(userSmsValidate, { code: codeIn(sms) })).toEqual(done)
    expect(await thief.call(userTwoAuthType, { type: 'sms', mode: 'set' })).toMatchObject({ ok: true })
    const { db } = harness.database
    await sql`update identity.player set phone_wanted = '+905571234567' where email = ${own.email}`.execute(
      db,
    )
    const wanted = `istenen.${own.email}`
    await client.call(userChangeEmail, { email: wanted, password: PASSWORD })
    expect(await reset(token)).toEqual(done)
    await expectBack(own)
    const { rows } = await sql<{ open: boolean }>`
      select phone_wanted is not null or exists (
        select 1 from identity.token t where t.player_id = p.id and t.used_at is null) as open
      from identity.player p where email = ${own.email}`.execute(db)
    expect(rows).toEqual([{ open: false }])
  })

  it('outlives the reset of the owner, which leaves the second step to the thief', async () => {
    const { form: own } = await provenPlayer()
    await enrol(await thiefOf(own))
    const token = linkTo(own.email)
    await browser(harness).call(userForgot, { email: own.email })
    await harness.identity.work()
    expect(await reset(tokenIn(messageTo(harness, own.email)), 'Baska8Parola')).toEqual(done)
    expect(await signIn(browser(harness), { ...own, password: 'Baska8Parola' })).toMatchObject({
      twoFactor: 'ga',
    })
    expect(await reset(token)).toEqual(done)
    await expectBack(own)
  })

  it('is not sent to an address that was never proven, and is stored as a hash alone', async () => {
    const unproven = await newPlayer(harness)
    const before = harness.outgoing.length
    await enrol(unproven.client)
    expect(harness.outgoing).toHaveLength(before)
    const proven = await provenPlayer()
    await enrol(proven.client)
    const { rows } = await sql<{ row: string; player: string }>`
      select t::text as row, player_id as player from identity.token t where kind = 'reclaim'
        and player_id in (${unproven.uid}, ${proven.uid})`.execute(harness.database.db)
    expect(rows.map(({ player }) => player)).toEqual([proven.uid])
    expect(rows[0]?.row).not.toContain(linkTo(proven.form.email))
  })

  it('gives no other power: it confirms no address, and a confirmation takes nothing back', async () => {
    const { client, form: own } = await provenPlayer()
    await enrol(client)
    expect(await confirm(linkTo(own.email))).toEqual(refused('token_invalid'))
    const other = await newPlayer(harness)
    expect(await reset(tokenIn(messageTo(harness, other.form.email)))).toEqual(refused('token_invalid'))
  })
})

describe('mails about the safety of an account', () => {
  it('name the address for help of the installation, and nothing where there is none', async () => {
    const helped = await openHarness({ supportEmail: 'destek@poyraz.example' })
    for (const one of [harness, helped]) {
      const { client, form: own } = await newPlayer(one)
      await client.call(userRegisterConfirm, { token: tokenIn(messageTo(one, own.email)) })
      await change(client, PASSWORD, NEW)
      const mail = messageTo(one, own.email)
      expect(mail?.subject).toBe('Parolan değişti')
      expect(mail?.body.includes('\n\nYardım için: destek@poyraz.example. ')).toBe(one === helped)
    }
    await helped.close()
  })
})
