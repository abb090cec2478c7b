import { describe, expect, it } from 'vitest'
import { CELLS_PER_MS, cruise, LANDING_FROM_MS, land } from './motion.ts'
import { STUDIO_MOTIONS } from './studio-motion.ts'
import { landingTape, turningTape } from './tape.ts'

const STRIP = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const MOTIONS = Object.entries(STUDIO_MOTIONS)
const FROMS = [LANDING_FROM_MS, 300, 417.3, 900, 2031.77, 60_000]

describe('cruise', () => {
  it('moves back first, then accelerates and keeps its speed', () => {
    expect(cruise.travel(0)).toBe(0)
    expect(cruise.travel(30)).toBeLessThan(0)
    expect(cruise.travel(1000) - cruise.travel(900)).toBeCloseTo(100 * CELLS_PER_MS, 9)
    expect(cruise.travel(LANDING_FROM_MS - 1e-6)).toBeCloseTo(cruise.travel(LANDING_FROM_MS), 6)
  })
})

describe.each(MOTIONS)('a reel of %s', (_, motion) => {
  it.each(FROMS)('from %d ms comes to rest exactly on a cell', (fromMs) => {
    const landing = land(fromMs, 8, motion)
    expect(Number.isInteger(landing.endTravel)).toBe(true)
    expect(landing.travel(landing.endMs)).toBe(landing.endTravel)
    expect(landing.travel(landing.endMs + 5000)).toBe(landing.endTravel)
    expect(landing.speed(landing.endMs)).toBe(0)
    expect(landing.endTravel - cruise.travel(fromMs)).toBeGreaterThanOrEqual(8)
  })

  it.each(FROMS)('from %d ms moves continuously', (fromMs) => {
    const landing = land(fromMs, 8, motion)
    expect(landing.travel(fromMs)).toBeCloseTo(cruise.travel(fromMs), 9)
    for (let ms = fromMs; ms < landing.endMs; ms += 1) {
      const moved = landing.travel(ms + 1) - landing.travel(ms)
      expect(Math.abs(moved)).toBeLessThanOrEqual(CELLS_PER_MS + 1e-9)
    }
  })

  it('passes its stop as far as its studio says, by less than a quarter of a cell', () => {
    const landing = land(500, 8, motion)
    const passed = Array.from(
      { length: 900 },
      (_, i) => landing.travel(landing.endMs - i) - landing.endTravel,
    )
    expect(Math.max(...passed)).toBeCloseTo(motion.swingCells, 2)
    expect(motion.swingCells).toBeLessThan(0.25)
  })

  it('rejects landing a reel before full speed', () => {
    expect(() => land(LANDING_FROM_MS - 1, 8, motion)).toThrow('full speed')
    expect(() => land(500, 2, motion)).toThrow('brake')
  })
})

it('studios have motions of their own', () => {
  expect(new Set(MOTIONS.map(([, motion]) => JSON.stringify(motion))).size).toBe(MOTIONS.length)
})

describe('the tape', () => {
  it('shows the strip at the drawn stop when the reel stands, whatever it showed before', () => {
    for (const fromMs of FROMS) {
      for (let stop = 0; stop < STRIP.length; stop++) {
        const landing = land(fromMs, 8, STUDIO_MOTIONS.cinaralti)
        const joinCell = Math.floor(-cruise.travel(fromMs))
        const turning = turningTape(STRIP, 5)
        const tape = landingTape(turning, { strip: STRIP, stop, joinCell, endTravel: landing.endTravel })
        const shown = [-1, 0, 1, 2, 3].map((row) => tape.at(row - landing.endTravel))
        expect(shown).toEqual([-1, 0, 1, 2, 3].map((row) => STRIP[(stop + row + 26) % 26]))
      }
    }
  })

  it('does not change what is in the window when the landing is decided', () => {
    const fromMs = 700
    const landing = land(fromMs, 8, STUDIO_MOTIONS.cinaralti)
    const turning = turningTape(STRIP, 5)
    const joinCell = Math.floor(-cruise.travel(fromMs))
    const tape = landingTape(turning, { strip: STRIP, stop: 11, joinCell, endTravel: landing.endTravel })
    for (let cell = joinCell; cell < joinCell + 6; cell++) expect(tape.at(cell)).toBe(turning.at(cell))
  })
})
