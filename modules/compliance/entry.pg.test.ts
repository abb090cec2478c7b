import { randomUUID } from 'node:crypto'
import { DAY_MS, MINUTE_MS, randomId } from '@poyraz/kernel'
import { newcomer } from '@poyraz/testkit'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bet, deposit, type Harness, NOON_MS, newPlayer, openHarness } from './fixtures/harness.ts'
import { type Place, ServiceUnavailable } from './ports.ts'
import { GATED, type Jurisdiction, STRICT } from './profile.ts'

const HOME: Place = { country: 'DE', vpn: false, latitude: 50.94, longitude: 6.96 }
const STRICT_PLACE: Jurisdiction = { code: null, profile: STRICT, licences: [] }

/** Answers of the ports; tests change them. */
const world = {
  listed: new Set<string>(),
  registerAnswers: true,
  place: HOME as Place | null,
  /** Identity numbers that the register was asked about. */
  asked: [] as string[],
}
const ports = {
  register: {
    isListed: async ({ identityNumber }: { identityNumber: string }) => {
      world.asked.push(identityNumber)
      if (!world.registerAnswers) throw new Error('no answer')
      return world.listed.has(identityNumber)
    },
  },
  location: {
    locate: async () => {
      if (!world.place) throw new Error('no answer')
      return world.place
    },
  },
}

let play: Harness
let strict: Harness
let playerId: string

beforeAll(async () => {
  ;[play, strict] = await Promise.all([
    openHarness({ ports }),
    openHarness({ ports, jurisdiction: STRICT_PLACE }),
  ])
})
afterAll(() => Promise.all([play.close(), strict.close()]))
beforeEach(async () => {
  play.clock.set(NOON_MS)
  strict.clock.set(NOON_MS)
  world.listed.clear()
  world.registerAnswers = true
  world.place = HOME
  playerId = await newPlayer(play)
})
afterEach(() => expectSilenceAlone())

/** Only errors of external services may be reported to the operator. */
function expectSilenceAlone(): void {
  for (const { errors } of [play, strict]) {
    expect(errors.filter((error) => !(error instanceof ServiceUnavailable))).toEqual([])
    errors.length = 0
  }
}

const enter = (harness: Harness, id: string, address = '192.0.2.1') =>
  harness.compliance.protection.checkEntry({ playerId: id, address })

const identityNumberOf = async (harness: Harness, id: string) =>
  (await harness.identity.personOf(id)).identityNumber

async function decisionsOf(harness: Harness, id: string, product = 'slots') {
  const { rows } = await sql<{ answer: string; reason: string; rule_version: string; inputs: object }>`
    select answer, reason, rule_version, inputs from compliance.decision
    where player_id = ${id} and product = ${product} order by id`.execute(harness.database.db)
  return rows
}

async function verify(harness: Harness, id: string) {
  const at = new Date(NOON_MS)
  await sql`
    insert into compliance.identity (player_id, state, submitted_at) values (${id}, 'pending', ${at})
  `.execute(harness.database.db)
  await harness.compliance.staff.decideDocuments({ playerId: id, refusedFor: null, by: 'ayse' })
}

describe('in play money', () => {
  it('a Turkish player can play, and the decision stores why it is play money only', async () => {
    await enter(play, playerId)
    expect(await bet(play, playerId)).toBeNull()
    expect(await decisionsOf(play, playerId)).toMatchObject([
      {
        answer: 'play_money_only',
        reason: 'turkish_sign',
        inputs: {
          currency: 'TRY_PLAY',
          age: 36,
          signs: ['residence', 'phone', 'address', 'identity_number'],
        },
      },
    ])
  })

  it('stores a decision once, until one of its inputs changes', async () => {
    await enter(play, playerId)
    play.clock.advance(DAY_MS)
    await enter(play, playerId)
    expect(await decisionsOf(play, playerId)).toHaveLength(1)
    world.place = { ...HOME, vpn: true }
    await enter(play, playerId, '192.0.2.2')
    expect(await decisionsOf(play, playerId)).toMatchObject([{}, { inputs: { location: 'vpn' } }])
  })

  it.each(['silence', 'no place'])('allows bets in spite of %s from the external services', async (what) => {
    if (what === 'silence') world.registerAnswers = false
    else world.place = null
    await enter(play, playerId)
    expect(await bet(play, playerId)).toBeNull()
  })

  it('detects impossible travel, and a move to Northern Cyprus (R69)', async () => {
    await enter(play, playerId)
    world.place = { country: 'JP', vpn: false, latitude: 35.68, longitude: 139.69 }
    play.clock.advance(MINUTE_MS)
    await enter(play, playerId, '192.0.2.9')
    expect((await decisionsOf(play, playerId)).at(-1)).toMatchObject({ inputs: { location: 'travel' } })
    await sql`update identity.player set city = 'Girne' where id = ${playerId}`.execute(play.database.db)
    await enter(play, playerId, '192.0.2.9')
    expect(await bet(play, playerId)).toBe('jurisdiction')
    expect(await bet(play, playerId, { product: 'sports' })).toBe('jurisdiction')
    expect(await bet(play, playerId, { product: 'poker' })).toBeNull()
    const slots = { playerId, address: '192.0.2.9', product: 'slots' as const }
    expect(await play.compliance.mayLaunch(slots)).toBe('jurisdiction')
  })

  it('refuses a player one day under 18, and allows play from the birthday on (R28, A33)', async () => {
    const young = await newPlayer(play, '2008-11-22')
    await enter(play, young)
    expect(await bet(play, young)).toBe('under_age')
    expect(await deposit(play, young, 100)).toBe('under_age')
    play.clock.advance(DAY_MS)
    await enter(play, young)
    expect(await bet(play, young)).toBeNull()
    const leap = await newPlayer(play, '2008-02-29')
    play.clock.set(Date.parse('2026-02-28T09:00:00Z'))
    await enter(play, leap)
    expect(await bet(play, leap)).toBe('under_age')
    play.clock.set(Date.parse('2026-03-01T09:00:00Z'))
    await enter(play, leap)
    expect(await bet(play, leap)).toBeNull()
  })
})

