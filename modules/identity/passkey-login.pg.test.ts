import {
  accountEndSession,
  accountSessions,
  userCheckGa,
  userForgot,
  userGetUserProfile,
  userLogin,
  userPasskeyAdd,
  userPasskeyChallenge,
  userPasskeyLogin,
  userPasskeyRemove,
  userPasskeys,
  userPassReset,
  userRegister,
  userRegisterConfirm,
  userUserGenerateGa,
} from '@poyraz/contract'
import { transact } from '@poyraz/db'
import { MINUTE_MS, SECOND_MS } from '@poyraz/kernel'
import { solveChallenge } from 'altcha-lib/v1'
import type { Challenge } from 'altcha-lib/v1/types'
import { generateSync } from 'otplib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { FLOOD_BUDGETS } from './attempts/flood.ts'
import { softPasskey } from './fixtures/authenticator.ts'
import { browser, type Client, type Harness, openHarness } from './fixtures/harness.ts'
import { addPasskey, creationFor, enterWith, loginChallenge } from './fixtures/passkeys.ts'
import { form, messageTo, newPlayer, PASSWORD, signIn, tokenIn } from './fixtures/players.ts'

let harness: Harness
const entries: string[] = []
beforeAll(async () => {
  const checkEntry = async ({ playerId }: { playerId: string }) => void entries.push(playerId)
  harness = await openHarness({ protection: { checkEntry } })
})
afterAll(() => harness.close())
// The failures of one test are none of the next one's.
beforeEach(() => harness.clock.advance(31 * MINUTE_MS))

const DONE = { ok: true, value: null }
const refused = (error: string) => ({ ok: false, error: { error } })
const FAILED = refused('passkey_failed')

async function playerWithPasskey() {
  const player = await newPlayer(harness)
  return { ...player, passkey: await addPasskey(player.client) }
}

/** Switches an authenticator on, as whoever is signed in. */
async function switchOn(client: Client) {
  const made = await client.call(userUserGenerateGa, {})
  const secret = made.ok ? made.value.secret : ''
  const ga_code = generateSync({ secret, epoch: Math.floor(harness.clock.nowMs() / SECOND_MS) })
  expect(await client.call(userCheckGa, { ga_code })).toEqual(DONE)
}

describe('a login with a passkey', () => {
  it('is complete at once, with the gates, the device and the proof of another login (R30, R32)', async () => {
    const { passkey, uid, form: sent } = await playerWithPasskey()
    const client = browser(harness, '10.0.0.7')
    expect(await enterWith(client, passkey)).toMatchObject({
      ok: true,
      value: { uid, username: sent.username, gasecret: '' },
    })
    expect(entries.at(-1)).toBe(uid)
    expect(client.device).toMatch(/^\w{26}$/)
    expect(await client.call(accountSessions, {})).toMatchObject({ ok: true })
    // A login is a fresh proof, and the device is known from now on.
    expect(await client.call(userUserGenerateGa, {})).toMatchObject({ ok: true })
    const before = client.device
    expect(await enterWith(client, passkey)).toMatchObject({ ok: true })
    expect(client.device).not.toBe(before)
    expect(await client.call(userPasskeys, {})).toMatchObject({
      value: [{ lastUsedAt: new Date(harness.clock.nowMs()).toISOString() }],
    })
  })

  it('needs no code where there is two-factor', async () => {
    const { client, passkey } = await playerWithPasskey()
    await switchOn(client)
    const other = browser(harness, '10.0.0.8')
    expect(await enterWith(other, passkey)).toMatchObject({
      ok: true,
      value: { gasecret: '', twoFactor: 'ga' },
    })
    expect(await other.call(userGetUserProfile, {})).toMatchObject({ ok: true })
  })

  it('from a new device is told to the player', async () => {
    const { client, passkey, form: sent } = await playerWithPasskey()
    await client.call(userRegisterConfirm, { token: tokenIn(messageTo(harness, sent.email)) })
    expect(await enterWith(browser(harness, '10.0.0.9'), passkey)).toMatchObject({ ok: true })
    expect(messageTo(harness, sent.email)?.subject).toBe('Hesabına yeni bir cihazdan giriş yapıldı')
  })

  it('of a closed account is refused as such', async () => {
    const { passkey, uid } = await playerWithPasskey()
    await transact(harness.database.db, (tx) => harness.identity.deactivate(tx, uid))
    expect(await enterWith(browser(harness), passkey)).toEqual(refused('account_inactive'))
  })
})

