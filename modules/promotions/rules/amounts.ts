import { type Kurus, kurus, mulDivFloor } from '@poyraz/kernel'

const WHOLE_BP = 10_000n

/** Returns `rate × base`, rounded down to kuruş, at most `max`. */
export function bonusAmount(base: Kurus, rateBp: number, max: Kurus): Kurus {
  const share = mulDivFloor(base, BigInt(rateBp), WHOLE_BP)
  return kurus(share < max ? share : max)
}

/** Returns the win of a free bet, without its stake. `oddsMilli`: decimal odds in thousandths. */
export function freeBetReturn(stake: Kurus, oddsMilli: bigint): Kurus {
  return kurus(mulDivFloor(stake, oddsMilli - 1_000n, 1_000n))
}

/**
 * Returns the expected value in kuruş of a bonus to a player who completes its wagering: the bonus minus the
 * house edge on the stakes, ignoring the risk of ruin. A positive value is a cost to the house.
 */
export function expectedWorth(bonus: Kurus, stakes: Kurus, edgeBp: number): bigint {
  return bonus - mulDivFloor(stakes, BigInt(edgeBp), WHOLE_BP)
}

export type LossWindow = {
  readonly deposits: Kurus
  readonly withdrawals: Kurus
  readonly balance: Kurus
  readonly bonuses: Kurus
  readonly lostToPlayers: Kurus
  readonly qualifying: Kurus
}

/**
 * Returns deposits − withdrawals − balance − bonuses − losses to other players, at least 0 and at most the
 * sum of the qualifying deposits.
 */
export function netLoss({ qualifying, ...sums }: LossWindow): Kurus {
  const { deposits, withdrawals, balance, bonuses, lostToPlayers } = sums
  const loss = deposits - withdrawals - balance - bonuses - lostToPlayers
  const most = loss < qualifying ? loss : qualifying
  return kurus(most > 0n ? most : 0n)
}
