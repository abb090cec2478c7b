import { crashHundredths, drawsFrom } from '@poyraz/fairness'
import { describe, expect, test } from 'vitest'
import { DRAWN } from '../../height.ts'
import { decimal, multiply, ratio } from '../../ratio.ts'
import {
  cashOut,
  drawCrash,
  EDGE_BP,
  flightMs,
  LEAST_TARGET,
  MOST_TARGET,
  paidAt,
  payoutOf,
  rules,
  targetOf,
} from './crash.ts'
import { multiplierAt, reachMs } from './curve.ts'

function drawsOf(drawn: bigint) {
  const words = [Number(drawn >> 32n), Number(drawn & 0xffff_ffffn)]
  return drawsFrom(() => words.shift() as number)
}
/** The crash of one of the 2^52 values of the draw. */
function crashOf(drawn: bigint): number {
  const draws = drawsOf(drawn)
  const crash = drawCrash(draws)
  expect([draws.words, draws.rejects]).toEqual([2, 0])
  return crash
}
/** Number of draws that reach a target: m(r) never falls with r, so the least such r is searched. */
function waysOf(target: number): bigint {
  let [low, high] = [0n, DRAWN]
  while (low < high) {
    const middle = (low + high) / 2n
    if (crashOf(middle) >= target) high = middle
    else low = middle + 1n
  }
  return DRAWN - low
}
const TARGETS = [LEAST_TARGET, 110, 133, 150, 200, 247, 500, 1000, 12_345, 100_000, MOST_TARGET]

describe('the crash point', () => {
  test.each([
    ['fb24e3b86c3d7', 5219],
    ['79dd636f46aec', 188],
    ['bde23384ba300', 383],
    ['f2329c66039a8', 1836],
    ['0e352644bcf6d', 104],
    ['aed27e3c71e07', 312],
    ['5e04f393cd783', 156],
    ['8d30c10a2d50b', 220],
  ])('of the draw %s is %i hundredths (casino-games, section 10)', (hex, crash) => {
    expect(crashOf(BigInt(`0x${hex}`))).toBe(crash)
  })

  test('lies between a bust and the greatest multiplier', () => {
    expect([crashOf(0n), crashOf(DRAWN - 1n)]).toEqual([100, MOST_TARGET])
  })

  test('is that of the fairness package, which the second implementation checks', () => {
    const options = { edgeBp: EDGE_BP, capHundredths: MOST_TARGET }
    for (let drawn = 0n; drawn < DRAWN; drawn += DRAWN / 997n)
      expect(crashOf(drawn)).toBe(crashHundredths(drawsOf(drawn), options))
  })

  test('is a bust in 1.98020 % of the draws', () => {
    const busts = ratio(DRAWN - waysOf(LEAST_TARGET), DRAWN)
    expect(decimal(busts, 7)).toBe('0.0198019')
    const exact = ratio(BigInt(10_100 - (10_000 - EDGE_BP)), 10_100n)
    const difference = busts.numerator * exact.denominator - exact.numerator * busts.denominator
    expect(difference >= 0n && difference < exact.denominator * 2n).toBe(true)
  })

  test.each(TARGETS)('keeps the edge of 1 % for the target %i, to less than one draw', (target) => {
    const ways = waysOf(target)
    expect(ways).toBe((BigInt(10_000 - EDGE_BP) * DRAWN) / (100n * BigInt(target)))
    const back = multiply(ratio(ways, DRAWN), ratio(BigInt(target), 100n))
    const lost = ratio(99n * back.denominator - 100n * back.numerator, 100n * back.denominator)
    expect(lost.numerator >= 0n).toBe(true)
    expect(lost.numerator * DRAWN * 100n < lost.denominator * BigInt(target)).toBe(true)
    expect(decimal(multiply(back, ratio(100n, 1n)), 4)).toMatch(/^(?:99\.0000|98\.9999)$/)
  })
})

describe('the curve', () => {
  test('is e^(0.00006 ms) to a hundredth, and frozen at these times', () => {
    expect(
      [0, 165, 166, 1000, 11_552, 11_553, 26_824, 26_825, 60_000, 153_510, 153_511].map(multiplierAt),
    ).toEqual([100, 100, 101, 106, 199, 200, 499, 500, 3659, 999_983, 1_000_043])
    for (let ms = 0; ms <= 120_000; ms += 97)
      expect(Math.abs(multiplierAt(ms) / (100 * Math.exp(0.000_06 * ms)) - 1)).toBeLessThan(0.01)
  })

  test('never falls, and reaches each multiplier first at its time', () => {
    let before = 100
    for (let ms = 0; ms < 60_000; ms++) {
      const multiplier = multiplierAt(ms)
      expect(multiplier).toBeGreaterThanOrEqual(before)
      for (let passed = before + 1; passed <= multiplier; passed++) expect(reachMs(passed)).toBe(ms)
      before = multiplier
    }
    for (const target of TARGETS) {
      expect(multiplierAt(reachMs(target))).toBeGreaterThanOrEqual(target)
      expect(multiplierAt(reachMs(target) - 1)).toBeLessThan(target)
    }
  })

  test('refuses times and multipliers outside of a flight', () => {
    for (const ms of [-1, 0.5, 2 ** 18, Number.NaN]) expect(() => multiplierAt(ms)).toThrow('a time')
    for (const wrong of [99, 100.5, Number.NaN]) expect(() => reachMs(wrong)).toThrow('at least 1')
    expect(() => reachMs(10 ** 9)).toThrow('can reach')
  })
})

