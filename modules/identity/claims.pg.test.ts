import {
  userChangeEmail,
  userChangePhone,
  userCheckGa,
  userForgot,
  userGetUserProfile,
  userPassReset,
  userRegister,
  userRegisterConfirm,
  userSmsSend,
  userSmsValidate,
  userUserGenerateGa,
} from '@poyraz/contract'
import { type Tx, transact } from '@poyraz/db'
import { DAY_MS, HOUR_MS } from '@poyraz/kernel'
import { sql } from 'kysely'
import { generateSync } from 'otplib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browser, type Client, type Harness, NOON_MS, openHarness } from './fixtures/harness.ts'
import { codeIn, form, messageTo, newPlayer, PASSWORD, signIn, tckn, tokenIn } from './fixtures/players.ts'
import { alikePlayers } from './store/alike-players.ts'

const NEW = 'Yeni8Parola'
const DONE = { ok: true, value: null }
const refused = (error: string) => ({ ok: false, error: { error } })

let harness: Harness
beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())

const register = (changes: Parameters<typeof form>[0] = {}) =>
  browser(harness).call(userRegister, form(changes))
const confirm = (token: string, client = browser(harness)) => client.call(userRegisterConfirm, { token })
const profileOf = async (client: Client) => {
  const profile = await client.call(userGetUserProfile, {})
  return profile.ok ? profile.value : null
}

/** Switches an authenticator on, as whoever is signed in. */
async function switchOn(client: Client) {
  const made = await client.call(userUserGenerateGa, {})
  const secret = made.ok ? made.value.secret : ''
  const ga_code = generateSync({ secret, epoch: Math.floor(harness.clock.nowMs() / 1000) })
  expect(await client.call(userCheckGa, { ga_code })).toEqual(DONE)
}

async function resetBy(email: string) {
  await browser(harness).call(userForgot, { email })
  await harness.identity.work()
  const token = tokenIn(messageTo(harness, email))
  return browser(harness).call(userPassReset, { token, password: NEW, passwordConfirm: NEW })
}

describe('C05: a forgotten password by an address that nobody proved', () => {
  it('is mailed for the oldest and the newest account, each with the day it was opened', async () => {
    const email = 'iki.hesap@example.test'
    const names: string[] = []
    for (let count = 0; count < 3; count++) {
      const sent = form({ email })
      names.push(sent.username)
      expect((await register({ ...sent })).ok).toBe(true)
      harness.clock.advance(DAY_MS)
    }
    const before = harness.outgoing.length
    await browser(harness).call(userForgot, { email })
    await harness.identity.work()
    const mails = harness.outgoing.slice(before).filter(({ to }) => to === email)
    expect(mails.map(({ body }) => /(\d\d)[. ](?:11|Kasım)[. ]2026/.exec(body)?.[1])).toEqual(['21', '23'])
    const token = tokenIn(mails[0])
    const reply = await browser(harness).call(userPassReset, { token, password: NEW, passwordConfirm: NEW })
    expect(reply).toEqual(DONE)
    await signIn(browser(harness), { ...form(), username: names[0] ?? '', password: NEW })
    harness.clock.set(NOON_MS)
  })
})

