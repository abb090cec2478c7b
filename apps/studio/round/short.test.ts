import { kurus } from '@poyraz/kernel'
import { expect, it } from 'vitest'
import { isShortOf } from './short.ts'

it.each([
  [0n, null, true],
  [99n, null, true],
  [100n, null, false],
  [null, null, false],
  [0n, { order: 'cash_first', free: { left: 2, stakeKurus: kurus(100) } } as const, false],
  [0n, { order: 'cash_first', free: null } as const, true],
])('a balance of %s with %o is short of a stake of 100: %s', (balance, funds, short) => {
  const balanceKurus = balance === null ? null : kurus(balance)
  expect(isShortOf({ funds, balanceKurus }, kurus(100))).toBe(short)
})
