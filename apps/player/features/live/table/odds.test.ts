import { MONEY_WHEEL_NUMBERS } from '@poyraz/games/tables'
import { expect, it } from 'vitest'
import { oddsOf } from './odds.ts'

it('a number of the money wheel pays itself, without the fields that multiply', () => {
  const odds = MONEY_WHEEL_NUMBERS.map((number) => oddsOf({ game: 'money-wheel' }, String(number)))
  expect(odds).toEqual([...MONEY_WHEEL_NUMBERS])
})

it.each([
  ['roulette', '17', 35],
  ['roulette', 'red', 1],
  ['baccarat', 'banker', 0.95],
] as const)('%s: %s pays %d to one', (game, spot, odds) => {
  expect(oddsOf({ game }, spot)).toBe(odds)
})
