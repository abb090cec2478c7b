import { openDatabase, transact } from '@poyraz/db'
import {
  type Card,
  dealPoker,
  HOUSE_TABLES,
  type HouseTable,
  type PokerGameName,
  pokerGameOf,
} from '@poyraz/games/tables'
import { assert } from '@poyraz/kernel'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { retireSeasons } from './commands/retire-seasons.ts'
import { type Harness, openHarness } from './fixtures/harness.ts'
import { openCardsHold, shoeOfProof } from './fixtures/proof.ts'

const tableOf = (name: PokerGameName) => HOUSE_TABLES.find(({ game }) => game === name) as HouseTable
const RANKS = '23456789TJQKA'
const SUITS = 'cdhs'
const cardsOf = (text: string): Card[] =>
  text.split(' ').map((card) => RANKS.indexOf(card[0] ?? '') + 13 * SUITS.indexOf(card[1] ?? ''))

/** The cards of the next deals by slot; a test writes them. */
let cards: readonly Card[] = []
const KNOWN = {
  root: () => '0'.repeat(64),
  shoe: () => (slot: number) => cards[slot] ?? 0,
  openings: () => [],
}
/** Queen high against king high. */
const WON = 'Kc 9d 5h Qc 9s 5d'

const refusal = (error: string) => ({ ok: false, error: { error } })
const stageOf = async (at: Harness) => {
  const { state } = await at.stateOf()
  return state.phase === 'drawing' ? state.poker?.stage : state.phase
}
/** Ends stages at their time until this one. */
const to = async (stage: string, at: Harness) => {
  for (let stages = 0; (await stageOf(at)) !== stage; stages++) {
    if (stages > 10) throw new Error(`no stage ${stage}`)
    const { state } = await at.stateOf()
    await at.step(state.endsAt - state.at)
  }
}
const isBooked = async (at: Harness) => {
  expect(await at.wrongEnds()).toBe(0)
  expect(await at.ledger.audit()).toEqual([])
  expect(at.errors).toEqual([])
}

let house: Harness
beforeAll(async () => {
  house = await openHarness({ table: tableOf('three-card-poker'), shoes: KNOWN })
})
afterAll(() => house.close())
beforeEach(async () => {
  cards = cardsOf(WON)
  await to('betting', house)
})

describe('a round of Three Card Poker', () => {
  it('pays each player by the own decision, folds for who made none, and pays the side bet in any case (R25)', async () => {
    const [ada, can, eda, ece] = await Promise.all([1, 2, 3, 4].map(() => house.player()))
    assert(ada && can && eda && ece, 'four players')
    cards = cardsOf('4c 5c 6c Qc 9s 5d')
    await house.bet(ada, { ante: 1000, 'pair-plus': 500 })
    await house.bet(can, { ante: 1000, 'pair-plus': 500 })
    await house.bet(eda, { ante: 1000 })
    await house.bet(ece, { 'pair-plus': 500 })
    await to('decision', house)
    expect((await house.stateOf()).state.poker).toMatchObject({ dealer: [], antes: 3, played: 0, folded: 0 })
    const played = await house.decide(ada, 'play')
    expect(played).toMatchObject({ ok: true, value: { own: { staked: 2500n, folded: false } } })
    const folded = await house.decide(can, 'fold')
    expect(folded).toMatchObject({ ok: true, value: { own: { staked: 1500n, folded: true } } })
    expect((await house.stateOf()).state.poker).toMatchObject({ antes: 3, played: 1, folded: 1 })
    expect((await house.stateOf(can)).own).toMatchObject({ folded: true })
    // Eda decides nothing.
    await to('result', house)
    const [ante, play, side] = [1000 * 7, 1000 * 2, 500 * 41]
    expect(await Promise.all([ada, can, eda, ece].map((one) => house.cash(one)))).toEqual([
      BigInt(100_000 - 2500 + ante + play + side),
      BigInt(100_000 - 1500 + side),
      BigInt(100_000 - 1000),
      BigInt(100_000 - 500 + side),
    ])
    expect(await house.rounds(ada)).toMatchObject([
      { staked: 2500n, win: BigInt(ante + play + side), label: 'P' },
    ])
    expect(await house.rounds(eda)).toMatchObject([{ staked: 1000n, win: 0n }])
    await isBooked(house)
  })

  it('opens the dealer’s cards as soon as every ante is decided', async () => {
    const [ada, can] = [await house.player(), await house.player()]
    await house.bet(ada, { ante: 1000 })
    await house.bet(can, { ante: 2000 })
    await to('decision', house)
    await house.decide(ada, 'fold')
    expect(await stageOf(house)).toBe('decision')
    await house.decide(can, 'play')
    expect(await stageOf(house)).toBe('dealer')
    expect((await house.stateOf()).state.poker?.dealer).toEqual(cards.slice(3))
    await to('result', house)
    expect([await house.cash(ada), await house.cash(can)]).toEqual([99_000n, 104_000n])
    await isBooked(house)
  })

  it('without an ante has no decisions', async () => {
    await house.bet(await house.player(), { 'pair-plus': 500 })
    await to('deal', house)
    const { state } = await house.stateOf()
    await house.step(state.endsAt - state.at)
    expect(await stageOf(house)).toBe('dealer')
  })
})

