import type { GambleChoice } from '@poyraz/games'

/** Units of a win after each right call, from the win itself on, as far as the rules let it be doubled. */
export function rungsOf({ steps, mostUnits }: GambleChoice, units: number): readonly number[] {
  const rungs = [units]
  while (rungs.length <= steps && 2 * (rungs.at(-1) ?? 0) <= mostUnits) rungs.push(2 * (rungs.at(-1) ?? 0))
  return rungs
}
