import {
  userChangeUsername,
  userCheckGa,
  userLogin,
  userRegister,
  userStepUp,
  userUserGenerateGa,
} from '@poyraz/contract'
import { err, MINUTE_MS } from '@poyraz/kernel'
import { solveChallenge } from 'altcha-lib/v1'
import type { Challenge } from 'altcha-lib/v1/types'
import { sql } from 'kysely'
import { generateSync } from 'otplib'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { FLOOD_BUDGETS } from './attempts/flood.ts'
import { CLAIMS_MAX } from './attempts/judge.ts'
import { browser, type Client, type Harness, openHarness } from './fixtures/harness.ts'
import { form, newPlayer, PASSWORD } from './fixtures/players.ts'
import { createHasher, type Hasher } from './hasher.ts'

let harness: Harness
beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())
// The failures of one test are none of the next one's.
beforeEach(() => harness.clock.advance(31 * MINUTE_MS))

const ask = (client: Client, username: string, password: string, proof?: string) =>
  client.call(userLogin, { username, password, ...(proof === undefined ? {} : { proof }) })
const wrong = (client: Client, username: string, proof?: string) => ask(client, username, 'Yanlis1', proof)
const right = (client: Client, username: string, proof?: string) => ask(client, username, PASSWORD, proof)
/** Goes on with the new session, which ends the earlier one of the device. */
async function enter(client: Client, username: string, proof?: string) {
  const reply = await right(client, username, proof)
  if (reply.ok) Object.assign(client, { uid: reply.value.uid, sid: reply.value.sid })
  return reply
}
const errorOf = (reply: Awaited<ReturnType<typeof right>>) => (reply.ok ? null : reply.error.error)

async function solve(reply: Awaited<ReturnType<typeof right>>): Promise<string> {
  if (reply.ok || reply.error.error !== 'proof_required') throw new Error('no challenge')
  const { challenge, algorithm, salt, signature, maxnumber } = reply.error.data as Challenge
  const solved = await solveChallenge(challenge, salt, algorithm, maxnumber).promise
  const payload = { algorithm, challenge, number: solved?.number, salt, signature }
  return Buffer.from(JSON.stringify(payload)).toString('base64')
}
const maxnumberOf = (reply: Awaited<ReturnType<typeof right>>) =>
  reply.ok ? 0 : (reply.error.data as Challenge).maxnumber

