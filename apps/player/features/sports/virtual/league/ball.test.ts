import { expect, it } from 'vitest'
import { ballAt, ballStops } from './ball.ts'

const goals = [
  { minute: 1, side: 'home' },
  { minute: 45, side: 'away' },
  { minute: 46, side: 'home' },
  { minute: 90, side: 'away' },
] as const

it('the ball is in the right goal at the minute of each goal', () => {
  const stops = ballStops('match', { goals })
  expect(goals.map(({ minute }) => Math.round(ballAt(stops, minute - 0.5).x))).toEqual([99, 1, 99, 1])
})

it('the ball starts in the middle, stays on the pitch and rolls without a jump', () => {
  for (let match = 0; match < 20; match++) {
    const stops = ballStops(`match-${match}`, { goals: match % 2 === 0 ? goals : [] })
    let last = ballAt(stops, 0)
    expect(match % 2 === 0 || (last.x === 50 && last.y === 50)).toBe(true)
    for (let minutes = 0; minutes <= 90; minutes += 0.02) {
      const { x, y } = ballAt(stops, minutes)
      expect(x >= 0 && x <= 100 && y >= 0 && y <= 100).toBe(true)
      expect(Math.hypot(x - last.x, y - last.y)).toBeLessThan(8)
      last = { x, y }
    }
  }
})
