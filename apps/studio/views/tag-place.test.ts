import { expect, it } from 'vitest'
import { pointOf, spread } from './tag-place.ts'

const ROWS = [5, 5, 5, 5, 5, 5]

it('leaves tags where they are while they are apart', () => {
  const points = [
    { x: 1, y: 2 },
    { x: 4, y: 2 },
    { x: 1, y: 3 },
  ]
  expect(spread(points, ROWS)).toEqual(points)
})

it('moves a tag that would cover an earlier one below it', () => {
  const [first, second] = spread(
    [
      { x: 3.1, y: 3.1 },
      { x: 3.5, y: 3.3 },
    ],
    ROWS,
  )
  expect(first).toEqual({ x: 3.1, y: 3.1 })
  expect(second?.y).toBeCloseTo(3.85)
})

it('moves it above where there is no room below', () => {
  const same = { x: 2, y: 4.6 }
  const ys = spread([same, same, same], ROWS).map(({ y }) => y)
  expect(ys[1]).toBeCloseTo(4.05)
  expect(ys[2]).toBeCloseTo(3.5)
})

it('finds a cell of a reel whose rows share the height of the window', () => {
  expect(pointOf([0, 0], [2, 5], 5)).toEqual({ x: 0.5, y: 1.25 })
  expect(pointOf([1, 4], [2, 5], 5)).toEqual({ x: 1.5, y: 4.5 })
  expect(pointOf([0, 0], [3, 5])).toEqual({ x: 0.5, y: 1.5 })
})
