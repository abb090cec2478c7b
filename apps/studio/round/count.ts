import { type Kurus, kurus } from '@poyraz/kernel'

/** Precision of a share in integer arithmetic. */
const SHARES = 10_000

/** Returns the amount between `from` and `to` at a share of 0..1; exactly `to` at 1. */
export function countedUp(from: Kurus, to: Kurus, share: number): Kurus {
  const steps = BigInt(Math.round(Math.min(1, Math.max(0, share)) * SHARES))
  return kurus(from + ((to - from) * steps) / BigInt(SHARES))
}

/** Returns the share of the amount that is counted at a progress of 0..1: slow, fast, slow again. */
export function countCurve(progress: number): number {
  return progress * progress * (3 - 2 * progress)
}

/** Returns the number of ticks that have sounded at a progress of 0..1; they follow the counted amount. */
export function ticksAt(progress: number, ticks: number): number {
  return Math.floor(countCurve(progress) * ticks)
}
