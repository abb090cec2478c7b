import { assert } from './assert.ts'

/** Digits and capital letters without I, L, O and U, which are misread (Crockford's base 32). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const BASE = ALPHABET.length
const LENGTH_MIN = 4
const LENGTH_MAX = 8
/** Odd, so that it has an inverse modulo every power of two: different numbers have different codes. */
const MULTIPLIER = 0x5bd1_e995n
const OFFSET = 0x2c1bn

/**
 * Returns a short code that people can read out, such as `4F7K`: the same for the same number, and another
 * one for every other number. Consecutive numbers have codes that do not look consecutive. The first 32^4
 * numbers from 0 have four characters, the next 32^5 have five, up to eight.
 */
export function shortCode(number: number): string {
  assert(Number.isSafeInteger(number) && number >= 0, 'a number that a sequence returned')
  let rest = BigInt(number)
  for (let length = LENGTH_MIN; length <= LENGTH_MAX; length++) {
    const count = BigInt(BASE) ** BigInt(length)
    if (rest < count) return digitsOf((rest * MULTIPLIER + OFFSET) % count, length)
    rest -= count
  }
  throw new Error('no code has room for this number')
}

function digitsOf(value: bigint, length: number): string {
  let rest = Number(value)
  let code = ''
  for (let place = 0; place < length; place++) {
    code = `${ALPHABET[rest % BASE]}${code}`
    rest = Math.floor(rest / BASE)
  }
  return code
}
