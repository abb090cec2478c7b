import { expect, it } from 'vitest'
import { projectionOf, SPOT_VIEW, SPOT_VIEWS } from './geometry.ts'

it('gives each of the 157 spots a place of its own', () => {
  expect(SPOT_VIEWS).toHaveLength(157)
  const places = SPOT_VIEWS.map(({ chip }) => `${chip.u.toFixed(2)},${chip.v.toFixed(2)}`)
  expect(new Set(places).size).toBe(157)
})

it.each([
  ['17', { u: 6.5, v: 1.5 }],
  ['17-20', { u: 7, v: 1.5 }],
  ['17-18', { u: 6.5, v: 2 }],
  ['16-17-18', { u: 6.5, v: 0 }],
  ['16-17-19-20', { u: 7, v: 1 }],
  ['0-2', { u: 1, v: 1.5 }],
  ['0-1-2', { u: 1, v: 1 }],
  ['0-1-2-3', { u: 1, v: 0 }],
])('places %s where its numbers touch', (id, chip) => {
  expect(SPOT_VIEW.get(id)?.chip).toEqual(chip)
})

it('keeps every spot inside the layout, lying and standing', () => {
  for (const isTall of [false, true]) {
    const { rect, width, height } = projectionOf(isTall)
    for (const { id, area } of SPOT_VIEWS) {
      const box = rect(area)
      expect(box.x >= -1 && box.y >= -15 && box.x + box.width <= width + 1, id).toBe(true)
      expect(box.y + box.height <= height + 1, id).toBe(true)
    }
  }
})
