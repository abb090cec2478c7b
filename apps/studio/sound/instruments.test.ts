import { STUDIOS } from '@poyraz/games'
import { expect, it } from 'vitest'
import { INSTRUMENTS } from './instruments.ts'

it('each studio has an instrument and a mode of its own', () => {
  const all = Object.values(INSTRUMENTS)
  expect(Object.keys(INSTRUMENTS)).toEqual(Object.keys(STUDIOS))
  expect(new Set(all.map(({ play }) => play)).size).toBe(all.length)
  expect(new Set(all.map(({ scale }) => scale.join())).size).toBe(all.length)
})

it.each(Object.entries(INSTRUMENTS))(
  'the notes of %s rise by at most a third, over one octave',
  (_, { scale }) => {
    for (const [step, hertz] of scale.slice(1).entries()) {
      const interval = hertz / (scale[step] ?? hertz)
      expect(interval).toBeGreaterThan(1.02)
      expect(interval).toBeLessThan(1.27)
    }
    expect(scale[7] / scale[0]).toBeCloseTo(2, 2)
  },
)
