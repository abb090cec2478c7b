import { drawsFrom } from '@poyraz/fairness'
import { describe, expect, it } from 'vitest'

import { drawnGameOf, gameById, gameNameById, layoutOf, mostOn } from '../house-tables.ts'
import { flightMs, LEAST_TARGET, MOST_TARGET, payoutOf, targetOf } from './crash.ts'
import { CRASH_TABLE } from './house-table.ts'
import { CRASH_SPOTS, crash, LAUNCH_MS } from './layout.ts'

const { pace, minBet, maxBet, maxReturn, chips } = CRASH_TABLE

describe('the layout of crash', () => {
  it('has two kites, and the outcome of the draw as a label', () => {
    expect([...crash.spots]).toEqual([...CRASH_SPOTS])
    const words = [0xffff_ffff >>> 12, 0xffff_ffff]
    expect(crash.decide(drawsFrom(() => words.shift() as number))).toEqual({ crash: MOST_TARGET })
    expect([100, 101, 247, 1240, MOST_TARGET].map((at) => crash.label({ crash: at }))).toEqual([
      '1.00',
      '1.01',
      '2.47',
      '12.40',
      '10000.00',
    ])
  })

  it('is found by a proof, but no outcome alone decides its bets', () => {
    expect(gameById('crash')).toBe(crash)
    expect(gameNameById('crash')).toBe('crash')
    expect(layoutOf(CRASH_TABLE)).toBe(crash)
    expect(drawnGameOf(CRASH_TABLE)).toBeUndefined()
  })
})

describe('the crash table', () => {
  it('leaves time for the longest flight', () => {
    expect(pace.drawingMs).toBeGreaterThanOrEqual(LAUNCH_MS + flightMs(MOST_TARGET))
  })

  it.each(CRASH_SPOTS)('takes its greatest stake on %s, and pays the greatest return at a target', (spot) => {
    expect(mostOn(CRASH_TABLE, spot)).toBe(maxBet)
    const target = targetOf({ stake: maxBet, auto: null, maxReturn })
    expect(payoutOf(maxBet, target)).toBe(maxReturn)
    expect(targetOf({ stake: minBet, auto: null, maxReturn })).toBe(MOST_TARGET)
    expect(targetOf({ stake: maxBet, auto: LEAST_TARGET, maxReturn })).toBe(LEAST_TARGET)
  })

  it('has chips of whole stakes', () => {
    for (const chip of chips) expect(chip % minBet).toBe(0)
  })
})
