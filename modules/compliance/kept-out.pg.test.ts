import { rgSelfExclude, rgTimeOut } from '@poyraz/contract'
import { transact } from '@poyraz/db'
import { DAY_MS } from '@poyraz/kernel'
import { newcomer } from '@poyraz/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Harness, NOON_MS, openHarness } from './fixtures/harness.ts'
import { lockGate } from './store/gates.ts'

let harness: Harness
beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())
beforeEach(() => harness.clock.set(NOON_MS))

/** Registers a player whose identity number is not proven. */
async function join() {
  const person = { ...newcomer(), country: 'TR', smsOptIn: false, emailOptIn: false }
  const playerId = await harness.identity.ensurePlayer({ ...person, language: 'tr', rid: 10 })
  return { playerId, number: { identityNumber: person.identityNumber, country: 'TR' } }
}

const release = (number: { identityNumber: string; country: string }, by = 'ayse') =>
  harness.compliance.staff.releaseNumber({ ...number, note: 'passport seen', by })
const released = (playerIds: readonly string[]) => ({ ok: true, value: { state: 'released', playerIds } })
const proposed = (playerIds: readonly string[]) => ({ ok: true, value: { state: 'proposed', playerIds } })

const WAYS: readonly [string, (playerId: string) => Promise<{ readonly ok: boolean }>][] = [
  ['self-excluded', (playerId) => harness.call(rgSelfExclude, { months: 6 }, { playerId })],
  ['takes a break', (playerId) => harness.call(rgTimeOut, { hours: 24 }, { playerId })],
  [
    'was stopped by staff',
    (playerId) => harness.compliance.staff.stopPlayer({ playerId, reason: 'Looked into', by: 'ayse' }),
  ],
]

describe.each(WAYS)('a player who %s', (_, keepOut) => {
  it('cannot open a new account by device or contact, and one person cannot release the number', async () => {
    const { playerId, number } = await join()
    const { protection } = harness.compliance
    await sql`
      insert into identity.device (player_id, device_hash, first_seen_at, last_seen_at)
      values (${playerId}, sha256(${playerId}::text::bytea), now(), now())`.execute(harness.database.db)
    const applicant = { identityNumber: '10000000146', birthDate: '1990-05-17', device: playerId }
    expect(await protection.anyExcluded([playerId])).toBe(false)
    expect((await keepOut(playerId)).ok).toBe(true)
    expect(await protection.anyExcluded([playerId])).toBe(true)
    expect(await protection.admitRegistration(applicant)).toEqual({ ok: false, error: 'excluded' })
    expect(await release(number)).toEqual(proposed([playerId]))
    expect(await release(number, 'ayse@other')).toEqual({ ok: false, error: 'same_person' })
  })

  it('C05: stays kept out after two people released the number, who are recorded with their reasons', async () => {
    const { playerId, number } = await join()
    await keepOut(playerId)
    await release(number)
    expect(await harness.compliance.staff.proposedReleases()).toContainEqual(
      expect.objectContaining({ playerId, by: 'ayse', reason: 'passport seen' }),
    )
    expect(await release(number, 'mert')).toEqual(released([playerId]))
    expect(await harness.compliance.staff.proposedReleases()).not.toContainEqual(
      expect.objectContaining({ playerId }),
    )
    expect(await harness.compliance.protection.anyExcluded([playerId])).toBe(true)
    expect(await release(number, 'mert')).toEqual({ ok: false, error: 'not_found' })
    const { rows } = await sql`
      select actor, kind, data from compliance.event
      where player_id = ${playerId} and kind like 'number%' order by id`.execute(harness.database.db)
    const [note, proposedBy, proposedReason] = ['passport seen', 'ayse', 'passport seen']
    expect(rows).toEqual([
      { actor: 'staff:ayse', kind: 'number_release_proposed', data: { note } },
      { actor: 'staff:mert', kind: 'number_released', data: { note, proposedBy, proposedReason } },
    ])
  })
})

