import { SLOT_GAMES } from '@poyraz/games'
import { describe, expect, it } from 'vitest'
import { drawSample } from './draw-sample.ts'

const SPINS = 200

describe.each(SLOT_GAMES)('sample spins of $slug', ({ slug, rules }) => {
  it('follow from the rules and the seed alone', () => {
    const first = drawSample({ rules, seed: slug, spins: SPINS })
    expect(first).toHaveLength(SPINS)
    expect(drawSample({ rules, seed: slug, spins: SPINS })).toEqual(first)
    expect(drawSample({ rules, seed: `${slug}-2`, spins: SPINS })).not.toEqual(first)
  })

  it('show some wins and some spins without one', () => {
    const times = drawSample({ rules, seed: slug, spins: SPINS })
    expect(Math.min(...times)).toBe(0)
    expect(times.filter((one) => one > 0).length).toBeGreaterThan(5)
  })
})
