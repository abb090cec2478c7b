/** Share of a cash-out price that a part of the coupon pays, rounded down. */
export function partOf(value: number, percent: number): number {
  return Math.floor((value * percent) / 100)
}
