import { userRegister } from '@poyraz/contract'
import { fakeClock, type Newcomer, newcomer } from '@poyraz/testkit'
import { startTestServer, type TestServer } from '@poyraz/testkit/server'
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

it.each([
  ['under 18 by one day', '2008-11-22', false],
  ['18 today', '2008-11-21', true],
  ['born in the future', '2027-01-01', false],
  ['born on a day that does not exist', '2001-02-29', false],
])('%s (A33)', async (_, birthDate, allowed) => {
  const reply = await register({ birthDate })
  expect(reply.result).toBe(allowed)
  expect(reply.error).toBe(allowed ? null : 'invalid_input')
  const fields = allowed ? [] : [expect.objectContaining({ field: 'birthDate' })]
  expect(allowed ? [] : reply.data).toEqual(fields)
})

it('one person has one account, however the details are written (A33)', async () => {
  const first = newcomer()
  expect(await register(first)).toMatchObject({ result: true })
  const spelled = { identityNumber: ` ${first.identityNumber.slice(0, 5)} ${first.identityNumber.slice(5)} ` }
  expect(await register(spelled)).toMatchObject({ http: 200, error: 'already_registered' })
  expect(await register({ email: first.email.toUpperCase() })).toMatchObject({ error: 'already_registered' })
  const taken = await register({ username: first.username.toUpperCase() })
  expect(taken).toMatchObject({ error: 'invalid_input', data: [{ field: 'username' }] })
})

it.each(['İsmail1', 'alı.veli', 'раураl', 'ali\u200bveli', 'ａｌｉｖｅｌｉ', 'a b c d', 'ali'])(
  'the username %j could be taken for another and is refused (A33)',
  async (username) => {
    const reply = await register({ username })
    expect(reply).toMatchObject({ error: 'invalid_input', data: [{ field: 'username' }] })
  },
)
