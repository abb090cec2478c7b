import { openDatabase, transact } from '@poyraz/db'
import { type Card, HOUSE_TABLES, type HouseTable, replayBlackjack } from '@poyraz/games/tables'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { retireSeasons } from './commands/retire-seasons.ts'
import { type Harness, openHarness } from './fixtures/harness.ts'
import { openCardsHold, shoeOfProof } from './fixtures/proof.ts'

const HALIC = HOUSE_TABLES.find(({ game }) => game === 'blackjack') as HouseTable
const TEN = 8
const RANKS = '23456789TJQKA'
const DECISION_MS = HALIC.pace.drawingMs

/** The cards of the next deals, from the front; a test writes them. */
let cards: readonly Card[] = []
const deal = (text: string) => {
  cards = text.split(' ').map((rank) => RANKS.indexOf(rank))
}
const KNOWN = {
  root: () => '0'.repeat(64),
  // Behind the cards of the test, only tens follow.
  shoe: () => (slot: number) => cards[slot] ?? TEN,
  openings: () => [],
}

let house: Harness
beforeAll(async () => {
  house = await openHarness({ table: HALIC, shoes: KNOWN })
})
afterAll(() => house.close())

/** Ends the present stage at its time. */
const endStage = async (at: Harness = house) => {
  const { state } = await at.stateOf()
  await at.step(state.endsAt - state.at)
}
const stageOf = async (at: Harness = house) => {
  const { state } = await at.stateOf()
  return state.phase === 'drawing' ? state.hands?.stage : state.phase
}
/** Ends stages until this one. */
const to = async (stage: string, at: Harness = house) => {
  for (let stages = 0; (await stageOf(at)) !== stage; stages++) {
    if (stages > 40) throw new Error(`no stage ${stage}`)
    await endStage(at)
  }
}
beforeEach(async () => {
  deal('T T T T')
  await to('betting')
  // Seats of the test before are held for one round.
  while (((await house.stateOf()).state.hands?.taken.length ?? 0) > 0) {
    await endStage()
    await to('betting')
  }
})

const refusal = (error: string) => ({ ok: false, error: { error } })
const isBooked = async (at: Harness = house) => {
  expect(await at.wrongEnds()).toBe(0)
  expect(await at.ledger.audit()).toEqual([])
  expect(at.errors).toEqual([])
}

describe('a round of two seats', () => {
  it('is dealt, decided seat by seat, and paid in one transaction', async () => {
    const [ada, can] = [await house.player(), await house.player()]
    deal('5 T 6 6 T T 9 T')
    expect(await house.bet(ada, { 'main-2': 1000 })).toMatchObject({ ok: true })
    expect(await house.bet(can, { 'main-5': 2000 })).toMatchObject({ ok: true })
    await to('turns')
    expect((await house.stateOf()).state.hands).toMatchObject({ turn: { seat: 2, hand: 0 }, dealer: [4] })
    expect(await house.decide(can, 'stand')).toMatchObject(refusal('not_your_turn'))
    expect(await house.decide(ada, 'double')).toMatchObject({ ok: true, value: { own: { staked: 2000n } } })
    expect((await house.stateOf()).state.hands?.turn).toEqual({ seat: 5, hand: 0 })
    expect(await house.decide(can, 'stand')).toMatchObject({ ok: true })
    expect(await stageOf()).toBe('dealer')
    await to('result')
    // Ada has 20 with a doubled stake; the dealer has 26.
    expect([await house.cash(ada), await house.cash(can)]).toEqual([102_000n, 102_000n])
    expect(await house.rounds(ada)).toMatchObject([{ staked: 2000n, win: 4000n, label: '22+' }])
    await isBooked()
  })

  it('answers a repeated decision once, and refuses one for an earlier step', async () => {
    const ada = await house.player()
    deal('5 6 6 T 2 T T')
    await house.bet(ada, { 'main-2': 1000 })
    await to('turns')
    const first = await house.decide(ada, 'hit', { key: 'hit-once' })
    expect(first).toMatchObject({ ok: true })
    expect(await house.decide(ada, 'hit', { key: 'hit-once', step: 0 })).toMatchObject({ ok: true })
    expect(await house.decide(ada, 'stand', { key: 'hit-once', step: 0 })).toMatchObject(
      refusal('idempotency_conflict'),
    )
    expect(await house.decide(ada, 'hit', { step: 0 })).toMatchObject(refusal('not_your_turn'))
    expect((await house.stateOf()).state.hands?.seats[0]?.hands[0]?.cards).toHaveLength(3)
  })

  it('takes a decision once, whichever of two calls comes first', async () => {
    const ada = await house.player()
    deal('2 6 3 T 2 3 2 T T')
    await house.bet(ada, { 'main-2': 1000 })
    await to('turns')
    const both = await Promise.all([
      house.decide(ada, 'hit', { step: 0 }),
      house.decide(ada, 'hit', { step: 0 }),
    ])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  })
})

