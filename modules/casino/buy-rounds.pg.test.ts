import {
  casinoInitGame,
  casinoPlay,
  casinoRound,
  casinoRounds,
  fairnessRotate,
  fairnessVerify,
} from '@poyraz/contract'
import { readProof, verifyRound } from '@poyraz/fairness/verify'
import { type BuyChoice, isChoiceGame, mappingOf } from '@poyraz/games'
import { SLOT_FOLDERS } from '@poyraz/games/folders'
import { randomId } from '@poyraz/kernel'
import { createCaller } from '@poyraz/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Harness, openHarness, refused } from './fixtures/harness.ts'
import { countedLoss, giveMoney, limitLosses } from './fixtures/own-money.ts'
import { toHouseGame } from './house-games.ts'

const folder =
  SLOT_FOLDERS.find(({ game }) => isChoiceGame(game) && game.rules.choice.kind === 'buy') ??
  expect.fail('a game sells its free spins')
const { rules } = isChoiceGame(folder.game) ? folder.game : expect.fail('it has a choice')
const choice = rules.choice as BuyChoice
const GAME = { ...toHouseGame(folder), certified: true, offered: true }
const BET = 1000
const PRICE = BET * choice.stakes
const FUNDS = BigInt(PRICE) * 3n

let harness: Harness
beforeAll(async () => {
  harness = await openHarness([GAME], undefined, { featureBuy: true })
})
afterAll(() => harness.close())
beforeEach(() => harness.clock.advance(10_000))

const BUY = { kind: 'buy' }
const SPIN = { kind: 'spin' }
type Sending = { readonly key?: string; readonly call?: Harness['call']; readonly free?: boolean }

function send(playerId: string, stake: number, command: { kind: string }, sending: Sending = {}) {
  const { key, call = harness.call, free } = sending
  const input = { gameID: GAME.id, stake, choice: command, ...(free ? { free } : {}) }
  return call(casinoPlay, input, { playerId, ...(key ? { key } : {}) })
}
const buy = (playerId: string, sending?: Sending) => send(playerId, PRICE, BUY, sending)

type Reply = Awaited<ReturnType<typeof send>>
const valueOf = (reply: Reply) => (reply.ok ? reply.value : expect.fail(`refused: ${reply.error.error}`))
/** Units are worth what they are at the stake of the ladder. */
const winOf = (outcome: unknown) => BigInt((BET / rules.unitsPerBet) * (outcome as { units: number }).units)
const betsOf = async (playerId: string) => {
  const { rows } = await sql<{ cash: bigint; bonus: bigint; bonus_id: string | null }>`
    select cash, bonus, bonus_id from wagering.bet where player_id = ${playerId}`.execute(
    harness.test.database.db,
  )
  return rows
}

