/** Maximum number of rungs in sight: those around the current one. */
const RUNGS_MOST = 5

export type StepLadder = {
  /** Multipliers in sight, rising. */
  readonly rungs: readonly number[]
  /** Index of the first of them on the whole ladder, and of the current one. */
  readonly from: number
  readonly at: number
}

/**
 * Returns the ladder of a cascade's step multipliers at the multiplier `times`. Steps with the same multiplier
 * share a rung, so that the lit one is right whatever step it is.
 */
export function ladderOf(steps: readonly number[], times: number): StepLadder {
  const all = [...new Set(steps)]
  const at = Math.max(
    0,
    all.findLastIndex((one) => one <= times),
  )
  const from = Math.max(0, Math.min(at - 2, all.length - RUNGS_MOST))
  return { rungs: all.slice(from, from + RUNGS_MOST), from, at }
}
