import {
  userGetUserProfile,
  userLogin,
  userRegister,
  userRegisterConfirm,
  userRegisterConfirmSend,
} from '@poyraz/contract'
import { DAY_MS, err, HOUR_MS, ok } from '@poyraz/kernel'
import { solveChallenge } from 'altcha-lib/v1'
import type { Challenge } from 'altcha-lib/v1/types'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browser, type Harness, NOON_MS, openHarness } from './fixtures/harness.ts'
import { form, messageTo, newPlayer, PASSWORD, signIn, tckn, tokenIn } from './fixtures/players.ts'

let harness: Harness
beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())

const register = (changes: Parameters<typeof form>[0] = {}) =>
  browser(harness).call(userRegister, form(changes))
const fieldError = (field: string, error: string) => ({
  ok: false,
  error: { error: 'invalid_input', fields: [{ field, error }] },
})

async function solve(asked: unknown): Promise<string> {
  const { challenge, algorithm, salt, signature, maxnumber } = asked as Challenge
  const solved = await solveChallenge(challenge, salt, algorithm, maxnumber).promise
  const payload = { algorithm, challenge, number: solved?.number, salt, signature }
  return Buffer.from(JSON.stringify(payload)).toString('base64')
}

describe('registration', () => {
  it('opens an account that can be used before the mail is confirmed (S7.15)', async () => {
    const { client, form: sent, uid } = await newPlayer(harness, { form: { phone: '(0532) 123-45-67' } })
    const profile = await client.call(userGetUserProfile, {})
    expect(profile).toMatchObject({
      ok: true,
      value: {
        uid,
        username: sent.username,
        phone: '+905321234567',
        emailConfirmed: false,
        phoneConfirmed: false,
        identityNumber: `${sent.identityNumber.slice(0, 3)}******${sent.identityNumber.slice(-2)}`,
        balance: 12_345n,
        twoFactor: 'none',
      },
    })
  })

  it('mails a confirmation, the only mail to an unproven address, and it holds nothing personal (S2.8)', async () => {
    const { client, form: sent } = await newPlayer(harness)
    const mails = harness.outgoing.filter((message) => message.to === sent.email)
    expect(mails).toHaveLength(1)
    for (const personal of [sent.username, sent.firstname, sent.identityNumber, '12345']) {
      expect(`${mails[0]?.subject} ${mails[0]?.body}`).not.toContain(personal)
    }
    const token = tokenIn(mails[0])
    expect(mails[0]?.body).toContain(`https://poyraz.example/register-account-confirm?token=${token}`)
    expect(await client.call(userRegisterConfirm, { token })).toMatchObject({ ok: true })
    expect(await client.call(userGetUserProfile, {})).toMatchObject({
      ok: true,
      value: { emailConfirmed: true },
    })
    expect(await browser(harness).call(userRegisterConfirm, { token })).toMatchObject({
      error: { error: 'token_invalid' },
    })
  })

  it('mails the confirmation again while it is wanted: the newest link counts, three an hour', async () => {
    const { client, form: sent } = await newPlayer(harness)
    const ask = () => client.call(userRegisterConfirmSend, {})
    const confirm = (token: string) => client.call(userRegisterConfirm, { token })
    const first = tokenIn(messageTo(harness, sent.email))
    expect(await ask()).toEqual({ ok: true, value: null })
    const second = tokenIn(messageTo(harness, sent.email))
    expect(await confirm(first)).toMatchObject({ error: { error: 'token_invalid' } })
    const atOnce = <T>(fn: () => Promise<T>) => Promise.all(Array.from({ length: 10 }, fn))
    // Ten open connections first: those that are still being opened would come one after the other.
    await atOnce(() => client.call(userGetUserProfile, {}))
    const answers = await atOnce(ask)
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1)
    expect(answers.find((answer) => !answer.ok)).toEqual({
      ok: false,
      error: { error: 'too_many_requests', data: { retryAfterSeconds: 60 * 60 } },
    })
    expect(harness.outgoing.filter((message) => message.to === sent.email)).toHaveLength(3)
    harness.clock.advance(HOUR_MS)
    expect(await ask()).toMatchObject({ ok: true })
    expect(await confirm(second)).toMatchObject({ error: { error: 'token_invalid' } })
    expect(await confirm(tokenIn(messageTo(harness, sent.email)))).toMatchObject({ ok: true })
    expect(await ask()).toMatchObject({ error: { error: 'state_conflict' } })
    harness.clock.set(NOON_MS)
  })

  it('takes a promo code that is good, and puts another one at its field', async () => {
    expect(await register({ promoCode: 'YOK' })).toMatchObject(fieldError('promoCode', 'promo_unknown'))
    const { uid } = await newPlayer(harness, { form: { promoCode: 'LALE' } })
    expect(harness.promoCodes).toEqual([{ playerId: uid, code: 'LALE' }])
  })

  it('keeps a reference number in capitals', async () => {
    const { uid } = await newPlayer(harness, { form: { referenceNumber: ' davet-17 ' } })
    const { rows } = await sql`
      select reference_number from identity.player where id = ${uid}`.execute(harness.database.db)
    expect(rows).toEqual([{ reference_number: 'DAVET-17' }])
  })

  it('refuses a confirmation after 24 hours', async () => {
    const { form: sent } = await newPlayer(harness)
    const token = tokenIn(messageTo(harness, sent.email))
    harness.clock.advance(DAY_MS)
    expect(await browser(harness).call(userRegisterConfirm, { token })).toMatchObject({
      error: { error: 'token_invalid' },
    })
    harness.clock.set(NOON_MS)
  })

  it('stores neither password nor identity number nor token in a readable form', async () => {
    const { form: sent } = await newPlayer(harness)
    const token = tokenIn(messageTo(harness, sent.email))
    const { rows } = await sql<{ dump: string }>`
      select string_agg(t::text, ' ') as dump from (
        select p::text from identity.player p union all select i::text from identity.token i
        union all select s::text from identity.sid s union all select a::text from identity.attempt a
        union all select d::text from identity.device d) t`.execute(harness.database.db)
    const dump = rows[0]?.dump ?? ''
    expect(dump).toContain(sent.email)
    for (const secret of [PASSWORD, sent.identityNumber, token]) expect(dump).not.toContain(secret)
    expect(dump).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
  })

  it('keeps no plain hash of an input that holds a password', async () => {
    const sent = form()
    const key = 'register-key-0001'
    await browser(harness).call(userRegister, sent, key)
    const { rows } = await sql<{ input_hash: string }>`
      select input_hash from db.idempotency where key = ${key}`.execute(harness.database.db)
    const { createHash } = await import('node:crypto')
    expect(rows[0]?.input_hash).not.toBe(createHash('sha256').update(JSON.stringify(sent)).digest('hex'))
  })
})

