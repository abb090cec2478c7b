import { kurus } from '@poyraz/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type BonusWallet, type Play, type RunningBonus, refusalOf, releasable, splitPlay } from './wallet.ts'

const lira = (amount: number) => kurus(Math.round(amount * 100))

const RUNNING: RunningBonus = {
  amount: lira(750),
  wagering: lira(15_000),
  progressBp: 0n,
  maxStake: lira(5_000),
  cashOutMax: lira(7_500),
  sticky: false,
  expiresAtMs: 1_000,
}
const wallet = (cash: number, bonus: number, running: Partial<RunningBonus> = {}): BonusWallet => ({
  cash: lira(cash),
  held: lira(0),
  bonus: lira(bonus),
  running: { ...RUNNING, ...running },
})
const play = (stake: number, win: number, more: Partial<Play> = {}): Play => ({
  stake: lira(stake),
  win: lira(win),
  weightBp: 10_000,
  atMs: 0,
  ...more,
})

describe('the order of funds', () => {
  it('takes cash first and the bonus for the rest; a win is split in the same shares', () => {
    expect(splitPlay(wallet(30, 100), play(40, 100))).toMatchObject({
      fromCash: lira(30),
      fromBonus: lira(10),
      toCash: lira(75),
      toBonus: lira(25),
      ends: null,
    })
    expect(splitPlay(wallet(100, 100), play(40, 100))).toMatchObject({ fromBonus: 0n, toBonus: 0n })
  })

  it('C03: does not use the bonus while cash and held cash would be enough', () => {
    const holding = { ...wallet(100, 50), held: lira(200) }
    const atMs = holding.running.expiresAtMs - 1
    expect(refusalOf(holding, { stake: lira(30), weightBp: 10_000, atMs })).toBeNull()
    const short = { ...holding, cash: lira(10) }
    expect(refusalOf(short, { stake: lira(30), weightBp: 10_000, atMs })).toBe('insufficient_funds')
    expect(refusalOf({ ...short, held: lira(5) }, { stake: lira(30), weightBp: 10_000, atMs })).toBe(
      'insufficient_funds',
    )
    expect(refusalOf({ ...short, held: lira(0) }, { stake: lira(30), weightBp: 10_000, atMs })).toBeNull()
  })

  it('rounds the bonus share down to kuruş', () => {
    const { toCash, toBonus } = splitPlay(wallet(0.02, 1), play(0.03, 0.1))
    expect([toCash, toBonus]).toEqual([7n, 3n])
  })
})

describe('wagering', () => {
  it('counts stakes by their weight when they are settled', () => {
    // Slots ₺5.000 at 100 %, live ₺3.000 at 10 %, a single bet at odds 1,40 at 0 %, one at 1,80 at 100 %.
    const plays: [number, number][] = [
      [5_000, 10_000],
      [3_000, 1_000],
      [2_000, 0],
      [1_000, 10_000],
    ]
    let progressBp = 0n
    for (const [stake, weightBp] of plays) {
      const one = splitPlay(wallet(10_000, 750, { progressBp }), play(stake, 0, { weightBp }))
      progressBp = one.progressBp
    }
    expect(progressBp / 10_000n).toBe(lira(6_300))
    expect((progressBp * 100n) / (RUNNING.wagering * 10_000n)).toBe(42n)
  })

  it('releases the bonus after the play that completes the wagering is settled', () => {
    const near = { wagering: lira(100), progressBp: lira(95) * 10_000n }
    const kept = (one: ReturnType<typeof splitPlay>) => [one.ends, one.kept, one.removed]
    expect(kept(splitPlay(wallet(0, 750, near), play(4, 0)))).toEqual([null, 0n, 0n])
    expect(kept(splitPlay(wallet(0, 750, near), play(5, 20)))).toEqual(['released', lira(765), 0n])
    expect(kept(splitPlay(wallet(0, 5, near), play(5, 0)))).toEqual(['released', 0n, 0n])
  })

  it('releases at most the cash-out limit, and of a sticky bonus only the winnings', () => {
    const cap = { cashOutMax: lira(2_000), amount: lira(200) }
    expect(releasable({ ...cap, sticky: false }, lira(5_300))).toBe(lira(2_000))
    expect(releasable({ ...cap, sticky: true }, lira(1_200))).toBe(lira(1_000))
    expect(releasable({ ...cap, sticky: true }, lira(150))).toBe(0n)
    const done = splitPlay(wallet(0, 5_300, { ...cap, wagering: lira(1) }), play(1, 1))
    expect([done.kept, done.removed]).toEqual([lira(2_000), lira(3_300)])
  })

  it('ends when the bonus is used up', () => {
    expect(splitPlay(wallet(0, 40), play(40, 0)).ends).toBe('spent')
    expect(splitPlay(wallet(0, 40), play(40, 1)).ends).toBeNull()
  })
})

