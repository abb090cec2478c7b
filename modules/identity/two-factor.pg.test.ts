import {
  userChangeEmail,
  userChangePhone,
  userCheckGa,
  userCheckUserGa,
  userClearGeneratedGa,
  userGetUserProfile,
  userLogin,
  userPassChange,
  userSmsSend,
  userSmsValidate,
  userStepUp,
  userTwoAuthType,
  userUserGenerateGa,
} from '@poyraz/contract'
import { MINUTE_MS, SECOND_MS } from '@poyraz/kernel'
import { generateSync } from 'otplib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { browser, type Client, type Harness, NOON_MS, openHarness } from './fixtures/harness.ts'
import { codeIn, type Form, messageTo, newPlayer, PASSWORD, signIn } from './fixtures/players.ts'

const STEP_MS = 30 * SECOND_MS

let harness: Harness
beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())
beforeEach(() => harness.clock.set(NOON_MS))

const done = { ok: true, value: null }
const refused = (error: string) => ({ ok: false, error: { error } })
const totp = (secret: string, stepsAway = 0) =>
  generateSync({ secret, epoch: Math.floor((harness.clock.nowMs() + stepsAway * STEP_MS) / 1000) })
const wrongCode = (secret: string) => (totp(secret) === '000000' ? '111111' : '000000')
const profile = (client: Client) => client.call(userGetUserProfile, {})

/** A player with an authenticator; the next codes come from the following time step. */
async function playerWithGa(options: { address?: string } = {}) {
  const player = await newPlayer(harness, options)
  const made = await player.client.call(userUserGenerateGa, {})
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  const { secret, recovery } = made.value
  expect(await player.client.call(userCheckGa, { ga_code: totp(secret) })).toEqual(done)
  harness.clock.advance(STEP_MS)
  return { ...player, secret, recovery }
}

/** A described client: it stores nothing until the code was right, so it shows the device alone. */
async function startLogin(client: Client, form: Form) {
  client.uid = null
  client.sid = null
  const login = await client.call(userLogin, { username: form.username, password: form.password })
  if (!login.ok) throw new Error(JSON.stringify(login.error))
  return login.value
}

it('where no SMS comes to anybody nothing that needs one is begun', async () => {
  const silent = await openHarness({ carriesSms: false })
  const { client } = await newPlayer(silent)
  const answers = [
    await client.call(userSmsSend, {}),
    await client.call(userChangePhone, { phone: '05339000002', password: PASSWORD }),
    await client.call(userTwoAuthType, { mode: 'set', type: 'sms' }),
  ]
  expect(answers).toEqual(answers.map(() => refused('no_sms')))
  const shown = await client.call(userTwoAuthType, { mode: 'get' })
  expect(shown).toMatchObject({ ok: true, value: { type: 'none' } })
  expect(silent.outgoing.filter(({ channel }) => channel === 'sms')).toEqual([])
  await silent.close()
})

