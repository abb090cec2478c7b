import { assert } from '@poyraz/kernel'
import type { ChoiceRules, FreeSpinsChoice, PickChoice } from './rules.ts'

/** Throws on a choice that contradicts itself; compiling each option checks the rest of the rules. */
export function checkChoice(rules: ChoiceRules): void {
  const { choice } = rules
  if (choice.kind === 'pick') checkCovers(rules, choice)
  else checkOptions(rules, choice)
}

function checkOptions({ gameId, freeSpins }: ChoiceRules, { multipliers, usual }: FreeSpinsChoice): void {
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

const COVERS_MAX = 24

function checkCovers({ gameId, freeSpins, scatter }: ChoiceRules, { from, prizes, ends }: PickChoice): void {
  assert(freeSpins === null && scatter !== null, `${gameId}: scatters bring covers instead of free spins`)
  assert(from >= 1 && ends >= 1, `${gameId}: some scatters bring covers, and some cover ends them`)
  const isPositive = prizes.every(({ units, count }) => units >= 1 && count >= 1)
  assert(isPositive && prizes.length > 0, `${gameId}: prizes are positive`)
  const covers = prizes.reduce((sum, { count }) => sum + count, ends)
  assert(Number.isSafeInteger(covers) && covers <= COVERS_MAX, `${gameId}: at most ${COVERS_MAX} covers`)
}
