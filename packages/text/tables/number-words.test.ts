import { expect, it } from 'vitest'
import { numberWords } from './number-words.ts'

it.each([
  [0, 'sıfır', 'zero'],
  [9, 'dokuz', 'nine'],
  [10, 'on', 'ten'],
  [13, 'on üç', 'thirteen'],
  [20, 'yirmi', 'twenty'],
  [23, 'yirmi üç', 'twenty-three'],
  [36, 'otuz altı', 'thirty-six'],
  [99, 'doksan dokuz', 'ninety-nine'],
])('spells %i as a presenter calls it', (number, tr, en) => {
  expect([numberWords(number, 'tr'), numberWords(number, 'en')]).toEqual([tr, en])
})