describe('a round that buys its free spins', () => {
  it('costs the whole price, pays by the stake of the ladder, and is over at once', async () => {
    const playerId = await harness.player(FUNDS)
    const played = valueOf(await buy(playerId))
    const win = winOf(played.outcome)
    expect(played).toMatchObject({ state: 'closed', stake: BigInt(PRICE), win })
    expect(played.balance).toBe(FUNDS - BigInt(PRICE) + win)
    expect(await harness.accountsOf(playerId)).toEqual({ cash: played.balance, 'stake:slots': 0n })
    const { spins, bought } = played.outcome as unknown as { spins: { mode: string }[]; bought: object }
    expect(bought).toEqual({ stakes: choice.stakes, spins: choice.spins })
    expect(spins.map(({ mode }) => mode)).toEqual(Array.from({ length: choice.spins }, () => 'free'))
  })

  it('is one bet of the price, and the history says that it was bought', async () => {
    const playerId = await harness.player(FUNDS)
    const { roundID } = valueOf(await buy(playerId))
    harness.clock.advance(10_000)
    valueOf(await send(playerId, BET, SPIN))
    expect((await betsOf(playerId)).map(({ cash }) => cash).toSorted()).toEqual(
      [BigInt(BET), BigInt(PRICE)].toSorted(),
    )
    const listed = await harness.call(casinoRounds, {}, { playerId })
    expect(listed.ok && listed.value).toMatchObject({
      items: [
        { stake: BigInt(BET), bought: 0 },
        { stake: BigInt(PRICE), bought: 1 },
      ],
    })
    // Resumed or read elsewhere, the round is what it was.
    const launched = await harness.callOf(0)(casinoInitGame, { gameID: GAME.id }, { playerId })
    expect(launched.ok && launched.value).not.toHaveProperty('roundInProgress')
    const shown = await harness.callOf(0)(casinoRound, { roundID }, { playerId })
    expect(shown.ok && shown.value).toMatchObject({ state: 'closed', stake: BigInt(PRICE) })
  })

  it.each([
    ['the stake of the ladder', BET],
    ['one kuruş less than the price', PRICE - 1],
    ['a price of no stake of the ladder', 150 * choice.stakes],
  ])('is refused for %s', async (_, stake) => {
    const playerId = await harness.player(FUNDS)
    const fields = [{ field: 'stake', error: 'stake_step' }]
    expect(refused(await send(playerId, stake, BUY))).toMatchObject({ error: 'invalid_input', fields })
    expect(await harness.countRounds(playerId)).toBe(0)
  })

  it('sells nothing to a spin of the price, and no other command buys', async () => {
    const playerId = await harness.player(FUNDS)
    const odd = refused(await send(playerId, BET * choice.stakes + BET * 7, SPIN))
    expect(odd.fields).toEqual([{ field: 'stake', error: 'stake_step' }])
    const more = { kind: 'buy', spins: 99 } as { kind: string }
    expect(refused(await send(playerId, PRICE, more)).fields).toEqual([
      { field: 'choice', error: 'choice_not_legal' },
    ])
  })

  it('answers a repeated key as before, and refuses it for another purchase', async () => {
    const playerId = await harness.player(FUNDS)
    const key = randomId()
    const first = valueOf(await buy(playerId, { key }))
    expect(valueOf(await buy(playerId, { key }))).toEqual(first)
    expect(refused(await send(playerId, BET, SPIN, { key })).error).toBe('idempotency_conflict')
    expect(await harness.balanceOf(playerId)).toBe(first.balance)
    expect(await betsOf(playerId)).toHaveLength(1)
  })

  it('is proven from its seeds, and a changed win is not', async () => {
    const playerId = await harness.player(FUNDS)
    const { roundID } = valueOf(await buy(playerId))
    expect((await harness.call(fairnessRotate, { clientSeed: 'film' }, { playerId })).ok).toBe(true)
    const reply = await harness.call(fairnessVerify, { roundID }, { playerId: null })
    const proof = readProof(reply.ok ? reply.value : null)
    if (!proof.ok) expect.fail(proof.error)
    expect(verifyRound(proof.value, mappingOf(proof.value, rules)).verdict).toBe('proven')
    const outcome = { ...(proof.value.outcome as object), units: 123_456 }
    const forged = { ...proof.value, outcome }
    expect(verifyRound(forged, mappingOf(forged, rules)).verdict).toBe('disproven')
  })
})

