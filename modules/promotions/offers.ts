import { SHORT_ODDS_GAME } from '@poyraz/contract'
import { ORIGINAL_GAMES } from '@poyraz/games'
import { kurus } from '@poyraz/kernel'
import type { Offer } from './rules/offer.ts'

/** An original returns more than any slot, so its stakes count less. */
const ORIGINAL_WEIGHT = 1_000
/** Share of a stake that counts for wagering, in basis points by product, or by `product:game`. */
const WEIGHTS: Offer['weights'] = {
  slots: 10_000,
  live: 1_000,
  sports: 10_000,
  // A favourite with tiny odds would wager a bonus almost without a loss.
  [`sports:${SHORT_ODDS_GAME}`]: 0,
  ...Object.fromEntries(ORIGINAL_GAMES.map(({ slug }) => [`slots:${slug}`, ORIGINAL_WEIGHT])),
}
const TERMS = {
  weights: WEIGHTS,
  maxStake: kurus(5_000),
  cashOut: 10,
  sticky: false,
  from: '2026-11-20T21:00:00Z',
  until: '2028-02-29T21:00:00Z',
} as const

/** The offers of this installation. A changed figure applies only to bonuses granted after the change. */
export const OFFERS: readonly Offer[] = [
  {
    ...TERMS,
    id: 1,
    title: { tr: 'Hoş geldin bonusu', en: 'Welcome bonus' },
    basis: { kind: 'deposit', rateBp: 5_000, least: kurus(10_000), onlyFirst: true },
    code: 'HOSGELDIN',
    amountMax: kurus(99_900),
    every: 'once',
    wagering: 10,
    days: 30,
  },
  {
    ...TERMS,
    id: 2,
    title: { tr: 'Casino kayıp bonusu', en: 'Casino discount' },
    basis: { kind: 'loss', rateBp: 3_000, least: kurus(10_000), balanceBelow: kurus(1_000) },
    code: null,
    amountMax: kurus(500_000),
    every: 'week',
    wagering: 1,
    days: 7,
  },
  {
    ...TERMS,
    id: 3,
    title: { tr: 'Yatırım bonusu', en: 'Deposit bonus' },
    basis: { kind: 'deposit', rateBp: 2_000, least: kurus(10_000), onlyFirst: false },
    code: 'YATIRIM20',
    amountMax: kurus(200_000),
    every: 'day',
    wagering: 8,
    days: 14,
  },
  {
    ...TERMS,
    id: 102,
    title: { tr: 'Haftalık kayıp bonusu', en: 'Weekly cashback' },
    basis: { kind: 'loss', rateBp: 500, least: kurus(50_000), balanceBelow: null },
    code: null,
    amountMax: kurus(100_000),
    every: 'week',
    wagering: 1,
    days: 7,
  },
  {
    ...TERMS,
    id: 103,
    title: { tr: '20 bedava dönüş', en: '20 free spins' },
    basis: {
      kind: 'spins',
      game: { id: 1, slug: 'lale-devri', name: { tr: 'Lale Devri', en: 'Lale Devri' } },
      rounds: 20,
      stake: kurus(100),
      least: kurus(20_000),
    },
    code: 'LALE20',
    amountMax: kurus(2_000),
    every: 'week',
    wagering: 10,
    days: 7,
  },
  {
    ...TERMS,
    id: 104,
    title: { tr: '₺100 bedava bahis', en: '₺100 free bet' },
    basis: { kind: 'free_bet', least: kurus(50_000) },
    code: 'BEDAVA100',
    amountMax: kurus(10_000),
    every: 'week',
    wagering: 0,
    days: 30,
  },
  {
    ...TERMS,
    id: 101,
    title: { tr: 'Sana özel bonus', en: 'Personal bonus' },
    basis: { kind: 'manual' },
    code: null,
    amountMax: kurus(50_000),
    every: 'week',
    wagering: 5,
    days: 7,
  },
]

export function offerById(offers: readonly Offer[], id: number): Offer | undefined {
  return offers.find((offer) => offer.id === id)
}