describe('the answer to a challenge of a login is refused', () => {
  it.each([
    ['of another site', { origin: 'https://poyraz.example.kotu.site' }],
    ['of our site without TLS', { origin: 'http://poyraz.example' }],
    ['for another host name', { rpId: 'kotu.site' }],
    ['made in a frame of another site', { crossOrigin: true }],
    ['without PIN or biometrics', { verified: false }],
    ['of another kind', { type: 'webauthn.create' }],
    ['with the handle of another player', { userHandle: 'AAAA' }],
  ])('%s', async (_name, lies) => {
    const { passkey } = await playerWithPasskey()
    expect(await enterWith(browser(harness), passkey, lies)).toEqual(FAILED)
  })

  it('the second time, and the second at once', async () => {
    const { passkey } = await playerWithPasskey()
    const client = browser(harness)
    const answer = passkey.get(await loginChallenge(client))
    expect(await client.call(userPasskeyLogin, answer)).toMatchObject({ ok: true })
    expect(await client.call(userPasskeyLogin, answer)).toEqual(FAILED)
    await harness.warmUp()
    const next = passkey.get(await loginChallenge(client))
    const both = await Promise.all(
      [browser(harness), browser(harness)].map((at) => at.call(userPasskeyLogin, next)),
    )
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  })

  it('after five minutes, and if it was never asked', async () => {
    const { passkey } = await playerWithPasskey()
    const client = browser(harness)
    const late = passkey.get(await loginChallenge(client))
    harness.clock.advance(5 * MINUTE_MS)
    expect(await client.call(userPasskeyLogin, late)).toEqual(FAILED)
    const own = passkey.get({ challenge: Buffer.alloc(32, 7).toString('base64url') })
    expect(await client.call(userPasskeyLogin, own)).toEqual(FAILED)
  })

  it('if the challenge was for a new passkey, and the other way round', async () => {
    const { client, passkey } = await playerWithPasskey()
    const wrong = passkey.get(await creationFor(client))
    expect(await browser(harness).call(userPasskeyLogin, wrong)).toEqual(FAILED)
    const options = { ...(await creationFor(client)), ...(await loginChallenge(client)) }
    expect(await client.call(userPasskeyAdd, softPasskey().create(options))).toEqual(FAILED)
  })

  it('signed by another passkey under the id of this one', async () => {
    const [{ passkey: own }, { passkey: other }] = [await playerWithPasskey(), await playerWithPasskey()]
    expect(await enterWith(browser(harness), own, { id: other.id })).toEqual(FAILED)
    const handle = other.get({ challenge: '' }).userHandle
    expect(await enterWith(browser(harness), own, { id: other.id, userHandle: handle })).toEqual(FAILED)
    expect(await enterWith(browser(harness), softPasskey())).toEqual(FAILED)
  })

  it('if the counter does not rise, so that a copy of the authenticator is found', async () => {
    const { passkey } = await playerWithPasskey()
    expect(await enterWith(browser(harness), passkey, { counter: 5 })).toMatchObject({ ok: true })
    for (const counter of [5, 4, 0]) {
      expect(await enterWith(browser(harness), passkey, { counter })).toEqual(FAILED)
    }
    expect(await enterWith(browser(harness), passkey, { counter: 6 })).toMatchObject({ ok: true })
    const last = 2 ** 32 - 1
    expect(await enterWith(browser(harness), passkey, { counter: last })).toMatchObject({ ok: true })
    for (const counter of [last, 0]) {
      expect(await enterWith(browser(harness), passkey, { counter })).toEqual(FAILED)
    }
  })

  it('if it is one of two at once with the same counter', async () => {
    const { passkey } = await playerWithPasskey()
    const visitors = [browser(harness), browser(harness)]
    await harness.warmUp()
    const both = await Promise.all(visitors.map((at) => enterWith(at, passkey, { counter: 9 })))
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  })
})

