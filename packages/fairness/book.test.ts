import { describe, expect, it } from 'vitest'
import { joinDigests, openBook, payDigest } from './book.ts'
import { tagged } from './commitments.ts'
import { concat, lp, lpText, toHex, u32 } from './encoding.ts'
import { canonicalJson } from './jcs.ts'
import { nodeHash } from './node-hash.ts'
import { portableHash } from './sha256.ts'

const RULES = { gameId: 'toy', tickets: 8, weights: [1, 2] }
const wordsOf = (ticket: number, count: number, rules = RULES) => {
  const book = openBook(rules)
  book.open(ticket)
  return Array.from({ length: count }, () => book.word())
}

/** xoshiro128** as its authors publish it, on big integers. */
function reference(seed: readonly bigint[], count: number): number[] {
  const mask = 0xffff_ffffn
  const rotate = (value: bigint, by: bigint) => ((value << by) | (value >> (32n - by))) & mask
  let [a, b, c, d] = seed as [bigint, bigint, bigint, bigint]
  return Array.from({ length: count }, () => {
    const word = (rotate((b * 5n) & mask, 7n) * 9n) & mask
    const shifted = (b << 9n) & mask
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = rotate(d, 11n)
    return Number(word)
  })
}

describe('a book of tickets', () => {
  it('is frozen: a change of any of these words is another book', () => {
    expect(wordsOf(0, 3)).toEqual(FROZEN[0])
    expect(wordsOf(1, 3)).toEqual(FROZEN[1])
    expect(wordsOf(7, 3)).toEqual(FROZEN[2])
  })

  it.each([0, 1, 2, 5])('expands ticket %i as documented, past the words that it makes at once', (ticket) => {
    const key = tagged(portableHash, 'book', lp(new TextEncoder().encode(canonicalJson(RULES))))
    const pair = portableHash.sha256(concat(lpText('poyraz/1/ticket'), key, u32(Math.floor(ticket / 2))))
    const view = new DataView(pair.buffer)
    const seed = [0, 1, 2, 3].map((index) => BigInt(view.getUint32(16 * (ticket % 2) + 4 * index)))
    expect(wordsOf(ticket, 100)).toEqual(reference(seed, 100))
  })

  it('gives a ticket the same words in whatever order tickets are opened, with any hash', () => {
    const book = openBook(RULES, nodeHash)
    for (const ticket of [3, 2, 3, 6, 2]) {
      book.open(ticket)
      expect([book.word(), book.word()]).toEqual(wordsOf(ticket, 2))
    }
  })

  it('of other rules has other words, and no two tickets have the same', () => {
    const seen = [0, 1, 2, 3, 4, 5, 6, 7].map((ticket) => wordsOf(ticket, 2).join())
    const others = seen.map((_, ticket) => wordsOf(ticket, 2, { ...RULES, tickets: 9 }).join())
    expect(new Set([...seen, ...others]).size).toBe(16)
  })
})

it('digests of pays tell tickets and their order apart', () => {
  const digest = (...units: number[]) => payDigest(Uint32Array.from(units))
  expect(digest(1, 2)).toBe(toHex(nodeHash.sha256(Uint8Array.from([0, 0, 0, 1, 0, 0, 0, 2]))))
  expect(new Set([digest(1, 2), digest(2, 1), digest(1), digest(1, 2, 0)]).size).toBe(4)
  expect(joinDigests(['aa', 'bb'])).toBe(toHex(nodeHash.sha256(new TextEncoder().encode('aabb'))))
})

const FROZEN = [
  [3514988836, 1297891736, 2521230127],
  [2379868434, 3191262413, 113533001],
  [3945505289, 1833919518, 1437732277],
]
