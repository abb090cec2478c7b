import { rgSelfExclude } from '@poyraz/contract'
import { DAY_MS } from '@poyraz/kernel'
import { newcomer } from '@poyraz/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Harness, NOON_MS, openHarness } from './fixtures/harness.ts'

let harness: Harness
let count = 0

beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())
beforeEach(() => harness.clock.set(NOON_MS))

type Person = {
  readonly firstname: string
  readonly lastname: string
  readonly birthDate: string
  readonly city: string
  readonly address: string
  readonly email: string
}

/** A person whose name, birth date, address and mailbox are unique. */
function somebody(): Person {
  const tag = `${String.fromCharCode(97 + (++count % 26))}${'x'.repeat(Math.floor(count / 26))}`
  return {
    firstname: 'Işık',
    lastname: `Güneş${tag}`,
    birthDate: `19${60 + (count % 40)}-03-15`,
    city: 'İzmir',
    address: `Çınar Sokağı No:${count}`,
    email: `isik.gunes.${count}@example.test`,
  }
}

function join(person: Partial<Person>): Promise<string> {
  harness.clock.advance(1000)
  const account = { ...newcomer(), ...somebody(), ...person }
  return harness.identity.ensurePlayer({
    ...account,
    country: 'TR',
    smsOptIn: false,
    emailOptIn: false,
    language: 'tr',
    rid: 10,
  })
}

async function exclude(playerId: string): Promise<void> {
  expect((await harness.call(rgSelfExclude, { months: 6 }, { playerId })).ok).toBe(true)
}

async function casesOf(playerId: string) {
  await harness.compliance.work()
  const { cases } = await harness.compliance.staff.openCases()
  return cases
    .filter((one) => one.playerId === playerId)
    .map(({ id, pattern, matches, state }) => ({ id, pattern, matches, state }))
}

async function closeCase(id: string): Promise<void> {
  for (const by of ['ayse', 'mert'])
    await harness.compliance.staff.closeCase({ id, by, note: 'Two brothers' })
}

async function signInOn(device: string, playerId: string): Promise<void> {
  await sql`
    insert into identity.device (player_id, device_hash, first_seen_at, last_seen_at)
    values (${playerId}, sha256(${device}::bytea), now(), now())`.execute(harness.database.db)
}

describe('a self-excluded player who returns with another identity number', () => {
  it('C04: opens a case with the reasons and the excluded account', async () => {
    const person = somebody()
    const first = await join(person)
    await exclude(first)
    const back = await join({ ...person, email: 'isik@example.test' })
    expect(await casesOf(back)).toMatchObject([
      {
        pattern: 'same_person',
        matches: [{ playerId: first, reasons: ['name_address', 'name_birth_date'] }],
      },
    ])
    expect(await casesOf(first)).toEqual([])
  })

  it.each<[string, (person: Person) => Partial<Person>]>([
    [
      'a name in capitals without Turkish letters',
      (one) => ({
        ...one,
        firstname: 'ISIK',
        lastname: one.lastname.toUpperCase().replace('Ü', 'u').replace('Ş', 's'),
      }),
    ],
    ['a name written in two parts', (one) => ({ ...one, firstname: 'Işı', lastname: `k ${one.lastname}` })],
    [
      'another birth date at the same address',
      (one) => ({ ...one, birthDate: '1950-01-01', address: one.address.toUpperCase().replace(':', ' ') }),
    ],
    [
      'another address with the same birth date',
      (one) => ({ ...one, address: 'Başka Sokak 9', city: 'Van' }),
    ],
  ])('C04: is found with %s', async (_, changed) => {
    const person = somebody()
    const first = await join(person)
    await exclude(first)
    const back = { ...changed(person), email: `back.${++count}@example.test` }
    expect(await casesOf(await join(back))).toMatchObject([{ pattern: 'same_person' }])
  })

  it.each([
    ['ada@gmail.com', 'ada+yeni@gmail.com'],
    ['ece.su@gmail.com', 'ecesu+1@googlemail.com'],
    ['b.ora@example.test', 'bo.ra@example.test'],
  ])('C04: is found because %s and %s are one mailbox', async (left, taken) => {
    const first = await join({ email: left })
    await exclude(first)
    expect(await casesOf(await join({ email: taken }))).toMatchObject([
      { pattern: 'same_person', matches: [{ playerId: first, reasons: ['email'] }] },
    ])
  })

  it('C04: is found by a later sign-in on the same device', async () => {
    const first = await join({})
    const back = await join({})
    await signInOn('phone-1', first)
    await exclude(first)
    expect(await casesOf(back)).toEqual([])
    await signInOn('phone-1', back)
    expect(await casesOf(back)).toMatchObject([
      { pattern: 'same_person', matches: [{ playerId: first, reasons: ['device'] }] },
    ])
  })

  it('C04: is found if the other account existed before the exclusion', async () => {
    const person = somebody()
    const [older, newer] = [await join(person), await join({ ...person, email: 'a@b.test' })]
    expect(await casesOf(newer)).toMatchObject([{ pattern: 'second_account' }])
    await exclude(newer)
    expect(await casesOf(older)).toMatchObject([{ pattern: 'same_person', matches: [{ playerId: newer }] }])
  })

  it('C04: flags withdrawals at once, before the next job, until two people have closed the case', async () => {
    const person = somebody()
    await exclude(await join(person))
    const back = await join({ ...person, email: 'c@d.test' })
    const marks = () => harness.compliance.staff.patternsWith({ playerId: back, amount: 1n })
    expect(await marks()).toContain('same_person')
    const [found] = await casesOf(back)
    await closeCase(found?.id ?? '')
    expect(await marks()).not.toContain('same_person')
  })
})

