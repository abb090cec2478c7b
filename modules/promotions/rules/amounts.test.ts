import { kurus } from '@poyraz/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bonusAmount, expectedWorth, freeBetReturn, netLoss } from './amounts.ts'

const lira = (amount: number) => kurus(Math.round(amount * 100))

it('expected worth is the bonus minus the house edge on the stakes', () => {
  expect(expectedWorth(lira(500), lira(10_000), 400)).toBe(lira(100))
  expect(expectedWorth(lira(500), lira(15_000), 400)).toBe(-10_000n)
})

describe('the amount of a bonus', () => {
  it.each([
    [100, 50],
    [1_998, 999],
    [5_000, 999],
    [1_500, 750],
    [0.01, 0],
    [0.03, 0.01],
  ])('of 50 % up to ₺999 on ₺%d is ₺%d', (deposit, bonus) => {
    expect(bonusAmount(lira(deposit), 5_000, lira(999))).toBe(lira(bonus))
  })

  it('never exceeds its share or its cap, and grows with its base', () => {
    const amount = fc.bigInt({ min: 0n, max: 10n ** 12n }).map((value) => kurus(value))
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: 1, max: 10_000 }), amount, (one, other, rateBp, max) => {
        const [low, high] = one < other ? [one, other] : [other, one]
        const small = bonusAmount(low, rateBp, max)
        expect(small * 10_000n <= low * BigInt(rateBp) && small <= max).toBe(true)
        expect(small <= bonusAmount(high, rateBp, max)).toBe(true)
      }),
    )
  })
})

describe('a free bet', () => {
  it('wins without its stake: 100 at 2.40 is 140', () => {
    expect(freeBetReturn(lira(100), 2_400n)).toBe(lira(140))
    expect(freeBetReturn(lira(100), 1_000n)).toBe(0n)
    expect(freeBetReturn(kurus(3), 1_500n)).toBe(1n)
  })
})

describe('a net loss', () => {
  type Figures = Readonly<Record<'deposits' | 'withdrawals' | 'balance' | 'bonuses', number>>
  it.each<[Figures & { readonly qualifying?: number }, number]>([
    [{ deposits: 2_000, withdrawals: 500, balance: 4.5, bonuses: 0 }, 448.65],
    [{ deposits: 2_000, withdrawals: 0, balance: 0, bonuses: 0 }, 600],
    [{ deposits: 2_000, withdrawals: 0, balance: 0, bonuses: 300 }, 510],
    [{ deposits: 100, withdrawals: 500, balance: 0, bonuses: 0 }, 0],
    [{ deposits: 2_000, withdrawals: 0, balance: 0, bonuses: 0, qualifying: 1_500 }, 450],
  ])('of %j earns 30 %% of it: ₺%d', ({ deposits, withdrawals, balance, bonuses, qualifying }, expected) => {
    const loss = netLoss({
      deposits: lira(deposits),
      withdrawals: lira(withdrawals),
      balance: lira(balance),
      bonuses: lira(bonuses),
      lostToPlayers: lira(0),
      qualifying: lira(qualifying ?? deposits),
    })
    expect(bonusAmount(loss, 3_000, lira(100_000))).toBe(lira(expected))
  })
})
