import { expect, it } from 'vitest'
import { refused } from '../../../shared/endpoint/reply.ts'
import { remedyOf } from './refusals.ts'

it.each([
  ['odds_changed', null, { kind: 'accept' }],
  ['market_closed', null, { kind: 'removeClosed' }],
  ['insufficient_funds', null, { kind: 'deposit' }],
  ['limit_reached', null, { kind: 'limits' }],
  ['stake_range', { min: 500, max: 90_000 }, { kind: 'useMin', amount: 500 }],
  ['liability_limit', { min: 50, max: 80 }, { kind: 'useMax', amount: 80 }],
  ['liability_limit', { max: 0 }, null],
  ['unavailable', null, null],
] as const)('after %s with %j the coupon offers %j', (error, data, remedy) => {
  expect(remedyOf({ ...refused(error), data }, 100)).toEqual(remedy)
})