describe('C05: the first proof of an address', () => {
  it('by a reset ends what was set up before it: factor, sessions, devices, phone', async () => {
    const { client: squatter, form: sent, uid } = await newPlayer(harness)
    await squatter.call(userSmsSend, {})
    const phone = `+9${sent.phone}`
    expect(await squatter.call(userSmsValidate, { code: codeIn(messageTo(harness, phone)) })).toEqual(DONE)
    await switchOn(squatter)
    expect(await resetBy(sent.email)).toEqual(DONE)
    expect(await profileOf(squatter)).toBeNull()
    const owner = browser(harness)
    expect(await signIn(owner, { ...sent, password: NEW })).toMatchObject({ gasecret: '', twoFactor: 'none' })
    expect(await profileOf(owner)).toMatchObject({ uid, emailConfirmed: true, phoneConfirmed: false })
    const { rows } = await sql`
      select from identity.device where player_id = ${uid} and revoked_at is null`.execute(
      harness.database.db,
    )
    expect(rows).toHaveLength(1)
  })

  it('by the link of the mail, opened elsewhere, ends them too', async () => {
    const { client: squatter, form: sent } = await newPlayer(harness)
    await switchOn(squatter)
    const link = tokenIn(messageTo(harness, sent.email))
    expect(await confirm(link)).toEqual(DONE)
    expect(await profileOf(squatter)).toBeNull()
    expect(await signIn(browser(harness), sent)).toMatchObject({ twoFactor: 'none' })
    expect(messageTo(harness, sent.email)?.subject).toBe('İki adımlı doğrulama kapatıldı')
  })

  it('by the link, opened in the browser of the account, keeps its session and factor', async () => {
    const { client, form: sent } = await newPlayer(harness)
    await switchOn(client)
    expect(await confirm(tokenIn(messageTo(harness, sent.email)), client)).toEqual(DONE)
    expect(await profileOf(client)).toMatchObject({ emailConfirmed: true, twoFactor: 'ga' })
  })

  it('is no second one: a proven account keeps its factor over a reset', async () => {
    const { client, form: sent } = await newPlayer(harness)
    await confirm(tokenIn(messageTo(harness, sent.email)), client)
    await switchOn(client)
    expect(await resetBy(sent.email)).toEqual(DONE)
    expect(await signIn(browser(harness), { ...sent, password: NEW })).toMatchObject({ twoFactor: 'ga' })
  })
})

describe('C05: an unproven e-mail address', () => {
  it('bars nobody: its owner registers and proves it, and the stranger cannot any more', async () => {
    const { form: stranger } = await newPlayer(harness)
    const early = tokenIn(messageTo(harness, stranger.email))
    const { client: owner } = await newPlayer(harness, { form: { email: stranger.email } })
    const link = tokenIn(messageTo(harness, stranger.email))
    expect(await confirm(link, owner)).toEqual(DONE)
    expect(await confirm(early)).toEqual(refused('already_registered'))
    expect(await profileOf(owner)).toMatchObject({ emailConfirmed: true })
    expect(await register({ email: stranger.email })).toEqual(refused('already_registered'))
  })

  it('is proven by one of two claimants at once', async () => {
    const { form: first } = await newPlayer(harness)
    const one = tokenIn(messageTo(harness, first.email))
    await newPlayer(harness, { form: { email: first.email } })
    const other = tokenIn(messageTo(harness, first.email))
    await harness.warmUp()
    const replies = await Promise.all([confirm(one), confirm(other)])
    expect(replies.filter((reply) => reply.ok)).toHaveLength(1)
    expect(replies.find((reply) => !reply.ok)).toEqual(refused('already_registered'))
  })

  it('is no longer the way to a new password once another account has proven it', async () => {
    const { form: stranger } = await newPlayer(harness)
    await browser(harness).call(userForgot, { username: stranger.username })
    await harness.identity.work()
    const token = tokenIn(messageTo(harness, stranger.email))
    const { client: owner } = await newPlayer(harness, { form: { email: stranger.email } })
    await confirm(tokenIn(messageTo(harness, stranger.email)), owner)
    const reset = { token, password: NEW, passwordConfirm: NEW }
    expect(await browser(harness).call(userPassReset, reset)).toEqual(refused('token_invalid'))
    const count = harness.outgoing.length
    await browser(harness).call(userForgot, { username: stranger.username })
    await harness.identity.work()
    expect(harness.outgoing).toHaveLength(count)
  })

  it('gets five mails an hour, however many accounts name it', async () => {
    const { form: first } = await newPlayer(harness)
    for (let count = 0; count < 7; count++) {
      expect(await register({ email: first.email })).toMatchObject({ ok: true })
    }
    expect(harness.outgoing.filter(({ to }) => to === first.email)).toHaveLength(5)
    harness.clock.advance(HOUR_MS)
    await register({ email: first.email })
    expect(harness.outgoing.filter(({ to }) => to === first.email)).toHaveLength(6)
  })
})

