import { expect, it } from 'vitest'
import { countdownText } from './countdown.ts'

it.each([
  [0, '0:00'],
  [9, '0:09'],
  [65, '1:05'],
  [1800, '30:00'],
  [3600, '1:00:00'],
  [3725, '1:02:05'],
])('formats %i seconds as %s', (seconds, text) => {
  expect(countdownText(seconds)).toBe(text)
})