describe('age (attack A33)', () => {
  const bornOn = (birthDate: string) => register({ birthDate })

  it('counts by the Istanbul day of the server', async () => {
    expect(await bornOn('2008-11-22')).toMatchObject(fieldError('birthDate', 'under_age'))
    expect(await bornOn('2008-11-21')).toMatchObject({ ok: true })
    harness.clock.set(Date.parse('2026-11-21T20:59:59Z'))
    expect(await bornOn('2008-11-22')).toMatchObject(fieldError('birthDate', 'under_age'))
    harness.clock.set(Date.parse('2026-11-21T21:00:00Z'))
    expect(await bornOn('2008-11-22')).toMatchObject({ ok: true })
  })

  it('lets who was born on 29 February in on 1 March', async () => {
    harness.clock.set(Date.parse('2026-02-28T12:00:00Z'))
    expect(await bornOn('2008-02-29')).toMatchObject(fieldError('birthDate', 'under_age'))
    harness.clock.set(Date.parse('2026-02-28T21:00:00Z'))
    expect(await bornOn('2008-02-29')).toMatchObject({ ok: true })
    harness.clock.set(NOON_MS)
  })
})

describe('one account for one person (protection R29)', () => {
  it('is opened once by 50 registrations of one identity at once', async () => {
    const identityNumber = tckn(777_777)
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        browser(harness, `10.1.0.${index}`).call(userRegister, form({ identityNumber })),
      ),
    )
    expect(replies.filter((reply) => reply.ok)).toHaveLength(1)
    const refusals = replies.filter((reply) => !reply.ok).map((reply) => reply.error.error)
    expect(new Set(refusals)).toEqual(new Set(['already_registered']))
  })

  it('does not tell which of e-mail, phone and identity number is taken', async () => {
    const { form: taken, uid } = await newPlayer(harness)
    await sql`
      update identity.player set email_confirmed_at = created_at, phone_confirmed_at = created_at
      where id = ${uid}`.execute(harness.database.db)
    const replies = [
      await register({ email: taken.email.toUpperCase() }),
      await register({ phone: `+9${taken.phone}` }),
      await register({ identityNumber: ` ${taken.identityNumber} ` }),
      await register({ identityNumber: taken.identityNumber, country: 'DE' }),
    ]
    for (const reply of replies) expect(reply).toEqual({ ok: false, error: { error: 'already_registered' } })
  })

  it('takes spellings of one document for one', async () => {
    const foreign = { country: 'DE', phone: '+4915112345678' }
    expect(await register({ ...foreign, identityNumber: 'i1234-ş5' })).toMatchObject({ ok: true })
    for (const identityNumber of ['I1234Ş5', 'ı1234s5', 'İ1234 S5']) {
      expect(await register({ ...foreign, phone: '+4915112345679', identityNumber })).toMatchObject({
        error: { error: 'already_registered' },
      })
    }
  })

  it('tells at its field that a username is taken, whatever its case', async () => {
    const { form: taken } = await newPlayer(harness, { form: { username: 'Kedi.Balik' } })
    expect(await register({ username: 'kedi.balik' })).toEqual(fieldError('username', 'username_taken'))
    const { username, password } = taken
    await signIn(browser(harness), { username: username.toUpperCase().replace('I', 'İ'), password })
  })

  it('refuses disposable mailboxes', async () => {
    expect(await register({ email: 'x@mailinator.com' })).toEqual(fieldError('email', 'email_disposable'))
  })

  it('answers a repeated key with the same account, and another input with a conflict', async () => {
    const client = browser(harness)
    const sent = form()
    const first = await client.call(userRegister, sent, 'same-key-00000001')
    expect(first).toMatchObject({ ok: true })
    expect(await client.call(userRegister, sent, 'same-key-00000001')).toEqual(first)
    expect(await client.call(userRegister, form(), 'same-key-00000001')).toMatchObject({
      error: { error: 'idempotency_conflict' },
    })
  })
})

