import { balanceOf, openBook, record } from '../book.ts'
import { decide } from '../decide.ts'
import type { Engine } from './engine.ts'

export function bookEngine(): Engine {
  const book = openBook()
  let nowMs = 1_800_000_000_000
  return {
    async run(operation) {
      const decision = decide(book, operation, nowMs)
      record(book, operation, decision)
      return decision
    },
    async openHouse(code) {
      book.houses.add(code)
    },
    balance: async (owner, code) => balanceOf(book, owner, code),
    advance: (ms) => {
      nowMs += ms
    },
  }
}
