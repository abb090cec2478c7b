import { assert, type Kurus, kurus } from '@poyraz/kernel'

/** Returns the stakes of a game as money, in ascending order. */
export function ladderOf(stakes: readonly number[]): readonly Kurus[] {
  return stakes.map(kurus)
}

/**
 * Returns the stake `by` steps away, or the same one at either end. Throws if the stake is not on the ladder.
 */
export function stepStake(ladder: readonly Kurus[], stakeKurus: Kurus, by: 1 | -1): Kurus {
  const index = ladder.indexOf(stakeKurus)
  assert(index >= 0, 'the stake stands on the ladder')
  return ladder[index + by] ?? stakeKurus
}

/**
 * Returns the initial stake: the player's last stake in this game, else the second of the ladder. It is
 * lowered to what the balance covers, but never below the first of the ladder.
 */
export function openingStake(
  ladder: readonly Kurus[],
  given: { readonly lastKurus: Kurus | null; readonly balanceKurus: Kurus | null },
): Kurus {
  const wanted = given.lastKurus !== null && ladder.includes(given.lastKurus) ? given.lastKurus : ladder[1]
  const first = ladder[0]
  assert(first !== undefined, 'a ladder has a rung')
  const { balanceKurus } = given
  const covered = ladder.filter((stake) => balanceKurus === null || stake <= balanceKurus)
  return covered.findLast((stake) => stake <= (wanted ?? first)) ?? first
}
