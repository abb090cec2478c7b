import { createHmac } from 'node:crypto'
import { financeCheckBalance, userCheckGa, userLogin, userStepUp, userUserGenerateGa } from '@poyraz/contract'
import { fakeClock } from '@poyraz/testkit'
import { newPlayer, startTestServer, type TestClient, type TestServer } from '@poyraz/testkit/server'
import { afterAll, beforeAll, expect, it } from 'vitest'

const STEP_MS = 30_000
const clock = fakeClock(Date.parse('2026-11-21T09:00:00Z'))
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ clock })
})
afterAll(() => server.close())

/** Returns the authenticator code (RFC 6238: SHA-1, 30 s, 6 digits) at the server's time. */
function codeOf(secret: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = Array.from(secret, (char) => alphabet.indexOf(char).toString(2).padStart(5, '0')).join('')
  const bytes = bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(clock.nowMs() / STEP_MS)))
  const mac = createHmac('sha1', Buffer.from(bytes)).update(counter).digest()
  const at = (mac.at(-1) ?? 0) & 15
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/**
 * Logs in up to the second factor: a pending session without uid and sid, on a device that the client keeps.
 */
async function pendingLogin(username: string, password: string): Promise<TestClient> {
  const client = server.client()
  await client.signIn(username, password)
  return client
}

it('accepts a code once, of this step and player only; guesses end the login (A31)', async () => {
  const { client, username, password } = await newPlayer(server)
  await client.call(userStepUp, { password })
  const { secret } = (await client.call(userUserGenerateGa, {})).data
  expect(await client.call(userCheckGa, { ga_code: codeOf(secret) })).toMatchObject({ result: true })

  // The time step that confirmed the secret cannot be used again.
  const early = await pendingLogin(username, password)
  const used = codeOf(secret)
  expect(await early.call(userCheckGa, { ga_code: used })).toMatchObject({
    error: 'code_incorrect',
    code: 422,
  })
  expect(await early.call(financeCheckBalance, {})).toMatchObject({ error: 'not_authorized', code: 403 })

  clock.advance(STEP_MS)
  const code = codeOf(secret)
  const parallel = await Promise.all(
    Array.from({ length: 2 }, async () => {
      const pending = await pendingLogin(username, password)
      return { pending, reply: await pending.call(userCheckGa, { ga_code: code }) }
    }),
  )
  const inside = parallel.filter(({ reply }) => reply.result)
  expect(inside).toHaveLength(1)
  expect(await inside[0]?.pending.call(financeCheckBalance, {})).toMatchObject({ result: true })

  clock.advance(STEP_MS)
  const stranger = await newPlayer(server)
  await stranger.client.call(userStepUp, { password: stranger.password })
  await stranger.client.call(userUserGenerateGa, {})
  expect(await stranger.client.call(userCheckGa, { ga_code: codeOf(secret) })).toMatchObject({
    error: 'code_incorrect',
  })

  const guesser = await pendingLogin(username, password)
  let last = ''
  for (let guess = 0; guess < 20 && last !== 'locked'; guess++) {
    const wrong = String((Number(codeOf(secret)) + 1 + guess) % 1_000_000).padStart(6, '0')
    last = (await guesser.call(userCheckGa, { ga_code: wrong })).error ?? ''
  }
  expect(last).toBe('locked')
  expect(await guesser.call(userCheckGa, { ga_code: codeOf(secret) })).toMatchObject({ result: false })
})

it('a login never returns the secret, and its marker grants nothing (S4.7)', async () => {
  const { client, username, password } = await newPlayer(server)
  await client.call(userStepUp, { password })
  const { secret } = (await client.call(userUserGenerateGa, {})).data
  await client.call(userCheckGa, { ga_code: codeOf(secret) })
  const reply = await server.client().call(userLogin, { username, password })
  expect(reply.data.twoFactor).toBe('ga')
  expect(reply.data.gasecret.length).toBeGreaterThan(10)
  expect(JSON.stringify(reply.data)).not.toContain(secret)
})
