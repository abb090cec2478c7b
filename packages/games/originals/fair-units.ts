const BP = 10_000n

/**
 * Units that a win with a chance of `ways` in `of` pays: the fair multiplier less the edge, cut down to a
 * hundredth of the stake.
 */
export function fairUnits(
  edgeBp: number,
  { ways, of }: { readonly ways: bigint; readonly of: bigint },
): number {
  return Number(((BP - BigInt(edgeBp)) * of * 100n) / (BP * ways))
}

/** Number of ways to choose `k` of `n` things. */
export function choose(n: number, k: number): bigint {
  let ways = k < 0 || k > n ? 0n : 1n
  for (let taken = 1; taken <= k && ways > 0n; taken++) ways = (ways * BigInt(n - taken + 1)) / BigInt(taken)
  return ways
}
