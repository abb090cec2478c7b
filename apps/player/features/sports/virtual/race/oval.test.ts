import { expect, it } from 'vitest'
import { placeOnOval } from './oval.ts'

const OVAL = { width: 200, height: 80 }

it('the finish is on the home straight, and the way to it has no jump', () => {
  const finish = placeOnOval(OVAL, 0)
  expect([finish.x, finish.y]).toEqual([expect.closeTo(36), 40])
  let last = placeOnOval(OVAL, 1)
  expect([last.x, last.y]).toEqual([expect.closeTo(36), expect.closeTo(40)])
  for (let left = 1; left > 0; left -= 0.001) {
    const now = placeOnOval(OVAL, left)
    expect(Math.hypot(now.x - last.x, now.y - last.y)).toBeLessThan(1)
    last = now
  }
})

it('runners pass the home straight from left to right, and the back straight from right to left', () => {
  expect(placeOnOval(OVAL, 0.01).x).toBeLessThan(placeOnOval(OVAL, 0).x)
  const [before, after] = [placeOnOval(OVAL, 0.5), placeOnOval(OVAL, 0.49)]
  expect(before.y).toBe(-40)
  expect(after.x).toBeLessThan(before.x)
})
