/** Number of rounds of a blind trial. */
export const TRIAL_ROUNDS = 1000

/** Lower bounds of the classes of wins, in stakes; the first class is rounds without a win. */
export const CLASS_FROM = [0, 0, 1, 2, 5, 20, 100] as const

/** Figures of all rounds of a trial. Amounts are pay units. */
export type TrialFigures = {
  readonly rounds: number
  /** Rounds per class of wins, in the order of `CLASS_FROM`. */
  readonly classes: readonly number[]
  readonly won: number
  readonly most: number
  /** Greatest number of rounds in a row that paid less than the stake. */
  readonly longestDry: number
  /** Lowest balance on the way, counted from 0 before the first round. */
  readonly lowest: number
}

/** Counts the first `rounds` of a trial. `units` are the pays of its rounds, in order. */
export function trialFigures(units: readonly number[], rounds: number, unitsPerBet: number): TrialFigures {
  const classes = CLASS_FROM.map(() => 0)
  let [won, most, dry, longestDry, lowest] = [0, 0, 0, 0, 0]
  for (const [index, paid] of units.slice(0, rounds).entries()) {
    const place = classOf(paid, unitsPerBet)
    classes[place] = (classes[place] ?? 0) + 1
    won += paid
    most = Math.max(most, paid)
    dry = paid < unitsPerBet ? dry + 1 : 0
    longestDry = Math.max(longestDry, dry)
    lowest = Math.min(lowest, won - (index + 1) * unitsPerBet)
  }
  return { rounds: Math.min(rounds, units.length), classes, won, most, longestDry, lowest }
}

function classOf(paid: number, unitsPerBet: number): number {
  return paid === 0 ? 0 : CLASS_FROM.findLastIndex((from) => paid >= from * unitsPerBet)
}
