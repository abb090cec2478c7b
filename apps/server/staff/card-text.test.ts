import { expect, it } from 'vitest'
import { cardText, readHandValue } from './card-text.ts'

it.each([
  ['roulette', '0', 0],
  ['roulette', '36', 36],
  ['roulette', '37', null],
  ['roulette', '9h', null],
  ['roulette', '', null],
  ['baccarat', '2c', 0],
  ['baccarat', 'Ac', 12],
  ['baccarat', '2d', 13],
  ['baccarat', '10h', 34],
  ['baccarat', 'th', 34],
  ['dragon-tiger', 'As', 51],
  ['baccarat', '1s', null],
  ['baccarat', '17', null],
  ['baccarat', 'Asx', null],
])('%s: %j is %j', (game, text, value) => {
  expect(readHandValue(game, text)).toBe(value)
})

it('prints a card as it is typed', () => {
  expect([0, 12, 13, 34, 51].map(cardText)).toEqual(['2c', 'Ac', '2d', 'Th', 'As'])
})
