import { tablesBet } from '@poyraz/contract'
import { openDatabase, transact } from '@poyraz/db'
import { fromHex, sharedInput, streamDraws } from '@poyraz/fairness'
import { CRASH_TABLE, crash, flightMs, MOST_TARGET, multiplierAt, reachMs } from '@poyraz/games/tables'
import { randomId, uuidv7 } from '@poyraz/kernel'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { retireSeasons } from './commands/retire-seasons.ts'
import { type CrashHarness, openCrashHarness } from './fixtures/crash-harness.ts'
import { openHarness } from './fixtures/harness.ts'

const START = 100_000
const refused = (error: string) => ({ ok: false, error: { error } })

let house: CrashHarness
beforeAll(async () => {
  house = await openCrashHarness()
})
afterAll(() => house.close())

async function expectSound() {
  expect(await house.wrongEnds()).toBe(0)
  expect(await house.ledger.audit()).toEqual([])
  expect(house.errors).toEqual([])
}

describe('a cash-out', () => {
  it('is paid at once at the multiplier of its arrival, and the round goes on (R20, A39)', async () => {
    await house.open(900)
    const [ada, can] = [await house.player(), await house.player()]
    const bet = await house.fly(ada, 5000)
    await house.fly(can, 300)
    await house.launch()
    await house.flyTo(reachMs(247))
    expect(await house.cashOut(ada, bet)).toMatchObject({
      ok: true,
      value: { staked: 5000n, flights: [{ betID: bet, paid: 247, win: 12_350n }] },
    })
    expect(await house.cash(ada)).toBe(107_350n)
    const { state } = await house.stateOf()
    expect(state.phase).toBe('drawing')
    expect(state.flight).toMatchObject({ count: 2, cashed: 1 })
    expect(state.flight?.bets).toMatchObject([
      { player: 1, stake: 5000n, paid: 247, win: 12_350n },
      { player: 2, stake: 300n, paid: null, win: null },
    ])
    await house.flyTo(flightMs(900))
    await house.step(0)
    expect([await house.cash(ada), await house.cash(can)]).toEqual([107_350n, 99_700n])
    expect((await house.stateOf()).state).toMatchObject({
      phase: 'result',
      label: '9.00',
      outcome: { crash: 900 },
    })
    expect(await house.rounds(ada)).toMatchObject([{ staked: 5000n, win: 12_350n, label: '9.00' }])
    await expectSound()
  })

  it('is accepted to the last millisecond of the flight and refused from its end on', async () => {
    await house.open(247)
    const [ada, can, ece] = [await house.player(), await house.player(), await house.player()]
    const bets = [await house.fly(ada, 1000), await house.fly(can, 1000), await house.fly(ece, 1000)] as const
    await house.launch()
    await house.flyTo(flightMs(247) - 1)
    expect(await house.cashOut(ada, bets[0])).toMatchObject({ ok: true, value: { flights: [{ paid: 247 }] } })
    await house.flyTo(flightMs(247))
    // The step that ends the flight may be late; the time decides.
    expect(await house.cashOut(can, bets[1])).toMatchObject(refused('crashed'))
    await house.step(0)
    expect(await house.cashOut(ece, bets[2])).toMatchObject(refused('crashed'))
    await house.step(CRASH_TABLE.pace.resultMs)
    expect(await house.cashOut(ece, bets[2])).toMatchObject(refused('crashed'))
    expect([await house.cash(ada), await house.cash(can), await house.cash(ece)]).toEqual([
      101_470n,
      99_000n,
      99_000n,
    ])
    await expectSound()
  })

  it('is refused while bets are open, before the kite has risen, and in a bust', async () => {
    await house.open(100)
    const ada = await house.player()
    const bet = await house.fly(ada, 1000, { target: 101 })
    expect(await house.cashOut(ada, bet)).toMatchObject(refused('not_rising'))
    await house.launch()
    expect(await house.cashOut(ada, bet)).toMatchObject(refused('not_rising'))
    await house.flyTo(0)
    expect(await house.cashOut(ada, bet)).toMatchObject(refused('crashed'))
    await house.step(0)
    expect((await house.stateOf()).state).toMatchObject({ phase: 'result', label: '1.00' })
    expect(await house.cash(ada)).toBe(99_000n)
    await house.open(300)
    const second = await house.fly(ada, 1000)
    await house.launch()
    await house.flyTo(reachMs(101) - 1)
    expect(await house.cashOut(ada, second)).toMatchObject(refused('not_rising'))
    await expectSound()
  })

  it('takes effect once, however often it is sent (A39)', async () => {
    await house.open(900)
    const ada = await house.player()
    const bet = await house.fly(ada, 1000)
    await house.launch()
    await house.flyTo(reachMs(200))
    const all = await Promise.all(Array.from({ length: 12 }, () => house.cashOut(ada, bet)))
    expect(all.filter(({ ok }) => ok)).toHaveLength(1)
    for (const one of all) if (!one.ok) expect(one).toMatchObject(refused('cashed_out'))
    await house.flyTo(reachMs(300))
    const second = await house.open(900).then(() => house.fly(ada, 1000))
    await house.launch()
    await house.flyTo(reachMs(200))
    const key = randomId()
    const first = await house.cashOut(ada, second, { key })
    await house.flyTo(reachMs(250))
    // The answer was lost: the same key gets the multiplier of the first call.
    expect(await house.cashOut(ada, second, { key })).toMatchObject(first)
    expect(first).toMatchObject({ ok: true, value: { flights: [{ paid: 200 }] } })
    expect(await house.cash(ada)).toBe(102_000n)
    await expectSound()
  })

  it('needs the own bet', async () => {
    await house.open(900)
    const [ada, can] = [await house.player(), await house.player()]
    const bet = await house.fly(ada, 1000)
    await house.launch()
    await house.flyTo(reachMs(200))
    expect(await house.cashOut(can, bet)).toMatchObject(refused('not_found'))
    expect(await house.cashOut(ada, uuidv7(START))).toMatchObject(refused('not_found'))
  })

  it('and the end of the flight decide one after the other in a race', async () => {
    for (let round = 0; round < 8; round++) {
      await house.open(180)
      const ada = await house.player()
      const bet = await house.fly(ada, 1000)
      await house.launch()
      await house.flyTo(flightMs(180) - 1)
      const early = house.cashOut(ada, bet)
      const [reply] = await Promise.all([early, house.step(1)])
      expect(await house.cash(ada)).toBe(reply.ok ? 100_800n : 99_000n)
      if (!reply.ok) expect(reply).toMatchObject(refused('crashed'))
      expect((await house.stateOf()).state.phase).toBe('result')
    }
    await expectSound()
  })
})

