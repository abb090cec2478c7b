import { assert, unreachable } from '@poyraz/kernel'
import type { BuyChoice, ChoiceRules, FreeSpinsChoice, GambleChoice, PickChoice } from './rules.ts'

/** Throws on a choice that contradicts itself; compiling each option checks the rest of the rules. */
export function checkChoice(rules: ChoiceRules): void {
  const { choice } = rules
  switch (choice.kind) {
    case 'free-spins':
      return checkOptions(rules, choice)
    case 'pick':
      return checkCovers(rules, choice)
    case 'gamble':
      return checkGamble(rules, choice)
    case 'buy':
      return checkBuy(rules, choice)
    default:
      return unreachable(choice)
  }
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

const STEPS_MAX = 10

/** Without free spins a round is one spin, so the distribution of its win is exact after every call. */
function checkGamble({ gameId, freeSpins, capUnits }: ChoiceRules, { steps, mostUnits }: GambleChoice): void {
  assert(freeSpins === null, `${gameId}: a win of free spins is not gambled`)
  const isCounted = Number.isSafeInteger(steps) && steps >= 1 && steps <= STEPS_MAX
  assert(isCounted, `${gameId}: 1 to ${STEPS_MAX} calls`)
  const isCapped = Number.isSafeInteger(mostUnits) && mostUnits >= 2 && mostUnits <= capUnits
  assert(isCapped, `${gameId}: a gamble ends within the cap of the game`)
}

/** Without retriggers a bought round has a fixed number of spins, so its distribution is exact. */
function checkBuy({ gameId, freeSpins }: ChoiceRules, { stakes, spins }: BuyChoice): void {
  assert(freeSpins !== null, `${gameId}: free spins can be bought`)
  assert(!freeSpins.retriggers.some((more) => more > 0), `${gameId}: bought free spins have no retriggers`)
  assert(Number.isSafeInteger(stakes) && stakes >= 2, `${gameId}: free spins cost some whole stakes`)
  const isPlayed = Number.isSafeInteger(spins) && spins >= 2 && spins <= freeSpins.maxSpins
  assert(isPlayed, `${gameId}: 2 to ${freeSpins.maxSpins} free spins are bought`)
}
