import type * as Argon2 from '@node-rs/argon2'
import { userLogin, userPassChange } from '@poyraz/contract'
import { MINUTE_MS } from '@poyraz/kernel'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { FLOOD_BUDGETS } from './attempts/flood.ts'
import { browser, type Client, type Harness, openHarness } from './fixtures/harness.ts'
import { newPlayer, PASSWORD } from './fixtures/players.ts'

const hashing = vi.hoisted(() => ({ verified: 0 }))
vi.mock('@node-rs/argon2', async (load) => {
  const library = await load<typeof Argon2>()
  const verify: typeof library.verify = (...given) => {
    hashing.verified++
    return library.verify(...given)
  }
  return { ...library, verify }
})

let harness: Harness
beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())
// The failures of one test are none of the next one's.
beforeEach(() => harness.clock.advance(31 * MINUTE_MS))

const logIn = (client: Client, username: string, password: string) =>
  client.call(userLogin, { username, password })
const wrong = (client: Client, name: string) => logIn(client, name, 'Yanlis1')
const right = (client: Client, name: string) => logIn(client, name, PASSWORD)
const errorOf = (reply: Awaited<ReturnType<typeof logIn>>) => (reply.ok ? null : reply.error.error)

/** Opens an account whose address is proven. */
async function newProven(email?: string) {
  const player = await newPlayer(harness, email === undefined ? {} : { form: { email } })
  await prove(player.uid)
  return player
}
const prove = (uid: string) =>
  sql`update identity.player set email_confirmed_at = now() where id = ${uid}`.execute(harness.database.db)

describe('a login with an e-mail address', () => {
  it('opens the account that proved it, in any case', async () => {
    const { form, uid } = await newProven()
    for (const typed of [form.email, ` ${form.email.toUpperCase()} `]) {
      expect(await right(browser(harness, '10.20.0.1'), typed)).toMatchObject({
        ok: true,
        value: { uid, username: form.username },
      })
    }
  })

  it('is refused as a wrong name while nobody proved the address', async () => {
    const { form } = await newPlayer(harness)
    const replies = [
      await right(browser(harness, '10.20.1.1'), form.email),
      await right(browser(harness, '10.20.1.2'), 'kimse@example.test'),
    ]
    expect(replies).toEqual(Array(2).fill({ ok: false, error: { error: 'login_failed' } }))
  })

  it('never opens the account of a stranger who only named the address', async () => {
    const stranger = await newPlayer(harness, { form: { email: 'ortak@example.test' } })
    const owner = await newProven('ortak@example.test')
    const client = browser(harness, '10.20.2.1')
    expect(await right(client, 'ortak@example.test')).toMatchObject({ ok: true, value: { uid: owner.uid } })
    expect(owner.uid).not.toBe(stranger.uid)
  })

  it('takes the same hash work for every name', async () => {
    const proven = await newProven()
    const unproven = await newPlayer(harness)
    const names = [
      proven.form.username,
      proven.form.email,
      unproven.form.email,
      'kimse@yok.test',
      'kimse.yok',
    ]
    const work: number[] = []
    for (const [index, name] of names.entries()) {
      hashing.verified = 0
      expect(errorOf(await wrong(browser(harness, `10.20.3.${index}`), name))).toBe('login_failed')
      work.push(hashing.verified)
    }
    expect(work).toEqual(names.map(() => 1))
  })
})

describe('the lock of an account with two names (protection R32, attack A30)', () => {
  it('counts the tries under both together: the second name gives no further guess', async () => {
    const { form } = await newProven()
    const from = () => browser(harness, '10.21.0.1')
    await wrong(from(), form.username)
    await wrong(from(), form.email)
    await wrong(from(), form.username)
    expect(errorOf(await right(from(), form.email))).toBe('login_failed')
    expect(errorOf(await right(from(), form.username))).toBe('login_failed')
    harness.clock.advance(31 * MINUTE_MS)
    expect(await right(from(), form.email)).toMatchObject({ ok: true })
  })

  it('does not show which address belongs to a username', async () => {
    const { form } = await newProven()
    const answers = async (address: string, email: string) => {
      for (let count = 0; count < 3; count++) await wrong(browser(harness, address), form.username)
      const replies: unknown[] = []
      for (let count = 0; count < 5; count++) {
        harness.clock.advance(MINUTE_MS)
        replies.push(await wrong(browser(harness, address), email))
      }
      return replies
    }
    const own = await answers('10.21.1.1', form.email)
    expect(await answers('10.21.2.1', 'baskasi@example.test')).toEqual(own)
    expect(own.map((reply) => errorOf(reply as never))).toEqual([
      ...Array(3).fill('login_failed'),
      ...Array(2).fill('locked'),
    ])
  })

  it('is named on a known device, under either name', async () => {
    const { client, form } = await newProven()
    for (const name of [form.username, form.email, form.username]) await wrong(client, name)
    expect(errorOf(await right(client, form.email))).toBe('locked')
  })

  it('counts the tries under an address where a signed-in player is asked for the password', async () => {
    const { client, form } = await newProven()
    for (let count = 0; count < 3; count++) await wrong(client, form.email)
    const change = { oldPassword: PASSWORD, password: 'Yeni8Parola', passwordConfirm: 'Yeni8Parola' }
    expect(await client.call(userPassChange, change)).toMatchObject({ error: { error: 'locked' } })
  })

  it('is deleted under both names by a login', async () => {
    const { form } = await newProven()
    const client = browser(harness, '10.21.4.1')
    await wrong(client, form.email)
    await wrong(client, form.username)
    expect(await right(client, form.email)).toMatchObject({ ok: true })
    await wrong(client, form.email)
    await wrong(client, form.username)
    expect(await right(client, form.username)).toMatchObject({ ok: true })
  })
})

describe('C06: the budget of an account with two names', () => {
  it('is no larger than 30 over both, and one name does not use that of the other', async () => {
    const { form } = await newProven()
    let network = 0
    const elsewhere = () => browser(harness, `10.${100 + ++network}.0.1`)
    for (const name of [form.username, form.email]) {
      for (let count = 0; count < FLOOD_BUDGETS.name; count++) {
        expect(errorOf(await wrong(elsewhere(), name))).toBe('login_failed')
      }
      expect(errorOf(await wrong(elsewhere(), name))).toBe('proof_required')
    }
    expect(network).toBe(32)
  })
})