describe('an automatic cash-out', () => {
  it('is paid exactly at its target while the kite flies on, also without its player (R24, R25)', async () => {
    await house.open(900)
    const [ada, can] = [await house.player(), await house.player()]
    await house.fly(ada, 5000, { target: 150 })
    await house.fly(ada, 700, { target: 333, kite: 2 })
    await house.fly(can, 1000, { target: 901 })
    await house.launch()
    await house.flyTo(reachMs(150) - 1)
    await house.step(0)
    expect(await house.cash(ada)).toBe(94_300n)
    await house.flyTo(reachMs(150))
    await house.step(0)
    expect(await house.cash(ada)).toBe(101_800n)
    // A server that is late pays the same.
    await house.flyTo(reachMs(700))
    await house.step(0)
    expect(await house.cash(ada)).toBe(104_131n)
    expect((await house.stateOf()).state).toMatchObject({ phase: 'drawing', flight: { cashed: 2 } })
    await house.flyTo(flightMs(900))
    await house.step(0)
    expect([await house.cash(ada), await house.cash(can)]).toEqual([104_131n, 99_000n])
    await expectSound()
  })

  it('is paid at the crash itself if the server only comes back after it (F01)', async () => {
    await house.open(247)
    const [ada, can] = [await house.player(), await house.player()]
    await house.fly(ada, 1000, { target: 247 })
    await house.fly(can, 1000, { target: 248 })
    await house.launch()
    await house.flyTo(flightMs(247) + 400_000)
    await house.step(0, house.openServer())
    expect([await house.cash(ada), await house.cash(can)]).toEqual([101_470n, 99_000n])
    expect((await house.stateOf(ada)).own).toMatchObject({
      flights: [{ target: 247, paid: 247, win: 2470n }],
    })
    await house.open(300)
    expect((await house.stateOf(can)).last).toMatchObject({ flights: [{ target: 248, paid: 0, win: 0n }] })
    await expectSound()
  })

  it('wins against a button that is pressed after the target', async () => {
    await house.open(900)
    const ada = await house.player()
    const bet = await house.fly(ada, 1000, { target: 150 })
    await house.launch()
    await house.flyTo(reachMs(150))
    expect(await house.cashOut(ada, bet)).toMatchObject(refused('cashed_out'))
    await house.step(0)
    expect(await house.cash(ada)).toBe(100_500n)
  })

  it('comes at the limit of the table without a target, where the win is the greatest return', async () => {
    await house.open(50_000)
    const ada = await house.player(1_000_000)
    await house.fly(ada, CRASH_TABLE.maxBet)
    expect((await house.stateOf(ada)).own?.flights).toMatchObject([{ target: null, limit: 10_000 }])
    await house.launch()
    await house.flyTo(reachMs(20_000))
    await house.step(0)
    expect(await house.cash(ada)).toBe(BigInt(1_000_000 - CRASH_TABLE.maxBet + CRASH_TABLE.maxReturn))
  })
})

