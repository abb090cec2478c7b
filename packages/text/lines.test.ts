import { expect, it } from 'vitest'
import { formatHandicap, formatLine } from './lines.ts'

it('gives handicaps their sign, and no other line', () => {
  expect(formatLine({ code: 'FT_OU', line: '2.5' }, 'tr')).toBe('2,5')
  expect(formatLine({ code: 'SPREAD', line: '4.5' }, 'en')).toBe('+4.5')
  expect(formatLine({ code: 'FT_EH', line: '-1' }, 'tr')).toBe('−1')
  expect(formatLine({ code: 'FT_AH', line: '0' }, 'tr')).toBe('0')
})

it('turns the handicap round for the away team', () => {
  const spread = { code: 'Q1_SPREAD', line: '-0.5' }
  expect(formatHandicap(spread, '1', 'tr')).toBe('−0,5')
  expect(formatHandicap(spread, '2', 'tr')).toBe('+0,5')
  expect(formatHandicap({ code: 'FT_AH', line: '0' }, '2', 'en')).toBe('0')
  expect(formatHandicap({ code: 'FT_EH', line: '1' }, '1', 'en')).toBeNull()
})
