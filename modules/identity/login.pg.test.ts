import {
  accountEndSession,
  accountSessions,
  userGetUserProfile,
  userLogin,
  userLogout,
  userPassChange,
} from '@poyraz/contract'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@poyraz/kernel'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { browser, type Client, type Harness, NOON_MS, openHarness } from './fixtures/harness.ts'
import { messageTo, newPlayer, PASSWORD, signIn } from './fixtures/players.ts'

let harness: Harness
beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())
beforeEach(() => harness.clock.set(NOON_MS))

const expired = { ok: false, error: { error: 'session_expired' } }
const isIn = async (client: Client) => (await client.call(userGetUserProfile, {})).ok
const refresh = (client: Client, sid = client.sid) =>
  client.call(userLogin, { uid: client.uid ?? '', sid: sid ?? '', uip: '{ip}' })

describe('a session', () => {
  it('answers everything that the described client stores (S3.2, S7.10)', async () => {
    const { form, uid } = await newPlayer(harness)
    const login = await signIn(browser(harness), form)
    expect(login).toEqual({
      rid: 10,
      uid,
      sid: expect.stringMatching(/^[A-Za-z0-9]{26}$/),
      uip: '10.0.0.1',
      gtm: '+03:00',
      language: 'tr',
      username: form.username,
      firstname: form.firstname,
      lastname: form.lastname,
      lastlogin: '2026-11-21T09:00:00.000Z',
      gasecret: '',
      twoFactor: 'none',
    })
  })

  it('is worth nothing on another device, or without one (attack A29)', async () => {
    const { client } = await newPlayer(harness)
    const thief = browser(harness, '10.6.6.6')
    thief.uid = client.uid
    thief.sid = client.sid
    for (const device of [null, 'x'.repeat(26)]) {
      thief.device = device
      expect(await thief.call(userGetUserProfile, {})).toEqual(expired)
      expect(await refresh(thief)).toEqual(expired)
    }
    expect(await isIn(client)).toBe(true)
  })

  it('is worth nothing with another uid', async () => {
    const one = await newPlayer(harness)
    const other = await newPlayer(harness)
    expect(await isIn(one.client)).toBe(true)
    one.client.uid = other.client.uid
    expect(await one.client.call(userGetUserProfile, {})).toEqual(expired)
    expect(await refresh(one.client)).toEqual(expired)
  })

  it('takes no sid that the client brought (attack A29)', async () => {
    const { form } = await newPlayer(harness)
    const client = browser(harness)
    client.device = 'fixated-device-0000000001'
    const before = await signIn(client, form)
    const after = await signIn(client, form)
    expect(after.sid).not.toBe(before.sid)
    client.sid = before.sid
    expect(await client.call(userGetUserProfile, {})).toEqual(expired)
  })

  it('gets a new device value at each login: one that was planted opens nothing (attack A29)', async () => {
    const { form } = await newPlayer(harness)
    const client = browser(harness)
    const planted = 'planted-device-00000000001'
    client.device = planted
    await signIn(client, form)
    expect(client.device).not.toBe(planted)
    expect(await isIn(client)).toBe(true)
    const thief = browser(harness, '10.6.6.8')
    Object.assign(thief, { uid: client.uid, sid: client.sid, device: planted })
    expect(await thief.call(userGetUserProfile, {})).toEqual(expired)
    // The device is not known either, so its failures do not count as the owner's.
    thief.address = '10.6.6.9'
    for (let count = 0; count < 3; count++) {
      await thief.call(userLogin, { username: form.username, password: 'Yanlis1' })
    }
    expect(await client.call(userLogin, { username: form.username, password: PASSWORD })).toMatchObject({
      ok: true,
    })
  })

  it('takes everybody who is known on a device along to its new value', async () => {
    const { client, form, uid } = await newPlayer(harness)
    const { form: second, uid: other } = await newPlayer(harness)
    await signIn(client, second)
    await signIn(client, form)
    const { device } = client
    expect((await harness.identity.playersOfDevice(device ?? '')).toSorted()).toEqual([uid, other].toSorted())
  })

  it('ends at logout, and so does its refresh (S7.11)', async () => {
    const { client } = await newPlayer(harness)
    expect(await client.call(userLogout, {})).toEqual({ ok: true, value: null })
    expect(await client.call(userGetUserProfile, {})).toEqual(expired)
    expect(await refresh(client)).toEqual(expired)
  })

  it('ends after an hour without input, not before (protection R33) (S4.17)', async () => {
    const { client } = await newPlayer(harness)
    harness.clock.advance(50 * SECOND_MS)
    expect(await isIn(client)).toBe(true)
    // The database knows of the login only; the input 50 s later counts all the same.
    harness.clock.advance(HOUR_MS)
    expect(await isIn(client)).toBe(true)
    harness.clock.advance(HOUR_MS + 1)
    expect(await client.call(userGetUserProfile, {})).toEqual(expired)
    expect(await refresh(client)).toEqual(expired)
  })

  it('ends 30 days after the login however much it is used', async () => {
    const { client } = await newPlayer(harness)
    for (let passed = 0; passed < 30 * DAY_MS - HOUR_MS; passed += HOUR_MS) {
      harness.clock.advance(HOUR_MS)
      expect(await isIn(client)).toBe(true)
    }
    harness.clock.advance(HOUR_MS)
    expect(await client.call(userGetUserProfile, {})).toEqual(expired)
    expect(await refresh(client)).toEqual(expired)
  })

  it('of an account made inactive is refused, and a login says so only after the right password', async () => {
    const { client, form, uid } = await newPlayer(harness)
    await sql`update identity.gate set active = false where player_id = ${uid}`.execute(harness.database.db)
    harness.clock.advance(31 * SECOND_MS)
    expect(await client.call(userGetUserProfile, {})).toEqual({
      ok: false,
      error: { error: 'account_inactive' },
    })
    const login = (password: string) =>
      browser(harness).call(userLogin, { username: form.username, password })
    expect(await login(PASSWORD)).toEqual({ ok: false, error: { error: 'account_inactive' } })
    expect(await login('Yanlis1')).toEqual({ ok: false, error: { error: 'login_failed' } })
  })

  it('ended on one node is ended on another within 30 seconds', async () => {
    const { client, uid } = await newPlayer(harness)
    const other = harness.secondNode()
    const shown = { uid: client.uid, sid: client.sid, device: client.device }
    expect(await other.sessions.resolve(shown)).toMatchObject({ ok: true, value: { playerId: uid } })
    await client.call(userLogout, {})
    harness.clock.advance(30 * SECOND_MS)
    expect(await other.sessions.resolve(shown)).toEqual({ ok: false, error: 'session_expired' })
  })
})

