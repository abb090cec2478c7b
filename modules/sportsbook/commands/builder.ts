import { type BuilderPart, ODDS_ONE } from '@poyraz/betting'
import { isCombinable, jointChances } from '@poyraz/betting/football'
import { builderOdds, neededParts } from '@poyraz/betting/prices'
import type { CouponError } from '@poyraz/contract'
import { openMarkets } from '../feed/change.ts'
import type { StoredBuilder } from '../store/builders.ts'
import type { StoredEvent } from '../store/events.ts'
import { type OfferedMarket, offeredMarkets } from '../trading/offer.ts'

/** Reasons for which parts have no price together, in the order in which they are refused. */
export const BUILDER_PROBLEMS = [
  'builder_excluded',
  'builder_unavailable',
  'builder_contradiction',
  'odds_range',
] as const satisfies readonly CouponError[]
type BuilderProblem = (typeof BUILDER_PROBLEMS)[number]

export type BuilderQuote = {
  readonly parts: readonly BuilderPart[]
  readonly problem: BuilderProblem | null
  /** All parts take bets now. */
  readonly open: boolean
  /** Odds of each set of parts in thousandths, by its mask; the last is that of all. */
  readonly odds: readonly number[]
  /** Chances of the whole if a part wins, in millionths. */
  readonly shares: readonly number[]
  /** Places of parts that the others imply: they add nothing to the price. */
  readonly implied: readonly number[]
}

const MILLION = 1_000_000
/** A rarer combination has no price. */
const CHANCE_MIN = 1e-5
/** The model must have the chances of the markets, so that nobody bets on their difference. */
const DIFFERENCE_MAX = 0.01

/**
 * Prices selections of one match together by the joint model of its prices. `null` if a part never was an
 * outcome of the match.
 */
export function quoteBuilder(
  event: StoredEvent,
  parts: readonly BuilderPart[],
  nowMs: number,
): BuilderQuote | null {
  const offered = offeredMarkets(event)
  const known = parts.map((part) => outcomeIn(offered, part))
  const prices = known.flatMap((one) => one ?? [])
  if (parts.length === 0 || prices.length < parts.length) return null
  const takesBets = openMarkets(event, nowMs)
  const open = parts.every((part) => outcomeIn(takesBets, part)?.open ?? false)
  const none = { parts, open, odds: [ODDS_ONE], shares: [], implied: [] }
  if (!parts.every(({ market }) => isCombinable(market))) return { ...none, problem: 'builder_excluded' }
  const chances = event.joint && jointOf(event.joint, parts)
  if (chances === null || !agree(chances, prices)) return { ...none, problem: 'builder_unavailable' }
  const joint = chances.at(-1) ?? 0
  if (joint === 0) return { ...none, problem: 'builder_contradiction' }
  if (joint < CHANCE_MIN) return { ...none, problem: 'odds_range' }
  const odds = builderOdds(
    chances,
    prices.map((price) => price.odds),
  )
  const needed = neededParts(chances, chances.length - 1)
  return {
    parts,
    problem: null,
    open,
    odds,
    shares: parts.map((_, place) => Math.round((joint / (chances[1 << place] ?? 1)) * MILLION)),
    implied: parts.flatMap((_, place) => ((needed >> place) & 1 ? [] : [place])),
  }
}

/** Returns what a leg keeps of its price; `null` for a leg that is no bet builder. */
export function storedBuilder(quote: BuilderQuote | null | undefined): StoredBuilder | null {
  if (!quote) return null
  const { parts, shares, odds } = quote
  return { parts: parts.map((part, place) => ({ ...part, share: shares[place] ?? 0 })), odds }
}

const outcomeIn = (markets: readonly OfferedMarket[], { market, outcome }: BuilderPart) =>
  markets.find((one) => one.market === market)?.outcomes.find((one) => one.outcome === outcome)

function agree(chances: Float64Array, prices: readonly { readonly chance: number }[]): boolean {
  return prices.every(
    ({ chance }, place) => Math.abs((chances[1 << place] ?? 0) - chance / MILLION) < DIFFERENCE_MAX,
  )
}

/** Returns the markets of an event that a bet builder can combine. */
export function combinableMarkets({ joint, markets }: Pick<StoredEvent, 'joint' | 'markets'>): string[] {
  return joint === null ? [] : markets.flatMap(({ market }) => (isCombinable(market) ? [market] : []))
}

/**
 * Combinations that are remembered: players look at the same ones again and again. A list of 250 coupons has
 * up to 7,500; each takes at most 2 kB.
 */
const KNOWN_MAX = 10_000
const known = new Map<string, Float64Array | null>()

/** Returns the chances of all sets of parts, computed once for a state of the model. */
export function jointOf(
  joint: NonNullable<StoredEvent['joint']>,
  parts: readonly BuilderPart[],
): Float64Array | null {
  const key = JSON.stringify([joint, parts])
  const remembered = known.get(key)
  if (remembered !== undefined) return remembered
  const [oldest] = known.keys()
  if (known.size >= KNOWN_MAX && oldest !== undefined) known.delete(oldest)
  const chances = jointChances(joint, parts)
  known.set(key, chances)
  return chances
}
