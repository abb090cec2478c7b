/** Number of equally likely draws of a height. */
export const DRAWN = 1n << 52n
/** Height in hundredths of a kite that does not rise: 1.00. */
export const LEAST_HEIGHT = 100

/**
 * Returns the last multiplier of a kite in hundredths, at most `most`, for a draw below `DRAWN` and an edge
 * in basis points (fairness, section 2). Crash tables and the original `ucurtma` use it.
 */
export function heightOf(edgeBp: number, most: number, drawn: bigint): number {
  const height = Number((BigInt(10_000 - edgeBp) * DRAWN) / (100n * (DRAWN - drawn)))
  return Math.min(Math.max(height, LEAST_HEIGHT), most)
}