describe('timeouts', () => {
  it('a late hand stands, and the next seat gets a whole time (R25)', async () => {
    const [ada, can] = [await house.player(), await house.player()]
    deal('5 T 6 6 T T 9 T')
    await house.bet(ada, { 'main-1': 1000 })
    await house.bet(can, { 'main-2': 1000 })
    await to('turns')
    const { state } = await house.stateOf()
    await house.step(DECISION_MS - 1)
    expect((await house.stateOf()).state.version).toBe(state.version)
    await house.step(1)
    const after = (await house.stateOf()).state
    expect([after.hands?.turn?.seat, after.endsAt - after.at]).toEqual([2, DECISION_MS])
    expect(await house.decide(ada, 'hit')).toMatchObject(refusal('not_your_turn'))
    house.clock.advance(DECISION_MS)
    expect(await house.decide(can, 'hit')).toMatchObject(refusal('not_your_turn'))
  })

  it('insurance is declined, and no decision is taken during the deal', async () => {
    const ada = await house.player()
    deal('T A 9 8')
    await house.bet(ada, { 'main-1': 1000 })
    await to('deal')
    expect(await house.decide(ada, 'insure')).toMatchObject(refusal('not_your_turn'))
    await to('turns')
    expect((await house.stateOf()).state.hands?.seats[0]?.insurance).toBe('declined')
  })
})

