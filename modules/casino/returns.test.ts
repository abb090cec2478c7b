import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { HOUSE_GAMES } from './house-games.ts'
import { expectedHits, expectedPay, faultOf, limitOf, sigmasOf, type Tally } from './returns.ts'

const require = createRequire(import.meta.url)
const NOTHING: Tally = { rounds: 0, units: 0, hits: 0 }

describe.each(HOUSE_GAMES.map((game) => [game.slug, game] as const))(
  'the return of %s (R17)',
  (slug, game) => {
    const paidSpin = game.paidSpin?.() ?? expect.fail('it is not watched')
    const pay = expectedPay(paidSpin)
    const hits = expectedHits(paidSpin)
    /** What so many rounds come to where they pay this share of what they should. */
    const tally = (rounds: number, share: number): Tally => ({
      rounds,
      units: Math.round(rounds * pay.mean * share),
      hits: Math.round(rounds * hits.mean * Math.min(share, 1)),
    })

    it('is held against the distribution of its certificate, pays beyond 20 stakes cut', () => {
      const file = require.resolve(`@poyraz/games/certificates/${slug}.base.csv`)
      const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n')
      const rows = lines.map((line) => line.split(',').map(Number) as [number, number, number])
      const cycle = rows.reduce((sum, [, weight]) => sum + weight, 0)
      const mean = (figure: (payout: number) => number) =>
        rows.reduce((sum, [, weight, payout]) => sum + weight * figure(payout), 0) / cycle
      const cut = (payout: number) => Math.min(payout, pay.most)
      expect(pay.mean).toBeCloseTo(mean(cut), 6)
      expect(pay.variance / mean((payout) => (cut(payout) - pay.mean) ** 2)).toBeCloseTo(1, 9)
      expect(hits.mean).toBeCloseTo(
        mean((payout) => (payout > 0 ? 1 : 0)),
        9,
      )
    })

    it('is in range where it is what it should be, and where nothing was played', () => {
      for (const rounds of [1, 100, 20_000, 1e8]) {
        expect(faultOf({ all: tally(rounds, 1), block: tally(rounds, 1) }, paidSpin)).toBeNull()
      }
      expect(faultOf({ all: NOTHING, block: NOTHING }, paidSpin)).toBeNull()
      expect(sigmasOf(NOTHING, paidSpin)).toBe(0)
    })

    it('is out of range after 200 rounds that pay nothing, not after 30', () => {
      expect(faultOf({ all: tally(30, 0), block: NOTHING }, paidSpin)).toBeNull()
      expect(faultOf({ all: tally(200, 0), block: NOTHING }, paidSpin)).toContain('0 rounds that pay')
    })

    it('is out of range within one block at 130 %, in the block alone too', () => {
      const fault = tally(20_000, 1.3)
      expect(faultOf({ all: fault, block: NOTHING }, paidSpin)).toContain('units paid in all 20000 rounds')
      const old = tally(1e8, 1)
      expect(faultOf({ all: old, block: fault }, paidSpin)).toContain('units paid in the newest 20000 rounds')
    })

    it('is not out of range for its greatest wins coming first', () => {
      const lucky = { rounds: 5, units: 5 * pay.most, hits: 5 }
      expect(sigmasOf(lucky, paidSpin)).toBeGreaterThan(15)
      expect(faultOf({ all: lucky, block: lucky }, paidSpin)).toBeNull()
    })
  },
)

describe('the limit of an honest sum', () => {
  it('is no nearer than what a coin does by chance once in ten thousand million', () => {
    const coin = { mean: 0.5, variance: 0.25, most: 1 }
    // 33 heads or tails running are likelier than that, 34 are not.
    expect(limitOf(coin, 33, 'up')).toBeGreaterThan(16.5)
    expect(limitOf(coin, 33, 'down')).toBeGreaterThan(16.5)
    // Of many tosses: 6.36 standard deviations of the normal law, and what the inequality gives away.
    const sigmas = limitOf(coin, 1_000_000, 'up') / 500
    expect(sigmas).toBeGreaterThan(6.36)
    expect(sigmas).toBeLessThan(6.9)
  })
})
