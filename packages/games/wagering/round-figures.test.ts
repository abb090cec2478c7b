import { describe, expect, it } from 'vitest'
import { ratio } from '../ratio.ts'
import { SLOT_FOLDERS } from '../slots/folders.ts'
import { compile } from '../slots/machine.ts'
import { watchedFiguresOf } from '../slots/watched-figures.ts'
import { roundFiguresOf, SMALL_WINS_MAX } from './round-figures.ts'

const UNITS = 10
/** A paid spin that pays one stake in a quarter of all cases: mean 1/4, variance 3/16 of a stake. */
const SMALL = {
  most: SMALL_WINS_MAX * UNITS,
  mean: ratio(10n, 4n),
  variance: ratio(300n, 16n),
  hit: ratio(1n, 4n),
}

describe('the figures of a round', () => {
  it('are thousandths of a stake, rounded', () => {
    expect(roundFiguresOf({ rtp: ratio(9613n, 10_000n), sigma: 2.9774 }, SMALL)).toEqual({
      mean: 961,
      sigma: 2_977,
      smallMean: 250,
      smallSigma: 433,
    })
  })

  it('refuse small wins that were cut elsewhere', () => {
    const foreign = { ...SMALL, most: 25 }
    expect(() => roundFiguresOf({ rtp: ratio(1n, 1n), sigma: 1 }, foreign)).toThrow('cut')
  })

  it.each(SLOT_FOLDERS.filter(({ game }) => game.rules.mapping === 'reels-1'))(
    'of $game.slug agree with its certificate, small wins below the whole',
    (folder) => {
      const { certificate, game } = folder
      if (!certificate || game.rules.mapping !== 'reels-1') throw new Error('every slot is certified')
      const { paid } = watchedFiguresOf(compile(game.rules), SMALL_WINS_MAX)
      if (!paid) throw new Error('every slot has a paid spin')
      const rtp = ratio(BigInt(certificate.rtp.numerator), BigInt(certificate.rtp.denominator))
      const figures = roundFiguresOf({ rtp, sigma: Number(certificate.volatility.sigma) }, paid)
      expect(figures.mean).toBe(Math.round(Number(certificate.rtp.percent) * 10))
      expect(figures.smallMean).toBeLessThan(figures.mean)
      expect(figures.smallSigma).toBeLessThan(figures.sigma)
      expect(figures.smallSigma).toBeGreaterThan(0)
    },
  )
})