describe('setting up an authenticator', () => {
  it('shows secret and recovery codes once, and counts only after the first code (S2.29, S7.13)', async () => {
    const { client, form } = await newPlayer(harness)
    const made = await client.call(userUserGenerateGa, {})
    expect(made).toMatchObject({
      ok: true,
      value: { secret: expect.stringMatching(/^[A-Z2-7]{32}$/) },
    })
    if (!made.ok) return
    const { otpauth, secret, recovery } = made.value
    expect(otpauth).toContain(`otpauth://totp/Poyraz:${form.username}?`)
    expect(otpauth).toContain(`secret=${secret}`)
    expect(new Set(recovery).size).toBe(10)
    for (const code of recovery) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/)
    expect(await client.call(userCheckUserGa, {})).toEqual({ ok: true, value: { enabled: false } })
    expect((await signIn(client, form)).twoFactor).toBe('none')
    expect(await client.call(userCheckGa, { ga_code: wrongCode(secret) })).toEqual(refused('code_incorrect'))
    expect(await client.call(userCheckGa, { ga_code: recovery[0] ?? '' })).toEqual(refused('code_incorrect'))
    expect(await client.call(userCheckGa, { ga_code: totp(secret) })).toEqual(done)
    expect(await client.call(userCheckUserGa, {})).toEqual({ ok: true, value: { enabled: true } })
    expect(await client.call(userCheckGa, { ga_code: totp(secret, 1) })).toEqual(refused('wrong_factor'))
  })

  it('needs a fresh proof: a login counts as one for ten minutes (protection R30)', async () => {
    const { client } = await newPlayer(harness)
    harness.clock.advance(10 * MINUTE_MS + 1)
    expect(await client.call(userUserGenerateGa, {})).toEqual(refused('step_up_required'))
    expect(await client.call(userStepUp, { password: 'Yanlis1' })).toMatchObject({
      error: { error: 'invalid_input', fields: [{ field: 'password', error: 'password_incorrect' }] },
    })
    expect(await client.call(userUserGenerateGa, {})).toEqual(refused('step_up_required'))
    expect(await client.call(userStepUp, { password: PASSWORD })).toEqual(done)
    expect(await client.call(userUserGenerateGa, {})).toMatchObject({ ok: true })
  })

  it('leaves the confirmed one in force until the new one is confirmed', async () => {
    const { client, form, secret, recovery } = await playerWithGa()
    const second = await client.call(userUserGenerateGa, {})
    const newSecret = second.ok ? second.value.secret : ''
    const login = browser(harness)
    await startLogin(login, form)
    const waiting = [totp(newSecret), second.ok ? (second.value.recovery[0] ?? '') : '']
    for (const ga_code of waiting) {
      expect(await login.call(userCheckGa, { ga_code })).toEqual(refused('code_incorrect'))
    }
    expect(await login.call(userCheckGa, { ga_code: totp(secret) })).toEqual(done)
    expect(await client.call(userCheckGa, { ga_code: totp(newSecret) })).toEqual(done)
    const again = browser(harness)
    await startLogin(again, form)
    expect(await again.call(userCheckGa, { ga_code: recovery[0] ?? '' })).toEqual(refused('code_incorrect'))
    expect(await again.call(userCheckGa, { ga_code: totp(newSecret, 1) })).toEqual(done)
  })
})

