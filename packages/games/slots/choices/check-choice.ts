import { assert } from '@poyraz/kernel'
import type { ChoiceRules } from './rules.ts'

/** Throws on a choice that contradicts itself; compiling each option checks the rest of the rules. */
export function checkChoice({ gameId, freeSpins, choice }: ChoiceRules): void {
  const { multipliers, usual } = choice
  assert(freeSpins !== null && freeSpins.multiplier === 1, `${gameId}: options multiply plain free spins`)
  assert(!freeSpins.retriggers.some((spins) => spins > 0), `${gameId}: options have no retriggers`)
  const isRising = multipliers.every((times, index) => times > (multipliers[index - 1] ?? 0))
  assert(multipliers.length > 1 && isRising, `${gameId}: options rise`)
  assert(multipliers[usual] !== undefined, `${gameId}: the usual option exists`)
  for (const times of multipliers) {
    const isWhole = [...freeSpins.awards, freeSpins.maxSpins].every((spins) => spins % times === 0)
    assert(Number.isSafeInteger(times) && isWhole, `${gameId}: an option divides every award`)
  }
}
