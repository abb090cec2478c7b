import { describe, expect, it } from 'vitest'
import type { Offer } from '../../shared/bonuses/bonuses.ts'
import { offerOf, promised } from './promised.ts'

const WELCOME = {
  code: 'HOSGELDIN',
  kind: 'deposit',
  rateBp: 5_000,
  amountMax: 99_900,
  least: 10_000,
  wagering: 10,
  reason: null,
} as Offer
const SPINS = { ...WELCOME, code: 'LALE20', kind: 'spins' } as Offer

describe('a promo code in the form', () => {
  it.each(['HOSGELDIN', ' hoş geldin', 'HOŞGELDİN'])('is found as %j', (code) => {
    expect(offerOf([{ ...WELCOME, code: null }, SPINS, WELCOME], code)).toBe(WELCOME)
  })

  it.each(['', '  ', 'HOSGELDI'])('is not found as %j', (code) => {
    expect(offerOf([WELCOME], code)).toBeNull()
  })

  it('gives the exact bonus and wagering of a deposit', () => {
    expect(promised(WELCOME, 150_001)).toEqual({ bonus: 75_000, wagering: 750_000 })
    expect(promised(WELCOME, 500_000)).toEqual({ bonus: 99_900, wagering: 999_000 })
    expect(promised(WELCOME, 10_000)).toEqual({ bonus: 5_000, wagering: 50_000 })
    expect(promised(WELCOME, 9_999)).toBeNull()
    expect(promised(SPINS, 150_000)).toBeNull()
    expect(promised({ ...WELCOME, reason: 'taken' }, 150_000)).toBeNull()
    expect(promised({ ...WELCOME, reason: 'no_deposit' }, 10_000)).toEqual({ bonus: 5_000, wagering: 50_000 })
  })
})