describe('C05: messages to an address or phone that nobody proved, over all accounts that name it', () => {
  const sentTo = (to: string) => harness.outgoing.filter((message) => message.to === to)
  const ACCOUNTS = 7

  it('are five links an hour where accounts want to change to it, also at the same moment', async () => {
    const email = 'hedef.degisim@example.test'
    const clients: Client[] = []
    for (let count = 0; count < ACCOUNTS; count++) clients.push((await newPlayer(harness)).client)
    await harness.warmUp()
    await Promise.all(clients.map((client) => client.call(userChangeEmail, { email, password: PASSWORD })))
    expect(sentTo(email)).toHaveLength(5)
  })

  it('are five links an hour for a mailbox, however its address is spelled', async () => {
    const spelled = (count: number) => `hedef.kutu+${count}@example.test`
    for (let count = 0; count < ACCOUNTS; count++) {
      expect((await register({ email: spelled(count) })).ok).toBe(true)
    }
    const sent = harness.outgoing.filter(({ to }) => to.startsWith('hedef.kutu+'))
    expect(sent).toHaveLength(5)
  })

  it('are five resets an hour, but a player who proved the address still gets one', async () => {
    const email = 'hedef.parola@example.test'
    const forget = async (account: { username: string } | { email: string }) => {
      await browser(harness).call(userForgot, account)
      await harness.identity.work()
    }
    const { client: owner } = await newPlayer(harness, { form: { email } })
    const link = tokenIn(messageTo(harness, email))
    for (let count = 0; count < ACCOUNTS; count++) {
      const sent = form({ email })
      expect((await browser(harness).call(userRegister, sent)).ok).toBe(true)
      await forget({ username: sent.username })
    }
    // Five that confirm it, five that set a password.
    expect(sentTo(email)).toHaveLength(10)
    expect(await confirm(link, owner)).toEqual(DONE)
    await forget({ email })
    expect(sentTo(email)).toHaveLength(11)
  })

  it('are five codes an hour', async () => {
    const phone = '05559990001'
    for (let count = 0; count < ACCOUNTS; count++) {
      const { client } = await newPlayer(harness, { form: { phone } })
      expect(await client.call(userSmsSend, {})).toEqual(DONE)
    }
    expect(sentTo('+905559990001')).toHaveLength(5)
  })
})

describe('C05: an unproven phone', () => {
  const prove = async (client: Client, phone: string) => {
    expect(await client.call(userSmsSend, {})).toEqual(DONE)
    return codeIn(messageTo(harness, phone))
  }

  it('bars nobody: whoever gets the SMS has it, and only one of two', async () => {
    const { client: stranger, form: sent } = await newPlayer(harness)
    const phone = `+9${sent.phone}`
    const strangers = await prove(stranger, phone)
    const { client: owner } = await newPlayer(harness, { form: { phone: sent.phone } })
    const owners = await prove(owner, phone)
    await harness.warmUp()
    const replies = await Promise.all([
      stranger.call(userSmsValidate, { code: strangers }),
      owner.call(userSmsValidate, { code: owners }),
    ])
    expect(replies.filter((reply) => reply.ok)).toHaveLength(1)
    expect(replies.find((reply) => !reply.ok)).toEqual(refused('already_registered'))
    expect(await register({ phone: sent.phone })).toEqual(refused('already_registered'))
  })

  it('is changed to by its owner, who gets the code', async () => {
    const { form: stranger } = await newPlayer(harness)
    const { client: owner, form: own } = await newPlayer(harness)
    const phone = `+9${stranger.phone}`
    expect(await owner.call(userChangePhone, { phone, password: own.password })).toEqual(DONE)
    const code = codeIn(messageTo(harness, phone))
    expect(await owner.call(userSmsValidate, { code })).toEqual(DONE)
    expect(await profileOf(owner)).toMatchObject({ phone, phoneConfirmed: true })
  })
})

