import { expect, test } from 'vitest'
import { type Book, bookRound, grantBonus, newBook, returnMoney, spendable, takeBack } from './book.ts'

const LATER_MS = 1_000

/** ₺1 of cash and a bonus of ₺10 that has to be staked once, of which ₺15 at most become cash. */
function withBonus(change: Partial<Parameters<typeof grantBonus>[1]> = {}): Book {
  const book = { ...newBook(), cash: 100n }
  const terms = { id: 'b', amount: 1_000n, wagering: 1_000n, weightBp: 10_000n, maxStake: 5_000n }
  grantBonus(book, { ...terms, cashOutMax: 1_500n, isSticky: false, expiresAtMs: LATER_MS, ...change })
  return book
}

const round = (stake: bigint, win: bigint, nowMs = 0) => ({ stake, win, nowMs })

test('cash pays first and a win goes back in the same shares, the rest of a kuruş to cash', () => {
  const book = withBonus()
  bookRound(book, round(300n, 100n))
  expect(book).toMatchObject({ cash: 34n, bonus: 866n })
})

test('the stake that ends the wagering makes at most the agreed sum cash', () => {
  const book = withBonus()
  bookRound(book, round(1_000n, 4_000n))
  expect(book).toEqual({ ...newBook(), cash: 1_900n })
})

test('of a sticky bonus only what was won with it becomes cash', () => {
  const book = withBonus({ isSticky: true, cashOutMax: 9_000n })
  bookRound(book, round(1_000n, 4_000n))
  expect(book.cash).toBe(400n + 2_700n)
})

test('a bonus whose time is over pays nothing and goes', () => {
  const book = withBonus()
  expect(spendable(book, LATER_MS)).toBe(100n)
  bookRound(book, round(100n, 0n, LATER_MS))
  expect(book).toEqual(newBook())
})

test('a bank takes back what is there; the rest is owed', () => {
  const book = { ...newBook(), cash: 300n }
  takeBack(book, 1_000n)
  expect(book).toMatchObject({ cash: 0n, owed: 700n })
})

test('what comes back pays what is owed first', () => {
  const book = { ...newBook(), held: 1_000n, owed: 700n }
  expect([returnMoney(book, 400n), returnMoney(book, 600n)]).toEqual([400n, 300n])
  expect(book).toMatchObject({ cash: 300n, held: 0n, owed: 0n })
})
