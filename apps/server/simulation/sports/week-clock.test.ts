import { expect, it } from 'vitest'
import { createWeekClock } from './week-clock.ts'

it('follows real time in steps, and stands still while the server is behind', () => {
  let realMs = 1_000
  const clock = createWeekClock({ nowMs: () => realMs })
  realMs += 100
  expect(clock.nowMs()).toBe(1_000)
  clock.advance()
  expect(clock.nowMs()).toBe(1_100)
  realMs += 60_000
  clock.advance()
  expect(clock.nowMs()).toBe(1_600)
  realMs += 200
  clock.advance()
  expect(clock.nowMs()).toBe(1_800)
})
