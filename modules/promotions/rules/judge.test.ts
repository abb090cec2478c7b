import { DAY_MS, kurus } from '@poyraz/kernel'
import { describe, expect, it } from 'vitest'
import { OFFERS, offerById } from '../offers.ts'
import { findCode } from './find-code.ts'
import { type Facts, judge } from './judge.ts'
import { breakEvenWagering, faultsOf, isGenerous, type Offer } from './offer.ts'

const WAGERING_MAX = 10
const NOW_MS = Date.parse('2026-12-05T09:00:00Z')

function offer(id: number): Offer {
  const found = offerById(OFFERS, id)
  if (!found) throw new Error(`no offer ${id}`)
  return found
}
const [WELCOME, DISCOUNT, RELOAD] = [offer(1), offer(2), offer(3)]

const DEPOSIT = {
  key: 'd',
  amount: kurus(150_000),
  number: 1,
  standing: kurus(150_000),
  gone: false,
  lost: false,
  played: false,
  earned: false,
}
const FACTS: Facts = {
  emailConfirmed: true,
  openRound: false,
  lostToPlayers: kurus(0),
  hasActive: false,
  withdrawing: false,
  taken: [],
  balance: kurus(150_000),
  deposit: DEPOSIT,
  deposits: kurus(150_000),
  withdrawals: kurus(0),
  bonuses: kurus(0),
  qualifying: kurus(150_000),
  qualifyingKeys: ['d'],
}
const BROKE: Partial<Facts> = { balance: kurus(0) }

describe('the configured offers', () => {
  it('are allowed by the profile, each with a unique id and code', () => {
    for (const one of OFFERS) expect(faultsOf(one, WAGERING_MAX), one.title.en).toEqual([])
    expect(new Set(OFFERS.map(({ id }) => id)).size).toBe(OFFERS.length)
    const codes = OFFERS.flatMap(({ code }) => code ?? [])
    expect(new Set(codes).size).toBe(codes.length)
  })

  it.each([
    ['wagering', { wagering: 11 }],
    ['wagering', { wagering: 0 }],
    ['amounts', { maxStake: kurus(0) }],
    ['amounts', { cashOut: 0 }],
    ['days', { days: 0 }],
    ['weights', { weights: { slots: 0 } }],
    ['weights', { weights: { slots: 10_001 } }],
    ['rate', { basis: { kind: 'deposit', rateBp: 10_001, least: kurus(1), onlyFirst: false } }],
    ['dates', { until: WELCOME.from }],
  ] as const)('are invalid with a wrong figure: %s', (fault, change) => {
    expect(faultsOf({ ...WELCOME, ...change } as Offer, WAGERING_MAX)).toEqual([fault])
  })
})

describe('isGenerous', () => {
  it.each([
    [true, { wagering: 24 }],
    [false, { wagering: 25 }],
    // With a weight of one half, twice as much is staked.
    [true, { wagering: 12, weights: { slots: 5_000 } }],
    [false, { wagering: 13, weights: { slots: 5_000 } }],
    // An offer without a weight for slots is not wagered on slots.
    [false, { wagering: 1, weights: { live: 10_000 } }],
  ])('is %s at a house edge of 4 %% with %j', (isMet, change) => {
    expect(isGenerous({ ...WELCOME, ...change }, { slots: 400 })).toBe(isMet)
  })

  it.each([
    [true, { slots: 10_000 }],
    [true, { slots: 10_000, 'slots:zar': 3_000 }],
    [false, { slots: 10_000, 'slots:zar': 1_000 }],
    [false, { slots: 10_000, 'slots:zar': 0 }],
  ])('is %s with %j where one game has an edge of 1 %%', (isMet, weights) => {
    const edges = { slots: 400, 'slots:zar': 100 }
    expect(isGenerous({ ...WELCOME, wagering: 26, weights }, edges)).toBe(isMet)
  })

  it('is false from the break-even wagering on', () => {
    const wagering = breakEvenWagering(400)
    expect(wagering).toBe(25)
    expect(isGenerous({ ...WELCOME, wagering }, { slots: 400 })).toBe(false)
  })
})