describe('the rules of money and protection', () => {
  it('count the whole price towards the loss limit, and refuse one beyond it', async () => {
    const playerId = await harness.player(FUNDS)
    await limitLosses(harness, playerId, { period: 'day', max: PRICE - 1 })
    expect(refused(await buy(playerId)).error).toBe('limit_reached')
    expect(await harness.countRounds(playerId)).toBe(0)
    const other = await harness.player(FUNDS)
    await limitLosses(harness, other, { period: 'day', max: PRICE })
    const { win } = valueOf(await buy(other))
    expect(await countedLoss(harness, other, 'day')).toBe(BigInt(PRICE) - win)
  })

  it.each([
    ['the stake limit of the player', sql`stake_max = ${PRICE - 1}`, 'limit_reached'],
    ['the cap by age (R49)', sql`slot_stake_max = ${PRICE - 1}`, 'limit_reached'],
    ['a self-exclusion', sql`excluded = true`, 'excluded'],
  ])('judge the price: %s', async (_, bar, reason) => {
    const playerId = await harness.player(FUNDS)
    valueOf(await send(playerId, BET, SPIN))
    harness.clock.advance(10_000)
    const { db } = harness.test.database
    await sql`update compliance.gate set ${bar} where player_id = ${playerId}`.execute(db)
    const balance = await harness.balanceOf(playerId)
    expect(refused(await buy(playerId)).error).toBe(reason)
    expect(await harness.balanceOf(playerId)).toBe(balance)
    expect(await betsOf(playerId)).toHaveLength(1)
  })

  it('allow a price at the stake limit', async () => {
    const playerId = await harness.player(FUNDS)
    valueOf(await send(playerId, BET, SPIN))
    harness.clock.advance(10_000)
    const { db } = harness.test.database
    await sql`update compliance.gate set stake_max = ${PRICE}, slot_stake_max = ${PRICE} where player_id = ${playerId}`.execute(
      db,
    )
    expect(valueOf(await buy(playerId)).state).toBe('closed')
  })

  it('let no bonus money buy, not even the rest of a price (A18)', async () => {
    const playerId = await harness.player(BigInt(PRICE - 1))
    await giveMoney(harness, playerId, { amount: PRICE * 2, wagering: 1_000_000, max_stake: PRICE * 2 })
    expect(refused(await buy(playerId)).error).toBe('insufficient_funds')
    expect(await harness.accountsOf(playerId)).toMatchObject({
      cash: BigInt(PRICE - 1),
      bonus: BigInt(PRICE * 2),
    })
    // The same money pays a spin.
    expect((await send(playerId, 50_000, SPIN)).ok).toBe(true)
  })

  it('count a price that cash paid for no bonus', async () => {
    const playerId = await harness.player(FUNDS)
    const id = await giveMoney(harness, playerId, {
      amount: PRICE,
      wagering: 1_000_000,
      max_stake: PRICE * 2,
    })
    const played = valueOf(await buy(playerId))
    const { db } = harness.test.database
    const { rows } = await sql<{ progress: bigint }>`
      select progress_bp::bigint as progress from promotions.bonus where id = ${id}`.execute(db)
    expect(rows[0]?.progress).toBe(0n)
    expect(await betsOf(playerId)).toEqual([{ cash: BigInt(PRICE), bonus: 0n, bonus_id: null }])
    expect(await harness.accountsOf(playerId)).toMatchObject({
      cash: FUNDS - BigInt(PRICE) + played.win,
      bonus: BigInt(PRICE),
    })
  })

  it('let no free spin of a bonus buy', async () => {
    const playerId = await harness.player(FUNDS)
    expect(refused(await buy(playerId, { free: true })).error).toBe('free_spins_over')
  })
})

describe('a jurisdiction without sales', () => {
  it('refuses to sell, to players and in demos, plays on without it, and shows no button', async () => {
    const call = createCaller((registry) => harness.openCasino(0, [GAME]).register(registry))
    const playerId = await harness.player(FUNDS)
    const closed = { error: 'invalid_input', fields: [{ field: 'choice', error: 'feature_buy_not_allowed' }] }
    expect(refused(await buy(playerId, { call }))).toMatchObject(closed)
    expect(await harness.countRounds(playerId)).toBe(0)
    const launched = await call(casinoInitGame, { gameID: GAME.id, demo: true }, { playerId: null })
    const url = new URL(launched.ok ? launched.value.url : '', 'http://localhost')
    expect(url.searchParams.get('buy')).toBeNull()
    const demoToken = url.searchParams.get('demoToken') ?? ''
    const demo = { demoToken, stake: PRICE, choice: BUY }
    expect(refused(await call(casinoPlay, demo, { playerId: null }))).toMatchObject(closed)
    expect(valueOf(await send(playerId, BET, SPIN, { call })).state).toBe('closed')
    const allowed = await harness.call(casinoInitGame, { gameID: GAME.id }, { playerId })
    expect(allowed.ok && allowed.value.url).toContain('buy=1')
  })

  it('sells in a demo where it is allowed, for demo money alone', async () => {
    const launched = await harness.call(casinoInitGame, { gameID: GAME.id, demo: true }, { playerId: null })
    const url = new URL(launched.ok ? launched.value.url : '', 'http://localhost')
    const input = { demoToken: url.searchParams.get('demoToken') ?? '', stake: PRICE, choice: BUY }
    const played = valueOf(await harness.call(casinoPlay, input, { playerId: null }))
    expect(played.balance).toBe(1_000_000n - BigInt(PRICE) + winOf(played.outcome))
    const beyond = { ...input, demoToken: played.demoToken ?? '', stake: 50_000 * choice.stakes }
    expect(refused(await harness.call(casinoPlay, beyond, { playerId: null })).error).toBe(
      'insufficient_funds',
    )
  })
})
