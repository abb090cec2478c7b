/** A sequence of 0 and 1, one to a byte. */
export type Bits = Uint8Array

const WORD_BITS = 32

/** The bits of 32-bit words, the highest of each first. */
export function bitsOf(words: Uint32Array): Bits {
  const bits = new Uint8Array(words.length * WORD_BITS)
  for (let index = 0; index < bits.length; index++) {
    bits[index] = ((words[Math.floor(index / WORD_BITS)] as number) >>> (31 - (index % WORD_BITS))) & 1
  }
  return bits
}
