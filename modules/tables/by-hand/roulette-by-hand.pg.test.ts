import { tablesList, tablesProof } from '@poyraz/contract'
import { dealerEnter, dealerSetStream, dealerTables } from '@poyraz/contract/backoffice'
import { handRecord } from '@poyraz/fairness'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type HandHarness, openHandHarness } from '../fixtures/hand-harness.ts'

const [AYSE, MERT] = ['ayse', 'mert']
const refused = (error: string) => ({ ok: false, error: { error } })

let house: HandHarness
beforeAll(async () => {
  house = await openHandHarness('roulette')
})
afterAll(() => house.close())

describe('a table without a dealer', () => {
  it('rests: it takes no bets, also while somebody watches, and waits for its dealer', async () => {
    await house.call(tablesList, {}, { playerId: null })
    const { roundID, dealer } = await house.state()
    expect(dealer).toEqual({ isPresent: false, entered: [] })
    expect(await house.bet(await house.player(), { red: 500 })).toMatchObject(refused('bets_closed'))
    await house.step(3_600_000)
    expect(await house.state()).toMatchObject({ roundID, phase: 'betting' })
    expect(await house.take(AYSE)).toMatchObject({ ok: true, value: { isOwn: true, rests: false } })
    const ada = await house.player()
    expect(await house.bet(ada, { red: 500 })).toMatchObject({ ok: true })
    await house.takeBack(ada, 'all')
  })
})

