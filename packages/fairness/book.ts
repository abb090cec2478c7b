import { tagged } from './commitments.ts'
import { ascii, concat, lp, lpText, toHex, u32 } from './encoding.ts'
import type { Hash } from './hash.ts'
import { canonicalJson, type Json } from './jcs.ts'
import { portableHash } from './sha256.ts'

/**
 * A finite outcome book: a round draws one ticket, an integer below the number of tickets, and the rules and
 * the ticket alone decide everything else. So the return is exact by playing every ticket once. The words of
 * a ticket are public, like the strips of a reel; only the draw of the ticket is random.
 *
 *   key     = SHA256( LP("poyraz/1/book") || LP(JCS(rules)) )
 *   pair(p) = SHA256( LP("poyraz/1/ticket") || key || u32(p) ), the seeds of tickets 2p and 2p + 1
 *   words of ticket i = xoshiro128** (Blackman and Vigna), its state the four u32 of pair(floor(i / 2))
 *                       from byte 16 × (i mod 2) on
 */
export type Book = {
  /** Goes to the first word of a ticket. */
  open(ticket: number): void
  /** Returns the next 32-bit word of the ticket. */
  word(): number
}

const SEED_WORDS = 4
const WORDS_AHEAD = 32

/** `rules` without the declared return: it follows from the book, so the book cannot depend on it. */
export function openBook(rules: Json, hash: Hash = portableHash): Book {
  const key = tagged(hash, 'book', lp(new TextEncoder().encode(canonicalJson(rules))))
  const message = concat(lpText('poyraz/1/ticket'), key, u32(0))
  const place = new DataView(message.buffer, message.length - 4)
  const state = new Int32Array(SEED_WORDS)
  const ahead = new Uint32Array(WORDS_AHEAD)
  let seeds: DataView = new DataView(new ArrayBuffer(0))
  let [pair, at] = [-1, 0]
  return {
    open(ticket) {
      if (pair !== Math.floor(ticket / 2)) {
        pair = Math.floor(ticket / 2)
        place.setUint32(0, pair)
        const bytes = hash.sha256(message)
        seeds = new DataView(bytes.buffer, bytes.byteOffset)
      }
      for (let index = 0; index < SEED_WORDS; index++) {
        state[index] = seeds.getInt32(4 * (index + SEED_WORDS * (ticket % 2)))
      }
      at = WORDS_AHEAD
    },
    word() {
      if (at === WORDS_AHEAD) {
        generate(state, ahead)
        at = 0
      }
      return ahead[at++] as number
    },
  }
}

/** Steps of xoshiro128** into all of `words`: many at once, because the state then stays in registers. */
function generate(state: Int32Array, words: Uint32Array): void {
  let [a, b, c, d] = [state[0] as number, state[1] as number, state[2] as number, state[3] as number]
  for (let index = 0; index < words.length; index++) {
    const fivefold = Math.imul(b, 5)
    words[index] = Math.imul((fivefold << 7) | (fivefold >>> 25), 9)
    const shifted = b << 9
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = (d << 11) | (d >>> 21)
  }
  state[0] = a
  state[1] = b
  state[2] = c
  state[3] = d
}

/** SHA-256 (hex) of what tickets pay in order, each as u32: two counts of them compare by it. */
export function payDigest(units: Uint32Array, hash: Hash = portableHash): string {
  return toHex(hash.sha256(concat(...Array.from(units, u32))))
}

/** One digest (hex) over others in their order. */
export function joinDigests(digests: readonly string[], hash: Hash = portableHash): string {
  return toHex(hash.sha256(ascii(digests.join(''))))
}
