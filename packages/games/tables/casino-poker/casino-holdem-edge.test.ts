import { expect, it } from 'vitest'
import { POKER_EDGES_BP } from './figures.ts'
import { countHoldem } from './fixtures/count-holdem.ts'

/** The count of 27.8 trillion deals takes two minutes of a processor: `npm run nightly` does it. */
it.runIf(process.env['POKER_CHECKS'] === 'full')(
  'the best decisions in Casino Hold’em cost 2.16 % of the ante (casino-games, section 7)',
  () => {
    const { best, always, played } = countHoldem()
    expect(100 * best).toBeCloseTo(2.157646, 6)
    expect(Math.round(10_000 * best)).toBe(POKER_EDGES_BP['casino-holdem'].ante)
    expect(100 * always).toBeCloseTo(7.8996, 4)
    expect(100 * played).toBeCloseTo(81.9906, 4)
  },
  3_600_000,
)
