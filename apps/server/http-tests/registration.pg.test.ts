import { userRegister } from '@poyraz/contract'
import { fakeClock, type Newcomer, newcomer } from '@poyraz/testkit'
import { register as registerProven, startTestServer, type TestServer } from '@poyraz/testkit/server'
import { afterAll, beforeAll, expect, it } from 'vitest'

/** Noon of 21 November 2026 in Istanbul. */
const clock = fakeClock(Date.parse('2026-11-21T09:00:00Z'))
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ clock })
})
afterAll(() => server.close())

function register(person: Partial<Newcomer> & { country?: string } = {}) {
  const one = { ...newcomer(), ...person }
  return server
    .client()
    .call(userRegister, { country: 'TR', ...one, passwordConfirm: one.password, acceptRules: true })
}

it('accepts an 18th birthday today, refuses a day less and an invalid date (A33)', async () => {
  expect(await register({ birthDate: '2008-11-21' })).toMatchObject({ result: true })
  for (const birthDate of ['2008-11-22', '2027-01-01', '2001-02-29']) {
    const refused = { error: 'invalid_input', data: [{ field: 'birthDate' }] }
    expect(await register({ birthDate })).toMatchObject(refused)
  }
})

it('one person has one account, whatever the spelling of the details (A33)', async () => {
  const first = newcomer()
  expect(await register(first)).toMatchObject({ result: true })
  const spelled = { identityNumber: ` ${first.identityNumber.slice(0, 5)} ${first.identityNumber.slice(5)} ` }
  expect(await register(spelled)).toMatchObject({ http: 200, error: 'already_registered' })
  const { pool } = server.context.database
  await pool.query('update identity.player set email_confirmed_at = now() where email = $1', [first.email])
  expect(await register({ email: first.email.toUpperCase() })).toMatchObject({ error: 'already_registered' })
  const taken = await register({ username: first.username.toUpperCase() })
  expect(taken).toMatchObject({ error: 'invalid_input', data: [{ field: 'username' }] })
})

it('C05: an unconfirmed e-mail address does not block its owner', async () => {
  const stranger = newcomer()
  const { email, phone } = stranger
  for (const person of [stranger, { ...newcomer(), email, phone }]) {
    expect(await registerProven(server.client(), person)).toMatchObject({ result: true })
  }
})

it('a registration sets a device cookie, and the login replaces its value (A29)', async () => {
  const person = newcomer()
  const device = (reply: { headers: Headers }) =>
    /poyraz_device=([^;]+)/.exec(reply.headers.get('set-cookie') ?? '')?.[1]
  const opened = device(await registerProven(server.client(), person)) ?? ''
  const client = server.client()
  const login = client.bodyOf('user', 'login', { username: person.username, password: person.password })
  const entered = device(await client.send(login, { 'x-device': opened }))
  expect([opened, entered]).toEqual([expect.stringMatching(/^\w{26}$/), expect.stringMatching(/^\w{26}$/)])
  expect(entered).not.toBe(opened)
})

it.each(['İsmail1', 'alı.veli', 'раураl', 'ali\u200bveli', 'ａｌｉｖｅｌｉ', 'a b c d', 'ali'])(
  'refuses the confusable username %j (A33)',
  async (username) => {
    const reply = await register({ username })
    expect(reply).toMatchObject({ error: 'invalid_input', data: [{ field: 'username' }] })
  },
)
