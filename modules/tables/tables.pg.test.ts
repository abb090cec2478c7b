import { tablesList } from '@poyraz/contract'
import { openDatabase, transact } from '@poyraz/db'
import { chainSeed, fromHex, sharedInput, streamDraws, toHex } from '@poyraz/fairness'
import { drawnGameOf, HOUSE_TABLES, type HouseTable, type TableGame } from '@poyraz/games/tables'
import { kurus, randomId } from '@poyraz/kernel'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { retireSeasons } from './commands/retire-seasons.ts'
import { type Harness, openHarness, TABLE } from './fixtures/harness.ts'

let house: Harness
beforeAll(async () => {
  house = await openHarness()
})
afterAll(() => house.close())

const EVERY_NUMBER = Object.fromEntries(Array.from({ length: 37 }, (_, number) => [String(number), 500]))
/** Goes on until the table takes bets. */
async function untilBetting() {
  for (let steps = 0; steps < 4; steps++) {
    const { phase, at, endsAt } = (await house.stateOf()).state
    if (phase === 'betting' && at < endsAt) return
    await house.step(61_000)
  }
}
beforeEach(untilBetting)

describe('the list of tables', () => {
  it('takes no queries for each table (C06)', async () => {
    const served = HOUSE_TABLES.filter(({ game }) => game !== 'crash')
    const { tables, call } = house.openServer(served)
    await tables.sync()
    // The first reader also keeps the tables awake.
    await call(tablesList, {}, { playerId: null })
    const connect = vi.spyOn(house.test.database.pool, 'connect')
    const list = await call(tablesList, {}, { playerId: null })
    const queries = connect.mock.calls.length
    connect.mockRestore()
    expect(list).toMatchObject({ ok: true, value: { length: served.length } })
    expect(queries).toBeLessThan(served.length / 2)
  })
})

describe('a round of a live table', () => {
  it('takes the stakes, draws at the deadline, and pays each bet once after the wheel has stopped', async () => {
    const [ada, can] = [await house.player(), await house.player()]
    expect(await house.bet(ada, EVERY_NUMBER)).toMatchObject({ ok: true, value: { staked: 18_500n } })
    expect(await house.bet(can, { red: 1000, black: 1000 })).toMatchObject({ ok: true })
    expect([await house.cash(ada), await house.cash(can)]).toEqual([81_500n, 98_000n])
    await house.toDrawing()
    const { state } = await house.stateOf()
    const number = Number(state.label)
    expect(state).toMatchObject({ phase: 'drawing', players: 2, outcome: { number } })
    // Nothing is paid, and nothing is told of the result, while the wheel turns.
    expect(await house.cash(ada)).toBe(81_500n)
    expect(await house.rounds(ada)).toMatchObject([{ win: null, label: null }])
    await house.toResult()
    const evens = number === 0 ? 0 : 2000
    expect([await house.cash(ada), await house.cash(can)]).toEqual([
      kurus(81_500 + 36 * 500),
      kurus(98_000 + evens),
    ])
    expect(await house.rounds(ada)).toMatchObject([{ staked: 18_500n, win: 18_000n, label: String(number) }])
    expect(await house.ledger.audit()).toEqual([])
    expect(await house.wrongEnds()).toBe(0)
  })

  it('announces each phase with its end, and the new chips of players', async () => {
    await house.toDrawing()
    const drawn = () =>
      house.events.find((event) => event.phase === 'drawing' && event.at === house.clock.nowMs())
    await expect.poll(drawn, { timeout: 2_000 }).toBeDefined()
    expect(drawn()).toMatchObject({ tableID: TABLE, outcome: { number: expect.any(Number) } })
    expect((drawn()?.endsAt ?? 0) - (drawn()?.at ?? 0)).toBe(10_000)
    await untilBetting()
    const before = house.events.length
    await house.bet(await house.player(), { '17-20': 500 })
    await expect
      .poll(() => house.events.slice(before).find(({ players }) => players === 1)?.crowd, { timeout: 3_000 })
      .toEqual(['17-20'])
  })

  it('shows a player the own chips again after a reload, and those of the last round', async () => {
    const ada = await house.player()
    await house.bet(ada, { '17-20': 500 })
    await house.bet(ada, { '17-20': 500, red: 1000 })
    const own = {
      spots: [
        { spot: 'red', amount: 1000n },
        { spot: '17-20', amount: 1000n },
      ],
      staked: 2000n,
    }
    const sorted = (spots: readonly { spot: string }[]) =>
      spots.toSorted((a, b) => b.spot.length - a.spot.length || 1)
    expect(sorted((await house.stateOf(ada)).own?.spots ?? [])).toHaveLength(own.spots.length)
    expect(await house.stateOf(ada)).toMatchObject({ own: { staked: 2000n }, last: null })
    for (let steps = 0; steps < 3; steps++) await house.step(60_000)
    expect(await house.stateOf(ada)).toMatchObject({ own: null, last: { staked: 2000n } })
    expect(await house.stateOf(null)).toMatchObject({ own: null, last: null })
  })
})