describe('the exclusion register (R43)', () => {
  it('excludes listed players, and lifts the exclusion when they are no longer listed', async () => {
    world.listed.add(await identityNumberOf(play, playerId))
    await enter(play, playerId)
    expect(await bet(play, playerId)).toBe('excluded')
    expect(await deposit(play, playerId, 100)).toBe('excluded')
    expect(await play.compliance.mayLaunch({ playerId, address: '192.0.2.1', product: 'slots' })).toBe(
      'excluded',
    )
    // A missing answer does not lift the exclusion.
    world.registerAnswers = false
    await enter(play, playerId)
    expect(await bet(play, playerId)).toBe('excluded')
    world.registerAnswers = true
    world.listed.clear()
    await enter(play, playerId)
    expect(await bet(play, playerId)).toBeNull()
  })

  it('is asked at registration; without an answer, play money allows and strict refuses', async () => {
    const applicant = { identityNumber: '10000000146', birthDate: '1990-01-01', device: null }
    const ask = (harness: Harness) => harness.compliance.protection.admitRegistration(applicant)
    expect((await ask(play)).ok).toBe(true)
    world.registerAnswers = false
    expect((await ask(play)).ok).toBe(true)
    expect(await ask(strict)).toEqual({ ok: false, error: 'unavailable' })
    world.registerAnswers = true
    world.listed.add(applicant.identityNumber)
    for (const harness of [play, strict]) expect(await ask(harness)).toEqual({ ok: false, error: 'listed' })
  })
})

