import { expect, it } from 'vitest'
import { formatOdds } from './odds.ts'

it.each([
  [1850, '1,85', '1.85'],
  [1000, '1,00', '1.00'],
  [8547, '8,54', '8.54'],
  [12_345_600, '12.345,60', '12,345.60'],
])('formats %i thousandths', (milli, tr, en) => {
  expect([formatOdds(milli, 'tr'), formatOdds(milli, 'en')]).toEqual([tr, en])
})
