import { WHEEL } from '@poyraz/games/tables'
import { expect, it } from 'vitest'
import { pocketAngle, poseAt, RADIUS } from './motion.ts'

const START = 1_760_000_000_123
const spinOf = (number: number) => ({ number, startMs: START, endMs: START + 10_000 })
const turn = (angle: number) => ((angle % 360) + 360) % 360

it('lands every number in its own pocket, and stays there while the rotor turns', () => {
  for (const number of WHEEL) {
    for (const after of [8_700, 10_000, 14_000]) {
      const { rotor, ball, radius } = poseAt(START + after, spinOf(number))
      expect(turn(ball - rotor), `${number}`).toBeCloseTo(turn(pocketAngle(number)), 6)
      expect(radius).toBe(RADIUS.pocket)
    }
  }
})

it('never jumps: from frame to frame the ball moves less than a seventh of a turn', () => {
  let before = poseAt(START, spinOf(17))
  for (let ms = 16; ms <= 10_000; ms += 16) {
    const pose = poseAt(START + ms, spinOf(17))
    const moved = Math.abs(((pose.ball - before.ball + 540) % 360) - 180)
    expect(moved, `at ${ms} ms`).toBeLessThan(360 / 7)
    expect(Math.abs(pose.radius - before.radius), `at ${ms} ms`).toBeLessThan(0.05)
    before = pose
  }
})

it('shows the same pose to a page that joins in the middle of the spin', () => {
  expect(poseAt(START + 5_000, spinOf(8))).toEqual(poseAt(START + 5_000, spinOf(8)))
  expect(poseAt(START - 1, spinOf(8)).radius).toBe(RADIUS.rim)
})