describe('the list of sessions', () => {
  it('shows where the player is signed in, and ends one at once', async () => {
    const { client, form } = await newPlayer(harness)
    harness.clock.advance(MINUTE_MS)
    const phone = browser(harness, '10.0.0.77')
    phone.userAgent =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1'
    await signIn(phone, form)
    harness.clock.advance(SECOND_MS)
    const listed = await client.call(accountSessions, {})
    // The call that asks is the current session's latest input.
    expect(listed.ok && listed.value).toEqual([
      expect.objectContaining({ device: 'desktop', browser: 'Chrome · Windows', current: true }),
      {
        id: expect.any(String),
        device: 'mobile',
        browser: 'Safari · iOS',
        address: '10.0.0.77',
        createdAt: '2026-11-21T09:01:00.000Z',
        lastSeen: '2026-11-21T09:01:00.000Z',
        current: false,
      },
    ])
    const sessions = (listed.ok ? listed.value : []) as unknown as { id: string }[]
    expect(await isIn(phone)).toBe(true)
    expect(await client.call(accountEndSession, { id: sessions[1]?.id ?? '' })).toMatchObject({ ok: true })
    expect(await phone.call(userGetUserProfile, {})).toEqual(expired)
    expect(await isIn(client)).toBe(true)
  })

  it('knows nothing of other players (attack A22)', async () => {
    const { client } = await newPlayer(harness)
    const { client: stranger } = await newPlayer(harness)
    const listed = await client.call(accountSessions, {})
    const [own] = (listed.ok ? listed.value : []) as unknown as { id: string }[]
    expect(await stranger.call(accountEndSession, { id: own?.id ?? '' })).toEqual({
      ok: false,
      error: { error: 'not_found' },
    })
    expect(await isIn(client)).toBe(true)
  })

  it('holds 20 at most: the one unused for longest makes room', async () => {
    const { client, form } = await newPlayer(harness)
    for (let index = 0; index < 20; index++) {
      harness.clock.advance(SECOND_MS)
      await signIn(browser(harness), form)
    }
    expect(await client.call(userGetUserProfile, {})).toEqual(expired)
  })
})