describe('the limits of a table', () => {
  it('refuses bets after the deadline, by the clock of the database, and keeps the money (A36, R67)', async () => {
    const ada = await house.player()
    const { roundID } = (await house.stateOf()).state
    house.clock.advance(25_000)
    const late = await house.bet(ada, { red: 500 })
    expect(late).toEqual({ ok: false, error: { error: 'bets_closed' } })
    await house.step(0)
    expect(await house.bet(ada, { red: 500 }, { roundID })).toMatchObject({ error: { error: 'bets_closed' } })
    expect(await house.cash(ada)).toBe(100_000n)
  })

  it('refuses a bet on another round, an unknown round and an unknown table', async () => {
    const ada = await house.player()
    const { roundID } = (await house.stateOf()).state
    for (let steps = 0; steps < 3; steps++) await house.step(60_000)
    const unknown = '01997000-0000-7000-8000-000000000000'
    for (const other of [roundID, unknown])
      expect(await house.bet(ada, { red: 500 }, { roundID: other })).toMatchObject({
        error: { error: 'bets_closed' },
      })
  })

  it('refuses stakes beyond the limit of a spot or of the table, all chips together', async () => {
    const ada = await house.player(10_000_000)
    expect(await house.bet(ada, { '17': 250_500 })).toEqual({
      ok: false,
      error: { error: 'table_limit', data: { max: 250_000 } },
    })
    expect((await house.bet(ada, { '17': 250_000 })).ok).toBe(true)
    expect(await house.bet(ada, { '17': 500 })).toMatchObject({ error: { error: 'table_limit' } })
    const rest = await house.bet(ada, { red: 1_500_000, black: 1_500_000 })
    expect(rest).toMatchObject({ error: { error: 'table_limit', data: { max: 2_500_000 } } })
    expect(await house.stateOf(ada)).toMatchObject({ own: { staked: 250_000n } })
  })

  it('refuses parts of a chip and spots that the layout does not have', async () => {
    const ada = await house.player()
    for (const chips of [{ red: 501 }, { '3-4': 500 }, { '37': 500 }, { toString: 500 }])
      expect(await house.bet(ada, chips)).toMatchObject({ error: { error: 'invalid_input' } })
  })

  it('refuses what the player cannot pay, without chips on the table', async () => {
    const ada = await house.player(700)
    expect(await house.bet(ada, { red: 1000 })).toEqual({ ok: false, error: { error: 'insufficient_funds' } })
    expect((await house.stateOf(ada)).own).toBeNull()
  })

  it('counts the calls of a player that arrive together one after another', async () => {
    const ada = await house.player(10_000_000)
    const { roundID } = (await house.stateOf()).state
    const second = house.openServer()
    const calls = [house.call, second.call, house.call, second.call].map((call) =>
      house.bet(ada, { '17': 100_000 }, { roundID, call }),
    )
    const placed = await Promise.all(calls)
    expect(placed.filter(({ ok }) => ok)).toHaveLength(2)
    expect(await house.stateOf(ada)).toMatchObject({ own: { staked: 200_000n } })
  })
})

it('C02: judges all chips of a round by the stake limit of their player, however many calls place them', async () => {
  const ada = await house.player()
  const { db } = house.test.database
  await sql`select compliance.lock_gates(array[${ada}::uuid])`.execute(db)
  await sql`update compliance.gate set stake_max = 1500 where player_id = ${ada}`.execute(db)
  expect(await house.bet(ada, { red: 1000 })).toMatchObject({ ok: true })
  const limited = { error: { error: 'limit_reached', data: { kind: 'stake', max: 1500 } } }
  expect(await house.bet(ada, { black: 1000 })).toMatchObject(limited)
  expect(await house.bet(ada, { black: 500 })).toMatchObject({ ok: true })
  await house.takeBack(ada, 'all')
  expect(await house.bet(ada, { red: 2000 })).toMatchObject(limited)
  expect(await house.bet(ada, { red: 1500 })).toMatchObject({ ok: true })
  expect(await house.cash(ada)).toBe(98_500n)
})

