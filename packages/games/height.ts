/** Draws of a height. */
export const DRAWN = 1n << 52n
/** The kite does not rise at all. */
export const LEAST_HEIGHT = 100

/** Returns the height of a draw in hundredths, as a round of crash has it (fairness, section 2). */
export function heightOf(edgeBp: number, most: number, drawn: bigint): number {
  const height = Number((BigInt(10_000 - edgeBp) * DRAWN) / (100n * (DRAWN - drawn)))
  return Math.min(Math.max(height, LEAST_HEIGHT), most)
}