describe('further stakes', () => {
  it('split, double and insurance are bets of their own, and are paid with the hand', async () => {
    const ada = await house.player()
    deal('8 A 8 5 3 2 T T T')
    await house.bet(ada, { 'main-4': 1000 })
    await to('insurance')
    expect(await house.decide(ada, 'insure')).toMatchObject({ ok: true, value: { own: { staked: 1500n } } })
    expect(await house.decide(ada, 'insure')).toMatchObject(refusal('move_unavailable'))
    expect(await house.decide(ada, 'split')).toMatchObject({ ok: true })
    expect(await house.decide(ada, 'double')).toMatchObject({ ok: true })
    expect(await house.decide(ada, 'double')).toMatchObject({ ok: true, value: { own: { staked: 4500n } } })
    await to('result')
    // Both doubled hands have 21 and 20 against 16 and a ten: the insurance is lost.
    expect(await house.cash(ada)).toBe(100_000n - 4500n + 8000n)
    await isBooked()
  })

  it('that are refused leave the hand as it is', async () => {
    const ada = await house.player(1500)
    deal('8 6 8 T T T')
    await house.bet(ada, { 'main-4': 1000 })
    await to('turns')
    const before = (await house.stateOf()).state
    for (const move of ['double', 'split'] as const)
      expect(await house.decide(ada, move)).toMatchObject(refusal('insufficient_funds'))
    expect((await house.stateOf()).state).toEqual(before)
    expect(await house.cash(ada)).toBe(500n)
    expect(await house.decide(ada, 'stand')).toMatchObject({ ok: true })
    await to('result')
    await isBooked()
  })

  it('count with the other stakes of the round for the stake limit of the player (C02)', async () => {
    const ada = await house.player()
    deal('5 6 6 T T')
    await house.bet(ada, { 'main-4': 1000 })
    const { db } = house.test.database
    await sql`select compliance.lock_gates(array[${ada}::uuid])`.execute(db)
    await sql`update compliance.gate set stake_max = 1500 where player_id = ${ada}`.execute(db)
    await to('turns')
    const limited = { error: 'limit_reached', data: { kind: 'stake', max: 1500 } }
    expect(await house.decide(ada, 'double')).toMatchObject({ ok: false, error: limited })
    expect(await house.decide(ada, 'hit')).toMatchObject({ ok: true })
    await to('result')
    await isBooked()
  })

  it('are refused for a hand that does not allow them', async () => {
    const ada = await house.player()
    deal('8 6 5 T 2 T')
    await house.bet(ada, { 'main-4': 1000 })
    await to('turns')
    expect(await house.decide(ada, 'split')).toMatchObject(refusal('move_unavailable'))
    expect(await house.decide(ada, 'insure')).toMatchObject(refusal('move_unavailable'))
    await house.decide(ada, 'hit')
    expect(await house.decide(ada, 'double')).toMatchObject(refusal('move_unavailable'))
  })
})

describe('seats', () => {
  it('take one player each, and a player one seat', async () => {
    const [ada, can] = [await house.player(), await house.player()]
    expect(await house.bet(ada, { 'main-3': 1000 })).toMatchObject({ ok: true })
    expect(await house.bet(can, { 'main-3': 1000 })).toMatchObject(refusal('seat_taken'))
    expect(await house.bet(ada, { 'main-4': 1000 })).toMatchObject(refusal('one_seat'))
    expect(await house.bet(can, { 'pairs-3': 500 })).toMatchObject(refusal('seat_required'))
    expect(await house.bet(can, { 'behind-6': 500 })).toMatchObject(refusal('seat_required'))
    expect(await house.bet(ada, { 'behind-3': 500 })).toMatchObject(refusal('seat_required'))
    expect((await house.stateOf()).state.hands?.taken).toEqual([3])
  })

  it('go to one of two players who take them at the same moment on two servers', async () => {
    const [ada, can] = [await house.player(), await house.player()]
    const { call } = house.openServer()
    const both = await Promise.all([
      house.bet(ada, { 'main-7': 1000 }),
      house.bet(can, { 'main-7': 1000 }, { call }),
    ])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(both.find(({ ok }) => !ok)).toMatchObject(refusal('seat_taken'))
  })

  it('are held for the next round, and free after it', async () => {
    const [ada, can] = [await house.player(), await house.player()]
    await house.bet(ada, { 'main-1': 1000 })
    await to('result')
    await to('betting')
    expect(await house.bet(can, { 'main-1': 1000 })).toMatchObject(refusal('seat_taken'))
    expect(await house.bet(can, { 'main-2': 1000 })).toMatchObject({ ok: true })
    await to('result')
    await to('betting')
    expect((await house.stateOf()).state.hands?.taken).toEqual([2])
    expect(await house.bet(ada, { 'main-1': 1000 })).toMatchObject({ ok: true })
    expect(await house.bet(can, { 'main-6': 1000 })).toMatchObject({ ok: true })
    expect((await house.stateOf()).state.hands?.taken).toEqual([1, 6])
  })

  it('stay free if the bet is refused', async () => {
    const ada = await house.player(500)
    expect(await house.bet(ada, { 'main-1': 1000 })).toMatchObject(refusal('insufficient_funds'))
    expect((await house.stateOf()).state.hands?.taken).toEqual([])
  })
})

