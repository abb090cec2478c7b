import { ticketsDraws, ticketsList } from '@poyraz/contract'
import { transact } from '@poyraz/db'
import { readProof, verifyRound } from '@poyraz/fairness/verify'
import { drawWinners, lotteryRules } from '@poyraz/games'
import { DAY_MS, kurus } from '@poyraz/kernel'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Harness, NOON_MS, openHarness } from './fixtures/harness.ts'
import type { Draw } from './lottery/draw.ts'
import { OFFERS } from './offers.ts'

const DRAW: Draw = {
  id: 'cekilis-test',
  name: { tr: 'Deneme çekilişi', en: 'Test draw' },
  prefix: 'T',
  opensAt: new Date(NOON_MS + DAY_MS).toISOString(),
  closesAt: new Date(NOON_MS + 10 * DAY_MS).toISOString(),
  drawsAt: new Date(NOON_MS + 11 * DAY_MS).toISOString(),
  perTicket: kurus(50_000),
  ticketsMax: 5,
  prizes: [100_000, 50_000, 25_000].map((prize) => kurus(prize)),
}

let harness: Harness

beforeAll(async () => {
  harness = await openHarness({ draws: [DRAW] })
})
afterAll(() => harness.close())

async function draw() {
  const reply = await harness.call(ticketsDraws, {}, { playerId: null })
  if (!reply.ok || !Array.isArray(reply.value)) throw new Error('refused')
  const [only] = reply.value as readonly {
    state: string
    commitment: string
    tickets: number
    winners: readonly { number: string; prize: bigint }[]
    proof: Record<string, unknown> | null
  }[]
  if (!only) throw new Error('there is a draw')
  return only
}

async function tickets(playerId: string) {
  const reply = await harness.call(ticketsList, {}, { playerId })
  if (!reply.ok || !('items' in reply.value)) throw new Error('refused')
  return reply.value.items
}

const pool = ({ tickets, winners }: { tickets: number; winners: readonly number[] }) => ({
  tickets,
  winners: winners.length,
})

it('the server refuses to start with an offer that its profile does not allow (R53)', async () => {
  await expect(harness.promotions.sync({ wageringMax: 0 })).rejects.toThrow('within the profile')
})

it('the start reports offers that are worth more than their wagering earns', async () => {
  const dear = OFFERS.filter(({ id }) => id === 1).map((offer) => ({ ...offer, wagering: 40 }))
  const other = await openHarness({
    offers: [...dear, ...OFFERS.filter(({ id }) => id === 3)],
    wageringMax: 40,
  })
  await other.close()
  expect(other.generous).toEqual([{ offerIds: [3], avoidable: true }])
  // The profile of the harness allows a wagering of ten at most, by which no bonus pays for itself.
  expect(harness.generous.map(({ avoidable }) => avoidable)).toEqual([false])
})

