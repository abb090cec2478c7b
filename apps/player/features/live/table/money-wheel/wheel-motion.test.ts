import { MONEY_WHEEL, WHEEL_SPIN_MS } from '@poyraz/games/tables'
import { describe, expect, it } from 'vitest'
import { angleOf, endedSpins, FIELD, wheelAngle } from './wheel-motion.ts'

const START = 1_000_000
/** Place under the pointer at an angle of the wheel. */
const placeAt = (angle: number) => {
  const turned = (((-angle / FIELD) % MONEY_WHEEL.length) + MONEY_WHEEL.length) % MONEY_WHEEL.length
  return Math.round(turned) % MONEY_WHEEL.length
}

describe('the money wheel in motion', () => {
  it.each(MONEY_WHEEL.map((_, place) => place))('ends its spin on place %i', (place) => {
    const spin = { from: 7, stops: [place], startMs: START }
    expect(placeAt(wheelAngle(spin, START + WHEEL_SPIN_MS))).toBe(place)
    expect(placeAt(wheelAngle(spin, START + 10 * WHEEL_SPIN_MS))).toBe(place)
    expect(wheelAngle(spin, START)).toBe(angleOf(7))
  })

  it('stands on each multiplier before it spins on from there', () => {
    const spin = { from: 0, stops: [16, 27, 40], startMs: START }
    const justBefore = (spins: number) => START + spins * WHEEL_SPIN_MS - 1
    expect([1, 2, 3].map((spins) => placeAt(wheelAngle(spin, justBefore(spins))))).toEqual([16, 27, 40])
    expect(placeAt(wheelAngle(spin, START + WHEEL_SPIN_MS))).toBe(16)
    expect([0, 1, 2, 3].map((spins) => endedSpins(spin, START + spins * WHEEL_SPIN_MS))).toEqual([0, 1, 2, 3])
  })

  it('turns forward only, fastest in the first half', () => {
    const spin = { from: 3, stops: [2], startMs: START }
    const angles = Array.from({ length: 91 }, (_, step) => wheelAngle(spin, START + step * 100))
    const steps = angles.slice(1).map((angle, place) => angle - (angles[place] ?? 0))
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(0)
    expect(steps.indexOf(Math.max(...steps))).toBeLessThan(36)
    expect(steps.at(-1)).toBe(0)
  })
})
