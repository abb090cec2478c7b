import { expect, it } from 'vitest'
import { accountProduct } from './account-product.ts'

it.each([
  ['stake:sports', 'sports'],
  ['house:sports', 'sports'],
  ['stake:live', 'live'],
  ['house:live:roulette', 'live'],
  ['house:game:nazar', null],
  ['house:sandbox', null],
  ['cash', null],
])('the product of %s is %s', (account, product) => {
  expect(accountProduct(account)).toBe(product)
})