describe('C05: an unproven identity number', () => {
  const claim = (identityNumber: string) => register({ identityNumber })
  const taken = refused('already_registered')

  it('expires after seven days without a proven contact or a login, and not before', async () => {
    const number = tckn(700_001)
    const { form: stranger, client } = await newPlayer(harness, { form: { identityNumber: number } })
    harness.clock.advance(7 * DAY_MS - HOUR_MS)
    expect(await claim(number)).toEqual(taken)
    await signIn(client, stranger)
    harness.clock.advance(HOUR_MS)
    expect(await claim(number)).toEqual(taken)
    harness.clock.advance(7 * DAY_MS)
    expect(await claim(number)).toMatchObject({ ok: true })
    expect(await claim(number)).toEqual(taken)
    const { rows } = await sql<{ id: string }>`
      select id from identity.player where username = ${stranger.username}`.execute(harness.database.db)
    const alike = await alikePlayers(harness.database.db, rows[0]?.id ?? '')
    expect(alike.map(({ reasons }) => reasons)).toContainEqual(expect.arrayContaining(['identity_number']))
    harness.clock.set(NOON_MS)
  })

  it('does not expire on an account that proved its address, or was closed', async () => {
    const [proven, closed] = [tckn(700_002), tckn(700_003)]
    const { form: sent } = await newPlayer(harness, { form: { identityNumber: proven } })
    await confirm(tokenIn(messageTo(harness, sent.email)))
    const { uid } = await newPlayer(harness, { form: { identityNumber: closed } })
    await sql`update identity.gate set active = false where player_id = ${uid}`.execute(harness.database.db)
    harness.clock.advance(30 * DAY_MS)
    expect([await claim(proven), await claim(closed)]).toEqual([taken, taken])
    harness.clock.set(NOON_MS)
  })

  it('is released by staff, and is then held by its owner, who proves it against every other claim', async () => {
    const { identity: people, database } = harness
    const transactions = <T>(fn: (tx: Tx) => Promise<T>) => transact(database.db, fn)
    const number = tckn(700_004)
    const claims = () =>
      transactions((tx) => people.lockNumber(tx, { country: 'TR', identityNumber: number }))
    const { uid: stranger } = await newPlayer(harness, { form: { identityNumber: number } })
    expect(await claims()).toMatchObject([{ playerId: stranger, isProven: false }])
    await transactions((tx) => people.disownNumber(tx, [stranger]))
    expect(await claims()).toEqual([])
    const { uid: owner } = await newPlayer(harness, { form: { identityNumber: number } })
    const alike = await alikePlayers(database.db, owner)
    expect(alike.filter(({ playerId }) => playerId === stranger)).toEqual([])
    // Two members of staff accept both accounts at the same moment.
    await harness.warmUp()
    const proofs = await Promise.all(
      [stranger, owner].map((id) => transactions((tx) => people.proveNumber(tx, id))),
    )
    expect(proofs.toSorted()).toEqual([false, true])
    const winner = proofs[0] ? stranger : owner
    await transactions((tx) => people.disownNumber(tx, [winner]))
    expect(await claims()).toContainEqual(expect.objectContaining({ playerId: winner, isProven: true }))
    expect(await claim(number)).toEqual(taken)
  })
})

describe('C05: a claim of a player who is shut out', () => {
  let strict: Harness
  beforeAll(async () => {
    strict = await openHarness({ protection: { anyExcluded: async (ids) => ids.length > 0 } })
  })
  afterAll(() => strict.close())
  const taken = refused('already_registered')
  const ask = (changes: Parameters<typeof form>[0]) => browser(strict).call(userRegister, form(changes))

  it('bars whoever shares the unproven address or phone and the birth date, in the same words', async () => {
    const { form: excluded } = await newPlayer(strict)
    const { birthDate, email, phone, identityNumber } = excluded
    for (const shared of [{ email }, { phone }]) expect(await ask({ ...shared, birthDate })).toEqual(taken)
    expect(await ask({ identityNumber })).toEqual(taken)
    expect(await ask({ birthDate })).toMatchObject({ ok: true })
  })

  it('frees the number that staff released from it, and bars by every other mark as before', async () => {
    const { form: excluded, uid } = await newPlayer(strict)
    const { birthDate, email, phone, identityNumber } = excluded
    await transact(strict.database.db, (tx) => strict.identity.disownNumber(tx, [uid]))
    for (const shared of [{ email }, { phone }]) expect(await ask({ ...shared, birthDate })).toEqual(taken)
    expect(await ask({ identityNumber })).toMatchObject({ ok: true })
  })

  it('does not bar the owner of an address or phone that a stranger named and never proved', async () => {
    const { form: stranger } = await newPlayer(strict)
    const birthDate = '1959-12-31'
    for (const named of [{ email: stranger.email }, { phone: stranger.phone }]) {
      expect(await ask({ ...named, birthDate })).toMatchObject({ ok: true })
    }
  })
})