describe('a bet on a kite', () => {
  it('is one per kite, within the limit of the table for both together', async () => {
    await house.open(300)
    const ada = await house.player(1_000_000)
    await house.fly(ada, 150_000)
    expect(await house.bet(ada, { 'kite-1': 100 })).toMatchObject(refused('bet_placed'))
    expect(await house.bet(ada, { 'kite-2': 100_100 })).toMatchObject({
      error: { error: 'table_limit', data: { max: CRASH_TABLE.maxBet } },
    })
    await house.fly(ada, 100_000, { kite: 2, target: 200 })
    expect(await house.takeBack(ada, 'last', { spot: 'kite-1' })).toMatchObject({
      ok: true,
      value: { staked: 100_000n, flights: [{ spot: 'kite-2', target: 200 }] },
    })
    await house.fly(ada, 200, { target: 500 })
    expect((await house.stateOf(ada)).own?.flights).toMatchObject([{ spot: 'kite-2' }, { spot: 'kite-1' }])
    expect(await house.cash(ada)).toBe(899_800n)
  })

  it.each([
    ['two kites at once', { 'kite-1': 500, 'kite-2': 500 }],
    ['a kite that does not exist', { 'kite-3': 500 }],
    ['a part of the least stake', { 'kite-1': 150 }],
  ] as const)('refuses %s', async (_, chips) => {
    await house.open(300)
    const ada = await house.player()
    expect(await house.bet(ada, chips)).toMatchObject(refused('invalid_input'))
    expect(await house.cash(ada)).toBe(BigInt(START))
  })

  it('has a target from 1.01 to the greatest one', () => {
    const takes = (target: number) =>
      tablesBet.input.safeParse({
        tableID: CRASH_TABLE.id,
        roundID: uuidv7(START),
        chips: [{ spot: 'kite-1', amount: 500 }],
        target,
      }).success
    expect([100, 101, 150.5, MOST_TARGET, MOST_TARGET + 1].map(takes)).toEqual([
      false,
      true,
      false,
      true,
      false,
    ])
  })

  it('is refused without the money for it, and after the deadline (R67)', async () => {
    const roundID = await house.open(300)
    const ada = await house.player(400)
    expect(await house.bet(ada, { 'kite-1': 500 })).toMatchObject(refused('insufficient_funds'))
    await house.launch()
    expect(await house.bet(ada, { 'kite-1': 300 }, { roundID })).toMatchObject(refused('bets_closed'))
    expect(await house.takeBack(ada, 'all', { roundID })).toMatchObject(refused('bets_closed'))
    expect(await house.cash(ada)).toBe(400n)
  })

  it('has no target at other tables', async () => {
    const roulette = await openHarness()
    const reply = await roulette.bet(await roulette.player(), { red: 500 }, { target: 200 })
    expect(reply).toMatchObject(refused('invalid_input'))
    await roulette.close()
  })
})

