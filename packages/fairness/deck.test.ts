import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tagged } from './commitments.ts'
import {
  cutDeck,
  deckOrder,
  deckRoot,
  type Opening,
  openCard,
  openDeck,
  openingHolds,
  seatCommit,
} from './deck.ts'
import { concat, lpText, toHex, u16, u32 } from './encoding.ts'
import { commitHidden } from './hidden.ts'
import { merkleClimb, merkleTree } from './merkle.ts'
import { nodeHash } from './node-hash.ts'

const RULES = '00'.repeat(32)
const SEED = new Uint8Array(32).fill(5)
const deckOf = (n: number, handId = 'h-2') => ({ handId, gameId: 'holdem', rulesHash: RULES, n })
const seat = (number: number, seed: string) => ({ seat: number, seed: new TextEncoder().encode(seed) })
const ascending = (cards: number[]) => cards.sort((left, right) => left - right)

describe('a committed deck', () => {
  it.each([1, 2, 3, 13, 52, 106])('of %i cards opens each of them, and each only at its place', (n) => {
    const deck = deckOf(n)
    const root = deckRoot(deck, SEED, nodeHash)
    const order = deckOrder(deck, SEED, nodeHash)
    for (let p = 0; p < n; p++) {
      const card = openCard(deck, SEED, p, nodeHash)
      expect(card.code).toBe(order[p])
      expect(openingHolds(deck, root, card, nodeHash)).toBe(true)
      expect(openingHolds(deck, root, { ...card, p: (p + 1) % (n + 1) }, nodeHash)).toBe(false)
    }
  })

  const deck = deckOf(52)
  const root = deckRoot(deck, SEED)
  const card = openCard(deck, SEED, 33)
  const forgeries: readonly (readonly [string, Partial<Opening>])[] = [
    ['another card', { code: (card.code + 1) % 52 }],
    ['a code beyond the deck', { code: 52 }],
    ['a code that is no integer', { code: 9.5 }],
    ['a salt of another length', { salt: new Uint8Array(31) }],
    ['another salt', { salt: new Uint8Array(32) }],
    ['a path too short', { path: card.path.slice(1) }],
    ['a path too long', { path: [...card.path, new Uint8Array(32)] }],
    ['a path of nothing', { path: card.path.map(() => new Uint8Array(0)) }],
    ['a path in another order', { path: [...card.path].reverse() }],
    ['a place before the deck', { p: -1 }],
    ['a place behind the deck', { p: 52 }],
  ]
  it.each(forgeries)('refuses %s', (_, forged) => {
    expect(openingHolds(deck, root, { ...card, ...forged })).toBe(false)
  })

  it('belongs to its hand and size', () => {
    expect(openingHolds(deckOf(52, 'h-3'), root, card)).toBe(false)
    expect(openingHolds(deckOf(51), root, card)).toBe(false)
  })

  it('hides its cards: nobody opens a leaf by trying all codes, as he could without a salt', () => {
    const openable = (salt: Uint8Array) => {
      const leafOf = (code: number, by: Uint8Array) =>
        toHex(tagged(nodeHash, 'card', lpText(deck.handId), u32(33), u16(code), by))
      const guesses = Array.from({ length: 52 }, (_, code) => leafOf(code, new Uint8Array(0)))
      return guesses.includes(leafOf(card.code, salt))
    }
    expect(openable(card.salt)).toBe(false)
    expect(openable(new Uint8Array(0))).toBe(true)
  })

  it('salts every position differently', () => {
    const salts = Array.from({ length: 52 }, (_, p) => toHex(openCard(deck, SEED, p, nodeHash).salt))
    expect(new Set(salts).size).toBe(52)
  })
})