describe('a decision', () => {
  it('is made once, and a repeated call gets the same answer', async () => {
    const [ada, can] = [await house.player(), await house.player()]
    await house.bet(ada, { ante: 1000 })
    await house.bet(can, { ante: 1000 })
    await to('decision', house)
    const first = await house.decide(ada, 'play', { key: 'play-once' })
    expect(first).toMatchObject({ ok: true, value: { own: { staked: 2000n } } })
    expect(await house.decide(ada, 'play', { key: 'play-once' })).toMatchObject({
      ok: true,
      value: { own: { staked: 2000n } },
    })
    expect(await house.decide(ada, 'fold', { key: 'play-once' })).toMatchObject(
      refusal('idempotency_conflict'),
    )
    for (const move of ['play', 'fold'] as const)
      expect(await house.decide(ada, move)).toMatchObject(refusal('not_your_turn'))
    expect(await house.cash(ada)).toBe(98_000n)
  })

  it('for a folded hand is refused, and folding costs the ante once', async () => {
    const [ada, can] = [await house.player(), await house.player()]
    await house.bet(ada, { ante: 1000 })
    await house.bet(can, { ante: 1000 })
    await to('decision', house)
    expect(await house.decide(ada, 'fold')).toMatchObject({ ok: true })
    for (const move of ['play', 'fold'] as const)
      expect(await house.decide(ada, move)).toMatchObject(refusal('not_your_turn'))
    await to('result', house)
    expect(await house.cash(ada)).toBe(99_000n)
    await isBooked(house)
  })

  it('counts once of two that arrive together at two servers', async () => {
    const [ada, can] = [await house.player(), await house.player()]
    await house.bet(ada, { ante: 1000 })
    await house.bet(can, { ante: 1000 })
    await to('decision', house)
    const { call } = house.openServer()
    const both = await Promise.all([house.decide(ada, 'play'), house.decide(ada, 'fold', { call })])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    const { poker } = (await house.stateOf()).state
    expect((poker?.played ?? 0) + (poker?.folded ?? 0)).toBe(1)
    await to('result', house)
    await isBooked(house)
  })

  it('is refused without an ante, outside its time, and for a move of another game', async () => {
    const [ada, can] = [await house.player(), await house.player()]
    await house.bet(ada, { ante: 1000 })
    expect(await house.decide(ada, 'play')).toMatchObject(refusal('not_your_turn'))
    await house.bet(can, { 'pair-plus': 500 })
    await to('deal', house)
    expect(await house.decide(ada, 'play')).toMatchObject(refusal('not_your_turn'))
    await to('decision', house)
    expect(await house.decide(can, 'play')).toMatchObject(refusal('not_your_turn'))
    expect(await house.decide(ada, 'hit')).toMatchObject(refusal('move_unavailable'))
    const { state } = await house.stateOf()
    house.clock.advance(state.endsAt - state.at)
    expect(await house.decide(ada, 'play')).toMatchObject(refusal('not_your_turn'))
  })
})

describe('the stake that plays', () => {
  it('that is refused leaves the ante and the decision', async () => {
    const ada = await house.player(1500)
    await house.bet(ada, { ante: 1000 })
    await to('decision', house)
    expect(await house.decide(ada, 'play')).toMatchObject(refusal('insufficient_funds'))
    expect(await house.cash(ada)).toBe(500n)
    expect((await house.stateOf()).state.poker).toMatchObject({ played: 0, folded: 0 })
    expect(await house.decide(ada, 'fold')).toMatchObject({ ok: true })
    await to('result', house)
    await isBooked(house)
  })

  it('counts with the ante for the stake limit of the player (C02)', async () => {
    const ada = await house.player()
    await house.bet(ada, { ante: 1000 })
    const { db } = house.test.database
    await sql`select compliance.lock_gates(array[${ada}::uuid])`.execute(db)
    await sql`update compliance.gate set stake_max = 1500 where player_id = ${ada}`.execute(db)
    await to('decision', house)
    const limited = { error: 'limit_reached', data: { kind: 'stake', max: 1500 } }
    expect(await house.decide(ada, 'play')).toMatchObject({ ok: false, error: limited })
    await to('result', house)
    await isBooked(house)
  })

  it('has room below the limits of the player from the ante on (C02)', async () => {
    const ada = await house.player()
    const { db } = house.test.database
    await sql`select compliance.lock_gates(array[${ada}::uuid])`.execute(db)
    await sql`update compliance.gate set stake_max = 1500 where player_id = ${ada}`.execute(db)
    const limited = { error: 'limit_reached', data: { kind: 'stake', max: 1500 } }
    expect(await house.bet(ada, { ante: 1000 })).toMatchObject({ ok: false, error: limited })
    expect(await house.bet(ada, { ante: 500 })).toMatchObject({ ok: true })
    expect(await house.bet(ada, { ante: 500 })).toMatchObject({ ok: false, error: limited })
    expect(await house.bet(ada, { 'pair-plus': 500 })).toMatchObject({ ok: true })
    await to('decision', house)
    expect(await house.decide(ada, 'play')).toMatchObject({ ok: true })
    await to('result', house)
    await isBooked(house)
  })

  it('has room below the limit of the table', async () => {
    const { maxBet } = tableOf('three-card-poker')
    const ada = await house.player(10 * maxBet)
    const over = await house.bet(ada, { ante: maxBet / 2 + 500 })
    expect(over).toMatchObject({ ok: false, error: { error: 'table_limit', data: { max: maxBet / 2 } } })
    expect(await house.bet(ada, { play: 500 })).toMatchObject(refusal('invalid_input'))
  })
})