describe('a flight', () => {
  test('ends where the next hundredth would be reached, a bust at once, the greatest at its time', () => {
    expect(flightMs(100)).toBe(0)
    for (const crash of [101, 150, 247, 99_999]) {
      expect(multiplierAt(flightMs(crash) - 1)).toBeLessThanOrEqual(crash)
      expect(multiplierAt(flightMs(crash))).toBeGreaterThan(crash)
    }
    expect(flightMs(MOST_TARGET)).toBe(reachMs(MOST_TARGET))
  })

  test('names the curve in its rules', () => {
    expect(rules).toMatchObject({
      gameId: 'crash',
      growthPerMs: { numerator: 100_006, denominator: 100_000 },
    })
  })
})

describe('a cash-out', () => {
  const flying = { target: MOST_TARGET, cashedMs: null }
  const crash = 247

  test('is paid at the multiplier of its arrival, to the last millisecond before the crash', () => {
    const end = flightMs(crash)
    expect(cashOut(flying, { crash, elapsedMs: reachMs(200) })).toEqual({ ok: true, value: 200 })
    expect(cashOut(flying, { crash, elapsedMs: end - 1 })).toEqual({ ok: true, value: 247 })
    expect(cashOut(flying, { crash, elapsedMs: end })).toEqual({ ok: false, error: 'crashed' })
  })

  test('is refused before the kite rises, in a bust, and for a bet that was cashed out', () => {
    expect(cashOut(flying, { crash, elapsedMs: 0 })).toEqual({ ok: false, error: 'not_rising' })
    expect(cashOut(flying, { crash: 100, elapsedMs: 0 })).toEqual({ ok: false, error: 'crashed' })
    const cashed = { ...flying, cashedMs: 5000 }
    expect(cashOut(cashed, { crash, elapsedMs: 5000 })).toEqual({ ok: false, error: 'cashed_out' })
    const automatic = { target: 150, cashedMs: null }
    expect(cashOut(automatic, { crash, elapsedMs: reachMs(150) - 1 })).toEqual({ ok: true, value: 149 })
    expect(cashOut(automatic, { crash, elapsedMs: reachMs(150) })).toEqual({ ok: false, error: 'cashed_out' })
  })

  test('agrees with the end of the round at every millisecond', () => {
    for (const broken of [100, 101, 120])
      for (let elapsedMs = 0; elapsedMs <= flightMs(broken) + 50; elapsedMs++) {
        const decided = cashOut(flying, { crash: broken, elapsedMs })
        const paid = paidAt({ ...flying, cashedMs: elapsedMs }, broken)
        expect(paid).toBe(decided.ok ? decided.value : 0)
      }
  })
})

describe('the end of a bet', () => {
  test('pays a target exactly if the kite reaches it, also at the crash itself', () => {
    expect(paidAt({ target: 247, cashedMs: null }, 247)).toBe(247)
    expect(paidAt({ target: 248, cashedMs: null }, 247)).toBe(0)
    expect(paidAt({ target: MOST_TARGET, cashedMs: null }, MOST_TARGET)).toBe(MOST_TARGET)
    expect(paidAt({ target: 150, cashedMs: reachMs(200) }, 247)).toBe(150)
  })

  test('is cashed out where it reaches the greatest return of the table', () => {
    expect(targetOf({ stake: 1000, auto: null, maxReturn: 1_800_000 })).toBe(180_000)
    expect(targetOf({ stake: 1000, auto: 300, maxReturn: 1_800_000 })).toBe(300)
    expect(targetOf({ stake: 100, auto: null, maxReturn: 1_800_000 })).toBe(MOST_TARGET)
    for (const stake of [700, 999, 12_300]) {
      const target = targetOf({ stake, auto: null, maxReturn: 1_800_000 })
      expect(payoutOf(stake, target)).toBeLessThanOrEqual(1_800_000)
    }
    expect(() => targetOf({ stake: 1_800_000, auto: null, maxReturn: 1_800_000 })).toThrow('can pay')
  })

  test('pays whole kuruş and cuts the rest', () => {
    expect([payoutOf(5000, 247), payoutOf(333, 101), payoutOf(100, 101)]).toEqual([12_350, 336, 101])
  })
})
