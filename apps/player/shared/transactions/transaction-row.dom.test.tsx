import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { LANGS, show, TEXTS } from '../../testing/show.tsx'
import { TransactionRow } from './transaction-row.tsx'
import type { Transaction } from './transactions.ts'

fakeServer()

const line = (amount: number, more: Partial<Transaction>): Transaction => ({
  id: String(amount),
  transaction_category_id: 5,
  transaction_status: 1003,
  type: 1,
  amount,
  balanceAfter: 0,
  date: '2026-11-28T12:50:00.000Z',
  description: '',
  ref: '',
  ...more,
})

const listOf = (lines: readonly Transaction[]) => (
  <ul>
    {lines.map((item) => (
      <TransactionRow key={item.id} item={item} />
    ))}
  </ul>
)

it.each(LANGS)('tells a bonus that came from one that was taken back (%s)', async (lang) => {
  const { account } = TEXTS[lang]
  const description = account.categories[5]
  await show(listOf([line(99_900, { description }), line(-99_900, { description })]), lang)
  expect([screen.getByText(account.bonusIn), screen.getByText(account.bonusOut)]).toHaveLength(2)
})

it.each(LANGS)('tells a stake that came back from a bet, and a coupon from a round (%s)', async (lang) => {
  const { account } = TEXTS[lang]
  const bet = { transaction_category_id: 3, product: 'sports', ref: '01a2-6d7d00' } as const
  await show(listOf([line(2_748, bet), line(-3_000, bet), line(-100, { ...bet, product: 'live' })]), lang)
  const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')
  expect(texts.map((text) => text.includes(account.stakeBack))).toEqual([true, false, false])
  const coupon = account.couponRef.replace('{ref}', '6d7d00')
  expect(texts.map((text) => text.includes(coupon))).toEqual([true, true, false])
})

it.each(LANGS)('tells a win from one that was taken back (%s)', async (lang) => {
  const { account } = TEXTS[lang]
  const win = { transaction_category_id: 4, product: 'sports', description: 'Sports' } as const
  await show(listOf([line(10_000, win), line(-10_000, win)]), lang)
  const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')
  expect(texts.map((text) => text.includes(account.winBack))).toEqual([false, true])
})