describe('a server that dies', () => {
  it('between two decisions is replaced, and the round ends by the decisions that were made', async () => {
    const [ada, can] = [await house.player(), await house.player()]
    await house.bet(ada, { ante: 1000 })
    await house.bet(can, { ante: 1000 })
    await to('decision', house)
    await house.decide(ada, 'play')
    house.clock.advance(120_000)
    const other = house.openServer()
    const [held] = await other.tables.store.hold(60_000)
    assert(held, 'the lease has expired')
    await other.tables.store.step(held)
    expect(await stageOf(house)).toBe('dealer')
    house.clock.advance(60_000)
    await other.tables.store.step(held)
    expect([await house.cash(ada), await house.cash(can)]).toEqual([102_000n, 99_000n])
    house.clock.advance(200_000)
    await isBooked(house)
  })

  it.each(['decision', 'dealer'])(
    'after a restore, a round in the stage %s is void and stakes return',
    async (stage) => {
      const ada = await house.player()
      await house.bet(ada, { ante: 1000, 'pair-plus': 500 })
      await to('decision', house)
      // The only ante is decided: the dealer’s cards are opened.
      if (stage === 'dealer') await house.decide(ada, 'play')
      expect(await stageOf(house)).toBe(stage)
      const { roundID } = (await house.stateOf()).state
      const owner = openDatabase({ url: house.test.ownerUrl, max: 1 })
      await transact(owner.db, retireSeasons)
      await owner.close()
      await house.step(0)
      expect(await house.proof(roundID)).toMatchObject({ isVoid: true })
      expect(await house.cash(ada)).toBe(100_000n)
      await isBooked(house)
    },
  )
})

describe('hidden cards', () => {
  it('are in no row, reply or event before they are opened', async () => {
    const [hidden, more] = [50, 37]
    cards = [11, 7, 3, hidden, more, 46]
    const ada = await house.player()
    await house.bet(ada, { ante: 1000 })
    const { roundID } = (await house.stateOf()).state
    house.events.length = 0
    await to('decision', house)
    const { rows } = await sql<{ all: string }>`
      select jsonb_build_array(s.poker, r.outcome, r.label) #>> '{}' as all
      from tables.shoe s join tables.round r on r.id = s.round_id where r.id = ${roundID}`.execute(
      house.test.database.db,
    )
    const shown = [house.events, await house.stateOf(ada), await house.proof(roundID)]
    const told = JSON.stringify(shown, (_, value) => (typeof value === 'bigint' ? Number(value) : value))
    for (const text of [rows[0]?.all ?? '', told]) {
      expect(text).not.toMatch(new RegExp(`\\b(${hidden}|${more})\\b`))
      expect(text).toMatch(/"player": ?\[11, ?7, ?3\]/)
    }
  })
})

describe.each(['three-card-poker', 'casino-holdem'] as const)('%s with the cards of its chain', (name) => {
  let own: Harness
  beforeAll(async () => {
    own = await openHarness({ table: tableOf(name) })
  })
  afterAll(() => own.close())

  it('commits to them before the bets, and proves each of them when it is opened', async () => {
    const game = pokerGameOf({ game: name })
    assert(game, 'a poker game')
    const ada = await own.player()
    const { roundID } = (await own.stateOf()).state
    const committed = await own.proof(roundID)
    expect(committed).toMatchObject({ seed: null, outcome: null, cards: { open: [] } })
    await own.bet(ada, { ante: 1000, [game.sideBet]: 500 })
    for (; (await stageOf(own)) !== 'result'; ) {
      const { state } = await own.stateOf()
      const { player = [], board = [], dealer = [] } = state.poker ?? {}
      const proof = await own.proof(roundID)
      expect(proof.cards?.root).toBe(committed.cards?.root)
      const open = proof.cards?.open ?? []
      expect(open.map(({ code }) => code)).toEqual([...player, ...board, ...dealer])
      expect(openCardsHold(proof, 52)).toBe(true)
      if ((await stageOf(own)) === 'decision')
        expect(await own.decide(ada, 'play')).toMatchObject({
          ok: true,
          value: { own: { staked: BigInt(1500 + 1000 * game.playAntes) } },
        })
      else await own.step(state.endsAt - state.at)
    }
    const proof = await own.proof(roundID)
    const { root, shoe } = shoeOfProof(proof)
    expect(root).toBe(committed.cards?.root)
    expect(dealPoker(game.slots.all, shoe)).toEqual(proof.outcome)
    await isBooked(own)
  })
})
