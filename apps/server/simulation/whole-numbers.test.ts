import { expect, it } from 'vitest'
import { anySeed, readWholeNumbers } from './whole-numbers.ts'

const defaults = { seed: 7, rounds: 20 }

it('reads the given numbers, and keeps the defaults of the others', () => {
  expect(readWholeNumbers([], defaults)).toEqual(defaults)
  expect(readWholeNumbers(['--rounds', '3'], defaults)).toEqual({ seed: 7, rounds: 3 })
  expect(readWholeNumbers(['--seed=20261123', '--rounds', '1'], defaults)).toEqual({
    seed: 20_261_123,
    rounds: 1,
  })
})

it.each([
  [['--rounds', '0']],
  [['--rounds', 'ten']],
  [['--rounds', '1.5']],
  [['--rounds', '-1']],
  [['--rounds', '1e3']],
  [['--rounds', '']],
  [['--rounds']],
  [['--round', '3']],
  [['--help']],
  [['3']],
])('refuses %j, with which a run would do nothing or something else', (args) => {
  expect(readWholeNumbers(args, defaults)).toBeNull()
})

it('a seed from the clock is a valid option', () => {
  for (const nowMs of [0, 1_000_000, 1_793_450_000_000, 999_999])
    expect(readWholeNumbers(['--seed', String(anySeed(nowMs))], defaults)).not.toBeNull()
})
