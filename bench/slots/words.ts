/**
 * A seeded stand-in for the draws of play: xoshiro128** as `reference.c` has it, so both sides see the same spins.
 * Fills `stops` with one stop per reel, scaled from a 32-bit word: good enough to measure, never an outcome.
 */
export function seededStops(seed: number, lengths: Int32Array): (stops: Int32Array) => void {
  const state = seedWords(seed)
  return (stops) => {
    let [a, b, c, d] = [state[0] as number, state[1] as number, state[2] as number, state[3] as number]
    for (let reel = 0; reel < lengths.length; reel++) {
      const fivefold = Math.imul(b, 5)
      const word = Math.imul((fivefold << 7) | (fivefold >>> 25), 9) >>> 0
      const shifted = b << 9
      c ^= a
      d ^= b
      b ^= c
      a ^= d
      c ^= shifted
      d = (d << 11) | (d >>> 21)
      stops[reel] = (word * (lengths[reel] as number)) / TWO_32
    }
    state[0] = a
    state[1] = b
    state[2] = c
    state[3] = d
  }
}

const TWO_32 = 2 ** 32

function seedWords(seed: number): Int32Array {
  let word = seed
  return Int32Array.from({ length: 4 }, () => {
    word = (Math.imul(word, 1_664_525) + 1_013_904_223) | 0
    return word
  })
}
