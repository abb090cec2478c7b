import { randomBytes } from 'node:crypto'
import {
  PASSKEYS_MAX,
  userGetUserProfile,
  userPassChange,
  userPasskeyAdd,
  userPasskeyCreate,
  userPasskeyRemove,
  userPasskeyRename,
  userPasskeys,
  userRegisterConfirm,
  userStepUp,
} from '@poyraz/contract'
import { transact } from '@poyraz/db'
import { MINUTE_MS } from '@poyraz/kernel'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { softPasskey } from './fixtures/authenticator.ts'
import { browser, type Client, type Harness, NOON_MS, openHarness } from './fixtures/harness.ts'
import { addPasskey, creationFor, enterWith } from './fixtures/passkeys.ts'
import { messageTo, newPlayer, PASSWORD, signIn, tokenIn } from './fixtures/players.ts'

let harness: Harness
beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())
beforeEach(() => harness.clock.set(NOON_MS))

const DONE = { ok: true, value: null }
const refused = (error: string) => ({ ok: false, error: { error } })
const listed = async (client: Client) => {
  const reply = await client.call(userPasskeys, {})
  return reply.ok ? (reply.value as unknown as readonly { id: string; name: string }[]) : null
}
const mailsTo = (email: string) =>
  harness.outgoing.filter(({ to }) => to === email).map(({ subject }) => subject)

/** A player whose address is proven. */
async function provenPlayer() {
  const player = await newPlayer(harness)
  const token = tokenIn(messageTo(harness, player.form.email))
  expect(await player.client.call(userRegisterConfirm, { token })).toMatchObject({ ok: true })
  return player
}

