import { expect, it } from 'vitest'
import { dealerTotalText, totalText } from './hand-words.ts'

const [SIX, SEVEN, EIGHT, ACE] = [4, 5, 6, 12] as const

it('shows both totals of a soft hand while it may take cards, and the better one afterwards', () => {
  expect(totalText([EIGHT, ACE], false)).toBe('9 / 19')
  expect(totalText([EIGHT, ACE], true)).toBe('19')
  expect(totalText([EIGHT, SEVEN], false)).toBe('15')
})

it('shows one total of a dealer who stands on a soft 17', () => {
  expect(dealerTotalText([ACE])).toBe('1 / 11')
  expect(dealerTotalText([SIX, ACE])).toBe('17')
})
