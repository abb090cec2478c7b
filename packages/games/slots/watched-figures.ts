import { assert } from '@poyraz/kernel'
import { add, multiply, type Ratio, ratio } from '../ratio.ts'
import { chainMoments } from './chain.ts'
import type { CompiledMode, ReelMachine } from './machine.ts'
import type { SlotFreeSpins, SlotRules } from './rules.ts'
import { chance, mean, type SpinRow, type Spins, spinsOf, unitsOf } from './spins.ts'

/**
 * Figures by which live rounds are watched: the pay of the paid spin, the free spins that it leads to, the
 * pay of a free spin, the right calls of a gamble (1 or 0 per call), and the free spins of a bought round.
 * Together they are the whole return.
 * Pays are in pay units.
 */
export const WATCHED_KINDS = ['paid', 'awarded', 'free', 'gamble', 'bought'] as const
export type WatchedKind = (typeof WATCHED_KINDS)[number]

/** The exact distribution of a figure: per paid spin, per round, per free spin, per call, or per bought round. */
export type WatchedFigure = {
  /** Cap of a single value; a higher pay counts as this. */
  readonly most: number
  readonly mean: Ratio
  readonly variance: Ratio
  /** Probability of a value above zero. */
  readonly hit: Ratio
  /** Number of values that may depend on one another and share the variance of their sum; 1 where it is absent. */
  readonly linked?: number
  /**
   * True if mean and variance are the greatest of many options that a player chooses from: only a sum
   * above its limit is a fault then, and hits are not watched.
   */
  readonly isCeiling?: boolean
}

export type WatchedMost = { readonly [Kind in WatchedKind]?: number }

/** A game without free spins has only the first figure. */
export type WatchedFigures = { readonly [Kind in WatchedKind]?: WatchedFigure }

/** Maximum of a single value of each figure, from the rules alone: nothing is counted. */
export function watchedMostOf(rules: SlotRules, cutStakes: number): WatchedMost {
  const most = cutStakes * rules.unitsPerBet
  const { freeSpins } = rules
  if (rules.mapping === 'reels-2' && rules.choice.kind === 'gamble') return { paid: most, gamble: 1 }
  if (!freeSpins) return { paid: most }
  const isSold = rules.mapping === 'reels-2' && rules.choice.kind === 'buy'
  return {
    paid: most,
    awarded: freeSpins.maxSpins,
    free: most,
    ...(isSold ? { bought: boughtMost(rules.choice.spins) } : {}),
  }
}

/** Counts twice as many bought free spins as there are, so that more of them are seen. */
export function boughtMost(spins: number): number {
  return 2 * spins
}

/**
 * Computes the figures over the full cycles of stops, in some tenths of a second; keep the result. Single
 * pays are capped at this many stakes. Throws if that is above the game's own win cap.
 */
export function watchedFiguresOf({ base, free, rules }: ReelMachine, cutStakes: number): WatchedFigures {
  const { paid: most = 0 } = watchedMostOf(rules, cutStakes)
  assert(most <= rules.capUnits, `${rules.gameId}: ${cutStakes} stakes lie beyond its cap`)
  const baseSpins = countAll(base)
  const paid = payOf(baseSpins, most, 1)
  if (!free || !rules.freeSpins) return { paid }
  const freeSpins = countAll(free)
  return {
    paid,
    awarded: awardedOf(baseSpins, freeSpins, rules.freeSpins),
    free: payOf(freeSpins, most, rules.freeSpins.multiplier),
  }
}

function countAll(mode: CompiledMode): Spins {
  return spinsOf(mode, Number.MAX_SAFE_INTEGER)
}

function payOf(spins: Spins, most: number, multiplier: number): WatchedFigure {
  const units = (row: SpinRow) => unitsOf(row) * BigInt(multiplier)
  const cut = (row: SpinRow) => (units(row) < most ? units(row) : BigInt(most))
  const average = mean(spins, cut)
  return {
    most,
    mean: average,
    variance: variance(
      average,
      mean(spins, (row) => cut(row) ** 2n),
    ),
    hit: chance(spins, (row) => units(row) > 0n),
  }
}

/** Free spins of a whole round, retriggers included: the moments of their pays where each pays one unit. */
function awardedOf(base: Spins, free: Spins, rules: SlotFreeSpins): WatchedFigure {
  const classes = [...weightsByAward(free)].map(([award, weight]) => {
    return { award, weight, units: weight, squares: weight }
  })
  const follow = chainMoments(classes, free.cycle, rules)
  const overBase = (of: 'units' | 'squares') => {
    const terms = [...weightsByAward(base)].map(([award, weight]) =>
      multiply(ratio(weight, base.cycle), follow(award)[of]),
    )
    return add(...terms)
  }
  const average = overBase('units')
  return {
    most: rules.maxSpins,
    mean: average,
    variance: variance(average, overBase('squares')),
    hit: chance(base, (row) => row.awarded > 0),
  }
}

function weightsByAward({ rows }: Spins): ReadonlyMap<number, bigint> {
  const weights = new Map<number, bigint>()
  for (const { awarded, weight } of rows) weights.set(awarded, (weights.get(awarded) ?? 0n) + weight)
  return weights
}

function variance(average: Ratio, squares: Ratio): Ratio {
  const { numerator, denominator } = multiply(average, average)
  return add(squares, ratio(-numerator, denominator))
}
