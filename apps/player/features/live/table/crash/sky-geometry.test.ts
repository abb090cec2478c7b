import { MOST_TARGET, reachMs } from '@poyraz/games/tables'
import { describe, expect, it } from 'vitest'
import { DESKTOP, fitFrame, PHONE, skyAt } from './sky-geometry.ts'

describe.each([
  ['phone', PHONE],
  ['desktop', DESKTOP],
  ['high desktop', fitFrame(DESKTOP, 0.8)],
  ['low phone', fitFrame(PHONE, 0.7)],
])('the sky of a %s', (_, frame) => {
  it('has the kite in the hand at first, and at the end of the string always', () => {
    expect(skyAt(frame, 0).kite).toMatchObject(frame.hand)
    for (const ms of [200, 4000, 9000, 30_000, reachMs(MOST_TARGET)]) {
      const { path, kite } = skyAt(frame, ms)
      expect(path.endsWith(`L${kite.x.toFixed(1)} ${kite.y.toFixed(1)}`)).toBe(true)
      expect(kite.x).toBeLessThanOrEqual(frame.top.x + 0.001)
      expect(kite.y).toBeGreaterThanOrEqual(frame.top.y - 0.001)
    }
  })

  it('lets the kite rise and never back, and keeps at most five marks inside the picture', () => {
    let before = frame.hand.y
    for (let ms = 0; ms <= reachMs(MOST_TARGET); ms += 611) {
      const { kite, marks } = skyAt(frame, ms)
      expect(kite.y).toBeLessThanOrEqual(before + 0.5)
      before = kite.y
      expect(marks.length).toBeGreaterThan(0)
      expect(marks.length).toBeLessThanOrEqual(5)
      for (const { y } of marks) expect(y).toBeLessThanOrEqual(frame.hand.y)
    }
  })
})