describe('proof of work', () => {
  let strict: Harness
  beforeAll(async () => {
    strict = await openHarness({ registrationsFree: 2 })
  })
  afterAll(() => strict.close())

  const challengeFor = async (address: string): Promise<Challenge> => {
    for (;;) {
      const reply = await browser(strict, address).call(userRegister, form())
      if (!reply.ok && reply.error.error === 'proof_required') return reply.error.data as Challenge
    }
  }

  it('is asked for after the free registrations of an address in a day, IPv6 neighbours counted as one', async () => {
    for (const address of ['2001:db8:1:2::a', '2001:db8:1:2::b']) {
      expect(await browser(strict, address).call(userRegister, form())).toMatchObject({ ok: true })
    }
    expect(await browser(strict, '2001:db8:1:2::c').call(userRegister, form())).toMatchObject({
      error: { error: 'proof_required', data: { algorithm: 'SHA-256', maxnumber: 50_000 } },
    })
    expect(await browser(strict, '2001:db8:1:3::c').call(userRegister, form())).toMatchObject({ ok: true })
    strict.clock.advance(DAY_MS)
    expect(await browser(strict, '2001:db8:1:2::c').call(userRegister, form())).toMatchObject({ ok: true })
  })

  it('opens the way once, for its address and its time', async () => {
    const address = '10.9.0.1'
    const register = (proof: string, from = address) =>
      browser(strict, from).call(userRegister, form({ proof }))
    const proof = await solve(await challengeFor(address))
    expect(await register(proof)).toMatchObject({ ok: true })
    expect(await register(proof)).toMatchObject({ error: { error: 'proof_required' } })

    const other = await solve(await challengeFor('10.9.0.2'))
    expect(await register(other)).toMatchObject({ error: { error: 'proof_required' } })

    const late = await solve(await challengeFor(address))
    strict.clock.advance(10 * 60_000)
    expect(await register(late)).toMatchObject({ error: { error: 'proof_required' } })
  })

  it('is not asked for again by the repeat of a registration whose answer was lost', async () => {
    const address = '10.9.0.5'
    const client = browser(strict, address)
    const free = form()
    const first = await client.call(userRegister, free, 'lost-answer-000001')
    const worked = form({ proof: await solve(await challengeFor(address)) })
    const second = await client.call(userRegister, worked, 'lost-answer-000002')
    expect([first, second]).toMatchObject([{ ok: true }, { ok: true }])
    for (let count = 0; count < 3; count++) {
      expect(await client.call(userRegister, free, 'lost-answer-000001')).toEqual(first)
      expect(await client.call(userRegister, worked, 'lost-answer-000002')).toEqual(second)
    }
  })

  it('is asked for by whoever does not know key and input of a registration', async () => {
    const address = '10.9.0.6'
    const sent = form()
    await browser(strict, address).call(userRegister, sent, 'own-key-0000000001')
    await challengeFor(address)
    const ask = (input: typeof sent, key?: string) => browser(strict, address).call(userRegister, input, key)
    for (const key of [undefined, 'other-key-00000001']) {
      expect(await ask(sent, key)).toMatchObject({ error: { error: 'proof_required' } })
    }
    for (const other of [{ ...sent, password: 'Baska8Parola', passwordConfirm: 'Baska8Parola' }, form()]) {
      const reply = await ask(other, 'own-key-0000000001')
      expect(reply).toEqual({ ok: false, error: { error: 'idempotency_conflict' } })
    }
  })

  it('refuses what is not a proof of ours', async () => {
    const challenge = await challengeFor('10.9.0.3')
    const solved = JSON.parse(Buffer.from(await solve(challenge), 'base64').toString()) as Record<
      string,
      unknown
    >
    const forged = [
      'x',
      '',
      JSON.stringify({ ...solved, number: (solved['number'] as number) + 1 }),
      JSON.stringify({ ...solved, signature: '0'.repeat(64) }),
      JSON.stringify({ ...solved, algorithm: 'SHA-1' }),
      JSON.stringify({
        ...solved,
        salt: String(solved['salt']).replace(/expires=\d+/, 'expires=9999999999'),
      }),
    ]
    for (const text of forged) {
      const proof = Buffer.from(text).toString('base64')
      expect(await browser(strict, '10.9.0.3').call(userRegister, form({ proof }))).toMatchObject({
        error: { error: 'proof_required' },
      })
    }
  })

  it('is used up also where the account is refused, so that it asks about one address only', async () => {
    const address = '10.9.0.4'
    const { form: taken } = await newPlayer(strict, { address })
    const proof = await solve(await challengeFor(address))
    const { identityNumber } = taken
    const ask = () => browser(strict, address).call(userRegister, form({ identityNumber, proof }))
    expect(await ask()).toMatchObject({ error: { error: 'already_registered' } })
    expect(await ask()).toMatchObject({ error: { error: 'proof_required' } })
  })
})

