import { assert } from '@poyraz/kernel'
import { add, multiply, type Ratio, ratio, ZERO } from '../ratio.ts'
import { type AwardClass, type ChainMoments, chainMoments } from './chain.ts'
import type { ReelMachine } from './machine.ts'
import { chance, highest, mean, type Spins, spinsOf, unitsOf } from './spins.ts'

/** Every figure that follows from a game's rules, exact. Returns and variances are in stakes. */
export type ExactFigures = {
  readonly base: Spins
  readonly free: Spins | null
  /** Return to player, the sum of its parts. */
  readonly rtp: Ratio
  readonly parts: ReturnParts
  /** Variance of the paid spin alone, and of the whole round. */
  readonly baseVariance: Ratio
  readonly variance: Ratio
  /** Chance that the paid spin pays anything, and at least the stake. */
  readonly hit: Ratio
  readonly hitStake: Ratio
  /** Chance that the paid spin awards free spins, and free spins of an average round. */
  readonly trigger: Ratio
  readonly freeSpins: Ratio
  /** Upper bound of a round's pay without the win cap. */
  readonly boundUnits: bigint
}

export type ReturnParts = {
  readonly baseRuns: Ratio
  readonly baseScatters: Ratio
  readonly freeRuns: Ratio
  readonly freeScatters: Ratio
}

/**
 * Works all figures out from the full cycle of stops. Throws where the win cap could cut a round with free
 * spins: that would need the distribution of whole rounds, so a game's cap is met by its single spins or by
 * none.
 */
export function exactFigures(machine: ReelMachine): ExactFigures {
  const { freeSpins, capUnits, unitsPerBet, gameId } = machine.rules
  const free = machine.free && spinsOf(machine.free, Number.MAX_SAFE_INTEGER)
  const base = spinsOf(machine.base, free ? Number.MAX_SAFE_INTEGER : capUnits)
  const times = BigInt(freeSpins?.multiplier ?? 1)
  const spinsMost = BigInt(freeSpins?.maxSpins ?? 0)
  const boundUnits = highest(base) + (free ? times * spinsMost * highest(free) : 0n)
  assert(boundUnits <= BigInt(capUnits), `${gameId}: a round could pay ${boundUnits}, beyond its cap`)
  const stake = BigInt(unitsPerBet)
  const follow = free && freeSpins ? chainMoments(classesOf(free), free.cycle, freeSpins) : () => NO_CHAIN
  const whole = roundMoments(base, follow, times)
  const parts = partsOf(base, free, multiply(whole.spins, ratio(times, 1n)), stake)
  const rtp = multiply(whole.units, ratio(1n, stake))
  assert(same(rtp, add(...Object.values(parts))), `${gameId}: the parts of the return add up to it`)
  return {
    base,
    free,
    rtp,
    parts,
    baseVariance: variance(
      mean(base, unitsOf),
      mean(base, (row) => unitsOf(row) ** 2n),
      stake,
    ),
    variance: variance(whole.units, whole.squares, stake),
    hit: chance(base, (row) => unitsOf(row) > 0n),
    hitStake: chance(base, (row) => unitsOf(row) >= stake),
    trigger: chance(base, (row) => row.awarded > 0),
    freeSpins: whole.spins,
    boundUnits,
  }
}

const NO_CHAIN: ChainMoments = { spins: ZERO, units: ZERO, squares: ZERO }

function classesOf({ rows }: Spins): readonly AwardClass[] {
  // The browser counts too, and older ones have no `Map.groupBy`.
  return [...new Set(rows.map(({ awarded }) => awarded))].map((award) => {
    const kin = rows.filter(({ awarded }) => awarded === award)
    const total = (figure: (units: bigint) => bigint) =>
      kin.reduce((sum, row) => sum + row.weight * figure(unitsOf(row)), 0n)
    return {
      award,
      weight: total(() => 1n),
      units: total((units) => units),
      squares: total((units) => units ** 2n),
    }
  })
}

/**
 * Moments of a round: the paid spin w plus `times` the pay of its free spins x. x depends on w only by the
 * number of awarded free spins.
 */
function roundMoments(base: Spins, follow: (awarded: number) => ChainMoments, times: bigint): ChainMoments {
  let moments = NO_CHAIN
  for (const { award, weight, units, squares } of classesOf(base)) {
    const rest = follow(award)
    const over = (count: bigint) => ratio(count, base.cycle)
    moments = {
      spins: add(moments.spins, multiply(over(weight), rest.spins)),
      units: add(moments.units, over(units), multiply(over(weight * times), rest.units)),
      squares: add(
        moments.squares,
        over(squares),
        multiply(over(2n * units * times), rest.units),
        multiply(over(weight * times ** 2n), rest.squares),
      ),
    }
  }
  return moments
}

/**
 * Splits the return into its parts. A free spin is awarded before it is drawn, so free spins pay their
 * expected number times the mean of one (Wald). `weighted` is that number times the multiplier.
 */
function partsOf(base: Spins, free: Spins | null, weighted: Ratio, stake: bigint): ReturnParts {
  const inStakes = (units: Ratio) => multiply(units, ratio(1n, stake))
  return {
    baseRuns: inStakes(mean(base, (row) => row.runUnits)),
    baseScatters: inStakes(mean(base, (row) => row.scatterUnits)),
    freeRuns: free
      ? inStakes(
          multiply(
            weighted,
            mean(free, (row) => row.runUnits),
          ),
        )
      : ZERO,
    freeScatters: free
      ? inStakes(
          multiply(
            weighted,
            mean(free, (row) => row.scatterUnits),
          ),
        )
      : ZERO,
  }
}

function variance(units: Ratio, squares: Ratio, stake: bigint): Ratio {
  const squared = multiply(units, units)
  const negative = ratio(-squared.numerator, squared.denominator)
  return multiply(add(squares, negative), ratio(1n, stake ** 2n))
}

function same(left: Ratio, right: Ratio): boolean {
  return left.numerator === right.numerator && left.denominator === right.denominator
}
