import type { Outright } from '../../api/types.ts'

/** Bets on several runners: their market, how many runners they name, and if their order counts. */
export const COMBINATIONS = {
  FORECAST: { runners: 2, ordered: true },
  REVERSE: { runners: 2, ordered: false },
  TRICAST: { runners: 3, ordered: true },
} as const
export type CombinationCode = keyof typeof COMBINATIONS

type OutrightMarket = Outright['markets'][number]

/** Returns the choice after a press on a runner: the next place, or without it if it was chosen. */
export function press(chosen: readonly number[], runner: number, code: CombinationCode): readonly number[] {
  if (chosen.includes(runner)) return chosen.filter((one) => one !== runner)
  return chosen.length < COMBINATIONS[code].runners ? [...chosen, runner] : chosen
}

/** Returns the outcome of a complete choice; undefined while runners are missing, or without such an outcome. */
export function outcomeOf(
  market: OutrightMarket,
  chosen: readonly number[],
  code: CombinationCode,
): OutrightMarket['outcomes'][number] | undefined {
  const { runners, ordered } = COMBINATIONS[code]
  if (chosen.length !== runners) return undefined
  const wanted = keyOf(chosen, ordered)
  return market.outcomes.find(({ outcome }) => keyOf(outcome.split('-').map(Number), ordered) === wanted)
}

function keyOf(runners: readonly number[], ordered: boolean): string {
  return (ordered ? runners : runners.toSorted((one, other) => one - other)).join('-')
}