describe('who is listed as excluded (protection R31)', () => {
  const LISTED = tckn(888_888)
  let listing: Harness
  beforeAll(async () => {
    listing = await openHarness({
      registrationsFree: 4,
      protection: {
        admitRegistration: async ({ identityNumber }) =>
          identityNumber === LISTED ? err('listed') : ok(null),
      },
    })
  })
  afterAll(() => listing.close())

  it('is refused like a person with an account, whatever else is asked beside', async () => {
    const { form: taken } = await newPlayer(listing)
    const ask = (changes: Parameters<typeof form>[0]) => browser(listing).call(userRegister, form(changes))
    const known = await ask({ identityNumber: taken.identityNumber })
    expect(known).toEqual({ ok: false, error: { error: 'already_registered' } })
    expect(await ask({ identityNumber: LISTED })).toEqual(known)
    const username = taken.username.toUpperCase()
    expect(await ask({ identityNumber: LISTED, username })).toEqual(fieldError('username', 'username_taken'))
    const { rows } = await sql`
      select 1 from identity.player where id not in (
        select player_id from identity.device)`.execute(listing.database.db)
    expect(rows).toEqual([])
  })

  it('is asked about once for each proof of work', async () => {
    const address = '10.9.1.1'
    const ask = (proof?: string) =>
      browser(listing, address).call(userRegister, form({ identityNumber: LISTED, ...(proof && { proof }) }))
    for (let free = 0; free < 4; free++) {
      expect(await ask()).toMatchObject({ error: { error: 'already_registered' } })
    }
    const asked = await ask()
    expect(asked).toMatchObject({ error: { error: 'proof_required' } })
    const proof = await solve(asked.ok ? null : asked.error.data)
    expect(await ask(proof)).toMatchObject({ error: { error: 'already_registered' } })
    expect(await ask(proof)).toMatchObject({ error: { error: 'proof_required' } })
  })
})

describe('logins of people who do not exist', () => {
  it('get the answer of a wrong password', async () => {
    const { form: sent } = await newPlayer(harness)
    const wrong = await browser(harness, '10.2.0.1').call(userLogin, {
      username: sent.username,
      password: 'Yanlis1',
    })
    const nobody = await browser(harness, '10.2.0.2').call(userLogin, {
      username: 'kimse-yok',
      password: 'Yanlis1',
    })
    expect(wrong).toEqual({ ok: false, error: { error: 'login_failed' } })
    expect(nobody).toEqual(wrong)
  })
})
