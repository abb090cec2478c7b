import { describe, expect, it } from 'vitest'
import type { Transaction } from '../transactions/transactions.ts'
import { joinNotifications, type MassMessage } from './notifications.ts'

const message = (day: number): MassMessage => ({
  id: `m${day}`,
  title: '',
  html: '',
  date: new Date(Date.UTC(2026, 0, day)).toISOString(),
  read: 0,
})
const payout = (day: number): Transaction => ({
  id: `p${day}`,
  transaction_category_id: 2,
  transaction_status: 1003,
  type: 1,
  amount: -100,
  balanceAfter: 0,
  date: new Date(Date.UTC(2026, 0, day)).toISOString(),
  description: '',
  ref: '',
})
const ids = (...args: Parameters<typeof joinNotifications>) => joinNotifications(...args).map(({ id }) => id)

describe('joinNotifications', () => {
  it('sorts newest first (S1.8, S3.28, S9.10)', () => {
    expect(ids([message(9), message(3)], [payout(7), payout(1)], false)).toEqual(['m9', 'p7', 'm3', 'p1'])
  })

  it('holds back older payouts while older messages are not loaded', () => {
    expect(ids([message(9), message(3)], [payout(7), payout(1)], true)).toEqual(['m9', 'p7', 'm3'])
  })

  it('returns only the payouts if there are no messages', () => {
    expect(ids([], [payout(7), payout(1)], false)).toEqual(['p7', 'p1'])
    expect(ids([], [], false)).toEqual([])
  })
})