describe('the end of a flight', () => {
  it('is the one that the chain proves, and is in no row before', async () => {
    const real = await openHarness({ table: CRASH_TABLE })
    const { roundID } = (await real.stateOf()).state
    await real.toDrawing()
    const { rows } = await sql`
      select r.outcome, r.label, r.seed, (m.ends_at - f.starts_at)::text as length
      from tables.room m join tables.round r on r.id = m.round_id
        join tables.flight f on f.round_id = r.id`.execute(real.test.database.db)
    // The end that the row has is the latest possible one, the same for every round.
    expect(rows).toEqual([{ outcome: null, label: null, seed: null, length: '00:02:34.511' }])
    while ((await real.stateOf()).state.phase === 'drawing') await real.step(1_000)
    const proof = await real.proof(roundID)
    const draws = streamDraws(
      sharedInput({
        gameId: proof.gameID,
        rulesHash: proof.rulesHash,
        seed: fromHex(proof.seed ?? ''),
        salt: new Uint8Array(32),
        beacon: new Uint8Array(0),
        round: proof.number,
        stream: 'main',
      }),
    )
    expect(crash.decide(draws)).toEqual(proof.outcome)
    expect(proof.streams).toEqual([{ name: 'main', words: draws.words, rejects: draws.rejects }])
    await real.close()
  })

  it('comes at the same time on every server, whoever holds the table (F12, F13)', async () => {
    await house.open(400)
    const ada = await house.player()
    await house.fly(ada, 1000, { target: 250 })
    await house.launch()
    const startsAt = (await house.stateOf()).state.flight?.startsAt ?? 0
    const next = house.openServer()
    house.clock.advance(60_001)
    // The lease of the first server has run out in the flight.
    const [held] = await next.tables.store.hold(60_000)
    expect(held?.dueMs).toBe(startsAt + reachMs(250))
    expect(await house.tables.store.hold(60_000)).toEqual([])
    if (held) await next.tables.store.step(held)
    expect((await house.stateOf()).state).toMatchObject({ phase: 'result', label: '4.00' })
    expect(await house.cash(ada)).toBe(101_500n)
    house.clock.advance(60_001)
  })

  it('returns the stakes that still fly if a restore came between, and keeps paid ones (R26)', async () => {
    await house.open(900)
    const [ada, can] = [await house.player(), await house.player()]
    const bet = await house.fly(ada, 1000)
    await house.fly(can, 1000, { target: 300 })
    const other = await house.fly(can, 500, { kite: 2 })
    await house.launch()
    await house.flyTo(reachMs(200))
    await house.cashOut(ada, bet)
    const owner = openDatabase({ url: house.test.ownerUrl, max: 1 })
    await transact(owner.db, retireSeasons)
    await owner.close()
    expect(await house.cashOut(can, other)).toMatchObject(refused('crashed'))
    await house.step(0)
    expect([await house.cash(ada), await house.cash(can)]).toEqual([101_000n, 100_000n])
    expect((await house.stateOf()).state).toMatchObject({ phase: 'betting', number: 1 })
    await expectSound()
  })
})

describe('the multiplier', () => {
  it('of a cash-out is the one of the stored time', async () => {
    await house.open(100_000)
    const ada = await house.player()
    const bet = await house.fly(ada, 1000)
    await house.launch()
    await house.flyTo(31_415)
    await house.cashOut(ada, bet)
    const { rows } = await sql<{ ms: number; paid: number }>`
      select cashed_ms as ms, paid from tables.flight_bet where bet_id = ${bet}`.execute(
      house.test.database.db,
    )
    expect(rows).toEqual([{ ms: 31_415, paid: multiplierAt(31_415) }])
  })
})
