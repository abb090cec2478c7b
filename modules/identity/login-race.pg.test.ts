import {
  userCheckGa,
  userGetUserProfile,
  userLogin,
  userPassChange,
  userUserGenerateGa,
} from '@poyraz/contract'
import { sql } from 'kysely'
import { generateSync } from 'otplib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { browser, type Client, type Harness, openHarness } from './fixtures/harness.ts'
import { newPlayer, PASSWORD } from './fixtures/players.ts'

const NEW = 'Yeni8Parola'

let harness: Harness
/** Runs after the password was verified and before the session is written. */
let meanwhile: () => Promise<unknown> = async () => undefined
beforeAll(async () => {
  harness = await openHarness({ protection: { checkEntry: async () => void (await meanwhile()) } })
})
afterAll(() => harness.close())

async function logInDuring(username: string, change: () => Promise<unknown>) {
  const client = browser(harness, '10.6.6.6')
  meanwhile = change
  const reply = await client.call(userLogin, { username, password: PASSWORD })
  meanwhile = async () => undefined
  return reply
}

async function switchOn(client: Client) {
  const made = await client.call(userUserGenerateGa, {})
  const secret = made.ok ? made.value.secret : ''
  const ga_code = generateSync({ secret, epoch: Math.floor(harness.clock.nowMs() / 1000) })
  expect(await client.call(userCheckGa, { ga_code })).toEqual({ ok: true, value: null })
}

it('a login with a password that is replaced meanwhile opens no session', async () => {
  const { client, form, uid } = await newPlayer(harness)
  const replace = { oldPassword: PASSWORD, password: NEW, passwordConfirm: NEW }
  const reply = await logInDuring(form.username, () => client.call(userPassChange, replace))
  expect(reply).toEqual({ ok: false, error: { error: 'login_failed' } })
  const { rows } = await sql`
    select from identity.session where player_id = ${uid} and ended_at is null`.execute(harness.database.db)
  expect(rows).toEqual([])
})

it('a login during which a second factor is switched on does not pass without it', async () => {
  const { client, form } = await newPlayer(harness)
  const reply = await logInDuring(form.username, () => switchOn(client))
  expect(reply).toEqual({ ok: false, error: { error: 'login_failed' } })
  expect((await client.call(userGetUserProfile, {})).ok).toBe(true)
})

it('a login during which the account is closed opens no session', async () => {
  const { form, uid } = await newPlayer(harness)
  const close = () =>
    sql`update identity.gate set active = false where player_id = ${uid}`.execute(harness.database.db)
  const reply = await logInDuring(form.username, close)
  expect(reply).toEqual({ ok: false, error: { error: 'account_inactive' } })
})
