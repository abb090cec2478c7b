import { tablesList, tablesState } from '@poyraz/contract'
import { openDatabase, transact } from '@poyraz/db'
import { HOUSE_TABLES, type HouseTable } from '@poyraz/games/tables'
import { HOUR_MS, MINUTE_MS } from '@poyraz/kernel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { retireSeasons } from './commands/retire-seasons.ts'
import { type Harness, openHarness, TABLE } from './fixtures/harness.ts'

const WATCHED_MS = MINUTE_MS
const GALATA = HOUSE_TABLES[0] as HouseTable
const { bettingMs } = GALATA.pace

let house: Harness
async function openTable(table: HouseTable) {
  house = await openHarness({ table, watchedMs: WATCHED_MS })
}
/** Looks at the table as a page does, and returns its state. */
const look = async () => (await house.stateOf()).state
const roundsDrawn = () => house.events.filter(({ phase }) => phase === 'drawing').length

describe('a table that nobody watches', () => {
  beforeAll(() => openTable(GALATA))
  afterAll(() => house.close())

  it('goes on while somebody watches, rests afterwards without a step for an hour, and draws nothing', async () => {
    const { roundID } = await look()
    await house.toDrawing()
    expect((await look()).roundID).toBe(roundID)
    await house.toResult()
    await house.toBetting()
    const before = roundsDrawn()
    const resting = await house.step(WATCHED_MS + bettingMs)
    expect(resting).toBe(house.clock.nowMs() + HOUR_MS)
    expect(await house.step(HOUR_MS)).toBe(house.clock.nowMs() + HOUR_MS)
    expect(roundsDrawn()).toBe(before)
  })

  it('begins its betting anew for the first who looks, with the same round', async () => {
    const resting = await house.call(tablesList, { limit: 10, offset: 0 }, { playerId: null })
    const state = await look()
    expect(resting.ok).toBe(true)
    expect(state).toMatchObject({ phase: 'betting', opensAt: null })
    expect(state.endsAt - house.clock.nowMs()).toBe(bettingMs)
    expect(await house.bet(await house.player(), { red: 500 })).toMatchObject({ ok: true })
  })

  it('draws a round with chips even if their player has left', async () => {
    const { roundID } = await look()
    await house.step(WATCHED_MS + bettingMs)
    const drawn = await house.call(tablesState, { tableID: TABLE }, { playerId: null })
    expect(drawn).toMatchObject({ ok: true, value: { state: { phase: 'drawing', roundID } } })
    expect(await house.wrongEnds()).toBe(0)
  })

  it('takes no bets while it rests', async () => {
    await house.step((await look()).endsAt - house.clock.nowMs())
    await house.toBetting()
    const { roundID } = await look()
    const player = await house.player()
    await house.step(WATCHED_MS + bettingMs)
    expect(await house.bet(player, { red: 500 }, { roundID })).toMatchObject({
      ok: false,
      error: { error: 'bets_closed' },
    })
  })
})

describe('a table with opening hours', () => {
  // The clock of the tests starts at noon in Istanbul.
  beforeAll(() => openTable({ ...GALATA, hours: { opens: 10, closes: 13 } }))
  afterAll(() => house.close())

  const opensAt = Date.parse('2026-11-24T10:00:00+03:00')

  it('ends the round with the last chips, and then refuses bets with the next opening', async () => {
    const ada = await house.player()
    house.clock.advance(Date.parse('2026-11-23T12:59:30+03:00') - house.clock.nowMs())
    await look()
    await house.step(0)
    while ((await look()).phase !== 'betting') await house.step((await look()).endsAt - house.clock.nowMs())
    const { roundID } = await look()
    expect(await house.bet(ada, { red: 500 })).toMatchObject({ ok: true })
    await house.step(bettingMs)
    expect(await look()).toMatchObject({ phase: 'drawing', opensAt })
    await house.toResult()
    await house.toBetting()
    const closed = await look()
    expect(closed).toMatchObject({ phase: 'betting', opensAt })
    expect(closed.roundID).not.toBe(roundID)
    expect(await house.bet(ada, { red: 500 })).toMatchObject({
      ok: false,
      error: { error: 'table_closed', data: { opensAt } },
    })
    expect((await house.proof(roundID)).seed).not.toBeNull()
  })

  it('answers a repeated call with the bet that it accepted before', async () => {
    const [player, key] = [await house.player(), 'accepted-before-closing']
    house.clock.advance(opensAt - house.clock.nowMs())
    await look()
    expect(await house.bet(player, { red: 500 }, { key })).toMatchObject({ ok: true })
    const { roundID } = await look()
    house.clock.advance(3 * HOUR_MS)
    expect(await house.bet(player, { red: 500 }, { key, roundID })).toMatchObject({ ok: true })
  })

  it('opens at its hour for those who watch', async () => {
    // The round with chips is drawn, paid and followed by the rest.
    for (let steps = 0; steps < 3; steps++)
      await house.step(Math.max(0, (await look()).endsAt - house.clock.nowMs()))
    const next = opensAt + 24 * HOUR_MS
    house.clock.advance(next - MINUTE_MS / 2 - house.clock.nowMs())
    await look()
    expect(await house.step(0)).toBe(next)
    await look()
    await house.step(MINUTE_MS / 2)
    expect(await look()).toMatchObject({ phase: 'betting', opensAt: null, endsAt: next + bettingMs })
  })
})

describe('a table that rested when its database was restored', () => {
  beforeAll(() => openTable(GALATA))
  afterAll(() => house.close())

  it('takes no bet in its round, whose outcome may be known, and goes on with another chain', async () => {
    const before = await look()
    await house.step(WATCHED_MS + bettingMs)
    const owner = openDatabase({ url: house.test.ownerUrl, max: 1 })
    await transact(owner.db, retireSeasons)
    await owner.close()
    // The page of a player wakes resting tables.
    await look()
    const player = await house.player()
    expect(await house.bet(player, { red: 500 }, before)).toMatchObject({
      ok: false,
      error: { error: 'bets_closed' },
    })
    await house.step(0)
    expect(await look()).toMatchObject({ phase: 'drawing', roundID: before.roundID })
    await house.toResult()
    await house.toBetting()
    expect(await look()).toMatchObject({ phase: 'betting', number: 1 })
    expect((await look()).roundID).not.toBe(before.roundID)
  })
})