describe('a lottery', () => {
  let commitment: string
  let many: string

  it('commits to its seed before the first ticket, and keeps the seed after a restart', async () => {
    const before = await draw()
    expect(before).toMatchObject({ state: 'coming', tickets: 0, winners: [], proof: null })
    commitment = before.commitment
    await harness.promotions.sync({ wageringMax: 10 })
    expect((await draw()).commitment).toBe(commitment)
    const early = harness.player()
    await harness.depositAndPlay(early, 500_000)
    expect(await tickets(early)).toEqual([])
  })

  it('issues whole tickets for deposits, up to the maximum, with unique numbers (S2.28)', async () => {
    harness.clock.set(Date.parse(DRAW.opensAt))
    many = harness.player()
    await harness.depositAndPlay(many, 49_999)
    expect(await tickets(many)).toHaveLength(0)
    await harness.depositAndPlay(many, 100_001)
    expect((await tickets(many)).map(({ number }) => number)).toEqual(['T-000003', 'T-000002', 'T-000001'])
    await harness.depositAndPlay(many, 5_000_000)
    expect(await tickets(many)).toHaveLength(5)
    // No call reported this deposit: a request for the list issues the tickets, once for twenty in parallel.
    const other = harness.player()
    await harness.payIn(other, 120_000)
    await harness.play([{ playerId: other, stake: 120_000, win: 0 }])
    const lists = await Promise.all(Array.from({ length: 20 }, () => tickets(other)))
    for (const list of lists) expect(list.map(({ number }) => number)).toEqual(['T-000007', 'T-000006'])
    expect(await draw()).toMatchObject({ state: 'open', tickets: 7 })
  })

  it('voids tickets of a closed or excluded account (R41, R65)', async () => {
    const gate = (playerId: string, change: string) =>
      sql`update compliance.gate set ${sql.raw(change)} where player_id = ${playerId}`.execute(harness.db)
    for (const change of ['closed_at = now()', 'active = false', 'excluded = true']) {
      const leaver = harness.player()
      await sql`select compliance.lock_gates(array[${leaver}::uuid])`.execute(harness.db)
      await harness.depositAndPlay(leaver, 100_000)
      expect(await tickets(leaver), change).toHaveLength(2)
      expect((await draw()).tickets, change).toBe(9)
      await gate(leaver, change)
      expect(await tickets(leaver), change).toEqual([])
      expect((await draw()).tickets, change).toBe(7)
    }
  })

  it('ignores deposits after it closed, and is not drawn early', async () => {
    harness.clock.set(Date.parse(DRAW.closesAt))
    const late = harness.player()
    await harness.depositAndPlay(late, 500_000)
    expect(await tickets(late)).toEqual([])
    await harness.promotions.work()
    expect(await draw()).toMatchObject({ state: 'closed', tickets: 7, proof: null })
  })

  it('is drawn once, pays its prizes and can be verified', async () => {
    harness.clock.set(Date.parse(DRAW.drawsAt))
    await Promise.all(Array.from({ length: 5 }, () => harness.promotions.work()))
    const drawn = await draw()
    expect(drawn).toMatchObject({ state: 'drawn', commitment, tickets: 7 })
    expect(drawn.winners.map(({ prize }) => prize)).toEqual(DRAW.prizes)
    const proof = readProof(drawn.proof)
    if (!proof.ok) throw new Error(proof.error)
    const outcome = proof.value.outcome as { tickets: number; winners: number[] }
    const rules = lotteryRules(DRAW.id, pool(outcome))
    const decide = (stream: Parameters<NonNullable<Parameters<typeof verifyRound>[1]>['decide']>[0]) => ({
      tickets: outcome.tickets,
      winners: [...drawWinners(stream('main'), pool(outcome))],
    })
    expect(verifyRound(proof.value, { rules, decide }).verdict).toBe('proven')
    const bent = { ...proof.value, outcome: { ...outcome, winners: outcome.winners.toReversed() } }
    expect(verifyRound(bent, { rules, decide }).verdict).toBe('disproven')
    const { rows } = await sql<{ paid: bigint }>`
      select sum(amount)::bigint as paid from ledger.transfer where reason = 'lottery_prize'`.execute(
      harness.db,
    )
    expect(rows).toEqual([{ paid: 175_000n }])
    const prizes = (await tickets(many)).map(({ prize }) => prize)
    expect(prizes.every((prize) => prize !== null)).toBe(true)
    expect(await harness.ledger.audit()).toEqual([])
  })

  it('issues no ticket after the draw', async () => {
    await harness.promotions.work()
    expect((await draw()).tickets).toBe(7)
    expect((await harness.ledger.audit()).length).toBe(0)
  })
})

it('pays no prize to an account that closes during the draw (R65)', async () => {
  const other = await openHarness({ draws: [DRAW] })
  try {
    other.clock.set(Date.parse(DRAW.opensAt))
    // There are as many prizes as tickets.
    const [leaver, stayer] = [other.player(), other.player()]
    await other.depositAndPlay(leaver, 100_000)
    await other.depositAndPlay(stayer, 50_000)
    other.clock.set(Date.parse(DRAW.drawsAt))
    const { promise: closing, resolve: close } = Promise.withResolvers<void>()
    const drawn = closing.then(() => other.promotions.work())
    await transact(other.db, async (tx) => {
      await sql`select compliance.lock_gates(array[${leaver}::uuid])`.execute(tx)
      await sql`update compliance.gate set closed_at = now() where player_id = ${leaver}`.execute(tx)
      close()
      await sql`select pg_sleep(0.3)`.execute(tx)
    })
    await drawn
    expect(await other.money(leaver)).toEqual({ cash: 100_000, bonus: 0 })
    expect(await other.money(stayer)).toEqual({ cash: 150_000, bonus: 0 })
    const { rows } = await sql`select issued, voided, winning from promotions.draw`.execute(other.db)
    expect(rows).toEqual([{ issued: 3, voided: 2, winning: [3] }])
  } finally {
    await other.close()
  }
})

it('C04: a prize flags withdrawals while a deposit from before the draw is disputed', async () => {
  const other = await openHarness({ draws: [DRAW] })
  try {
    other.clock.set(Date.parse(DRAW.opensAt))
    const [winner, honest] = [other.player(), other.player()]
    await other.depositAndPlay(winner, 50_000, 'payment:1')
    await other.depositAndPlay(honest, 50_000)
    other.clock.set(Date.parse(DRAW.drawsAt))
    await other.promotions.work()
    const flags = () => Promise.all([winner, honest].map((one) => other.promotions.withdrawalFlags(one)))
    expect(await flags()).toEqual([[], []])
    await other.takeBack(winner, 'payment:1', 50_000)
    expect((await other.money(winner)).cash).toBeGreaterThanOrEqual(50_000)
    expect(await flags()).toEqual([['disputed_reward'], []])
    await other.giveBack(winner, 'payment:1', 50_000)
    expect(await flags()).toEqual([[], []])
    await other.payIn(winner, 50_000, 'payment:2')
    await other.takeBack(winner, 'payment:2', 50_000)
    expect(await flags()).toEqual([[], []])
  } finally {
    await other.close()
  }
})