describe('a refresh', () => {
  it('gives a new sid; the old one serves calls for 60 s more (S4.12)', async () => {
    const { client } = await newPlayer(harness)
    const old = client.sid
    const refreshed = await refresh(client)
    expect(refreshed).toMatchObject({ ok: true, value: { uid: client.uid, gasecret: '', twoFactor: 'none' } })
    harness.clock.advance(59 * SECOND_MS)
    expect(await isIn(client)).toBe(true)
    harness.clock.advance(SECOND_MS)
    expect(await client.call(userGetUserProfile, {})).toEqual(expired)
    client.sid = refreshed.ok ? refreshed.value.sid : null
    expect(client.sid).not.toBe(old)
    expect(await isIn(client)).toBe(true)
  })

  it('by two tabs at once gives one sid, and the other tab loses nothing', async () => {
    const { client } = await newPlayer(harness)
    await harness.warmUp()
    const replies = await Promise.all(Array.from({ length: 8 }, () => refresh(client)))
    const won = replies.filter((reply) => reply.ok)
    expect(won).toHaveLength(1)
    const lost = replies.flatMap((reply) => (reply.ok ? [] : [reply.error.error]))
    expect(lost).toEqual(Array(7).fill('state_conflict'))
    harness.clock.advance(10 * SECOND_MS)
    expect(await refresh(client)).toEqual({ ok: false, error: { error: 'state_conflict' } })
    client.sid = won[0]?.ok ? won[0].value.sid : null
    expect(await isIn(client)).toBe(true)
  })

  it('with a replaced sid later than that ends the session for everyone who holds it', async () => {
    const { client } = await newPlayer(harness)
    const copied = client.sid
    const refreshed = await refresh(client)
    harness.clock.advance(10 * SECOND_MS + 1)
    expect(await refresh(client, copied)).toEqual(expired)
    client.sid = refreshed.ok ? refreshed.value.sid : null
    expect(await client.call(userGetUserProfile, {})).toEqual(expired)
    expect(await refresh(client)).toEqual(expired)
  })

  it('notices a copy also when the thief has refreshed more than once', async () => {
    const { client: thief } = await newPlayer(harness)
    const owners = thief.sid
    for (let round = 0; round < 3; round++) {
      const refreshed = await refresh(thief)
      thief.sid = refreshed.ok ? refreshed.value.sid : null
    }
    harness.clock.advance(MINUTE_MS)
    expect(await refresh(thief, owners)).toEqual(expired)
    expect(await thief.call(userGetUserProfile, {})).toEqual(expired)
  })

  it('with a replaced sid from a foreign device ends the session at once', async () => {
    const { client } = await newPlayer(harness)
    const copied = client.sid
    const refreshed = await refresh(client)
    const thief = browser(harness, '10.6.6.7')
    Object.assign(thief, { uid: client.uid, sid: copied, device: 'y'.repeat(26) })
    expect(await refresh(thief)).toEqual(expired)
    client.sid = refreshed.ok ? refreshed.value.sid : null
    expect(await client.call(userGetUserProfile, {})).toEqual(expired)
  })
})

