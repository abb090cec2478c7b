import { casinoRound, casinoRounds } from '@poyraz/contract'
import { uuidv7 } from '@poyraz/kernel'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Harness, openHarness, refused } from './fixtures/harness.ts'
import { COIN, OTHER } from './testing/coin.ts'

let harness: Harness
let call: Harness['call']

beforeAll(async () => {
  harness = await openHarness()
  call = harness.call
})
afterAll(() => harness.close())
beforeEach(() => harness.clock.advance(10_000))

const player = (balance: bigint) => harness.player(balance)
const play = (id: string, stake: number, key?: string, gameID?: number) =>
  harness.play(id, stake, key, gameID)

async function listOf(playerId: string, filter: object) {
  const reply = await call(casinoRounds, filter, { playerId, lang: 'en' })
  if (!reply.ok || !('items' in reply.value)) throw new Error('refused')
  return { ids: reply.value.items.map((item) => item.roundID), total: reply.value.total }
}

/** Statements forbidden to the application's role: a round is never changed. */
async function asOwner(statement: string): Promise<void> {
  const owner = new pg.Client({ connectionString: harness.test.ownerUrl })
  await owner.connect()
  await owner.query(statement)
  await owner.end()
}

describe('rounds', () => {
  it('are recalled by their player as they were played, and by nobody else (R22)', async () => {
    const [owner, stranger] = [await player(1000n), await player(1000n)]
    const reply = await play(owner, 100)
    if (!reply.ok) throw new Error('refused')
    const mine = await call(casinoRound, { roundID: reply.value.roundID }, { playerId: owner })
    const { roundID, gameID, stake, win, balance: balanceAfter, outcome, state, fairness } = reply.value
    expect(stake).toBe(100n)
    expect(mine.ok && mine.value).toEqual({
      roundID,
      gameID,
      stake,
      free: 0,
      win,
      balanceAfter,
      outcome,
      state,
      fairness,
      slug: COIN.slug,
      gameName: COIN.name.tr,
      date: new Date(harness.clock.nowMs()).toISOString(),
    })
    const theirs = await call(casinoRound, { roundID: reply.value.roundID }, { playerId: stranger })
    const unknown = await call(casinoRound, { roundID: uuidv7(1) }, { playerId: stranger })
    expect(theirs).toEqual(unknown)
    expect(refused(theirs).error).toBe('not_found')
    const history = await call(casinoRounds, {}, { playerId: stranger })
    expect(history.ok && history.value).toMatchObject({ items: [], total: 0 })
  })

  it('are listed newest first, by page and by game', async () => {
    const id = await player(10_000n)
    const played: string[] = []
    for (const gameID of [COIN.id, OTHER.id, COIN.id]) {
      const reply = await play(id, 100, undefined, gameID)
      played.unshift(reply.ok ? reply.value.roundID : '')
      harness.clock.advance(1)
    }
    const list = (filter: object) => listOf(id, filter)
    expect(await list({})).toEqual({ ids: played, total: 3 })
    expect(await list({ limit: 1, offset: 1 })).toEqual({ ids: [played[1]], total: 3 })
    expect(await list({ gameID: COIN.id })).toEqual({ ids: [played[0], played[2]], total: 2 })
  })

  it('come with the sums of all that fit, whatever page is read', async () => {
    const id = await player(10_000n)
    let [won, wonAtOther] = [0n, 0n]
    for (const gameID of [COIN.id, OTHER.id, COIN.id]) {
      const reply = await play(id, 100, undefined, gameID)
      if (!reply.ok) throw new Error('refused')
      won += reply.value.win
      if (gameID === OTHER.id) wonAtOther += reply.value.win
      harness.clock.advance(1)
    }
    await asOwner(`update casino.round set free = true where id = (
      select id from casino.round where player_id = '${id}' and game_id = ${COIN.id} order by id limit 1)`)
    const sumsOf = async (filter: object) => {
      const reply = await call(casinoRounds, { limit: 1, ...filter }, { playerId: id })
      return reply.ok && 'items' in reply.value ? reply.value.sums : null
    }
    // The house paid for the free one.
    expect(await sumsOf({})).toEqual({ moneyIn: won, moneyOut: -200n })
    expect(await sumsOf({ offset: 2 })).toEqual({ moneyIn: won, moneyOut: -200n })
    expect(await sumsOf({ gameID: OTHER.id })).toEqual({ moneyIn: wonAtOther, moneyOut: -100n })
  })

  it('are listed between two Istanbul days, both of them inside', async () => {
    const id = await player(10_000n)
    const [dayBefore, firstDay, nextDay] = ['2026-12-03', '2026-12-04', '2026-12-05']
    const played: string[] = []
    for (const time of [
      `${dayBefore}T23:59:59.999+03:00`,
      `${firstDay}T00:00:00+03:00`,
      `${firstDay}T23:59:59.999+03:00`,
    ]) {
      harness.clock.set(Date.parse(time))
      const reply = await play(id, 100)
      played.unshift(reply.ok ? reply.value.roundID : '')
    }
    expect(await listOf(id, { startDate: firstDay, endDate: firstDay })).toEqual({
      ids: played.slice(0, 2),
      total: 2,
    })
    expect(await listOf(id, { endDate: dayBefore })).toEqual({ ids: played.slice(2), total: 1 })
    expect(await listOf(id, { startDate: nextDay })).toEqual({ ids: [], total: 0 })
  })

  it('are of the day they were written, also where that was a minute after they were drawn', async () => {
    const id = await player(10_000n)
    const [firstDay, nextDay] = ['2026-12-10', '2026-12-11']
    harness.clock.set(Date.parse(`${firstDay}T23:59:30+03:00`))
    const reply = await play(id, 100)
    const roundID = reply.ok ? reply.value.roundID : ''
    const written = `${nextDay}T00:00:30+03:00`
    await asOwner(`update casino.round set created_at = '${written}' where id = '${roundID}'`)
    expect(await listOf(id, { endDate: firstDay })).toEqual({ ids: [], total: 0 })
    expect(await listOf(id, { startDate: nextDay })).toEqual({ ids: [roundID], total: 1 })
  })
})
