import { expect, it } from 'vitest'
import { depositLimitsOf } from './deposit-limits.ts'

it('depositLimitsOf returns the deposit limits, shortest period first', () => {
  const limits = [
    { kind: 'deposit', period: 'month', value: 900, used: 10 },
    { kind: 'loss', period: 'day', value: 50, used: 0 },
    { kind: 'deposit', period: 'day', value: 100, used: -5 },
    { kind: 'session', period: null, value: 60, used: 3 },
  ] as const
  expect(depositLimitsOf(limits)).toEqual([
    { period: 'day', value: 100, used: 0 },
    { period: 'month', value: 900, used: 10 },
  ])
})