describe('failed logins with passkeys', () => {
  it('count in the budget of their address, beyond which they cost a proof of work', async () => {
    const { passkey } = await playerWithPasskey()
    const from = () => browser(harness, '10.9.9.9')
    for (let count = 0; count < FLOOD_BUDGETS.subnet; count++) {
      expect(await enterWith(from(), softPasskey())).toEqual(FAILED)
    }
    const client = from()
    const asked = await enterWith(client, passkey)
    if (asked.ok || asked.error.error !== 'proof_required') throw new Error('no challenge')
    const { challenge, algorithm, salt, signature, maxnumber } = asked.error.data as Challenge
    const solved = await solveChallenge(challenge, salt, algorithm, maxnumber).promise
    const payload = { algorithm, challenge, number: solved?.number, salt, signature }
    const proof = Buffer.from(JSON.stringify(payload)).toString('base64')
    const answer = passkey.get(await loginChallenge(client))
    expect(await client.call(userPasskeyLogin, { ...answer, proof })).toMatchObject({ ok: true })
  })

  it('count with the passwords of the account: three lock it, and a right passkey opens it (R32)', async () => {
    const { form: sent, passkey } = await playerWithPasskey()
    const client = browser(harness, '10.9.8.7')
    const { username } = sent
    for (let count = 0; count < 2; count++) {
      expect(await client.call(userLogin, { username, password: 'Yanlis1' })).toEqual(refused('login_failed'))
    }
    expect(await enterWith(client, passkey, { verified: false })).toEqual(FAILED)
    const locked = { ok: false, error: { error: 'locked', data: { retryAfterSeconds: expect.any(Number) } } }
    client.device = null
    expect(await client.call(userLogin, { username, password: PASSWORD })).toMatchObject({ ok: false })
    expect(await enterWith(client, passkey)).toMatchObject({ ok: true })
    expect(await client.call(userLogin, { username, password: PASSWORD })).toMatchObject({ ok: true })
    for (let count = 0; count < 3; count++)
      await enterWith(browser(harness, '10.9.8.6'), passkey, { verified: false })
    expect(await enterWith(browser(harness, '10.9.8.6'), passkey, { verified: false })).toEqual(locked)
  })

  it('with an answer to no open challenge are no try', async () => {
    const { form: sent, passkey } = await playerWithPasskey()
    const client = browser(harness, '10.9.7.7')
    const late = passkey.get(await loginChallenge(client))
    harness.clock.advance(5 * MINUTE_MS)
    for (let count = 0; count < 4; count++) expect(await client.call(userPasskeyLogin, late)).toEqual(FAILED)
    const right = { username: sent.username, password: PASSWORD }
    expect(await client.call(userLogin, right)).toMatchObject({ ok: true })
  })
})

describe('passkeys and taking an account back', () => {
  const NEW = 'Yeni8Parola'
  const resetBy = async (email: string) => {
    await browser(harness).call(userForgot, { email })
    await harness.identity.work()
    const token = tokenIn(messageTo(harness, email))
    expect(
      await browser(harness).call(userPassReset, { token, password: NEW, passwordConfirm: NEW }),
    ).toEqual(DONE)
  }

  it('a new password by a mailed link removes every passkey: one may be a thief’s', async () => {
    const { client, passkey, form: sent } = await playerWithPasskey()
    await client.call(userRegisterConfirm, { token: tokenIn(messageTo(harness, sent.email)) })
    await resetBy(sent.email)
    expect(await enterWith(browser(harness), passkey)).toEqual(FAILED)
    await signIn(client, { username: sent.username, password: NEW })
    expect(await client.call(userPasskeys, {})).toEqual({ ok: true, value: [] })
  })

  it('the first proof of an address removes passkeys that were added before it', async () => {
    const { passkey, form: sent } = await playerWithPasskey()
    const token = tokenIn(messageTo(harness, sent.email))
    expect(await browser(harness).call(userRegisterConfirm, { token })).toMatchObject({ ok: true })
    expect(await enterWith(browser(harness), passkey)).toEqual(FAILED)
  })

  it('they stay if the link is opened in a browser of the account', async () => {
    const sent = form()
    const client = browser(harness)
    await client.call(userRegister, sent)
    await signIn(client, sent)
    const passkey = await addPasskey(client)
    await client.call(userRegisterConfirm, { token: tokenIn(messageTo(harness, sent.email)) })
    expect(await enterWith(browser(harness), passkey)).toMatchObject({ ok: true })
  })

  it('ending every session leaves them: they log in again', async () => {
    const { passkey, uid } = await playerWithPasskey()
    await transact(harness.database.db, (tx) => harness.identity.endSessions(tx, uid))
    const client = browser(harness)
    expect(await enterWith(client, passkey)).toMatchObject({ ok: true })
    const sessions = await client.call(accountSessions, {})
    const [session] = sessions.ok ? (sessions.value as unknown as readonly { id: string }[]) : []
    expect(await client.call(accountEndSession, { id: session?.id ?? '' })).toEqual(DONE)
    expect(await enterWith(client, passkey)).toMatchObject({ ok: true })
  })

  it('removing one ends no session, and a login under way with it fails', async () => {
    const { client, passkey } = await playerWithPasskey()
    const other = browser(harness)
    const answer = passkey.get(await loginChallenge(other))
    expect(await client.call(userPasskeyRemove, { id: passkey.rowId })).toEqual(DONE)
    expect(await other.call(userPasskeyLogin, answer)).toEqual(FAILED)
    expect(await client.call(userGetUserProfile, {})).toMatchObject({ ok: true })
    expect(await browser(harness).call(userPasskeyChallenge, {})).toMatchObject({ ok: true })
  })
})