describe('C06: failed logins', () => {
  it('of 300 pairs from 300 addresses are slowed, and the work they cost rises', async () => {
    const replies: Awaited<ReturnType<typeof wrong>>[] = []
    for (let index = 0; index < 300; index++) {
      const from = browser(harness, `10.${50 + (index % 150)}.${index % 7}.1`)
      replies.push(await wrong(from, `kurban${index}`))
    }
    const free = replies.filter((reply) => errorOf(reply) === 'login_failed')
    expect(free).toHaveLength(FLOOD_BUDGETS.all)
    expect(new Set(replies.slice(free.length).map(errorOf))).toEqual(new Set(['proof_required']))
    // Refused attempts are not counted: only proof of work brings a robot to the next level.
    expect(maxnumberOf(await wrong(browser(harness, '10.60.0.1'), 'kurban'))).toBe(50_000)
    await sql`
      insert into identity.attempt (kind, account, device_hash, address, at)
      select kind, account, device_hash, address, at from identity.attempt`.execute(harness.database.db)
    expect(maxnumberOf(await wrong(browser(harness, '10.60.0.1'), 'kurban'))).toBe(100_000)
  })

  it('made at once from everywhere do not slip under the budget', async () => {
    await harness.warmUp()
    const replies = await Promise.all(
      Array.from({ length: 150 }, (_, index) => wrong(browser(harness, `10.${index}.0.9`), `burst${index}`)),
    )
    const tried = replies.filter((reply) => errorOf(reply) !== 'proof_required')
    expect(tried.length).toBeLessThanOrEqual(FLOOD_BUDGETS.all)
  })

  it('of one address cost the right password of a newcomer a proof, once, and lock nobody out', async () => {
    const { form: sent } = await newPlayer(harness)
    const from = () => browser(harness, '10.3.3.3')
    for (let index = 0; index < FLOOD_BUDGETS.subnet; index++) await wrong(from(), `sira${index}`)
    const client = from()
    const proof = await solve(await right(client, sent.username))
    expect(await right(client, sent.username, proof)).toMatchObject({ ok: true })
    expect(errorOf(await right(from(), sent.username, proof))).toBe('proof_required')
    expect(await right(browser(harness, '10.3.4.4'), sent.username)).toMatchObject({ ok: true })
  })

  it('of a network count together: the /24 of IPv4, the /48 of IPv6', async () => {
    const { form: sent } = await newPlayer(harness)
    for (const prefix of ['10.44.1.', '2001:db8:7:']) {
      const address = (index: number) => (prefix.endsWith('.') ? `${prefix}${index}` : `${prefix}${index}::1`)
      for (let index = 1; index <= FLOOD_BUDGETS.network; index++) {
        expect(errorOf(await wrong(browser(harness, address(index)), `ag${prefix}${index}`))).toBe(
          'login_failed',
        )
      }
      expect(errorOf(await right(browser(harness, address(99)), sent.username))).toBe('proof_required')
      harness.clock.advance(31 * MINUTE_MS)
    }
  })

  it('of 100 addresses on one account never shut its owner out, on whichever device', async () => {
    const { client, form: sent } = await newPlayer(harness, { address: '10.3.1.1' })
    for (let index = 0; index < 100; index++) await wrong(browser(harness, `10.4.${index}.1`), sent.username)
    // On another device the owner works for it; his own has its own budget, even at an address of the flood.
    const other = browser(harness, '10.5.1.1')
    const proof = await solve(await right(other, sent.username))
    expect(await right(other, sent.username, proof)).toMatchObject({ ok: true })
    client.address = '10.4.1.1'
    expect(await right(client, sent.username)).toMatchObject({ ok: true })
  })

  it('of others do not lock the device on which an account was opened', async () => {
    const sent = form()
    const client = browser(harness, '10.6.1.1')
    expect(await client.call(userRegister, sent)).toMatchObject({ ok: true })
    for (let index = 0; index < 25; index++) await wrong(browser(harness, '10.6.1.1'), `komsu${index}`)
    for (let index = 0; index < 3; index++) await wrong(browser(harness, '10.6.1.1'), sent.username)
    expect(await right(client, sent.username)).toMatchObject({ ok: true })
  })

  it('of others do not lock an account with two-factor: the right password goes on to the code', async () => {
    const { client, form: sent } = await newPlayer(harness)
    const made = await client.call(userUserGenerateGa, {})
    const secret = made.ok ? made.value.secret : ''
    const ga_code = generateSync({ secret, epoch: Math.floor(harness.clock.nowMs() / 1000) })
    expect(await client.call(userCheckGa, { ga_code })).toMatchObject({ ok: true })
    for (let index = 0; index < 40; index++) await wrong(browser(harness, '10.7.1.1'), sent.username)
    const owner = browser(harness, '10.7.1.1')
    const proof = await solve(await right(owner, sent.username))
    expect(await right(owner, sent.username, proof)).toMatchObject({ ok: true, value: { twoFactor: 'ga' } })
  })

  it('tell nothing while the account is locked: right and wrong are answered alike', async () => {
    const { form: sent } = await newPlayer(harness)
    const from = () => browser(harness, '10.8.1.1')
    for (let index = 0; index < 3; index++) await wrong(from(), sent.username)
    const replies = [await wrong(from(), sent.username), await right(from(), sent.username)]
    expect(replies[0] && errorOf(replies[0])).toBe('locked')
    expect(replies[1]).toEqual(replies[0])
    for (let index = 0; index < 15; index++) await wrong(from(), sent.username)
    expect([await wrong(from(), sent.username), await right(from(), sent.username)].map(errorOf)).toEqual(
      Array(2).fill('proof_required'),
    )
    const [first, second] = [from(), from()]
    const proven = [
      await wrong(first, sent.username, await solve(await wrong(first, sent.username))),
      await right(second, sent.username, await solve(await right(second, sent.username))),
    ]
    expect(proven.map(errorOf)).toEqual(['locked', 'locked'])
  })
})