describe('in the strict profile', () => {
  let strictId: string
  beforeEach(async () => {
    strictId = await newPlayer(strict, '1990-05-17')
  })

  it('withholds a player without a gate, who was not reviewed yet; with play money nobody', async () => {
    const unknown = randomUUID()
    const withheld = ({ compliance }: Harness) => compliance.withheldOf([unknown])
    expect([...(await withheld(strict))]).toEqual([unknown])
    expect([...(await withheld(play))]).toEqual([])
  })

  it('refuses play before the identity is verified, before and after the first review (R28)', async () => {
    expect(await bet(strict, strictId)).toBe('kyc_required')
    await enter(strict, strictId)
    expect(await bet(strict, strictId)).toBe('kyc_required')
    expect(await deposit(strict, strictId, 100)).toBe('kyc_required')
    await verify(strict, strictId)
    expect(await bet(strict, strictId)).toBeNull()
    expect(await deposit(strict, strictId, 100)).toBeNull()
  })

  it('refuses play while register or location service do not answer (R43, R69)', async () => {
    await verify(strict, strictId)
    world.registerAnswers = false
    await enter(strict, strictId)
    expect(await bet(strict, strictId)).toBe('excluded')
    world.registerAnswers = true
    world.place = null
    await enter(strict, strictId)
    expect(await bet(strict, strictId)).toBe('jurisdiction')
    expect(strict.errors.map(String)).toEqual([
      'Error: the exclusion register did not say',
      'Error: the location service did not say',
    ])
    world.place = HOME
    await enter(strict, strictId)
    expect(await bet(strict, strictId)).toBeNull()
  })

  it('still refuses a launch from another address while the register does not answer (R43)', async () => {
    await verify(strict, strictId)
    world.registerAnswers = false
    await enter(strict, strictId)
    const launch = { playerId: strictId, address: '192.0.2.77', product: 'slots' as const }
    expect(await strict.compliance.mayLaunch(launch)).toBe('excluded')
    expect(await bet(strict, strictId)).toBe('excluded')
  })

  it('requires a new location check every 30 minutes, which a launch makes (R69)', async () => {
    await enter(strict, strictId)
    await verify(strict, strictId)
    strict.clock.advance(30 * MINUTE_MS - 1)
    expect(await bet(strict, strictId)).toBeNull()
    strict.clock.advance(1)
    expect(await bet(strict, strictId)).toBe('jurisdiction')
    const launch = { playerId: strictId, address: '192.0.2.1', product: 'slots' as const }
    expect(await strict.compliance.mayLaunch(launch)).toBeNull()
    expect(await bet(strict, strictId)).toBeNull()
  })

  it('resets reviews made under the play-money profile, and a launch reviews again', async () => {
    const stopped = await newPlayer(strict)
    await strict.compliance.staff.stopPlayer({ playerId: stopped, reason: 'Looked into', by: 'ayse' })
    await verify(strict, strictId)
    await enter(strict, strictId)
    await sql`
      update compliance.gate set denials = '{}', location_until = null where stopped_at is null`.execute(
      strict.database.db,
    )
    await sql`update compliance.rules set profile = 'play'`.execute(strict.database.db)
    await strict.compliance.sync()
    expect(await bet(strict, strictId)).toBe('kyc_required')
    expect(await bet(strict, stopped)).toBe('play_stopped')
    const launch = { playerId: strictId, address: '192.0.2.1', product: 'slots' as const }
    expect(await strict.compliance.mayLaunch(launch)).toBeNull()
    await strict.compliance.sync()
    expect(await bet(strict, strictId), 'the same profile at the next start').toBeNull()
  })

  it.each([
    ['1990-05-17', 25_000],
    ['2001-11-21', 25_000],
    ['2001-11-22', 10_000],
  ])(
    'limits slot stakes of a player born on %s to %d, or to the stricter own limit (R34, R49)',
    async (born, cap) => {
      const id = await newPlayer(strict, born)
      await verify(strict, id)
      expect(await bet(strict, id, { stake: cap })).toBeNull()
      expect(await bet(strict, id, { stake: cap + 1 })).toBe('limit_reached:stake')
      expect(await bet(strict, id, { stake: cap + 1, product: 'poker' })).toBeNull()
      await sql`update compliance.gate set stake_max = 500 where player_id = ${id}`.execute(
        strict.database.db,
      )
      expect(await bet(strict, id, { stake: 501 })).toBe('limit_reached:stake')
      await sql`update compliance.gate set stake_max = 900000 where player_id = ${id}`.execute(
        strict.database.db,
      )
      expect(await bet(strict, id, { stake: cap + 1 })).toBe('limit_reached:stake')
    },
  )
})

describe('real money (A48)', () => {
  /** A jurisdiction with licences for every product, in this build's play-money currency. */
  const LICENSED: Jurisdiction = {
    code: 'DE',
    profile: STRICT,
    licences: GATED.map((product) => ({
      jurisdiction: 'DE',
      product,
      currency: 'TRY_PLAY',
      validFrom: '2026-01-01',
      validUntil: '2026-12-31',
    })),
  }
  let licensed: Harness
  let id: string
  beforeAll(async () => {
    licensed = await openHarness({ ports, jurisdiction: LICENSED })
  })
  afterAll(() => licensed.close())
  beforeEach(async () => {
    licensed.clock.set(NOON_MS)
    const person = newcomer()
    id = await licensed.identity.ensurePlayer({
      ...person,
      country: 'DE',
      city: 'Köln',
      address: 'Venloer Straße 5',
      phone: person.phone.replace('+905', '+4915'),
      identityNumber: `L${randomId().slice(0, 9)}`,
      smsOptIn: false,
      emailOptIn: false,
      language: 'tr',
      rid: 10,
    })
    await verify(licensed, id)
    await enter(licensed, id)
  })

  const answer = async () => (await decisionsOf(licensed, id)).at(-1)
  const edit = (column: string, value: string) =>
    sql`update identity.player set ${sql.ref(column)} = ${value} where id = ${id}`.execute(
      licensed.database.db,
    )
  const moveTo = (place: Partial<Place>) => {
    world.place = { ...HOME, ...place }
  }

  it.each<[string, () => unknown, string, string]>([
    ['an IP address of Türkiye', () => moveTo({ country: 'TR' }), 'play_money_only', 'turkish_sign'],
    ['a Turkish phone', () => edit('phone', newcomer().phone), 'play_money_only', 'turkish_sign'],
    ['a home in Türkiye', () => edit('country', 'TR'), 'play_money_only', 'turkish_sign'],
    ['a city of Türkiye', () => edit('city', 'Kadıköy/İstanbul'), 'play_money_only', 'turkish_sign'],
    [
      'a postal address in Türkiye',
      () => edit('address', 'Moda Cad. 5, Türkiye'),
      'play_money_only',
      'turkish_sign',
    ],
    ['a card or a bank of Türkiye', () => licensed.payers.inLira.add(id), 'play_money_only', 'turkish_sign'],
    ['a VPN', () => moveTo({ vpn: true }), 'deny', 'jurisdiction'],
    ['impossible travel', () => moveTo({ latitude: 35.68, longitude: 139.69 }), 'deny', 'jurisdiction'],
  ])('is refused for %s found after the documents were accepted', async (_, happen, is, why) => {
    expect(await answer()).toMatchObject({ answer: 'allow', reason: 'valid' })
    await happen()
    licensed.clock.advance(MINUTE_MS)
    await enter(licensed, id)
    expect(await answer()).toMatchObject({ answer: is, reason: why })
  })

  it('is refused as soon as the player pays through a Turkish bank, without another sign-in', async () => {
    licensed.payers.inLira.add(id)
    await licensed.compliance.reviewPayer(id)
    expect(await answer()).toMatchObject({
      answer: 'play_money_only',
      reason: 'turkish_sign',
      inputs: { signs: ['payment'] },
    })
  })

  it('asks the register after a payment only if the payment is a new sign', async () => {
    world.asked.length = 0
    await licensed.compliance.reviewPayer(id)
    expect(world.asked, 'paid from abroad').toHaveLength(0)
    licensed.payers.inLira.add(id)
    await licensed.compliance.reviewPayer(id)
    await licensed.compliance.reviewPayer(id)
    expect(world.asked, 'paid twice by a bank of Türkiye').toHaveLength(1)
  })
})