describe('a login with an authenticator', () => {
  it('is pending: it can call nothing else, and completes with the same uid and sid (S7.13)', async () => {
    const { form, secret } = await playerWithGa()
    const client = browser(harness, '10.0.0.2')
    const login = await startLogin(client, form)
    expect(login).toMatchObject({ twoFactor: 'ga', gasecret: expect.stringMatching(/^.{11,}$/) })
    expect(login.gasecret).not.toContain(secret)
    const shown = { ...client, uid: login.uid, sid: login.sid }
    expect(await harness.identity.sessions.resolve(shown)).toMatchObject({
      ok: true,
      value: { pending: true },
    })
    // Neither by the sid nor by a refresh does it become more.
    const stored = { uid: login.uid, sid: login.sid, uip: '' }
    expect(await client.call(userLogin, stored)).toEqual(refused('session_expired'))
    expect(await client.call(userCheckGa, { ga_code: wrongCode(secret) })).toEqual(refused('code_incorrect'))
    expect(await client.call(userCheckGa, { ga_code: totp(secret) })).toEqual(done)
    client.uid = login.uid
    client.sid = login.sid
    expect(await profile(client)).toMatchObject({ ok: true, value: { twoFactor: 'ga' } })
    expect(await client.call(userLogin, stored)).toMatchObject({ ok: true, value: { gasecret: '' } })
  })

  it('waits ten minutes, and nobody else’s device finds it', async () => {
    const { form, secret } = await playerWithGa()
    const client = browser(harness)
    await startLogin(client, form)
    const stranger = browser(harness)
    stranger.device = 'z'.repeat(26)
    expect(await stranger.call(userCheckGa, { ga_code: totp(secret) })).toEqual(refused('session_expired'))
    harness.clock.advance(10 * MINUTE_MS)
    expect(await client.call(userCheckGa, { ga_code: totp(secret) })).toEqual(refused('session_expired'))
  })

  it('takes no code twice, nor an earlier step, also not by two devices at once (attack A31)', async () => {
    const { form, secret } = await playerWithGa()
    const clients = Array.from({ length: 6 }, (_, index) => browser(harness, `10.5.0.${index}`))
    for (const client of clients) await startLogin(client, form)
    const ga_code = totp(secret)
    await harness.warmUp()
    const replies = await Promise.all(clients.map((client) => client.call(userCheckGa, { ga_code })))
    expect(replies.filter((reply) => reply.ok)).toHaveLength(1)
    const again = browser(harness, '10.5.1.1')
    await startLogin(again, form)
    expect(await again.call(userCheckGa, { ga_code })).toEqual(refused('code_incorrect'))
    expect(await again.call(userCheckGa, { ga_code: totp(secret, -1) })).toEqual(refused('code_incorrect'))
    expect(await again.call(userCheckGa, { ga_code: totp(secret, 1) })).toEqual(done)
  })

  it('takes a code one step off, and none two steps off', async () => {
    const { form, secret } = await playerWithGa()
    harness.clock.advance(10 * STEP_MS)
    const client = browser(harness)
    await startLogin(client, form)
    for (const away of [-2, 2]) {
      expect(await client.call(userCheckGa, { ga_code: totp(secret, away) })).toEqual(
        refused('code_incorrect'),
      )
    }
    expect(await client.call(userCheckGa, { ga_code: totp(secret, -1) })).toEqual(done)
  })

  it('takes no code of another player (attack A31)', async () => {
    const one = await playerWithGa()
    const other = await playerWithGa()
    const client = browser(harness)
    await startLogin(client, one.form)
    expect(await client.call(userCheckGa, { ga_code: totp(other.secret) })).toEqual(refused('code_incorrect'))
    expect(await client.call(userCheckGa, { ga_code: other.recovery[0] ?? '' })).toEqual(
      refused('code_incorrect'),
    )
  })

  it('takes each recovery code once, however it is typed', async () => {
    const { form, recovery } = await playerWithGa()
    const typed = [recovery[0] ?? '', (recovery[1] ?? '').toLowerCase(), (recovery[2] ?? '').replace('-', '')]
    for (const ga_code of typed) {
      const client = browser(harness)
      await startLogin(client, form)
      expect(await client.call(userCheckGa, { ga_code })).toEqual(done)
      const again = browser(harness)
      await startLogin(again, form)
      expect(await again.call(userCheckGa, { ga_code })).toEqual(refused('code_incorrect'))
    }
  })

  it('lets five codes be guessed from a place and fifteen in all, not a million (attack A31)', async () => {
    const { client: owner, form, secret } = await playerWithGa({ address: '10.7.9.1' })
    const answers: string[] = []
    for (let place = 0; place < 8; place++) {
      for (let login = 0; login < 2; login++) {
        const thief = browser(harness, `10.7.0.${place}`)
        await startLogin(thief, form)
        for (let count = 0; count < 4; count++) {
          const reply = await thief.call(userCheckGa, { ga_code: wrongCode(secret) })
          answers.push(reply.ok ? 'in' : reply.error.error)
        }
      }
    }
    expect(answers.filter((answer) => answer === 'code_incorrect')).toHaveLength(15)
    expect(answers.filter((answer) => answer === 'locked')).toHaveLength(64 - 15)
    const elsewhere = browser(harness, '10.7.1.1')
    await startLogin(elsewhere, form)
    expect(await elsewhere.call(userCheckGa, { ga_code: totp(secret) })).toMatchObject(refused('locked'))
    // The device that the player knows is not shut out.
    await startLogin(owner, form)
    expect(await owner.call(userCheckGa, { ga_code: totp(secret) })).toEqual(done)
  })

  it('opens the password lock (protection R32)', async () => {
    const { form, secret } = await playerWithGa()
    const client = browser(harness, '10.8.0.1')
    for (let count = 0; count < 3; count++) {
      await client.call(userLogin, { username: form.username, password: 'Yanlis1' })
    }
    expect(await client.call(userLogin, { username: form.username, password: 'Yanlis1' })).toMatchObject(
      refused('locked'),
    )
    await startLogin(client, form)
    expect(await client.call(userCheckGa, { ga_code: totp(secret) })).toEqual(done)
    expect(await client.call(userLogin, { username: form.username, password: 'Yanlis1' })).toEqual(
      refused('login_failed'),
    )
  })
})

