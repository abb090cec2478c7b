import type { Coupon } from './api/types.ts'

type Money = Pick<Coupon, 'stake' | 'openStake' | 'potentialWin' | 'win'>

/** Returns true while a part of a coupon is open, also if another part was sold. */
export const isRunning = ({ openStake, win }: Money) => openStake > 0 || win === null

/** Returns what a coupon brought beyond its stake, in kuruş; a free bet has none. */
export const netOf = ({ stake, win, freeBet }: Pick<Coupon, 'stake' | 'win' | 'freeBet'>) =>
  (win ?? 0) - (freeBet ? 0 : stake)

/** Returns the most that the open part of a coupon pays: its share, rounded down as the settlement rounds. */
export function openWin({ stake, openStake, potentialWin }: Money): number {
  if (openStake === 0) return potentialWin
  return Number((BigInt(potentialWin) * BigInt(openStake)) / BigInt(stake))
}
