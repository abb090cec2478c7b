import { expect, test } from 'vitest'
import { type Book, bookRound, grantBonus, newBook, returnMoney, spendable, takeBack } from './book.ts'

const LATER_MS = 1_000

/** Returns a book with ₺1 of cash and a bonus of ₺10 that must be wagered once and pays out ₺15 at most. */
function withBonus(change: Partial<Parameters<typeof grantBonus>[1]> = {}): Book {
  const book = { ...newBook(), cash: 100n }
  const terms = { id: 'b', amount: 1_000n, wagering: 1_000n, weightBp: 10_000n, maxStake: 5_000n }
  grantBonus(book, { ...terms, cashOutMax: 1_500n, isSticky: false, expiresAtMs: LATER_MS, ...change })
  return book
}

const round = (stake: bigint, win: bigint, nowMs = 0) => ({ stake, win, nowMs })

test('takes a stake from cash first, and splits a win in the same shares, rounded in favour of cash', () => {
  const book = withBonus()
  bookRound(book, round(300n, 100n))
  expect(book).toMatchObject({ cash: 34n, bonus: 866n })
})

test('converts at most the agreed maximum to cash when the wagering ends', () => {
  const book = withBonus()
  bookRound(book, round(1_000n, 4_000n))
  expect(book).toEqual({ ...newBook(), cash: 1_900n })
})

test('converts only the winnings of a sticky bonus to cash', () => {
  const book = withBonus({ isSticky: true, cashOutMax: 9_000n })
  bookRound(book, round(1_000n, 4_000n))
  expect(book.cash).toBe(400n + 2_700n)
})

test('forfeits an expired bonus without paying stakes from it', () => {
  const book = withBonus()
  expect(spendable(book, LATER_MS)).toBe(100n)
  bookRound(book, round(100n, 0n, LATER_MS))
  expect(book).toEqual(newBook())
})

test('takes a chargeback from cash and adds the rest to the debt', () => {
  const book = { ...newBook(), cash: 300n }
  takeBack(book, 1_000n)
  expect(book).toMatchObject({ cash: 0n, owed: 700n })
})

test('pays debt first from returned money', () => {
  const book = { ...newBook(), held: 1_000n, owed: 700n }
  expect([returnMoney(book, 400n), returnMoney(book, 600n)]).toEqual([400n, 300n])
  expect(book).toMatchObject({ cash: 300n, held: 0n, owed: 0n })
})