describe('a new passkey', () => {
  it('is found without a username, asks for PIN or biometrics, and says nothing of the player', async () => {
    const { client, form, uid } = await newPlayer(harness)
    const options = await creationFor(client)
    expect(options).toMatchObject({
      rp: { id: 'poyraz.example' },
      user: { name: form.username },
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    expect(Buffer.from(options.challenge, 'base64url')).toHaveLength(32)
    expect(Buffer.from(options.user.id, 'base64url').toString()).not.toContain(uid)
    const known = await addPasskey(client)
    const next = await creationFor(client)
    expect(next.user.id).toBe(options.user.id)
    expect(next.excludeCredentials).toMatchObject([{ id: known.id, transports: ['internal', 'hybrid'] }])
  })

  it('needs a fresh proof, as every change of credentials does (R30)', async () => {
    const { client } = await newPlayer(harness)
    harness.clock.advance(10 * MINUTE_MS + 1)
    expect(await client.call(userPasskeyCreate, {})).toEqual(refused('step_up_required'))
    expect(await client.call(userStepUp, { password: PASSWORD })).toEqual(DONE)
    expect(await client.call(userPasskeyCreate, {})).toMatchObject({ ok: true })
  })

  it('is told to the player by mail, without the name that was chosen for it', async () => {
    const { client, form } = await provenPlayer()
    const answer = softPasskey().create(await creationFor(client))
    const added = await client.call(userPasskeyAdd, { ...answer, name: 'Kötü niyetli ad' })
    expect(added).toMatchObject({
      ok: true,
      value: { name: 'Kötü niyetli ad', createdAt: '2026-11-21T09:00:00.000Z', lastUsedAt: null },
    })
    const mail = messageTo(harness, form.email)
    expect(mail?.subject).toBe('Hesabına geçiş anahtarı eklendi')
    expect(mail?.body).toContain('Chrome · Windows, 10.0.0.1')
    expect(mail?.body).not.toContain('Kötü niyetli ad')
  })

  it('is added once for a key, and without a name has that of the browser', async () => {
    const { client } = await newPlayer(harness)
    const answer = softPasskey().create(await creationFor(client))
    const key = 'anahtar-1234567890'
    const first = await client.call(userPasskeyAdd, answer, key)
    expect(first).toMatchObject({ ok: true, value: { name: 'Chrome · Windows' } })
    expect(await client.call(userPasskeyAdd, answer, key)).toEqual(first)
    expect(await listed(client)).toHaveLength(1)
  })

  it(`is one of ${PASSKEYS_MAX} at most, also when two are added at once`, async () => {
    const { client } = await newPlayer(harness)
    for (let count = 0; count < PASSKEYS_MAX - 1; count++) await addPasskey(client)
    const answers = [await creationFor(client), await creationFor(client)].map((options) =>
      softPasskey().create(options),
    )
    await harness.warmUp()
    const added = await Promise.all(answers.map((answer) => client.call(userPasskeyAdd, answer)))
    expect(added.filter(({ ok }) => ok)).toHaveLength(1)
    expect(added.find(({ ok }) => !ok)).toEqual(refused('passkey_limit'))
    expect(await client.call(userPasskeyCreate, {})).toEqual(refused('passkey_limit'))
  })
})

describe('the answer to a challenge of a new passkey is refused', () => {
  it.each([
    ['of another site', { origin: 'https://poyraz.example.kotu.site' }],
    ['for another host name', { rpId: 'kotu.site' }],
    ['made in a frame of another site', { crossOrigin: true }],
    ['without PIN or biometrics', { verified: false }],
    ['of another kind', { type: 'webauthn.get' }],
  ])('%s', async (_name, lies) => {
    const { client } = await newPlayer(harness)
    const answer = softPasskey().create(await creationFor(client), lies)
    expect(await client.call(userPasskeyAdd, answer)).toEqual(refused('passkey_failed'))
    expect(await listed(client)).toEqual([])
  })

  it('the second time', async () => {
    const { client } = await newPlayer(harness)
    const options = await creationFor(client)
    expect(await client.call(userPasskeyAdd, softPasskey().create(options))).toMatchObject({ ok: true })
    expect(await client.call(userPasskeyAdd, softPasskey().create(options))).toEqual(
      refused('passkey_failed'),
    )
  })

  it('after five minutes', async () => {
    const { client } = await newPlayer(harness)
    const answer = softPasskey().create(await creationFor(client))
    harness.clock.advance(5 * MINUTE_MS)
    expect(await client.call(userPasskeyAdd, answer)).toEqual(refused('passkey_failed'))
  })

  it('of another player, and of another session of the player', async () => {
    const [{ client }, { client: other, form }] = [await newPlayer(harness), await newPlayer(harness)]
    const answer = softPasskey().create(await creationFor(other))
    expect(await client.call(userPasskeyAdd, answer)).toEqual(refused('passkey_failed'))
    const second = browser(harness)
    await signIn(second, form)
    expect(await second.call(userPasskeyAdd, answer)).toEqual(refused('passkey_failed'))
    expect(await other.call(userPasskeyAdd, answer)).toMatchObject({ ok: true })
  })

  it('with a credential that is known, of whoever', async () => {
    const [{ client }, { client: other }] = [await newPlayer(harness), await newPlayer(harness)]
    const known = await addPasskey(other)
    const answer = softPasskey(known.id).create(await creationFor(client))
    expect(await client.call(userPasskeyAdd, answer)).toEqual(refused('passkey_failed'))
    expect(await enterWith(browser(harness), known)).toMatchObject({ ok: true })
  })

  it.each([0, 16, 2000])('with %i bytes of a credential that has another id', async (length) => {
    const { client } = await newPlayer(harness)
    const attested = softPasskey(randomBytes(length).toString('base64url'))
    const answer = { ...attested.create(await creationFor(client)), id: softPasskey().id }
    expect(await client.call(userPasskeyAdd, answer)).toEqual(refused('passkey_failed'))
  })

  it('after the session ended, though its call was already let in', async () => {
    const { client, uid } = await newPlayer(harness)
    const answer = softPasskey().create(await creationFor(client))
    // The other server's cache has the session for 30 seconds; the end of sessions is told to this one alone.
    await transact(harness.database.db, (tx) => harness.secondNode().endSessions(tx, uid))
    expect(await client.call(userGetUserProfile, {})).toMatchObject({ ok: true })
    expect(await client.call(userPasskeyAdd, answer)).toEqual(refused('session_expired'))
  })
})

describe('the passkeys of a player', () => {
  it('are renamed and removed by the player alone; a removed one logs nobody in', async () => {
    const [{ client, form }, { client: other }] = [await provenPlayer(), await newPlayer(harness)]
    const passkey = await addPasskey(client)
    const { rowId: id } = passkey
    expect(await other.call(userPasskeyRename, { id, name: 'Benim' })).toEqual(refused('not_found'))
    expect(await other.call(userPasskeyRemove, { id })).toEqual(refused('not_found'))
    expect(await client.call(userPasskeyRename, { id, name: '  İş   bilgisayarı ' })).toEqual(DONE)
    expect(await listed(client)).toMatchObject([{ id, name: 'İş bilgisayarı' }])
    expect(await client.call(userPasskeyRemove, { id })).toEqual(DONE)
    expect(mailsTo(form.email).at(-1)).toBe('Geçiş anahtarı kaldırıldı')
    expect(await listed(client)).toEqual([])
    expect(await enterWith(browser(harness), passkey)).toEqual(refused('passkey_failed'))
  })

  it('are removed with a fresh proof alone (R30)', async () => {
    const { client } = await newPlayer(harness)
    const { rowId: id } = await addPasskey(client)
    harness.clock.advance(10 * MINUTE_MS + 1)
    expect(await client.call(userPasskeyRemove, { id })).toEqual(refused('step_up_required'))
    expect(await client.call(userStepUp, { password: PASSWORD })).toEqual(DONE)
    expect(await client.call(userPasskeyRemove, { id })).toEqual(DONE)
  })

  it('are not removed after the session ended, though its call was already let in', async () => {
    const { client, uid } = await newPlayer(harness)
    const { rowId } = await addPasskey(client)
    await transact(harness.database.db, (tx) => harness.secondNode().endSessions(tx, uid))
    expect(await client.call(userGetUserProfile, {})).toMatchObject({ ok: true })
    expect(await client.call(userPasskeyRemove, { id: rowId })).toEqual(refused('step_up_required'))
    expect(await listed(client)).toHaveLength(1)
  })

  it('C07: end with the password that could add them, unless the player keeps them', async () => {
    const { client } = await newPlayer(harness)
    const passkey = await addPasskey(client)
    const [first, second] = ['Yeni8Parola', 'Baska9Parola']
    const keeping = { oldPassword: PASSWORD, password: first, passwordConfirm: first, keepPasskeys: true }
    expect(await client.call(userPassChange, keeping)).toEqual(DONE)
    expect(await client.call(userGetUserProfile, {})).toEqual(refused('session_expired'))
    expect(await enterWith(client, passkey)).toMatchObject({ ok: true })
    const plain = { oldPassword: first, password: second, passwordConfirm: second }
    expect(await client.call(userPassChange, plain)).toEqual(DONE)
    expect(await enterWith(client, passkey)).toMatchObject({ ok: false })
  })
})