describe('bets behind', () => {
  it('follow the first hand of the seat with their own stake alone', async () => {
    const [ada, can] = [await house.player(), await house.player()]
    deal('5 6 6 T T T')
    await house.bet(ada, { 'main-3': 1000 })
    expect(await house.bet(can, { 'behind-3': 2000 })).toMatchObject({ ok: true })
    await to('turns')
    expect(await house.decide(can, 'stand')).toMatchObject(refusal('not_your_turn'))
    await house.decide(ada, 'double')
    await to('result')
    expect([await house.cash(ada), await house.cash(can)]).toEqual([102_000n, 102_000n])
    await isBooked()
  })

  it('return where the seat takes its stake back', async () => {
    const [ada, can, eda] = [await house.player(), await house.player(), await house.player()]
    await house.bet(ada, { 'main-3': 1000 })
    await house.bet(can, { 'behind-3': 2000 })
    await house.takeBack(ada, 'all')
    await house.bet(eda, { 'main-5': 1000 })
    await to('result')
    expect(await house.cash(can)).toBe(100_000n)
    await house.bet(ada, { 'main-3': 1000 })
    await isBooked()
  })

  it('on a seat that is not dealt were at no risk, and play no deposit and no bonus (C03)', async () => {
    const [ada, can, eda] = [await house.player(), await house.player(), await house.player()]
    await house.bet(ada, { 'main-3': 1000 })
    await house.bet(can, { 'behind-3': 2000 })
    await house.bet(eda, { 'main-5': 1000, 'behind-3': 500 })
    await house.takeBack(ada, 'all')
    await to('result')
    const endsOf = async (playerId: string) => {
      const { rows } = await sql<{ kind: string; stake: bigint }>`
        select kind, cash as stake from wagering.settlement where player_id = ${playerId}
        order by kind`.execute(house.test.database.db)
      return rows
    }
    expect(await endsOf(can)).toEqual([{ kind: 'void', stake: 2000n }])
    expect(await endsOf(eda)).toEqual([
      { kind: 'settle', stake: 1000n },
      { kind: 'void', stake: 500n },
    ])
    expect(await house.rounds(can)).toEqual([])
    await isBooked()
  })

  it('return when nobody plays, and the same round opens its bets again', async () => {
    const [ada, can] = [await house.player(), await house.player()]
    await house.bet(ada, { 'main-3': 1000 })
    await house.bet(can, { 'behind-3': 2000 })
    await house.takeBack(ada, 'all')
    const { roundID } = (await house.stateOf()).state
    await endStage()
    const { state } = await house.stateOf()
    expect([state.phase, state.roundID, state.hands?.taken]).toEqual(['betting', roundID, []])
    expect(await house.cash(can)).toBe(100_000n)
    await isBooked()
  })
})

describe('a server that dies', () => {
  it('between two decisions is replaced, and the hands go on', async () => {
    const ada = await house.player()
    deal('5 6 6 T 2 3 T')
    await house.bet(ada, { 'main-3': 1000 })
    await to('turns')
    await house.decide(ada, 'hit')
    const before = (await house.stateOf()).state
    house.clock.advance(120_000)
    const other = house.openServer()
    const [held] = await other.tables.store.hold(60_000)
    if (!held) throw new Error('the lease has expired')
    await other.tables.store.step(held)
    const after = (await house.stateOf()).state
    expect(after.hands?.seats).toEqual(
      before.hands?.seats.map((seat) => ({
        ...seat,
        hands: seat.hands.map((hand) => ({ ...hand, isDone: true })),
      })),
    )
    expect(after.hands?.stage).toBe('dealer')
    // The first server has an old token: its step does nothing.
    house.clock.advance(60_000)
    await other.tables.store.step(held)
    house.clock.advance(200_000)
    await to('result')
    await isBooked()
  })

  it('after a restore, rounds with hands are void and stakes return', async () => {
    const ada = await house.player()
    deal('5 6 6 T T')
    await house.bet(ada, { 'main-3': 1000 })
    await to('turns')
    const { roundID } = (await house.stateOf()).state
    const owner = openDatabase({ url: house.test.ownerUrl, max: 1 })
    await transact(owner.db, retireSeasons)
    await owner.close()
    expect(await house.decide(ada, 'double')).toMatchObject(refusal('not_your_turn'))
    await house.step(0)
    expect(await house.proof(roundID)).toMatchObject({ isVoid: true })
    expect(await house.cash(ada)).toBe(100_000n)
    await isBooked()
  })
})

