import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { LANGS, show, TEXTS } from '../../testing/show.tsx'
import { TransactionRow } from './transaction-row.tsx'
import type { Transaction } from './transactions.ts'

fakeServer()

it.each(LANGS)('tells a bonus that came from one that was taken back (%s)', async (lang) => {
  const { account } = TEXTS[lang]
  const line = (amount: number): Transaction => ({
    id: String(amount),
    transaction_category_id: 5,
    transaction_status: 1003,
    type: 1,
    amount,
    balanceAfter: 0,
    date: '2026-11-28T12:50:00.000Z',
    description: account.categories[5],
    ref: '',
  })
  const lines = [line(99_900), line(-99_900)]
  await show(
    <ul>
      {lines.map((item) => (
        <TransactionRow key={item.id} item={item} />
      ))}
    </ul>,
    lang,
  )
  expect([screen.getByText(account.bonusIn), screen.getByText(account.bonusOut)]).toHaveLength(2)
})