describe('a round that is dealt by hand', () => {
  let roundID: string
  beforeEach(async () => {
    roundID = await house.toBets(AYSE)
  })

  it('closes at the mark, waits for the number, pays by it, and names its log instead of a proof', async () => {
    const [ada, can] = [await house.player(), await house.player()]
    await house.bet(ada, { 17: 500 })
    await house.bet(can, { red: 500 })
    expect(await house.deskOf(AYSE)).toMatchObject({ players: 2, staked: 1000n, next: null })
    await house.nextStep(AYSE)
    expect(await house.state()).toMatchObject({ phase: 'drawing', outcome: null })
    expect(await house.bet(can, { red: 500 })).toMatchObject(refused('bets_closed'))
    expect(await house.enter(AYSE, 0, 17)).toMatchObject({
      ok: true,
      value: { label: '17', next: null, entered: [{ place: 'number', value: 17 }] },
    })
    expect(await house.cash(ada)).toBe(99_500n)
    await house.nextStep(AYSE)
    expect(await house.state()).toMatchObject({ phase: 'result', outcome: { number: 17 } })
    expect([await house.cash(ada), await house.cash(can)]).toEqual([99_500n + 18_000n, 99_500n])
    expect(await house.call(tablesProof, { roundID }, { playerId: null })).toMatchObject(
      refused('dealt_by_hand'),
    )
    const log = await house.log(roundID)
    expect(log).toMatchObject({
      state: 'closed',
      outcome: { number: 17 },
      entries: [{ value: 17, isVoid: false }],
    })
    expect(handRecord(log)).toBe(log.record)
    expect((await house.stateOf()).season).toBeNull()
    expect(await house.wrongEnds()).toBe(0)
  })

  it('chains the record of each round to the one before', async () => {
    await house.bet(await house.player(), { red: 500 })
    await house.nextStep(AYSE)
    await house.enter(AYSE, 0, 3)
    await house.nextStep(AYSE)
    const next = await house.toBets(AYSE)
    await house.bet(await house.player(), { red: 500 })
    await house.nextStep(AYSE)
    await house.voidRound(AYSE)
    const [first, second] = [await house.log(roundID), await house.log(next)]
    expect(second).toMatchObject({ state: 'void', before: first.record, number: first.number + 1 })
    expect(handRecord(second)).toBe(second.record)
  })

  it('refuses entries before the mark, by others, at wrong places and of impossible numbers', async () => {
    await house.bet(await house.player(), { red: 500 })
    expect(await house.enter(AYSE, 0, 5)).toMatchObject(refused('entry_closed'))
    await house.nextStep(AYSE)
    expect(await house.enter(MERT, 0, 5)).toMatchObject(refused('table_not_held'))
    expect(await house.enter(AYSE, 1, 5)).toMatchObject(refused('entry_order'))
    expect(await house.enter(AYSE, 0, 37)).toMatchObject({
      ok: false,
      error: { error: 'invalid_input', fields: [{ field: 'value' }] },
    })
    const old = (await house.log(roundID)).roundID.replace(/.$/, (end) => (end === '0' ? '1' : '0'))
    expect(await house.enter(AYSE, 0, 5, old)).toMatchObject(refused('entry_closed'))
    const other = { tableID: 101, roundID, place: 0, value: 5 }
    expect(await house.call(dealerEnter, other, { staff: AYSE })).toMatchObject(refused('not_found'))
    expect(await house.enter(AYSE, 0, 5)).toMatchObject({ ok: true })
    expect(await house.enter(AYSE, 0, 6)).toMatchObject(refused('entry_closed'))
  })

  it('enters a number once, however often it is sent, and one of two different numbers', async () => {
    await house.bet(await house.player(), { red: 500 })
    await house.nextStep(AYSE)
    const answers = await Promise.all([8, 8, 9, 8, 9, 8].map((value) => house.enter(AYSE, 0, value, roundID)))
    const { entries, outcome } = await house.log(roundID)
    expect([entries.length, outcome]).toEqual([1, null])
    const expected = [8, 8, 9, 8, 9, 8].map((value) => value === entries[0]?.value)
    expect(answers.map(({ ok }) => ok)).toEqual(expected)
  })

  it('is void when no entry comes in time, and returns the stakes', async () => {
    const ada = await house.player()
    await house.bet(ada, { red: 500, 7: 500 })
    await house.nextStep(AYSE)
    await house.nextStep(AYSE)
    expect(await house.enter(AYSE, 0, 7, roundID)).toMatchObject(refused('entry_closed'))
    expect(await house.cash(ada)).toBe(100_000n)
    expect(await house.log(roundID)).toMatchObject({ state: 'void', entries: [] })
    expect(await house.state()).toMatchObject({ phase: 'betting' })
    expect(await house.wrongEnds()).toBe(0)
  })

  it('refuses an entry after its time, also before the step is made', async () => {
    await house.bet(await house.player(), { red: 500 })
    await house.nextStep(AYSE)
    house.clock.advance((await house.state()).endsAt - house.clock.nowMs())
    await house.take(AYSE)
    expect(await house.enter(AYSE, 0, 7)).toMatchObject(refused('entry_closed'))
  })

  it('lets a wrong number be voided with a reason until it is paid, and pays by the right one', async () => {
    const ada = await house.player()
    await house.bet(ada, { 20: 500 })
    await house.nextStep(AYSE)
    await house.enter(AYSE, 0, 2)
    expect(await house.voidEntry(MERT, 0)).toMatchObject(refused('table_not_held'))
    expect(await house.voidEntry(AYSE, 1)).toMatchObject(refused('entry_order'))
    expect(await house.voidEntry(AYSE, 0)).toMatchObject({ ok: true, value: { label: null, next: 'number' } })
    expect(await house.state()).toMatchObject({ phase: 'drawing', outcome: null, label: null })
    await house.enter(AYSE, 0, 20)
    await house.nextStep(AYSE)
    expect(await house.voidEntry(AYSE, 0)).toMatchObject(refused('entry_closed'))
    expect(await house.voidRound(AYSE)).toMatchObject(refused('entry_closed'))
    expect(await house.cash(ada)).toBe(99_500n + 18_000n)
    const { entries } = await house.log(roundID)
    expect(entries.map(({ value, isVoid }) => [value, isVoid])).toEqual([
      [2, true],
      [20, false],
    ])
  })

  it('returns the stakes of a round that its dealer voids', async () => {
    const ada = await house.player()
    await house.bet(ada, { red: 500 })
    await house.nextStep(AYSE)
    await house.enter(AYSE, 0, 2)
    expect(await house.voidRound(AYSE)).toMatchObject({ ok: true, value: { phase: 'betting' } })
    expect(await house.cash(ada)).toBe(100_000n)
    expect(await house.rounds(ada)).toEqual([])
  })

  it('is paid once by the next server if the first one dies after the entry', async () => {
    const ada = await house.player()
    await house.bet(ada, { 33: 500 })
    await house.nextStep(AYSE)
    const survivor = house.openServer([house.table])
    await house.enter(AYSE, 0, 33)
    house.clock.advance(60_001)
    await house.step(0, survivor)
    expect(await house.cash(ada)).toBe(99_500n + 18_000n)
    expect(await house.wrongEnds()).toBe(0)
    // The lease of the survivor ends.
    house.clock.advance(60_001)
  })

  it('asks for no entry without chips: the bets of the same round begin again', async () => {
    await house.nextStep(AYSE)
    expect(await house.state()).toMatchObject({ roundID, phase: 'betting' })
    expect((await house.state()).endsAt).toBe(house.clock.nowMs() + house.table.pace.bettingMs)
  })
})

