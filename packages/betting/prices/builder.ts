import { ODDS_ONE } from '../coupons/legs.ts'
import { toLadder } from './ladder.ts'

/**
 * Returns the parts of a set that its price needs. A part that the others imply is left out: with it or
 * without it the set wins in the same matches. Sets are masks: bit `place` is the part at this place.
 */
export function neededParts(chances: Float64Array, mask: number): number {
  let needed = mask
  for (let bit = chances.length >> 1; bit > 0; bit >>= 1) {
    const others = needed & ~bit
    if ((needed & bit) !== 0 && others !== 0 && chances[others] === chances[needed]) needed = others
  }
  return needed
}

/**
 * Prices each set of parts by the chance that all of them win: its fair odds with the margins of its parts,
 * on the ladder. One part has its own odds, an implied part changes nothing, and a further part never lowers
 * the odds. A set that cannot win has odds of 1.00.
 */
export function builderOdds(chances: Float64Array, oddsMilli: readonly number[]): readonly number[] {
  const odds = Array.from<number>({ length: chances.length }).fill(ODDS_ONE)
  for (let mask = 1; mask < chances.length; mask++) {
    const chance = chances[mask] ?? 0
    if (chance === 0) continue
    const needed = neededParts(chances, mask)
    const places = oddsMilli.flatMap((_, place) => ((needed >> place) & 1 ? [place] : []))
    const [only, second] = places
    if (needed !== mask) odds[mask] = odds[needed] ?? ODDS_ONE
    else if (only !== undefined && second === undefined) odds[mask] = oddsMilli[only] ?? ODDS_ONE
    else {
      const kept = places.map((place) => ((oddsMilli[place] ?? 0) / ODDS_ONE) * (chances[1 << place] ?? 0))
      const fair = 1 / chance
      const price = toLadder(kept.reduce((product, share) => product * share, fair)) ?? ODDS_ONE
      odds[mask] = Math.max(price, ...places.map((place) => odds[mask & ~(1 << place)] ?? 0))
    }
  }
  return odds
}
