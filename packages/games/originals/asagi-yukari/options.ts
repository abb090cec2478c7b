import { fairUnits } from '../fair-units.ts'
import type { OptionReturn } from '../options.ts'
import { rules } from './rules.ts'

/**
 * A player's plan is to stop with a certain chance behind him: a product of `ways` over 13 per guess.
 * These are all that can be reached; any other plan is a mixture of them, and another card changes no
 * chance.
 */
export function* options(): Generator<OptionReturn> {
  const ranks = BigInt(rules.ranks)
  let reached = [1n]
  for (let guesses = 1; reached.length > 0; guesses++) {
    const of = ranks ** BigInt(guesses)
    const next = new Set<bigint>()
    for (const before of reached) {
      for (let ways = 1n; ways < ranks; ways++) {
        if (fairUnits(rules.edgeBp, { ways: before * ways, of }) <= rules.capUnits) next.add(before * ways)
      }
    }
    reached = [...next]
    for (const ways of reached) {
      const pays = [{ weight: ways, units: fairUnits(rules.edgeBp, { ways, of }) }]
      yield { option: nameOf(guesses, ways), of, pays }
    }
  }
}

const nameOf = (guesses: number, ways: bigint) => `${guesses} guesses ${ways} ways`

export const usual = nameOf(3, 512n)
export const listed = [
  ...Array.from({ length: rules.ranks - 1 }, (_, index) => nameOf(1, BigInt(index + 1))),
  nameOf(2, 64n),
  usual,
  nameOf(5, 8n ** 5n),
]
