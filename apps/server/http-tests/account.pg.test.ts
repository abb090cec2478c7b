import {
  accountEndSession,
  accountSessions,
  casinoGamesList,
  casinoPlay,
  casinoRounds,
  financeCheckBalance,
  userChangeUsername,
  userForgot,
  userGetUserProfile,
  userLogin,
  userPassChange,
  userPassReset,
  userUpdateProfile,
} from '@poyraz/contract'
import { assert, MINUTE_MS } from '@poyraz/kernel'
import { fakeClock } from '@poyraz/testkit'
import { newPlayer, startTestServer, type TestServer } from '@poyraz/testkit/server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

const NEW_PASSWORD = 'Yeni-Parola-2026'
const clock = fakeClock(Date.parse('2026-11-21T09:00:00Z'))
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ clock, config: { publicUrl: null } })
})
afterAll(() => server.close())

/** Returns the mail to an address with a link to a page, from the development inbox. */
async function mailTo(email: string, path: string): Promise<string> {
  return vi.waitFor(async () => {
    const inbox = await server.context.engagement.inbox()
    const mail = inbox.find((message) => message.to === email && message.body.includes(path))
    assert(mail, `a mail to ${email} with ${path}`)
    return mail.body
  })
}

describe('sessions (A29)', () => {
  it('lists ten, ends one from another, and ends all others on a password change', async () => {
    const { client, username, password } = await newPlayer(server)
    const others = Array.from({ length: 9 }, () => server.client())
    for (const other of others) await other.signIn(username, password)
    const sessions = (await client.call(accountSessions, {})).data
    expect(sessions).toHaveLength(10)
    expect(sessions.filter((session) => session.current)).toHaveLength(1)
    const [victim] = others
    const mine = sessions.find((session) => session.current)?.id
    const ended = (await victim?.call(accountSessions, {}))?.data.find((session) => session.current)?.id ?? ''
    expect(ended).not.toBe(mine)
    expect(await client.call(accountEndSession, { id: ended })).toMatchObject({ result: true })
    expect(await victim?.call(financeCheckBalance, {})).toMatchObject({ error: 'session_expired' })
    const change = { oldPassword: password, password: NEW_PASSWORD, passwordConfirm: NEW_PASSWORD }
    expect(await client.call(userPassChange, change)).toMatchObject({ result: true })
    for (const other of others) {
      expect(await other.call(financeCheckBalance, {})).toMatchObject({ error: 'session_expired' })
    }
  })

  it("another player's cannot be ended (A22)", async () => {
    const [one, two] = [await newPlayer(server), await newPlayer(server)]
    const id = (await one.client.call(accountSessions, {})).data[0]?.id ?? ''
    expect(await two.client.call(accountEndSession, { id })).toMatchObject({ error: 'not_found', code: 404 })
    expect(await one.client.call(financeCheckBalance, {})).toMatchObject({ result: true })
  })
})

describe('password guessing (A30, R31)', () => {
  it('is locked out with the same reply for every wrong login, without locking out the owner', async () => {
    const { client: owner, username, password } = await newPlayer(server)
    const stranger = server.client()
    const replies = []
    for (let attempt = 0; attempt < 5; attempt++) {
      replies.push(await stranger.call(userLogin, { username, password: `Wrong-${attempt}-Password` }))
    }
    const nobody = await server
      .client()
      .call(userLogin, { username: 'nobody.at.all', password: 'Wrong-Password-1' })
    const [first] = replies
    expect({ ...nobody, headers: null }).toEqual({ ...first, headers: null })
    expect(first).toMatchObject({ http: 200, error: 'login_failed', code: 401, message: 'Giriş Başarısız' })
    expect(replies.at(-1)).toMatchObject({ error: 'locked', code: 423 })
    expect(await stranger.call(userLogin, { username, password })).toMatchObject({ error: 'locked' })
    const known = { 'x-device': owner.session?.device ?? '' }
    const login = owner.bodyOf(userLogin.class, userLogin.method, { username, password })
    expect(await owner.send(login, known)).toMatchObject({ result: true })
  })
})

