import { dealBlackjack } from '@poyraz/games/tables'
import { expect, it } from 'vitest'
import { openSlots } from './blackjack/hands.ts'
import type { Chains } from './chains.ts'
import { createShoes } from './shoes.ts'

const season = {
  id: 'table-121-a',
  tableId: 121,
  gameId: 'blackjack',
  rulesHash: 'a'.repeat(64),
  length: 8,
  terminal: 'b'.repeat(64),
  sealedLast: new Uint8Array(0),
  isRetired: false,
}

it('C06: the proofs of a round are asked for by anybody, and its deck is opened once', () => {
  let drawn = 0
  const seed = ({ number }: { readonly number: number }) => {
    drawn++
    return String(number).padStart(64, '0')
  }
  const shoes = createShoes({ seed } as unknown as Chains)
  const cards = { season, number: 3, handId: 'round-3', seats: [] }
  const root = shoes.root(cards)
  const play = dealBlackjack([1], shoes.shoe(cards, root))
  const before = drawn
  const first = shoes.openings(cards, root, openSlots(play))
  for (let n = 0; n < 20; n++) expect(shoes.openings(cards, root, openSlots(play))).toEqual(first)
  expect(drawn - before).toBe(0)
  // Other rounds push it out, and it is opened again, with the same proofs.
  for (let number = 10; number < 60; number++) shoes.root({ season, number, handId: `round-${number}` })
  expect(shoes.openings(cards, root, openSlots(play))).toEqual(first)
  expect(drawn - before).toBe(51)
})