describe('chips that are taken back', () => {
  it('returns the last bet, then all of them, and only before the deadline', async () => {
    const ada = await house.player()
    await house.bet(ada, { red: 1000 })
    await house.bet(ada, { '17': 500 })
    await house.bet(ada, { '17': 500, '0-1': 500 })
    expect(await house.takeBack(ada, 'last')).toMatchObject({ ok: true, value: { staked: 1500n } })
    expect(await house.cash(ada)).toBe(98_500n)
    expect(await house.takeBack(ada, 'all')).toMatchObject({ ok: true, value: { staked: 0n, spots: [] } })
    expect(await house.cash(ada)).toBe(100_000n)
    await house.bet(ada, { red: 1000 })
    await house.toDrawing()
    expect(await house.takeBack(ada, 'all')).toMatchObject({ error: { error: 'bets_closed' } })
    await house.toResult()
    expect(await house.wrongEnds()).toBe(0)
    expect(await house.ledger.audit()).toEqual([])
  })
})

describe('a repeated bet', () => {
  it('places nothing twice on two servers at once', async () => {
    const ada = await house.player()
    const { roundID } = (await house.stateOf()).state
    const second = house.openServer()
    const key = randomId()
    const placed = await Promise.all(
      [house.call, second.call].map((call) => house.bet(ada, { red: 1000 }, { key, roundID, call })),
    )
    expect(placed).toEqual(placed.map(() => expect.objectContaining({ ok: true })))
    expect(await house.stateOf(ada)).toMatchObject({ own: { staked: 1000n } })
    expect(await house.cash(ada)).toBe(99_000n)
  })

  it('places nothing twice, also on another server and after the deadline (A39)', async () => {
    const ada = await house.player()
    const key = randomId()
    const { roundID } = (await house.stateOf()).state
    const first = await house.bet(ada, { red: 1000 }, { key, roundID })
    const again = await house.bet(ada, { red: 1000 }, { key, roundID, call: house.openServer().call })
    expect(again).toEqual(first)
    await house.toDrawing()
    expect(await house.bet(ada, { red: 1000 }, { key, roundID })).toEqual(first)
    expect(await house.cash(ada)).toBe(99_000n)
    const other = await house.bet(ada, { black: 1000 }, { key, roundID })
    expect(other).toEqual({ ok: false, error: { error: 'idempotency_conflict' } })
  })
})

describe('the chain of a season', () => {
  it('proves each round: the revealed seed leads to the published end, and decides the number', async () => {
    const { state, season } = await house.stateOf()
    expect(await house.proof(state.roundID)).toMatchObject({ seed: null, outcome: null, streams: [] })
    await house.toDrawing()
    expect((await house.proof(state.roundID)).seed).toBeNull()
    await house.toResult()
    const proof = await house.proof(state.roundID)
    const seed = fromHex(proof.seed ?? '')
    const end = chainSeed({ seasonId: proof.seasonID, from: proof.number, seed }, 0)
    expect(toHex(end)).toBe(season?.terminal)
    const input = sharedInput({
      gameId: proof.gameID,
      rulesHash: proof.rulesHash,
      seed,
      salt: new Uint8Array(32),
      beacon: new Uint8Array(0),
      round: proof.number,
      stream: 'main',
    })
    const draws = streamDraws(input)
    expect(drawnGameOf(HOUSE_TABLES[0] as HouseTable)?.decide(draws)).toEqual(proof.outcome)
    expect(proof.streams).toEqual([{ name: 'main', words: draws.words, rejects: draws.rejects }])
  })

  it('numbers rounds without gaps, and goes on with a new chain after the last one', async () => {
    const short = await openHarness({ seasonLength: 3 })
    const seen: (readonly [string, number])[] = []
    for (let round = 0; round < 7; round++) {
      const { state, season } = await short.stateOf()
      seen.push([season?.seasonID ?? '', state.number])
      for (let steps = 0; steps < 3; steps++) await short.step(60_000)
    }
    expect(seen.map(([, number]) => number)).toEqual([1, 2, 3, 1, 2, 3, 1])
    expect(new Set(seen.map(([season]) => season)).size).toBe(3)
    await short.close()
  })

  it('draws no further round from a chain that was restored from a backup (F25)', async () => {
    const ada = await house.player()
    const before = await house.stateOf()
    await house.bet(ada, { red: 1000 })
    const owner = openDatabase({ url: house.test.ownerUrl, max: 1 })
    await transact(owner.db, retireSeasons)
    await owner.close()
    expect(await house.bet(ada, { red: 1000 })).toMatchObject({ error: { error: 'bets_closed' } })
    for (let steps = 0; steps < 3; steps++) await house.step(60_000)
    const after = await house.stateOf()
    expect([after.state.number, after.season?.seasonID === before.season?.seasonID]).toEqual([1, false])
    expect(await house.wrongEnds()).toBe(0)
  })

  it('keeps the unrevealed seed sealed in the database', async () => {
    const { rows } = await sql<{ seed: string | null; sealed: string }>`
      select r.seed, encode(s.sealed_last, 'hex') as sealed from tables.round r
      join tables.season s on s.id = r.season_id where r.state = 'open'`.execute(house.test.database.db)
    expect(rows[0]?.seed).toBeNull()
    expect(rows[0]?.sealed).toHaveLength(2 * (12 + 32 + 16))
  })
})

