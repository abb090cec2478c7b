import { type LegResult, ODDS_ONE } from './legs.ts'

/** Market of a leg that combines selections of one match; its outcome names the parts. */
export const BUILDER_MARKET = 'BUILDER'

/** A selection inside a bet builder. */
export type BuilderPart = { readonly market: string; readonly outcome: string }

/** Returns the outcome of the parts, each once, the same for every order: `FT_1X2=1;FT_OU:2.5=O`. */
export function builderOutcome(parts: readonly BuilderPart[]): string {
  const names = parts.map(({ market, outcome }) => `${market}=${outcome}`)
  return [...new Set(names)].sort().join(';')
}

/** Returns the parts of an outcome in their order; none for the outcome of another market. */
export function builderParts({ market, outcome }: BuilderPart): readonly BuilderPart[] {
  if (market !== BUILDER_MARKET) return []
  return outcome.split(';').map((part) => {
    const [ofMarket = '', ofOutcome = ''] = part.split('=')
    return { market: ofMarket, outcome: ofOutcome }
  })
}

/** Odds and result with which a leg counts in its coupon. */
export type CountedLeg = { readonly oddsMilli: number; readonly result: LegResult }

/**
 * Returns the odds and the result of a bet builder, by the results of its parts. One lost part loses it. A
 * part that is neither won nor lost leaves it, and the others count at the odds that they had together when
 * the leg was taken. `oddsOfSets` has the odds of each set of parts by its mask: bit `place` is the part at
 * this place.
 */
export function countedBuilder(oddsOfSets: readonly number[], results: readonly LegResult[]): CountedLeg {
  const kinds = results.map(({ kind }) => kind)
  const counted = kinds.map((kind) => kind === 'won' || kind === 'lost' || kind === 'open')
  const mask = counted.reduce((set, isCounted, place) => (isCounted ? set | (1 << place) : set), 0)
  const oddsMilli = oddsOfSets[mask] ?? ODDS_ONE
  if (kinds.includes('lost')) return { oddsMilli, result: { kind: 'lost' } }
  if (mask === 0) return { oddsMilli: ODDS_ONE, result: { kind: 'void' } }
  return { oddsMilli, result: { kind: kinds.includes('open') ? 'open' : 'won' } }
}

/**
 * Returns the odds of the sets after the part at a place was repriced: each set with it keeps its proportion
 * to the odds of this part, and no set has smaller odds than the sets in it.
 */
export function repricedSets(
  oddsOfSets: readonly number[],
  { place, oddsMilli }: { readonly place: number; readonly oddsMilli: number },
): readonly number[] {
  const part = 1 << place
  const taken = oddsOfSets[part] ?? ODDS_ONE
  const odds = [...oddsOfSets]
  for (let mask = part; mask < odds.length; mask++) {
    if ((mask & part) === 0) continue
    let least = Math.floor(((odds[mask] ?? ODDS_ONE) * oddsMilli) / taken)
    for (let bit = 1; bit < odds.length; bit <<= 1)
      if ((mask & bit) !== 0) least = Math.max(least, odds[mask & ~bit] ?? ODDS_ONE)
    odds[mask] = least
  }
  return odds
}