describe('a forgotten password (A32)', () => {
  it('gets the same reply for known and unknown addresses', async () => {
    const { email } = await newPlayer(server)
    const known = await server.client().call(userForgot, { email })
    const unknown = await server.client().call(userForgot, { email: 'nobody@example.test' })
    expect({ ...known, headers: null }).toEqual({ ...unknown, headers: null })
  })

  it('sends a link to our own origin, whatever Host was sent, valid once', async () => {
    const { client, username, email } = await newPlayer(server)
    const body = client.bodyOf(userForgot.class, userForgot.method, { email })
    await client.send(body, { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' })
    const text = await mailTo(email, '/account_reset')
    expect(text).not.toContain('evil.example')
    const link = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '')
    expect(link.origin).toBe(server.url)
    const token = link.searchParams.get('token') ?? ''
    const reset = { token, password: NEW_PASSWORD, passwordConfirm: NEW_PASSWORD }
    expect(await server.client().call(userPassReset, reset)).toMatchObject({ result: true })
    expect(await server.client().call(userPassReset, reset)).toMatchObject({
      error: 'token_invalid',
      code: 410,
    })
    expect(await client.call(financeCheckBalance, {})).toMatchObject({ error: 'session_expired' })
    await server.client().signIn(username, NEW_PASSWORD)
  })
})

describe('text with code injections (A26, A27)', () => {
  const TEXTS = [
    "'; drop table identity.player; --",
    '<script>alert(1)</script>',
    '=HYPERLINK("x")',
    '${7*7}{{7*7}}',
  ]

  it('is stored and returned unchanged', async () => {
    const { client } = await newPlayer(server)
    for (const address of TEXTS) {
      expect(await client.call(userUpdateProfile, { address })).toMatchObject({ result: true })
      const reply = await client.call(userGetUserProfile, {})
      expect(reply.data.address).toBe(address)
      expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8')
    }
  })

  it('finds nothing in a search and breaks nothing', async () => {
    const { client } = await newPlayer(server)
    for (const searchGameName of [...TEXTS, '%%%', '___', '\\\\\\', 'a'.repeat(64), '(a+)+$'.repeat(8)]) {
      const reply = await client.call(casinoGamesList, { searchGameName })
      expect(reply).toMatchObject({ http: 200 })
    }
    const long = await client.call(casinoGamesList, { searchGameName: 'a'.repeat(65) })
    expect(long).toMatchObject({
      error: 'invalid_input',
      data: [{ field: 'searchGameName', error: 'too_long' }],
    })
  })

  it('is refused as username', async () => {
    const { client, password } = await newPlayer(server)
    for (const username of TEXTS) {
      expect(await client.call(userChangeUsername, { username, password })).toMatchObject({
        error: 'invalid_input',
      })
    }
  })
})

describe('the pace of play', () => {
  it.each(['auto', 'autoplay', 'rounds', 'turbo', 'quickStop'])(
    'is set by the player: refuses a call with %s, and plays one round per call (R46, R48)',
    async (field) => {
      const { client } = await newPlayer(server, 10_000)
      const [game] = (await client.call(casinoGamesList, {})).data
      const bet = { gameID: game?.gameID ?? 0, stake: game?.minBet ?? 0 }
      for (const wish of [true, 10]) {
        const reply = await client.call(casinoPlay, { ...bet, [field]: wish } as typeof bet)
        expect(reply).toMatchObject({ http: 400, error: 'bad_request', data: { path: field } })
      }
      expect(await client.call(casinoPlay, bet)).toMatchObject({ result: true })
      expect((await client.call(casinoRounds, {})).pagination).toMatchObject({ total: 1 })
    },
  )
})

const WITH_CHOICES = new Set(['choice', 'pick-bonus', 'gamble', 'feature-buy'])

describe('the minimum time between rounds (A40)', () => {
  it('is enforced by the server clock across two sessions and two games', async () => {
    const slow = await startTestServer({ clock, config: { spinIntervalMs: 2500 } })
    const { client, username, password } = await newPlayer(slow, 1_000_000)
    const second = slow.client()
    await second.signIn(username, password)
    const lines = (await client.call(casinoGamesList, { mechanic: 'lines' })).data
    // A play of a game with choices says which one.
    const games = lines.filter(({ features }) => !features.some((feature) => WITH_CHOICES.has(feature)))
    const play = (one: typeof client, index: number) => {
      const game = games[index % games.length]
      return one.call(casinoPlay, { gameID: game?.gameID ?? 0, stake: game?.minBet ?? 0 })
    }
    const replies = await Promise.all(
      Array.from({ length: 40 }, (_, index) => play(index % 2 ? client : second, index)),
    )
    expect(replies.filter((reply) => reply.result)).toHaveLength(1)
    for (const reply of replies.filter((one) => !one.result)) {
      expect(reply).toMatchObject({ error: 'too_soon', code: 409, data: { waitMs: 2500 } })
    }
    clock.advance(2499)
    expect(await play(client, 0)).toMatchObject({ error: 'too_soon', data: { waitMs: 1 } })
    clock.advance(1)
    expect(await play(client, 0)).toMatchObject({ result: true })
    clock.advance(MINUTE_MS)
    await slow.close()
  })
})
