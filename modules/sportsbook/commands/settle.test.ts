import { expect, it } from 'vitest'
import { couponsByRollback } from './settle.ts'

const COUPON = '019a9d00-0000-7000-8000-000000000001'

it('finds the coupon of the line of a rollback, and no other one', () => {
  const rollback = `coupon:${COUPON}:rollback:2`
  const others = [`coupon:${COUPON}:settle:2`, `x${rollback}`, `${rollback}:1`, 'round:1', '']
  expect(couponsByRollback([rollback, ...others])).toEqual(new Map([[rollback, COUPON]]))
})