describe('a refusal', () => {
  it('depends on stake and money, never on the win', () => {
    expect(refusalOf(wallet(10, 5), play(16, 0))).toBe('insufficient_funds')
    expect(refusalOf(wallet(10, 5), play(15, 0))).toBeNull()
    expect(refusalOf(wallet(10_000, 5), play(5_001, 0))).toBe('bonus_stake_limit')
  })

  it('comes from a bonus only until its expiry: then it pays and limits nothing (A19)', () => {
    const late = { atMs: 1_000 }
    expect(refusalOf(wallet(10, 50), play(11, 0, late))).toBe('insufficient_funds')
    expect(refusalOf(wallet(10_000, 5), play(5_001, 0, late))).toBeNull()
    expect(splitPlay(wallet(10, 50), play(10, 300, late))).toMatchObject({
      fromBonus: 0n,
      toCash: lira(300),
      toBonus: 0n,
      progressBp: 0n,
      ends: 'expired',
      kept: 0n,
      removed: lira(50),
    })
  })
})

describe('any accepted play', () => {
  const money = fc.bigInt({ min: 0n, max: 10n ** 9n }).map((value) => kurus(value))
  const some = fc.bigInt({ min: 1n, max: 10n ** 9n }).map((value) => kurus(value))
  const wallets: fc.Arbitrary<BonusWallet> = fc.record({
    cash: money,
    held: money,
    bonus: money,
    running: fc.record({
      amount: some,
      wagering: some,
      progressBp: money,
      maxStake: fc.constant(kurus(10n ** 9n)),
      cashOutMax: some,
      sticky: fc.boolean(),
      expiresAtMs: fc.constantFrom(0, 1_000),
    }),
  })

  it('conserves money and leaves no balance below zero', () => {
    fc.assert(
      fc.property(wallets, some, money, fc.nat(10_000), (before, stake, win, weightBp) => {
        const one: Play = { stake, win, weightBp, atMs: 1 }
        if (refusalOf(before, one) !== null) return
        const split = splitPlay(before, one)
        expect(split.fromCash + split.fromBonus).toBe(stake)
        expect(split.toCash + split.toBonus).toBe(win)
        const cash = before.cash - split.fromCash + split.toCash + split.kept
        const ended = split.ends === null ? 0n : split.kept + split.removed
        const bonus = before.bonus - split.fromBonus + split.toBonus - ended
        expect(cash + bonus + split.removed).toBe(before.cash + before.bonus - stake + win)
        expect(cash >= 0n && bonus >= 0n && split.kept >= 0n && split.removed >= 0n).toBe(true)
        expect(split.ends === null || bonus === 0n).toBe(true)
        expect(split.kept <= before.running.cashOutMax).toBe(true)
        // The rounding favours the player: cash wins at least its share.
        expect(split.toCash * stake >= win * split.fromCash).toBe(true)
      }),
      { numRuns: 2_000 },
    )
  })
})