describe('the cut', () => {
  const deck = deckOf(52)
  const root = deckRoot(deck, SEED)

  it('loses no card, and follows every seat and the root', () => {
    const cut = cutDeck(deck, root, [seat(0, 'alpha'), seat(3, 'bravo')])
    expect(ascending([...cut])).toEqual(Array.from({ length: 52 }, (_, index) => index))
    for (const clients of [
      [seat(0, 'alpha')],
      [seat(0, 'alpha'), seat(3, 'brava')],
      [seat(1, 'alpha'), seat(3, 'bravo')],
    ]) {
      expect(cutDeck(deck, root, clients)).not.toEqual(cut)
    }
    expect(cutDeck(deck, new Uint8Array(32), [seat(0, 'alpha'), seat(3, 'bravo')])).not.toEqual(cut)
  })

  it('binds a seat to its seed, its number and the hand', () => {
    const commits = [
      seatCommit('h-2', seat(0, 'alpha')),
      seatCommit('h-2', seat(1, 'alpha')),
      seatCommit('h-2', seat(0, 'bravo')),
      seatCommit('h-3', seat(0, 'alpha')),
    ].map(toHex)
    expect(new Set(commits).size).toBe(4)
  })

  it('deals every card to the first slot about equally often, whatever the deck holds', () => {
    const counts = new Array<number>(52).fill(0)
    for (let hand = 0; hand < 5200; hand++) {
      const first = cutDeck(deck, root, [seat(0, `seed-${hand}`)], nodeHash)[0] as number
      counts[first] = (counts[first] as number) + 1
    }
    const chiSquare = counts.reduce((sum, count) => sum + (count - 100) ** 2 / 100, 0)
    // 51 degrees of freedom: beyond 116 is one in a million; the seeds are fixed.
    expect(chiSquare).toBeLessThan(116)
  })
})

it('C06: an open deck hashes its tree once, however many cards it opens', () => {
  let hashed = 0
  const counting = { ...nodeHash, sha256: (message: Uint8Array) => (hashed++, nodeHash.sha256(message)) }
  const deck = openDeck(deckOf(416), SEED, counting)
  const before = hashed
  for (let p = 0; p < 60; p++) deck.open(p)
  expect(hashed - before).toBe(0)
})

describe('Merkle trees', () => {
  it('prove every leaf of every size, and no other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.nat(), (count, pick) => {
        const leaves = Array.from({ length: count }, (_, index) => nodeHash.sha256(u32(index)))
        const index = pick % count
        const proof = {
          leaf: leaves[index] as Uint8Array,
          index,
          count,
          path: merkleTree(nodeHash, leaves).path(index),
        }
        const top = toHex(merkleTree(nodeHash, leaves).top)
        const climb = (changed: Partial<typeof proof>) =>
          toHex(merkleClimb(nodeHash, { ...proof, ...changed }) ?? u32(0))
        expect(climb({})).toBe(top)
        expect(climb({ leaf: nodeHash.sha256(u32(99)) })).not.toBe(top)
        expect(climb({ path: [...proof.path, u32(0)] })).not.toBe(top)
      }),
    )
  })

  it('move an unpaired last node up unchanged', () => {
    const leaves = [0, 1, 2].map((index) => nodeHash.sha256(u32(index))) as [
      Uint8Array,
      Uint8Array,
      Uint8Array,
    ]
    const pair = tagged(nodeHash, 'node', leaves[0], leaves[1])
    expect(toHex(merkleTree(nodeHash, leaves).top)).toBe(toHex(tagged(nodeHash, 'node', pair, leaves[2])))
    expect(merkleTree(nodeHash, leaves).path(2).map(toHex)).toEqual([toHex(pair)])
  })
})

describe('a hidden trigger', () => {
  it('commits to id, value and salt', () => {
    const trigger = { id: 'mystery-1', value: 123_456_789n, salt: SEED }
    const stated = nodeHash.sha256(
      concat(lpText('poyraz/1/hidden'), lpText('mystery-1'), lpText('123456789'), SEED),
    )
    expect(toHex(commitHidden(trigger))).toBe(toHex(stated))
    for (const change of [{ id: 'mystery-2' }, { value: 123_456_788n }, { salt: new Uint8Array(32) }]) {
      expect(toHex(commitHidden({ ...trigger, ...change }))).not.toBe(toHex(stated))
    }
  })
})