describe('the password lock (protection R32, attack A30)', () => {
  const wrong = (client: Client, username: string) =>
    client.call(userLogin, { username, password: 'Yanlis1' })
  const right = (client: Client, username: string) => client.call(userLogin, { username, password: PASSWORD })
  const locked = { ok: false, error: { error: 'locked' } }

  it('closes after three failures from one place and opens 30 minutes after the first', async () => {
    const { form } = await newPlayer(harness)
    const client = browser(harness, '10.3.0.1')
    for (let count = 0; count < 3; count++) {
      expect(await wrong(client, form.username)).toMatchObject({ error: { error: 'login_failed' } })
      harness.clock.advance(MINUTE_MS)
    }
    expect(await right(client, form.username)).toEqual({
      ok: false,
      error: { error: 'locked', data: { retryAfterSeconds: 27 * 60 } },
    })
    // Trying on does not make it longer.
    harness.clock.advance(27 * MINUTE_MS - 1)
    expect(await right(client, form.username)).toMatchObject(locked)
    harness.clock.advance(1)
    expect(await right(client, form.username)).toMatchObject({ ok: true })
  })

  it('closes alike for a name that nobody has', async () => {
    const client = browser(harness, '10.3.0.2')
    for (let count = 0; count < 3; count++) await wrong(client, 'kimse.yok')
    expect(await wrong(client, 'kimse.yok')).toMatchObject(locked)
  })

  it('lets no guesses through by making them at once', async () => {
    const { form } = await newPlayer(harness)
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => wrong(browser(harness, '10.3.0.3'), form.username)),
    )
    expect(replies.filter((reply) => !reply.ok && reply.error.error === 'login_failed').length).toBeLessThan(
      4,
    )
  })

  it('counts a known device’s own failures', async () => {
    const { client, form } = await newPlayer(harness, { address: '10.3.2.1' })
    for (let count = 0; count < 3; count++) await wrong(client, form.username)
    client.address = '10.3.2.2'
    expect(await right(client, form.username)).toMatchObject(locked)
  })

  it('counts anew after a login', async () => {
    const { form } = await newPlayer(harness)
    const client = browser(harness, '10.3.4.1')
    for (let round = 0; round < 3; round++) {
      await wrong(client, form.username)
      await wrong(client, form.username)
      expect(await right(client, form.username)).toMatchObject({ ok: true })
    }
  })

  it('guards the password where a signed-in player is asked for it', async () => {
    const { client } = await newPlayer(harness)
    const change = (oldPassword: string) =>
      client.call(userPassChange, { oldPassword, password: 'Yeni8Parola', passwordConfirm: 'Yeni8Parola' })
    for (let count = 0; count < 3; count++) {
      expect(await change('Yanlis1')).toEqual({
        ok: false,
        error: { error: 'invalid_input', fields: [{ field: 'oldPassword', error: 'password_incorrect' }] },
      })
    }
    expect(await change(PASSWORD)).toMatchObject(locked)
  })
})

describe('a login on a new device', () => {
  it('is told by mail where the address is proven, and only there', async () => {
    const { form, uid } = await newPlayer(harness)
    const before = harness.outgoing.length
    await signIn(browser(harness), form)
    expect(harness.outgoing.length).toBe(before)
    await sql`update identity.player set email_confirmed_at = now() where id = ${uid}`.execute(
      harness.database.db,
    )
    const phone = browser(harness, '10.0.0.9')
    phone.userAgent = 'evil <script> Mozilla/5.0 (Android 15; Mobile) Firefox/140.0'
    await signIn(phone, form)
    const mail = messageTo(harness, form.email)
    expect(mail).toMatchObject({ subject: 'Hesabına yeni bir cihazdan giriş yapıldı', lang: 'tr' })
    expect(mail?.body).toContain(`${form.username},`)
    expect(mail?.body).toContain(
      'Hesabına yeni bir cihazdan giriş yapıldı: 21.11.2026 12:00, Firefox · Android, 10.0.0.9.',
    )
    const count = harness.outgoing.length
    await signIn(phone, form)
    expect(harness.outgoing.length).toBe(count)
  })

  it('C06: is told a few times in an hour, however many there are', async () => {
    const { form, uid } = await newPlayer(harness)
    await sql`update identity.player set email_confirmed_at = now() where id = ${uid}`.execute(
      harness.database.db,
    )
    const before = harness.outgoing.length
    for (let login = 0; login < 8; login++) await signIn(browser(harness, `10.0.1.${login}`), form)
    expect(harness.outgoing.length - before).toBe(2)
    harness.clock.advance(HOUR_MS + SECOND_MS)
    await signIn(browser(harness, '10.0.1.9'), form)
    expect(harness.outgoing.length - before).toBe(3)
  })
})