describe('a case about two accounts', () => {
  it('C04: is about the newer one if both play', async () => {
    const person = somebody()
    const [first, second] = [await join(person), await join({ ...person, email: 'e@f.test' })]
    expect(await casesOf(first)).toEqual([])
    expect(await casesOf(second)).toMatchObject([
      { pattern: 'second_account', matches: [{ playerId: first }] },
    ])
  })

  it('C04: is also opened after a change of address or e-mail', async () => {
    const [first, second] = [somebody(), somebody()]
    const a = await join(first)
    const b = await join({ ...second, firstname: first.firstname, lastname: first.lastname })
    expect(await casesOf(b)).toEqual([])
    await sql`
      update identity.player set address = ${first.address.toLowerCase()}, city = 'IZMIR'
      where id = ${b}`.execute(harness.database.db)
    expect(await casesOf(b)).toMatchObject([{ matches: [{ playerId: a, reasons: ['name_address'] }] }])
    await sql`
      update identity.player set email = ${first.email.replace('@', '+iki@')} where id = ${b}`.execute(
      harness.database.db,
    )
    expect(await casesOf(b)).toMatchObject([
      { matches: [{ playerId: a, reasons: ['email', 'name_address'] }] },
    ])
  })

  it('C04: keeps a match that no longer holds, with the day on which it ended', async () => {
    const person = somebody()
    const [a, b] = [await join(person), await join({ ...person, birthDate: '1951-02-03', email: 'g@h.test' })]
    expect(await casesOf(b)).toMatchObject([{ matches: [{ playerId: a, reasons: ['name_address'] }] }])
    await sql`update identity.player set address = 'Uzak Sokak 1' where id = ${a}`.execute(
      harness.database.db,
    )
    expect(await casesOf(b)).toMatchObject([{ matches: [{ playerId: a, endedOn: '2026-11-21' }] }])
    await sql`update identity.player set address = ${person.address} where id = ${b}`.execute(
      harness.database.db,
    )
    expect(await casesOf(b)).toMatchObject([{ matches: [{ playerId: a, endedOn: '2026-11-21' }] }])
    await sql`update identity.player set address = ${person.address} where id = ${a}`.execute(
      harness.database.db,
    )
    const [found] = await casesOf(b)
    expect(found?.matches).toEqual([{ playerId: a, reasons: ['name_address'] }])
  })

  it('C04: is not opened again for a match that two people closed, only for a new match or reason', async () => {
    const person = somebody()
    const a = await join(person)
    const b = await join({ ...person, email: 'i@j.test' })
    const [found] = await casesOf(b)
    await closeCase(found?.id ?? '')
    await sql`update identity.player set city = 'izmir' where id = ${b}`.execute(harness.database.db)
    expect(await casesOf(b)).toEqual([])
    await signInOn('tablet-1', a)
    await signInOn('tablet-1', b)
    expect(await casesOf(b)).toMatchObject([{ state: 'open', matches: [{ playerId: a }] }])
  })

  it('C04: is open again after a proposal to close it when a new reason is found', async () => {
    const person = somebody()
    const a = await join(person)
    const b = await join({ ...person, email: 'k@l.test' })
    const [found] = await casesOf(b)
    await harness.compliance.staff.closeCase({ id: found?.id ?? '', by: 'ayse', note: 'Namesake' })
    await signInOn('tablet-2', a)
    await signInOn('tablet-2', b)
    expect(await casesOf(b)).toMatchObject([
      { id: found?.id, state: 'open', matches: [{ reasons: ['device', 'name_address', 'name_birth_date'] }] },
    ])
  })

  it('C04: is not opened for a closed account, nor for people who share only an address', async () => {
    const person = somebody()
    const a = await join(person)
    await sql`
      update compliance.gate set closed_at = ${new Date(NOON_MS - DAY_MS)} where player_id = ${a}`.execute(
      harness.database.db,
    )
    expect(await casesOf(await join({ ...person, email: 'm@n.test' }))).toEqual([])
    expect(await casesOf(await join({ address: person.address, city: person.city }))).toEqual([])
  })

  it('C04: is opened once under concurrent comparisons, for two players who register at once', async () => {
    const person = somebody()
    const pair = await Promise.all([join(person), join({ ...person, email: 'o@p.test' })])
    const { compliance } = harness
    await Promise.all([
      compliance.work(),
      compliance.work(),
      ...pair.map((id) => compliance.staff.openPatterns(id)),
    ])
    const found = [...(await casesOf(pair[0])), ...(await casesOf(pair[1]))]
    expect(found).toMatchObject([{ pattern: 'second_account' }])
  })
})

it('C06: matches the newest twenty accounts of a shared device, and marks none as ended', async () => {
  const { db } = harness.database
  const ids: string[] = []
  for (let more = 0; more < 25; more++) ids.push(await join({}))
  for (const id of ids) await signInOn('internet café', id)
  await harness.compliance.work()
  await sql`
    insert into compliance.comparison select id, now() from unnest(${ids}::uuid[]) id on conflict do nothing`.execute(
    db,
  )
  const [found] = await casesOf(ids.at(-1) ?? '')
  expect(found?.matches.length).toBeGreaterThanOrEqual(20)
  for (const { endedOn } of found?.matches ?? []) expect(endedOn).toBeUndefined()
})