it('a round that the rules cannot decide is void: its stakes return once, and the table goes on (R26, F23)', async () => {
  const [ada, can] = [await house.player(), await house.player()]
  await house.bet(ada, { red: 1000 })
  await house.bet(can, { '17': 500, black: 500 })
  const { roundID } = (await house.stateOf()).state
  const game = drawnGameOf(HOUSE_TABLES[0] as HouseTable) as TableGame
  const decide = vi.spyOn(game, 'decide').mockImplementationOnce(() => {
    throw new Error('the wheel has no numbers')
  })
  await house.toDrawing()
  decide.mockRestore()
  const { state } = await house.stateOf()
  expect(state).toMatchObject({ phase: 'betting', players: 0 })
  expect(state.roundID).not.toBe(roundID)
  expect([await house.cash(ada), await house.cash(can)]).toEqual([100_000n, 100_000n])
  expect((await house.proof(roundID)).outcome).toBeNull()
  expect(house.errors.splice(0)).toMatchObject([{ message: 'the wheel has no numbers' }])
  expect(await house.wrongEnds()).toBe(0)
  expect(await house.ledger.audit()).toEqual([])
  expect(await house.bet(ada, { red: 1000 })).toMatchObject({ ok: true })
  await house.takeBack(ada, 'all')
})

describe('a server that dies', () => {
  it.each(['betting', 'drawing', 'result'] as const)(
    'in the phase %s is followed by another one, with the same outcome and each bet settled once (F01, F12)',
    async (phase) => {
      const ada = await house.player()
      await house.bet(ada, { red: 1000, black: 1000 })
      const { state } = await house.stateOf()
      if (phase !== 'betting') await house.toDrawing()
      const drawn = (await house.stateOf()).state.outcome
      if (phase === 'result') await house.toResult()
      // Its lease runs out, and another server takes the table.
      const next = house.openServer()
      house.clock.advance(61_000)
      for (let steps = 0; steps < 2; steps++) await house.step(60_000, next)
      const proof = await house.proof(state.roundID)
      expect(proof.outcome).not.toBeNull()
      if (drawn) expect(proof.outcome).toEqual(drawn)
      if (phase === 'betting') await house.step(60_000, next)
      const zero = (proof.outcome as unknown as { number: number }).number === 0
      expect(await house.cash(ada)).toBe(zero ? 98_000n : 100_000n)
      expect(await house.wrongEnds()).toBe(0)
      expect(await house.ledger.audit()).toEqual([])
      house.clock.advance(61_000)
    },
  )

  it('writes nothing with its old token, after another server took the table (F15)', async () => {
    const [old] = await house.tables.store.hold(1_000)
    house.clock.advance(61_000)
    const next = house.openServer()
    expect(await next.tables.store.hold(60_000)).toMatchObject([{ token: (old?.token ?? 0) + 1 }])
    if (!old) throw new Error('the first server held the table')
    const before = (await house.stateOf()).state.version
    expect(await house.tables.store.step(old)).toBeNull()
    expect((await house.stateOf()).state.version).toBe(before)
    await next.tables.store.release()
  })
})

it('settles 200 players of one table in one transaction, all money accounted for', async () => {
  const players = await Promise.all(Array.from({ length: 200 }, () => house.player(10_000)))
  const { roundID } = (await house.stateOf()).state
  const placed = await Promise.all(
    players.map((player) => house.bet(player, EVERY_NUMBER_SMALL, { roundID })),
  )
  expect(placed.filter(({ ok }) => ok)).toHaveLength(200)
  expect((await house.stateOf()).state.players).toBe(200)
  await house.toDrawing()
  await house.toResult()
  const zero = (await house.proof(roundID)).outcome as unknown as { number: number }
  const back = zero.number === 0 ? 9_000n : 10_000n
  for (const player of players.slice(0, 5)) expect(await house.cash(player)).toBe(back)
  expect(await house.wrongEnds()).toBe(0)
  expect(await house.ledger.audit()).toEqual([])
})
const EVERY_NUMBER_SMALL = { red: 500, black: 500 }
