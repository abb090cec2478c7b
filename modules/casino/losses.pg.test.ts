import { HOUR_MS } from '@poyraz/kernel'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Harness, openHarness } from './fixtures/harness.ts'
import { openPlayer } from './fixtures/own-money.ts'
import { COIN } from './testing/coin.ts'

const NOON_MS = Date.parse('2026-11-21T09:00:00Z')
const REFUSED = 'limit_reached:loss:day'

let harness: Harness

beforeAll(async () => {
  harness = await openHarness([COIN])
})
afterAll(() => harness.close())
beforeEach(() => harness.clock.set(NOON_MS))

type Line = { debit: string; credit: string; reason: string; amount: bigint; at: Date }

/** The loss since an instant, as a player adds up the cash lines of the own statement. */
async function lostSince(playerId: string, from: Date): Promise<bigint> {
  const { rows } = await sql<Line>`
    select debit, credit, reason, amount, at from ledger.transfer where owner = ${playerId}`.execute(
    harness.test.database.db,
  )
  let lost = 0n
  for (const { debit, credit, reason, amount, at } of rows) {
    if (at < from) continue
    if (debit === 'cash' && reason === 'bet') lost += amount
    if (credit === 'cash' && reason === 'win') lost -= amount
  }
  return lost
}

describe('a loss limit counts own money alone', () => {
  it('C02: wins of free spins that are cancelled give no room to lose own cash', async () => {
    const player = await openPlayer(harness, 10_000)
    await player.limitLosses('day', 500)
    const id = await player.giveSpins(3)
    for (let spin = 0; spin < 3; spin++) {
      expect(await player.play({ stake: 100, win: 900, free: true })).toBe('created')
    }
    expect(await player.counted('day')).toBe(0n)
    await player.cancelBonus(id)
    expect(await player.play({ stake: 500 })).toBe('created')
    expect(await player.play({ stake: 100 })).toBe(REFUSED)
    expect(await player.balances()).toEqual({ cash: 9_500n, bonus: 0n })
  })

  it('C02: a win of bonus money gives no room, and a stake of bonus money takes none', async () => {
    const player = await openPlayer(harness, 500)
    await player.limitLosses('day', 500)
    await player.giveBonus(5_000, 50_000)
    expect(await player.play({ stake: 500 })).toBe('created')
    expect(await player.counted('day')).toBe(500n)
    // No cash is left, so the bonus pays: neither refused nor counted.
    expect(await player.play({ stake: 1000, win: 3000 })).toBe('created')
    expect(await player.play({ stake: 1000 })).toBe('created')
    expect(await player.counted('day')).toBe(500n)
    await player.deposit(1000)
    expect(await player.play({ stake: 100 })).toBe(REFUSED)
  })

  it('C02: of a stake that both moneys pay it counts the share of cash, and that share of the win', async () => {
    const player = await openPlayer(harness, 300)
    await player.limitLosses('day', 500)
    await player.giveBonus(5_000, 50_000)
    expect(await player.play({ stake: 1000, win: 500 })).toBe('created')
    expect(await player.counted('day')).toBe(150n)
    expect(await player.balances()).toEqual({ cash: 150n, bonus: 4_650n })
  })

  it('C02: a bonus that is wagered and becomes cash gives no room', async () => {
    const player = await openPlayer(harness, 500)
    await player.limitLosses('day', 500)
    await player.giveBonus(2_000, 1_500)
    expect(await player.play({ stake: 500 })).toBe('created')
    expect(await player.play({ stake: 1000, win: 1000 })).toBe('created')
    expect(await player.balances()).toEqual({ cash: 2_000n, bonus: 0n })
    expect(await player.counted('day')).toBe(500n)
    expect(await player.play({ stake: 100 })).toBe(REFUSED)
  })

  it('a win of own money gives room, and the shortest window answers', async () => {
    const player = await openPlayer(harness, 10_000)
    await player.limitLosses('week', 1_000)
    await player.limitLosses('day', 500)
    expect(await player.play({ stake: 500, win: 300 })).toBe('created')
    expect(await player.play({ stake: 400 })).toBe(REFUSED)
    expect(await player.play({ stake: 300 })).toBe('created')
    harness.clock.advance(24 * HOUR_MS)
    expect(await player.play({ stake: 500 })).toBe('created')
    harness.clock.advance(-24 * HOUR_MS)
  })

  it('a free spin is played though the limit is used up, and no round is refused that costs no cash', async () => {
    const player = await openPlayer(harness, 1_000)
    await player.limitLosses('day', 500)
    expect(await player.play({ stake: 500 })).toBe('created')
    await player.limitLosses('week', 100)
    await player.giveSpins(1)
    expect(await player.play({ stake: 100, free: true })).toBe('created')
  })
})

type Step =
  | { readonly kind: 'bet'; readonly stake: number; readonly win: number; readonly free: boolean }
  | { readonly kind: 'deposit' | 'bonus' | 'spins'; readonly amount: number }
  | { readonly kind: 'cancel' | 'hours' }

const hundreds = (max: number) => fc.integer({ min: 1, max }).map((count) => count * 100)
const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc.record({
        kind: fc.constant('bet' as const),
        stake: hundreds(6),
        win: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 1500 })),
        free: fc.boolean(),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({ kind: fc.constantFrom('deposit', 'bonus', 'spins'), amount: hundreds(9) }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('cancel', 'hours') }) },
  ),
  { minLength: 10, maxLength: 30 },
)

const LIMITS = [
  ['day', 1_000],
  ['week', 2_000],
] as const

const PLAYED = /^(created|insufficient_funds|free_spins_over|limit_reached:loss:(day|week))$/

it('C02: whatever is played, the loss counted is that of the cash lines and never above the limit', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      harness.clock.set(NOON_MS)
      const player = await openPlayer(harness, 2_000)
      for (const [period, max] of LIMITS) await player.limitLosses(period, max)
      let bonus: string | null = null
      for (const step of sequence) {
        if (step.kind === 'bet') {
          expect(await player.play(step.free ? { ...step, stake: 100 } : step)).toMatch(PLAYED)
        }
        if (step.kind === 'deposit') await player.deposit(step.amount)
        else if (step.kind === 'bonus') bonus = await player.giveBonus(step.amount, 3_000).catch(() => bonus)
        else if (step.kind === 'spins') bonus = await player.giveSpins(3).catch(() => bonus)
        else if (step.kind === 'cancel') await (bonus && player.cancelBonus(bonus))
        else harness.clock.advance(7 * HOUR_MS)
        for (const [period, max] of LIMITS) {
          const lost = await lostSince(player.playerId, await player.windowStart(period))
          expect(await player.counted(period)).toBe(lost)
          expect(lost).toBeLessThanOrEqual(BigInt(max))
        }
      }
    }),
    { numRuns: 40 },
  )
}, 120_000)
