import type { Settled } from './settle-again.ts'

export type AgainLeg = {
  /** Thousandths. */
  readonly odds: number
  readonly banker: boolean
  readonly settled: Settled
}

/** Most that a coupon pays, in kuruş. */
const WIN_MAX = 100_000_000n

/** Return of a leg per stake, as a fraction. */
function fractionOf({ odds, settled }: AgainLeg): readonly [bigint, bigint] {
  const price = BigInt(odds)
  switch (settled) {
    case 'won':
      return [price, 1000n]
    case 'half_won':
      return [1000n + price, 2000n]
    case 'half_lost':
      return [1n, 2n]
    default:
      return [settled === 'void' ? 1n : 0n, 1n]
  }
}

/**
 * Computes the win of a coupon a second time: every subset of its legs that is a line, by counting bits, with
 * the money of each line rounded down.
 */
export function winAgain(
  legs: readonly AgainLeg[],
  sizes: readonly number[] | null,
  unitStake: bigint,
): bigint {
  const bankers = legs.filter(({ banker }) => banker)
  const free = legs.filter(({ banker }) => !banker)
  let win = 0n
  for (let mask = 0; mask < 2 ** free.length; mask++) {
    const chosen = free.filter((_, place) => Math.floor(mask / 2 ** place) % 2 === 1)
    if (sizes === null ? chosen.length < free.length : !sizes.includes(chosen.length)) continue
    let [top, bottom] = [unitStake, 1n]
    for (const leg of [...bankers, ...chosen]) {
      const [times, over] = fractionOf(leg)
      top *= times
      bottom *= over
    }
    win += top / bottom
  }
  return win < WIN_MAX ? win : WIN_MAX
}

export type Again = {
  readonly legs: readonly AgainLeg[]
  readonly sizes: readonly number[] | null
  readonly unitStake: bigint
  readonly stake: bigint
  /** Stake that was sold. */
  readonly sold: bigint
  readonly isFreeBet: boolean
}

/** Returns what the part that was not sold pays, and the state that its coupon has. */
export function settlementAgain(coupon: Again): {
  readonly paid: bigint
  readonly state: 'won' | 'lost' | 'void'
} {
  const { legs, sizes, unitStake, stake, sold, isFreeBet } = coupon
  const left = stake - sold
  if (legs.every(({ settled }) => settled === 'void')) return { paid: isFreeBet ? 0n : left, state: 'void' }
  const win = (winAgain(legs, sizes, unitStake) * left) / stake
  const profit = win > stake ? win - stake : 0n
  return { paid: isFreeBet ? profit : win, state: win > 0n ? 'won' : 'lost' }
}