describe('what a second factor guards', () => {
  it('asks for it, not for the password, where a fresh proof is needed', async () => {
    const { client, form, secret } = await playerWithGa()
    harness.clock.advance(11 * MINUTE_MS)
    const change = { oldPassword: PASSWORD, password: 'Yeni8Parola', passwordConfirm: 'Yeni8Parola' }
    expect(await client.call(userPassChange, change)).toEqual(refused('step_up_required'))
    expect(await client.call(userStepUp, { password: PASSWORD })).toEqual(refused('wrong_factor'))
    expect(await client.call(userStepUp, { ga_code: wrongCode(secret) })).toEqual(refused('code_incorrect'))
    const email = { email: `yeni.${form.email}`, password: PASSWORD }
    expect(await client.call(userChangeEmail, email)).toEqual(refused('step_up_required'))
    expect(await client.call(userChangeEmail, { ...email, code: totp(secret) })).toEqual(done)
    expect(await client.call(userPassChange, change)).toEqual(refused('step_up_required'))
    harness.clock.advance(STEP_MS)
    expect(await client.call(userStepUp, { ga_code: totp(secret) })).toEqual(done)
    expect(await client.call(userPassChange, change)).toEqual(done)
  })

  it('lets a known password renew no guesses of codes (attack A31)', async () => {
    const { client, form, secret } = await playerWithGa()
    harness.clock.advance(11 * MINUTE_MS)
    const email = { email: `yeni.${form.email}`, password: PASSWORD }
    for (let count = 0; count < 5; count++) {
      expect(await client.call(userStepUp, { ga_code: wrongCode(secret) })).toEqual(refused('code_incorrect'))
    }
    expect(await client.call(userChangeEmail, email)).toEqual(refused('step_up_required'))
    expect(await client.call(userStepUp, { ga_code: totp(secret) })).toMatchObject(refused('locked'))
    expect(await client.call(userChangeEmail, { ...email, code: totp(secret) })).toMatchObject(
      refused('locked'),
    )
  })

  it('forgets wrong codes after a right one in the change itself', async () => {
    const { client, form, secret } = await playerWithGa()
    harness.clock.advance(11 * MINUTE_MS)
    const email = { email: `yeni.${form.email}`, password: PASSWORD }
    const guessFourTimes = async () => {
      for (let count = 0; count < 4; count++) {
        expect(await client.call(userChangeEmail, { ...email, code: wrongCode(secret) })).toEqual(
          refused('code_incorrect'),
        )
      }
    }
    await guessFourTimes()
    expect(await client.call(userChangeEmail, { ...email, code: totp(secret) })).toEqual(done)
    harness.clock.advance(STEP_MS)
    await guessFourTimes()
    expect(await client.call(userChangeEmail, { ...email, code: totp(secret) })).toEqual(done)
  })

  it('is removed by one of its codes alone (S7.13)', async () => {
    const { client, form, secret, recovery } = await playerWithGa()
    expect(await client.call(userClearGeneratedGa, { gacode: wrongCode(secret) })).toEqual(
      refused('code_incorrect'),
    )
    expect(await client.call(userClearGeneratedGa, { gacode: recovery[3] ?? '' })).toEqual(done)
    expect((await startLogin(browser(harness), form)).twoFactor).toBe('none')
    expect(await client.call(userTwoAuthType, { mode: 'set', type: 'ga' })).toEqual(refused('wrong_factor'))
  })

  it('can be put aside with a fresh proof of it, and taken up again', async () => {
    const { client, secret } = await playerWithGa()
    const set = (type: 'none' | 'sms' | 'ga') => client.call(userTwoAuthType, { mode: 'set', type })
    expect(await set('sms')).toEqual(refused('wrong_factor'))
    expect(await set('none')).toEqual({ ok: true, value: { type: 'none', phoneConfirmed: false } })
    // The proof was used up; without two-factor a password is one.
    expect(await set('ga')).toEqual(refused('step_up_required'))
    expect(await client.call(userStepUp, { ga_code: totp(secret) })).toEqual(refused('wrong_factor'))
    expect(await client.call(userStepUp, { password: PASSWORD })).toEqual(done)
    expect(await set('ga')).toMatchObject({ value: { type: 'ga' } })
    expect(await client.call(userTwoAuthType, { mode: 'get' })).toMatchObject({ value: { type: 'ga' } })
  })
})

