import { rgSelfExclude, rgTimeOut } from '@poyraz/contract'
import { transact } from '@poyraz/db'
import { DAY_MS } from '@poyraz/kernel'
import { newcomer } from '@poyraz/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type House, NOON_MS, openHouse } from './fixtures/house.ts'
import { lockGate } from './store/gates.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())
beforeEach(() => house.clock.set(NOON_MS))

/** A player whose identity number nobody proved. */
async function join() {
  const person = { ...newcomer(), country: 'TR', smsOptIn: false, emailOptIn: false }
  const playerId = await house.identity.ensurePlayer({ ...person, language: 'tr', rid: 10 })
  return { playerId, number: { identityNumber: person.identityNumber, country: 'TR' } }
}

const release = (number: { identityNumber: string; country: string }) =>
  house.compliance.staff.releaseNumber({ ...number, note: 'passport seen', by: 'ayse' })

const WAYS: readonly [string, (playerId: string) => Promise<{ readonly ok: boolean }>][] = [
  ['excluded himself', (playerId) => house.call(rgSelfExclude, { months: 6 }, { playerId })],
  ['takes a break', (playerId) => house.call(rgTimeOut, { hours: 24 }, { playerId })],
  [
    'was stopped by staff',
    (playerId) => house.compliance.staff.stopPlayer({ playerId, reason: 'Looked into', by: 'ayse' }),
  ],
]

describe.each(WAYS)('somebody who %s', (_, keepOut) => {
  it('opens no new account, by device or contact, and his number is not released', async () => {
    const { playerId, number } = await join()
    const { protection } = house.compliance
    await sql`
      insert into identity.device (player_id, device_hash, first_seen_at, last_seen_at)
      values (${playerId}, sha256(${playerId}::text::bytea), now(), now())`.execute(house.database.db)
    const applicant = { identityNumber: '10000000146', birthDate: '1990-05-17', device: playerId }
    expect(await protection.anyExcluded([playerId])).toBe(false)
    expect((await keepOut(playerId)).ok).toBe(true)
    expect(await protection.anyExcluded([playerId])).toBe(true)
    expect(await protection.admitRegistration(applicant)).toEqual({ ok: false, error: 'excluded' })
    expect(await release(number)).toEqual({ ok: false, error: 'excluded' })
  })
})

it('a break that is over keeps nobody out', async () => {
  const { playerId, number } = await join()
  await house.call(rgTimeOut, { hours: 24 }, { playerId })
  house.clock.advance(DAY_MS)
  expect(await house.compliance.protection.anyExcluded([playerId])).toBe(false)
  expect(await release(number)).toEqual({ ok: true, value: { playerId } })
})

it('a number is not released from an account that is excluded at the same moment', async () => {
  const { playerId, number } = await join()
  const locked = Promise.withResolvers<void>()
  const excluding = transact(house.database.db, async (tx) => {
    await lockGate(tx, playerId)
    locked.resolve()
    // Time enough for the release to get as far as the lock.
    await sql`select pg_sleep(0.5)`.execute(tx)
    await sql`update compliance.gate set excluded = true where player_id = ${playerId}`.execute(tx)
  })
  await locked.promise
  const releasing = release(number)
  await excluding
  expect(await releasing).toEqual({ ok: false, error: 'excluded' })
})
