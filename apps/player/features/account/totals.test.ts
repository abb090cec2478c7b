import { expect, it } from 'vitest'
import { totalsOf } from './totals.ts'

it.each([
  [[], { moneyIn: 0, moneyOut: 0, net: 0 }],
  [[500, -200, 0, -700], { moneyIn: 500, moneyOut: -900, net: -400 }],
])('adds up %j', (amounts, totals) => {
  expect(totalsOf(amounts)).toEqual(totals)
})
