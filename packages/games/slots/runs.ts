/**
 * Runs grow reel by reel from the left. `advance` extends every run alive at `reel` by that reel's column at
 * `stop`, keeps the survivors at level `reel + 1` and returns the units of the runs that ended. After the
 * last reel nothing is alive. Exact enumeration and the tables of play are both built from these steps.
 */
export type Runs = {
  /** Number of runs alive per level; level 0 is before the first reel. */
  readonly alive: Int32Array
  readonly levels: readonly RunLevel[]
  /** Equal numbers for ids with the same future from `reel` on. */
  kin(id: number, reel: number): number
  advance(reel: number, stop: number): number
}

/**
 * Parallel arrays of the runs alive at one level: which line or pay it is, which pays it can still become,
 * the product of its wild multipliers or ways, and what it pays if it ends here.
 */
export type RunLevel = {
  readonly id: Int32Array
  readonly mask: Int32Array
  readonly factor: Int32Array
  readonly units: Int32Array
}

/** Empty levels for a game with this many reels, each with room for all its runs. */
export function newLevels(reels: number, runs: number): readonly RunLevel[] {
  return Array.from({ length: reels + 1 }, () => ({
    id: new Int32Array(runs),
    mask: new Int32Array(runs),
    factor: new Int32Array(runs),
    units: new Int32Array(runs),
  }))
}
