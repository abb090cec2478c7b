import { type Kurus, kurus, mulDivFloor } from '@poyraz/kernel'

const WHOLE_BP = 10_000n

/** `rate × base`, what is below a kuruş dropped, at most `max`. */
export function bonusAmount(base: Kurus, rateBp: number, max: Kurus): Kurus {
  const share = mulDivFloor(base, BigInt(rateBp), WHOLE_BP)
  return kurus(share < max ? share : max)
}

/** What a free bet wins: the stake is not returned. `oddsMilli` are decimal odds in thousandths. */
export function freeBetReturn(stake: Kurus, oddsMilli: bigint): Kurus {
  return kurus(mulDivFloor(stake, oddsMilli - 1_000n, 1_000n))
}

/**
 * What a bonus is worth to who plays it through, in kuruş: what it gives less what its stakes cost at the
 * game's edge, without ruin. Above zero the house pays for it.
 */
export function expectedWorth(bonus: Kurus, stakes: Kurus, edgeBp: number): bigint {
  return bonus - mulDivFloor(stakes, BigInt(edgeBp), WHOLE_BP)
}

export type LossWindow = {
  readonly deposits: Kurus
  readonly withdrawals: Kurus
  readonly balance: Kurus
  readonly bonuses: Kurus
  readonly qualifying: Kurus
}

/**
 * Deposits − withdrawals − what is left − bonuses given; never below zero, and never above the deposits that
 * qualify.
 */
export function netLoss({ deposits, withdrawals, balance, bonuses, qualifying }: LossWindow): Kurus {
  const loss = deposits - withdrawals - balance - bonuses
  const most = loss < qualifying ? loss : qualifying
  return kurus(most > 0n ? most : 0n)
}