describe('codes by SMS', () => {
  async function playerWithSms() {
    const player = await newPlayer(harness)
    const phone = `+9${player.form.phone}`
    expect(await player.client.call(userSmsSend, {})).toEqual(done)
    expect(messageTo(harness, phone)).toMatchObject({ channel: 'sms', subject: null })
    const code = codeIn(messageTo(harness, phone))
    expect(await player.client.call(userSmsValidate, { code })).toEqual(done)
    expect(await player.client.call(userTwoAuthType, { mode: 'set', type: 'sms' })).toEqual({
      ok: true,
      value: { type: 'sms', phoneConfirmed: true },
    })
    harness.clock.advance(MINUTE_MS)
    return { ...player, phone }
  }

  it('confirm the phone, and only then can logins be confirmed by SMS (S2.30, S7.14)', async () => {
    const { client } = await newPlayer(harness)
    expect(await client.call(userTwoAuthType, { mode: 'set', type: 'sms' })).toEqual(refused('wrong_factor'))
    const { client: other } = await playerWithSms()
    expect(await profile(other)).toMatchObject({ value: { phoneConfirmed: true, twoFactor: 'sms' } })
  })

  it('complete a login, by either procedure (S7.14)', async () => {
    const { form, phone } = await playerWithSms()
    for (const complete of [
      (client: Client, code: string) => client.call(userCheckGa, { ga_code: code }),
      (client: Client, code: string) => client.call(userSmsValidate, { code }),
    ]) {
      const client = browser(harness)
      const login = await startLogin(client, form)
      expect(login).toMatchObject({ twoFactor: 'sms', gasecret: expect.stringMatching(/^.{11,}$/) })
      expect(await complete(client, codeIn(messageTo(harness, phone)))).toEqual(done)
      Object.assign(client, { uid: login.uid, sid: login.sid })
      expect(await profile(client)).toMatchObject({ ok: true })
      harness.clock.advance(MINUTE_MS)
    }
  })

  it('work once, for five minutes, and only the newest', async () => {
    const { form, phone } = await playerWithSms()
    const client = browser(harness)
    await startLogin(client, form)
    const first = codeIn(messageTo(harness, phone))
    harness.clock.advance(MINUTE_MS)
    expect(await client.call(userSmsSend, {})).toEqual(done)
    const second = codeIn(messageTo(harness, phone))
    expect(await client.call(userSmsValidate, { code: first })).toEqual(refused('code_incorrect'))
    harness.clock.advance(5 * MINUTE_MS)
    expect(await client.call(userSmsValidate, { code: second })).toEqual(refused('code_incorrect'))
    await client.call(userSmsSend, {})
    const third = codeIn(messageTo(harness, phone))
    expect(await client.call(userSmsValidate, { code: third })).toEqual(done)
    const again = browser(harness)
    await startLogin(again, form)
    expect(await again.call(userSmsValidate, { code: third })).toEqual(refused('code_incorrect'))
  })

  it('are sent once a minute and five times an hour', async () => {
    const { client } = await newPlayer(harness)
    const wait = async () => {
      const reply = await client.call(userSmsSend, {})
      return reply.ok ? 0 : (reply.error.data as { retryAfterSeconds: number }).retryAfterSeconds
    }
    expect(await wait()).toBe(0)
    expect(await wait()).toBe(60)
    harness.clock.advance(MINUTE_MS)
    await profile(client)
    await harness.warmUp()
    const sends = await Promise.all(Array.from({ length: 6 }, wait))
    expect(sends.sort()).toEqual([0, 60, 60, 60, 60, 60])
    for (let count = 0; count < 3; count++) {
      harness.clock.advance(MINUTE_MS)
      expect(await wait()).toBe(0)
    }
    harness.clock.advance(MINUTE_MS)
    expect(await wait()).toBe(55 * 60)
  })

  it('do not stand in for the authenticator of a login', async () => {
    const { form } = await playerWithGa()
    const client = browser(harness)
    await startLogin(client, form)
    expect(await client.call(userSmsSend, {})).toEqual(refused('wrong_factor'))
    expect(await client.call(userSmsValidate, { code: '123456' })).toEqual(refused('wrong_factor'))
  })

  it('are a fresh proof for who signs in with them', async () => {
    const { client, phone } = await playerWithSms()
    harness.clock.advance(10 * MINUTE_MS)
    expect(await client.call(userStepUp, { password: PASSWORD })).toEqual(refused('wrong_factor'))
    expect(await client.call(userSmsSend, {})).toEqual(done)
    expect(await client.call(userStepUp, { ga_code: codeIn(messageTo(harness, phone)) })).toEqual(done)
    expect(await client.call(userUserGenerateGa, {})).toMatchObject({ ok: true })
  })
})