describe('hidden cards', () => {
  let own: Harness
  beforeAll(async () => {
    own = await openHarness({ table: HALIC })
  })
  afterAll(() => own.close())

  it('are committed before the bets, and proven when they are dealt', async () => {
    const ada = await own.player()
    const { roundID } = (await own.stateOf()).state
    const committed = await own.proof(roundID)
    expect(committed).toMatchObject({ seed: null, outcome: null, cards: { open: [] } })
    await own.bet(ada, { 'main-1': 1000, 'poker-1': 500 })
    await own.bet(await own.player(), { 'main-4': 1000 })
    for (let stages = 0; (await stageOf(own)) !== 'result'; stages++) {
      const { hands } = (await own.stateOf()).state
      const shown = [
        ...(hands?.seats ?? []).flatMap((seat) => seat.hands.flatMap(({ cards: all }) => all)),
        ...(hands?.dealer ?? []),
      ]
      const proof = await own.proof(roundID)
      expect(proof.cards?.root).toBe(committed.cards?.root)
      expect(proof.cards?.open.map(({ code }) => code % 52).toSorted()).toEqual(shown.toSorted())
      if (hands?.stage !== 'dealer') expect(hands?.dealer.length ?? 0).toBeLessThan(2)
      expect(openCardsHold(proof, 416)).toBe(true)
      await endStage(own)
    }
    const proof = await own.proof(roundID)
    const { root, shoe } = shoeOfProof(proof)
    expect(root).toBe(committed.cards?.root)
    const outcome = proof.outcome as unknown as ReturnType<typeof replayBlackjack>
    expect(replayBlackjack([1, 4], outcome.moves, shoe)).toEqual(outcome)
    await isBooked(own)
  })

  it('stay hidden while a deal is shown that ends the round at once', async () => {
    deal('T T 9 A')
    const ada = await house.player()
    await house.bet(ada, { 'main-1': 1000 })
    await to('deal')
    expect((await house.stateOf()).state.hands).toMatchObject({ stage: 'deal', dealer: [TEN] })
    await to('dealer')
    expect((await house.stateOf()).state.hands?.dealer).toEqual([TEN, 12])
    await to('result')
    await isBooked()
  })

  it('are in no row, reply or event before they are dealt', async () => {
    const ada = await house.player()
    deal('T 6 9')
    const [hole, next] = [50, 37]
    cards = [...cards, hole, next, next]
    await house.bet(ada, { 'main-1': 1000 })
    const { roundID } = (await house.stateOf()).state
    house.events.length = 0
    await to('turns')
    const { rows } = await sql<{ all: string }>`
      select jsonb_build_array(s.hands, r.outcome, r.label) #>> '{}' as all
      from tables.shoe s join tables.round r on r.id = s.round_id where r.id = ${roundID}`.execute(
      house.test.database.db,
    )
    const told = JSON.stringify(
      [house.events, await house.stateOf(ada), await house.proof(roundID)],
      (_, value) => (typeof value === 'bigint' ? Number(value) : value),
    )
    for (const text of [rows[0]?.all ?? '', told]) {
      expect(text).not.toMatch(new RegExp(`\\b(${hole}|${next})\\b`))
      expect(text).toMatch(/"dealer": ?\[4\]/)
    }
  })
})
