import type { Book } from '@poyraz/fairness'

const TWO_32 = 2 ** 32

/** Draws an integer below `count` from a ticket's words: words from the last whole multiple on are rejected. */
export function pickBelow(book: Book, count: number): number {
  const limit = TWO_32 - (TWO_32 % count)
  let word = book.word()
  while (word >= limit) word = book.word()
  return word % count
}