describe('an offer', () => {
  it('gives the amount of its terms', () => {
    expect(judge(WELCOME, FACTS, NOW_MS)).toEqual({
      ok: true,
      value: { amount: 75_000n, period: 'once', depositKey: 'd', basedOn: ['d'] },
    })
    expect(judge(RELOAD, FACTS, NOW_MS)).toMatchObject({ value: { amount: 30_000n, period: '2026-12-05' } })
    expect(judge(DISCOUNT, { ...FACTS, ...BROKE }, NOW_MS)).toMatchObject({
      value: { amount: 45_000n, depositKey: null, basedOn: ['d'] },
    })
  })

  it('includes its first instant and excludes its last', () => {
    const at = (iso: string, ms = 0) => judge(WELCOME, FACTS, Date.parse(iso) + ms).ok
    expect([at(WELCOME.from, -1), at(WELCOME.from), at(WELCOME.until, -1), at(WELCOME.until)]).toEqual([
      false,
      true,
      true,
      false,
    ])
  })

  it.each<[string, Offer, Partial<Facts>]>([
    ['email_unconfirmed', WELCOME, { emailConfirmed: false }],
    ['taken', WELCOME, { taken: [{ offerId: 1, period: 'once', atMs: 0 }] }],
    ['active', WELCOME, { hasActive: true }],
    ['withdrawal_open', WELCOME, { withdrawing: true }],
    ['withdrawal_open', DISCOUNT, { ...BROKE, withdrawing: true }],
    ['withdrawal_open', offer(101), { withdrawing: true }],
    ['no_deposit', WELCOME, { deposit: null }],
    ['no_deposit', WELCOME, { deposit: { ...DEPOSIT, gone: true } }],
    ['not_first_deposit', WELCOME, { deposit: { ...DEPOSIT, number: 2 } }],
    ['taken', RELOAD, { deposit: { ...DEPOSIT, earned: true } }],
    ['deposit_small', WELCOME, { deposit: { ...DEPOSIT, amount: kurus(9_999) } }],
    ['deposit_played', WELCOME, { deposit: { ...DEPOSIT, played: true } }],
    ['taken', RELOAD, { taken: [{ offerId: 3, period: '2026-12-05', atMs: 0 }] }],
    ['round_open', DISCOUNT, { ...BROKE, openRound: true }],
    ['balance_high', DISCOUNT, { balance: kurus(1_000) }],
    ['loss_small', DISCOUNT, { ...BROKE, deposits: kurus(9_999) }],
    ['loss_small', DISCOUNT, { ...BROKE, qualifying: kurus(9_999) }],
    ['taken', DISCOUNT, { ...BROKE, taken: [{ offerId: 2, period: 'x', atMs: NOW_MS - 7 * DAY_MS + 1 }] }],
    ['on_request', offer(101), {}],
    ['no_deposit', offer(101), { deposit: null }],
    ['no_deposit', offer(101), { deposit: { ...DEPOSIT, standing: kurus(0) } }],
  ])('is refused as %s', (reason, one, facts) => {
    expect(judge(one, { ...FACTS, ...facts }, NOW_MS)).toEqual({ ok: false, error: reason })
  })

  it('is available again after seven days if weekly, after midnight in Istanbul if daily', () => {
    const weekAgo = { taken: [{ offerId: 2, period: 'x', atMs: NOW_MS - 7 * DAY_MS }] }
    expect(judge(DISCOUNT, { ...FACTS, ...BROKE, ...weekAgo }, NOW_MS).ok).toBe(true)
    const today = { taken: [{ offerId: 3, period: '2026-12-05', atMs: 0 }] }
    const midnightMs = Date.parse('2026-12-05T21:00:00Z')
    expect(judge(RELOAD, { ...FACTS, ...today }, midnightMs - 1).ok).toBe(false)
    expect(judge(RELOAD, { ...FACTS, ...today }, midnightMs).ok).toBe(true)
  })
})

describe('a code', () => {
  const find = (code: string, nowMs = NOW_MS, taken: Facts['taken'] = []) =>
    findCode(OFFERS, code, { taken, nowMs })

  it.each(['HOSGELDIN', 'hoşgeldin', ' Hosgeldın ', 'HOŞ GELDİN'])('is accepted as typed: %s', (code) => {
    expect(find(code)).toEqual({ ok: true, value: WELCOME })
  })

  it('is reported as unknown, expired or used, and as unknown before its start', () => {
    expect(find('LALE')).toEqual({ ok: false, error: 'promo_unknown' })
    expect(find('')).toEqual({ ok: false, error: 'promo_unknown' })
    expect(find('HOSGELDIN', Date.parse(WELCOME.from) - 1)).toEqual({ ok: false, error: 'promo_unknown' })
    expect(find('HOSGELDIN', Date.parse(WELCOME.until))).toEqual({ ok: false, error: 'promo_expired' })
    const taken = [{ offerId: 1, period: 'once', atMs: 0 }]
    expect(find('HOSGELDIN', NOW_MS, taken)).toEqual({ ok: false, error: 'promo_used' })
  })

  it('of a weekly offer counts as used for seven days', () => {
    const taken = [{ offerId: 103, period: new Date(NOW_MS).toISOString(), atMs: NOW_MS }]
    const later = (ms: number) => find('LALE20', NOW_MS + ms, taken)
    expect(later(7 * DAY_MS - 1)).toEqual({ ok: false, error: 'promo_used' })
    expect(later(7 * DAY_MS)).toEqual({ ok: true, value: offer(103) })
  })
})
