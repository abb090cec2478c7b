import type { ReelSpin, SlotRules, StripRules } from '@poyraz/games'

/** Returns true for a game whose reels change their heights: the symbols of a reel share its height. */
export function drawsHeights(rules: SlotRules): boolean {
  return rules.mapping === 'book-2' && rules.heights !== undefined
}

/** Returns the rows of each reel in a spin. */
export function heightsOf({ rows }: StripRules, { heights }: Pick<ReelSpin, 'heights'>): readonly number[] {
  return heights ?? rows
}

/** Returns the ways through reels of these heights. */
export function waysOf(heights: readonly number[]): number {
  return heights.reduce((product, rows) => product * rows, 1)
}

/** Returns the weights of the heights of each reel, by mode; `null` for a game whose heights never change. */
function heightWeights(rules: SlotRules, mode: ReelSpin['mode']): readonly (readonly number[])[] | null {
  if (rules.mapping !== 'book-2' || !rules.heights) return null
  const { base, free } = rules.heights
  return mode === 'free' && free ? free : base
}

/** Likely heights that neighbouring reels show in turn before the first round, so that they look as they play. */
const IDLE_TURNS = 3

/** Returns the heights before the first round: likely ones that differ from reel to reel. */
export function idleHeights(rules: SlotRules): readonly number[] {
  const weights = heightWeights(rules, 'base')
  if (!weights) return rules.rows
  return weights.map((column, reel) => {
    const heights = column.flatMap((weight, rows) => (weight > 0 ? [rows] : []))
    const likely = heights.toSorted((left, right) => (column[right] ?? 0) - (column[left] ?? 0))
    return likely[reel % Math.min(IDLE_TURNS, likely.length)] ?? 0
  })
}

/** Returns true if a spin has heights exactly where its game draws them, each one that it can draw. */
export function hasOwnHeights(
  rules: SlotRules,
  { mode, heights }: Pick<ReelSpin, 'mode' | 'heights'>,
): boolean {
  const weights = heightWeights(rules, mode)
  if (!weights || !Array.isArray(heights)) return weights === null && heights === undefined
  return (
    heights.length === weights.length &&
    weights.every((column, reel) => (column[heights[reel] ?? 0] ?? 0) > 0)
  )
}