describe('sessions', () => {
  it('cannot bet with an old epoch, or with an inactive account', async () => {
    expect(await bet(play, playerId, { epoch: 1 })).toBeNull()
    await sql`update identity.gate set epoch = 2 where player_id = ${playerId}`.execute(play.database.db)
    expect(await bet(play, playerId, { epoch: 1 })).toBe('session_expired')
    expect(await bet(play, playerId, { epoch: 2 })).toBeNull()
    await sql`update identity.gate set active = false where player_id = ${playerId}`.execute(play.database.db)
    expect(await bet(play, playerId, { epoch: 2 })).toBe('account_inactive')
  })
})

describe('stored locations', () => {
  const addressesOf = async (id: string) => {
    const { rows } = await sql<{ address: string }>`
      select address from compliance.location where player_id = ${id} order by id`.execute(play.database.db)
    return rows.map((row) => row.address)
  }
  const openCase = async (id: string, state: 'open' | 'closed', reportedAt: Date | null) => {
    const [proposed, closed] = state === 'open' ? [null, null] : ['ayse', 'mert']
    await sql`
      insert into compliance.case (id, player_id, pattern, found_on, facts, state, proposed_by,
        proposed_reason, closed_by, reported_by, reported_at)
      values (gen_random_uuid(), ${id}, 'no_play', '2026-11-21', '{}', ${state}, ${proposed}, 'Salary',
        ${closed}, ${reportedAt && 'ayse'}, ${reportedAt})`.execute(play.database.db)
  }

  it('are deleted after 90 days, except for players with an open or reported case', async () => {
    const [free, watched, reported, cleared] = (await Promise.all(
      Array.from({ length: 4 }, () => newPlayer(play)),
    )) as [string, string, string, string]
    await openCase(watched, 'open', null)
    await openCase(reported, 'closed', new Date(NOON_MS))
    await openCase(cleared, 'closed', null)
    for (const id of [free, watched, reported, cleared]) await enter(play, id, '192.0.2.1')
    play.clock.advance(DAY_MS)
    await enter(play, free, '192.0.2.2')
    play.clock.set(NOON_MS + 90 * DAY_MS)
    await play.compliance.work()
    expect(await addressesOf(free)).toEqual(['192.0.2.1', '192.0.2.2'])
    play.clock.advance(1)
    await play.compliance.work()
    expect(await addressesOf(free)).toEqual(['192.0.2.2'])
    expect(await addressesOf(watched)).toEqual(['192.0.2.1'])
    expect(await addressesOf(reported)).toEqual(['192.0.2.1'])
    expect(await addressesOf(cleared)).toEqual([])
    // Without an earlier location there is no travel.
    world.place = { country: 'JP', vpn: false, latitude: 35.7, longitude: 139.7 }
    await enter(play, cleared)
    expect((await decisionsOf(play, cleared)).at(-1)).toMatchObject({ inputs: { location: 'ok' } })
  })
})
