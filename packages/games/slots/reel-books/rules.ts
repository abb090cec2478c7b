import type { StripRules } from '../rules.ts'

/**
 * The mathematics of a game of reels whose spins depend on one another, by wilds that stay or a hold-and-win,
 * or whose reels change their heights. A round is one ticket of a finite book (`packages/fairness/book.ts`),
 * so its return is exact by playing every ticket once. Pays, strips and free spins are those of any game of
 * reels.
 */
export type ReelBookRules = StripRules & {
  /** The round draws one integer below `tickets` (stream `main`); the ticket's own words decide the rest. */
  readonly mapping: 'book-2'
  readonly tickets: number
  readonly heldWilds: HeldWilds | null
  readonly hold: SlotHold | null
  /** Left out in a game whose reels always show `rows` symbols: the hash of its rules stays what it was. */
  readonly heights?: DrawnHeights
}

/**
 * The rows of each reel are drawn anew in each spin: `base[reel][height]` is the weight of a height, and
 * `free` those of free spins, `null` where they are the same. `rows` of the game are the greatest heights.
 */
export type DrawnHeights = { readonly base: HeightWeights; readonly free: HeightWeights | null }
export type HeightWeights = readonly (readonly number[])[]

/**
 * Wilds of free spins stay on the reels after the spin in which they landed.
 *
 * - `stays`: in their cell until the free spins are over.
 * - `walks`: one reel to the left before each free spin, until they leave the left reel.
 */
export type HeldWilds = 'stays' | 'walks'

/**
 * Coins of a paid spin: `needed` of them in sight begin the hold-and-win. All coins stay, and each free cell
 * catches another in `chance` of `outOf` respins. A coin that lands sets the respins back to `respins`. The feature
 * ends without respins, or with `goal` coins, which pay `goalUnits` more.
 */
export type SlotHold = {
  readonly symbol: string
  readonly needed: number
  readonly respins: number
  readonly chance: number
  readonly outOf: number
  readonly coins: readonly SlotCoin[]
  readonly goal: number
  readonly goalUnits: number
}

/**
 * A coin of the table. It is drawn with `weight` on the reels of a paid spin, and with `respinWeight` in a respin.
 * `collect` is worth what all coins that lie before it are worth together, and has no units of its own.
 */
export type SlotCoin = {
  readonly kind: CoinKind
  readonly units: number
  readonly weight: number
  readonly respinWeight: number
}

export type CoinKind = 'value' | 'mini' | 'minor' | 'major' | 'collect'
