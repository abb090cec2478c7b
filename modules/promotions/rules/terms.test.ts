import { kurus } from '@poyraz/kernel'
import { describe, expect, it } from 'vitest'
import { OFFERS, offerById } from '../offers.ts'
import type { Offer } from './offer.ts'
import { termsOf } from './terms.ts'

const all = (offer: Offer, lang: 'tr' | 'en') => Object.values(termsOf(offer, lang)).join('\n')
const [WELCOME] = OFFERS
if (!WELCOME) throw new Error('there is a welcome offer')

describe('the terms of an offer', () => {
  it('contain its figures in both languages', () => {
    const tr = all(WELCOME, 'tr')
    for (const figure of [
      '%50',
      '₺999',
      '₺100',
      '10 katı',
      '30 gün',
      '₺50',
      'HOSGELDIN',
      '₺9.990',
      'slot %100',
      'oranı en az 1,50',
    ]) {
      expect(tr).toContain(figure)
    }
    const en = all(WELCOME, 'en')
    for (const figure of [
      '50%',
      '₺999',
      '₺100',
      '10 times',
      '30 days',
      '₺50',
      'HOSGELDIN',
      '₺9,990',
      'slots 100%',
      'are 1.50 or more',
    ]) {
      expect(en).toContain(figure)
    }
  })

  it.each<[string, Partial<Offer>, string]>([
    ['wagering', { wagering: 7 }, '7 times'],
    ['days', { days: 3 }, '3 days'],
    ['stake', { maxStake: kurus(1_250) }, '₺12.50'],
    ['cash-out', { cashOut: 4 }, '4 times'],
    ['cap', { amountMax: kurus(12_300) }, '₺123'],
    ['weight', { weights: { slots: 2_500 } }, 'slots 25%'],
    ['sticky', { sticky: true }, 'the bonus itself is removed'],
    ['code', { code: 'LALE' }, 'LALE'],
    ['period', { every: 'day' }, 'once a day'],
  ])('follow a change of %s', (_, change, words) => {
    expect(all(WELCOME, 'en')).not.toContain(words)
    expect(all({ ...WELCOME, ...change }, 'en')).toContain(words)
  })

  it.each(OFFERS.map((offer) => [offer.title.en, offer] as const))('of %s are complete', (_, offer) => {
    for (const lang of ['tr', 'en'] as const) {
      const text = all(offer, lang)
      expect(text).not.toMatch(/undefined|null|NaN| {2}|, ,/)
      expect(text).toContain(lang === 'tr' ? 'önce nakdinden' : 'from your cash first')
    }
    expect(termsOf(offer, 'en').html.includes('<table>')).toBe('rateBp' in offer.basis)
  })

  it('describe free spins by game, number and stake, and a free bet by an example', () => {
    const spins = offerById(OFFERS, 103)
    const freeBet = offerById(OFFERS, 104)
    if (!spins || !freeBet) throw new Error('the house has both')
    for (const figure of ['Lale Devri', '20 ', '₺1', '10 times the winnings', 'up to ₺200', 'LALE20']) {
      expect(all(spins, 'en')).toContain(figure)
    }
    expect(all(spins, 'tr')).toContain('20 dönüş')
    expect(all({ ...spins, wagering: 3 }, 'en')).toContain('3 times the winnings')
    expect(all(freeBet, 'tr')).toContain('₺100, 2,40 oran → ₺140')
    expect(all(freeBet, 'en')).toContain('₺100 at 2.40 → ₺140')
    expect(all(freeBet, 'tr')).toContain('çekim istersen bedava bahis iptal edilir')
    expect(all(freeBet, 'en')).toContain('the free bet is cancelled')
  })

  it('describe a cashback without a condition on the balance', () => {
    const discount = offerById(OFFERS, 2)
    if (discount?.basis.kind !== 'loss') throw new Error('the discount is of losses')
    expect(all(discount, 'tr')).toContain('Bakiyen ₺10 altında')
    const cashback: Offer = { ...discount, basis: { ...discount.basis, balanceBelow: null } }
    expect(all(cashback, 'tr')).not.toContain('altında olmalı')
  })
})