describe('C06: right passwords', () => {
  it('of one account cost a proof beyond a budget, on known devices and elsewhere', async () => {
    const { client, form: sent } = await newPlayer(harness)
    const { form: neighbour } = await newPlayer(harness)
    for (let count = 1; count < FLOOD_BUDGETS.logins; count++)
      expect(await right(client, sent.username)).toMatchObject({ ok: true })
    const elsewhere = browser(harness, '10.11.1.1')
    for (const one of [client, elsewhere]) {
      const asked = await right(one, sent.username)
      expect(errorOf(asked)).toBe('proof_required')
      expect(await enter(one, sent.username, await solve(asked))).toMatchObject({ ok: true })
    }
    expect(await right(elsewhere, neighbour.username)).toMatchObject({ ok: true })
    const change = { username: `${sent.username}_2`, password: PASSWORD }
    expect(await client.call(userChangeUsername, change)).toMatchObject({ ok: true })
    expect(errorOf(await right(client, change.username))).toBe('proof_required')
    harness.clock.advance(31 * MINUTE_MS)
    expect(await right(client, change.username)).toMatchObject({ ok: true })
  })

  it('of a player who is signed in have a budget, too, which no login uses up and no change of the name renews', async () => {
    const { client, form: sent } = await newPlayer(harness)
    const { client: neighbour } = await newPlayer(harness)
    const prove = (one: Client) => one.call(userStepUp, { password: PASSWORD })
    expect(await prove(client)).toMatchObject({ ok: true })
    // As if more had been proven: each would cost a hash.
    await sql`
      insert into identity.attempt (kind, account, device_hash, address, at)
      select kind, account, device_hash, address, at
      from identity.attempt, generate_series(3, ${CLAIMS_MAX}::integer)
      where kind = 'claim'`.execute(harness.database.db)
    const change = { username: `${sent.username}_2`, password: PASSWORD }
    expect(await client.call(userChangeUsername, change)).toMatchObject({ ok: true })
    const refused = { error: { error: 'locked', data: { retryAfterSeconds: 1800 } } }
    expect(await prove(client)).toMatchObject(refused)
    expect(await client.call(userChangeUsername, change)).toMatchObject(refused)
    expect(await enter(client, change.username)).toMatchObject({ ok: true })
    expect(await prove(neighbour)).toMatchObject({ ok: true })
    harness.clock.advance(31 * MINUTE_MS)
    expect(await prove(client)).toMatchObject({ ok: true })
  })

  it('wait for their hash in the turn of the address that they come from', async () => {
    const hasher = createHasher()
    const addresses: string[] = []
    const noted = {
      hash: (password: string, address: string) => {
        addresses.push(address)
        return hasher.hash(password, address)
      },
      verify: (stored: string | null, password: string, address: string) => {
        addresses.push(address)
        return hasher.verify(stored, password, address)
      },
    }
    const own = await openHarness({ hasher: noted })
    onTestFinished(() => own.close())
    const { client, form: sent } = await newPlayer(own, { address: '10.11.2.1' })
    expect(await client.call(userStepUp, { password: PASSWORD })).toMatchObject({ ok: true })
    expect(await right(browser(own, '10.11.2.2'), sent.username)).toMatchObject({ ok: true })
    expect(new Set(addresses)).toEqual(new Set(['10.11.2.1', '10.11.2.2']))
  })

  it('are not counted as failures while no password can be compared', async () => {
    const hasher = createHasher()
    let isFull = false
    const verify: Hasher['verify'] = async (...args) => (isFull ? err('unavailable') : hasher.verify(...args))
    const busy = await openHarness({ hasher: { ...hasher, verify } })
    onTestFinished(() => busy.close())
    const { client, form: sent } = await newPlayer(busy)
    isFull = true
    const change = { username: 'baska_ad', password: PASSWORD }
    for (let count = 0; count < 3; count++) {
      expect(errorOf(await right(client, sent.username))).toBe('unavailable')
      expect(await client.call(userChangeUsername, change)).toMatchObject({ error: { error: 'unavailable' } })
    }
    isFull = false
    expect(await right(client, sent.username)).toMatchObject({ ok: true })
  })
})

describe('a proof of work of a login', () => {
  it('is for its address and for logins alone, and an easy one does not serve a higher level', async () => {
    const at = (address: string) => browser(harness, address)
    for (let index = 0; index < FLOOD_BUDGETS.subnet; index++) await wrong(at('10.9.1.1'), `is${index}`)
    for (let index = 0; index < FLOOD_BUDGETS.subnet; index++) await wrong(at('10.9.2.1'), `si${index}`)
    const easy = await solve(await wrong(at('10.9.1.1'), 'kimse'))
    expect(errorOf(await wrong(at('10.9.2.1'), 'kimse', easy))).toBe('proof_required')
    for (const _ of [1, 2]) {
      await sql`
        insert into identity.attempt (kind, account, device_hash, address, at)
        select kind, account, device_hash, address, at from identity.attempt where address = '10.9.1.1'`.execute(
        harness.database.db,
      )
    }
    const refused = await wrong(at('10.9.1.1'), 'kimse', easy)
    expect(errorOf(refused)).toBe('proof_required')
    expect(maxnumberOf(refused)).toBe(50_000 * 2 ** 3)
  })
})
