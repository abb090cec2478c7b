import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chainSeed, chainStep, seasonSalt, sharedInput } from './chain.ts'
import { crashHundredths } from './crash.ts'
import { drawsFrom } from './draws.ts'
import { concat, toHex, u32 } from './encoding.ts'
import { nodeHash } from './node-hash.ts'
import { streamDraws } from './stream.ts'

const CHAIN = { seasonId: 'season-8', from: 8, seed: new Uint8Array(32).fill(3) }

describe('a chain of eight rounds', () => {
  it('lets every published seed be walked back to the one before it, and to the end published first', () => {
    const end = toHex(chainSeed(CHAIN, 0, nodeHash))
    for (let round = 1; round <= 8; round++) {
      const seed = chainSeed(CHAIN, round, nodeHash)
      expect(toHex(chainStep('season-8', round, seed))).toBe(toHex(chainSeed(CHAIN, round - 1, nodeHash)))
      expect(toHex(chainSeed({ ...CHAIN, from: round, seed }, 0, nodeHash))).toBe(end)
    }
  })

  it('is bound to its season and to the place of every seed', () => {
    const step = (seasonId: string, index: number) => toHex(chainStep(seasonId, index, CHAIN.seed))
    expect(new Set([step('season-8', 8), step('season-9', 8), step('season-8', 7)]).size).toBe(3)
  })

  it('cannot be walked upwards or beyond its end', () => {
    expect(() => chainSeed(CHAIN, 9)).toThrow('downwards')
    expect(() => chainSeed(CHAIN, -1)).toThrow('downwards')
    expect(() => chainStep('season-8', 0, CHAIN.seed)).toThrow('ends at s_0')
  })
})

describe('the salt of a season', () => {
  it('is zero without contributions, and follows each of them and their order', () => {
    expect(toHex(seasonSalt([]))).toBe('00'.repeat(32))
    const [first, second] = [u32(1), u32(2)]
    const lists = [[first], [first, second], [second, first], [concat(first, second)]]
    expect(new Set(lists.map((list) => toHex(seasonSalt(list)))).size).toBe(4)
  })

  it('and the beacon change the round', () => {
    const round = { gameId: 'crash', rulesHash: '00'.repeat(32), seed: CHAIN.seed, round: 1, stream: 'main' }
    const draw = (salt: Uint8Array, beacon: Uint8Array) =>
      streamDraws(sharedInput({ ...round, salt, beacon })).bigInt(1n << 52n)
    const draws = [draw(u32(0), u32(0)), draw(u32(1), u32(0)), draw(u32(0), u32(1))]
    expect(new Set(draws).size).toBe(3)
  })
})

describe('the crash multiplier', () => {
  const at = (r: bigint, options = { edgeBp: 100, capHundredths: 100_000_000 }) => {
    const words = [Number(r >> 32n), Number(r & 0xffff_ffffn)]
    return crashHundredths(
      drawsFrom(() => words.shift() as number),
      options,
    )
  }
  const RANGE = 1n << 52n

  it('busts at the start, and stops at the cap', () => {
    expect(at(0n)).toBe(100)
    expect(at(RANGE - 1n)).toBe(100_000_000)
    expect(at(RANGE - 1n, { edgeBp: 100, capHundredths: 5_000 })).toBe(5_000)
  })

  it('reaches a target x for exactly floor((10000 - edge) * 2^52 / (100 x)) draws, so every target returns the same', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 101, max: 1_000_000 }),
        fc.integer({ min: 0, max: 500 }),
        (target, edgeBp) => {
          const winning = (BigInt(10_000 - edgeBp) * RANGE) / (100n * BigInt(target))
          const options = { edgeBp, capHundredths: 100_000_000 }
          const firstWinning = RANGE - winning
          expect(at(firstWinning, options)).toBeGreaterThanOrEqual(target)
          expect(at(firstWinning - 1n, options)).toBeLessThan(target)
        },
      ),
      { numRuns: 2000 },
    )
  })
})
