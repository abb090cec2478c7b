import { chiSquareAbove } from '../special.ts'
import type { Bits } from './bits.ts'

/** Returns the aperiodic patterns of `length` bits: two occurrences never overlap. */
export function aperiodicTemplates(length: number): readonly number[] {
  const overlapsItself = (template: number) =>
    Array.from({ length: length - 1 }, (_, index) => index + 1).some(
      (shift) => template >>> shift === (template & (2 ** (length - shift) - 1)),
    )
  return Array.from({ length: 2 ** length }, (_, template) => template).filter((one) => !overlapsItself(one))
}

/**
 * SP 800-22, 2.7: tests that each aperiodic template is as frequent as expected in every block; a p-value for
 * each.
 */
export function nonOverlappingTemplates(
  bits: Bits,
  { length, blocks }: { readonly length: number; readonly blocks: number },
): ReadonlyMap<number, number> {
  const size = Math.floor(bits.length / blocks)
  const counts = Array.from({ length: blocks }, (_, block) =>
    patternCounts(bits.subarray(block * size, (block + 1) * size), length),
  )
  const mean = (size - length + 1) / 2 ** length
  const variance = size * (1 / 2 ** length - (2 * length - 1) / 2 ** (2 * length))
  return new Map(
    aperiodicTemplates(length).map((template) => {
      const squares = counts.reduce((sum, inBlock) => sum + ((inBlock[template] as number) - mean) ** 2, 0)
      return [template, chiSquareAbove(squares / variance, blocks)]
    }),
  )
}

function patternCounts(block: Bits, length: number): Uint32Array {
  const counts = new Uint32Array(2 ** length)
  let pattern = 0
  for (let index = 0; index < block.length; index++) {
    pattern = ((pattern << 1) | (block[index] as number)) & (counts.length - 1)
    if (index >= length - 1) counts[pattern] = (counts[pattern] as number) + 1
  }
  return counts
}