describe('the lease of a dealer', () => {
  it('is given to one of two who take the table together', async () => {
    await house.toBets(AYSE)
    await house.leave(AYSE)
    const taken = await Promise.all(['a', 'b', 'c'].map((name) => house.take(name)))
    expect(taken.filter(({ ok }) => ok)).toHaveLength(1)
    expect(taken.filter((one) => !one.ok && one.error.error === 'table_taken')).toHaveLength(2)
    const { dealer } = await house.deskOf(AYSE)
    await house.leave(dealer ?? '')
  })

  it('is handed over without a pause to the dealer to whom it is offered', async () => {
    const roundID = await house.toBets(AYSE)
    await house.bet(await house.player(), { red: 500 })
    expect(await house.offer(MERT)).toMatchObject(refused('table_not_held'))
    expect(await house.take(MERT)).toMatchObject(refused('table_taken'))
    expect(await house.offer(AYSE)).toMatchObject({ ok: true, value: { isOffered: true, isOwn: true } })
    expect(await house.take(MERT)).toMatchObject({ ok: true, value: { isOwn: true, isOffered: false } })
    await house.nextStep(MERT)
    expect(await house.enter(AYSE, 0, 1)).toMatchObject(refused('table_not_held'))
    expect(await house.enter(MERT, 0, 1)).toMatchObject({ ok: true, value: { roundID } })
    await house.nextStep(MERT)
  })

  it('expires without calls of the console: another dealer finishes the round, or the table rests', async () => {
    await house.toBets(MERT)
    const ada = await house.player()
    await house.bet(ada, { red: 500 })
    await house.nextStep(MERT)
    house.clock.advance(30_000)
    expect(await house.enter(MERT, 0, 1)).toMatchObject(refused('table_not_held'))
    expect(await house.take(AYSE)).toMatchObject({ ok: true })
    expect(await house.enter(AYSE, 0, 1)).toMatchObject({ ok: true })
    await house.nextStep(AYSE)
    expect(await house.cash(ada)).toBe(100_500n)
    await house.step(60_000)
    expect(await house.state()).toMatchObject({ phase: 'betting', dealer: { isPresent: false } })
    expect(await house.bet(ada, { red: 500 })).toMatchObject(refused('bets_closed'))
    const tables = await house.call(dealerTables, {}, { staff: MERT })
    expect(tables).toMatchObject({ ok: true, value: [{ tableID: house.table.id, dealer: null }] })
  })
})

describe('the correction of a paid round', () => {
  it('takes the wins back and returns the stakes, except a win that is spent; a repeat goes on', async () => {
    const roundID = await house.toBets(AYSE)
    const [winner, loser, spender] = [await house.player(), await house.player(), await house.player(500)]
    await house.bet(winner, { 10: 500 })
    await house.bet(loser, { 11: 500 })
    await house.bet(spender, { 10: 500 })
    expect(await house.correct(roundID)).toMatchObject(refused('state_conflict'))
    await house.nextStep(AYSE)
    await house.enter(AYSE, 0, 10)
    await house.nextStep(AYSE)
    await house.toBets(AYSE)
    expect(await house.bet(spender, { 10: 500, red: 17_500 })).toMatchObject({ ok: true })
    expect(await house.correct(roundID)).toMatchObject({ ok: true, value: { voided: 2, refused: 1 } })
    expect([await house.cash(winner), await house.cash(loser)]).toEqual([100_000n, 100_000n])
    expect(await house.log(roundID)).toMatchObject({ state: 'void', outcome: null, entries: [{ value: 10 }] })
    expect(handRecord(await house.log(roundID))).toBe((await house.log(roundID)).record)
    await house.takeBack(spender, 'all')
    expect(await house.correct(roundID)).toMatchObject({ ok: true, value: { voided: 1, refused: 0 } })
    expect(await house.cash(spender)).toBe(500n)
    expect(await house.correct(roundID)).toMatchObject(refused('state_conflict'))
    expect(await house.wrongEnds()).toBe(0)
  })
})

describe('the video of a table', () => {
  it('has an address of an allowed origin, which is removed again', async () => {
    const set = (url: string | null) => {
      const stream = url === null ? null : ({ kind: 'hls', url } as const)
      return house.call(
        dealerSetStream,
        { tableID: house.table.id, stream, note: 'for a test' },
        { staff: 'floor' },
      )
    }
    const OWN = 'http://localhost/video/live.m3u8'
    expect(await set('https://elsewhere.example/live.m3u8')).toMatchObject(refused('stream_origin'))
    expect(await set(OWN)).toMatchObject({ ok: true })
    expect((await house.stateOf()).stream).toEqual({ kind: 'hls', url: OWN })
    expect(await set(null)).toMatchObject({ ok: true })
    expect((await house.stateOf()).stream).toBeNull()
  })
})

it('the database refuses a second value in force at one place', async () => {
  const { db } = house.test.database
  const roundId = await house.toBets(AYSE)
  const insert = () =>
    sql`insert into tables.entry (table_id, round_id, index, value, entered_by, entered_at)
      values (${house.table.id}, ${roundId}, 0, 1, 'x', now())`.execute(db)
  await insert()
  await expect(insert()).rejects.toThrow(/entry_in_force/)
})

describe('a server that no longer deals by hand', () => {
  it('returns the stakes of the open round once, and a server that does goes on with the next one', async () => {
    const roundID = await house.toBets(AYSE)
    const ada = await house.player()
    await house.bet(ada, { red: 500 })
    const strict = house.openServer([])
    await strict.tables.sync()
    await strict.tables.sync()
    expect(await house.cash(ada)).toBe(100_000n)
    expect(await house.log(roundID)).toMatchObject({ state: 'void' })
    expect(await house.wrongEnds()).toBe(0)
    expect(await house.state()).toMatchObject({ phase: 'betting' })
    expect((await house.state()).roundID).not.toBe(roundID)
    expect(await house.bet(ada, { red: 500 })).toMatchObject(refused('bets_closed'))
    await house.toBets(AYSE)
    expect(await house.bet(ada, { red: 500 })).toMatchObject({ ok: true })
  })
})
