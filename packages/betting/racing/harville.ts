/** Chances of the finish of a race by Harville: the next place goes by the winning chances of those left. */

/** Returns the chance that these runners finish first, second and so on. */
export function orderChance(winning: readonly number[], order: readonly number[]): number {
  let [chance, left] = [1, 1]
  for (const runner of order) {
    const p = winning[runner] ?? 0
    chance *= p / left
    left -= p
  }
  return chance
}

/** Returns for each runner the chance to be among the first `places`. */
export function placeChances(winning: readonly number[], places: number): readonly number[] {
  const chances = winning.map(() => 0)
  const visit = (order: readonly number[]) => {
    const last = order.at(-1)
    if (last !== undefined) chances[last] = (chances[last] ?? 0) + orderChance(winning, order)
    if (order.length === places) return
    for (const runner of winning.keys()) if (!order.includes(runner)) visit([...order, runner])
  }
  visit([])
  return chances
}
