import { SLOT_GAMES } from '@poyraz/games'
import { kurus } from '@poyraz/kernel'
import { describe, expect, it } from 'vitest'
import { ladderOf, openingStake, stepStake } from './ladder.ts'
import { payOf } from './pays.ts'

const LADDER = ladderOf([100, 200, 500, 1000])

describe('stepStake', () => {
  it.each([
    [100, 1, 200],
    [500, 1, 1000],
    [1000, 1, 1000],
    [1000, -1, 500],
    [100, -1, 100],
  ] as const)('from %d by %d is %d', (from, by, to) => {
    expect(stepStake(LADDER, kurus(from), by)).toBe(kurus(to))
  })

  it('refuses a stake that is not on the ladder', () => {
    expect(() => stepStake(LADDER, kurus(300), 1)).toThrow('ladder')
  })
})

describe('openingStake', () => {
  it.each([
    [null, null, 200],
    [500, null, 500],
    [500, 5000, 500],
    [1000, 700, 500],
    [300, 5000, 200],
    [null, 150, 100],
    [1000, 50, 100],
    [1000, 0, 100],
  ])('last %s with a balance of %s opens at %d', (last, balance, stake) => {
    const given = {
      lastKurus: last === null ? null : kurus(last),
      balanceKurus: balance === null ? null : kurus(balance),
    }
    expect(openingStake(LADDER, given)).toBe(kurus(stake))
  })
})

describe('payOf', () => {
  it('is exact for every stake of every game', () => {
    for (const { rules } of SLOT_GAMES) {
      for (const stake of rules.stakes) {
        expect(payOf(rules, rules.unitsPerBet, kurus(stake))).toBe(kurus(stake))
        expect(payOf(rules, 1, kurus(stake)) * BigInt(rules.unitsPerBet)).toBe(BigInt(stake))
      }
    }
  })

  it('refuses a stake that would need rounding', () => {
    const rules = SLOT_GAMES[0]?.rules
    if (!rules) throw new Error('a game')
    expect(() => payOf(rules, 1, kurus(101))).toThrow('whole number')
  })
})