it('C07: a proposal of staff who lost the right counts for nothing', async () => {
  const { playerId, number } = await join()
  await harness.call(rgSelfExclude, { months: 6 }, { playerId })
  await release(number)
  harness.lost.add('ayse')
  expect(await release(number, 'mert')).toEqual(proposed([playerId]))
  harness.lost.clear()
  expect(await release(number)).toEqual(released([playerId]))
})

it('C05: a number is also released from an account that had yielded it before the exclusion', async () => {
  const { playerId, number } = await join()
  await sql`update identity.player set identity_yielded_at = now() where id = ${playerId}`.execute(
    harness.database.db,
  )
  await harness.call(rgSelfExclude, { months: 6 }, { playerId })
  expect(await release(number)).toEqual(proposed([playerId]))
  expect(await release(number, 'mert')).toEqual(released([playerId]))
})

it('C05: a proposal covers every account that is kept out, and one agreement releases all', async () => {
  const { playerId, number } = await join()
  await harness.call(rgSelfExclude, { months: 6 }, { playerId })
  await release(number)
  await sql`update identity.player set identity_yielded_at = now() where id = ${playerId}`.execute(
    harness.database.db,
  )
  const person = { ...newcomer(), ...number, smsOptIn: false, emailOptIn: false }
  const later = await harness.identity.ensurePlayer({ ...person, language: 'tr', rid: 10 })
  await harness.call(rgSelfExclude, { months: 6 }, { playerId: later })
  const both = [playerId, later].toSorted()
  expect(await release(number, 'mert')).toEqual(proposed(both))
  expect(await release(number)).toEqual(released(both))
})

it('a time-out that is over keeps nobody out', async () => {
  const { playerId, number } = await join()
  await harness.call(rgTimeOut, { hours: 24 }, { playerId })
  harness.clock.advance(DAY_MS)
  expect(await harness.compliance.protection.anyExcluded([playerId])).toBe(false)
  expect(await release(number)).toEqual(released([playerId]))
})

it('a number is not released from an account that is excluded at the same moment', async () => {
  const { playerId, number } = await join()
  const locked = Promise.withResolvers<void>()
  const excluding = transact(harness.database.db, async (tx) => {
    await lockGate(tx, playerId)
    locked.resolve()
    // Long enough for the release to wait for the lock.
    await sql`select pg_sleep(0.5)`.execute(tx)
    await sql`update compliance.gate set excluded = true where player_id = ${playerId}`.execute(tx)
  })
  await locked.promise
  const releasing = release(number)
  await excluding
  expect(await releasing).toEqual(proposed([playerId]))
})

/** Other actions that lock both rows; they must lock the player's row first, as a password change does. */
const LOCKERS: readonly [string, (playerId: string) => Promise<unknown>][] = [
  ['a self-exclusion', (playerId) => harness.call(rgSelfExclude, { months: 6 }, { playerId })],
  [
    'a decision about documents',
    (playerId) => harness.compliance.staff.decideDocuments({ playerId, refusedFor: null, by: 'ayse' }),
  ],
]
it.each(LOCKERS)('%s does not hold the gate while it waits for the player row', async (_, act) => {
  const { playerId } = await join()
  const { db } = harness.database
  await sql`
    insert into compliance.identity (player_id, state, submitted_at) values (${playerId}, 'pending', now())`.execute(
    db,
  )
  const locked = Promise.withResolvers<void>()
  const changing = transact(db, async (tx) => {
    await sql`select from identity.player where id = ${playerId} for update`.execute(tx)
    locked.resolve()
    // Long enough for the other action to wait for the lock.
    await sql`select pg_sleep(0.5)`.execute(tx)
    await sql`set local lock_timeout = '1ms'`.execute(tx)
    await sql`select from identity.gate where player_id = ${playerId} for update`.execute(tx)
    await lockGate(tx, playerId)
  })
  await locked.promise
  await expect(Promise.all([act(playerId), changing])).resolves.toHaveLength(2)
})
