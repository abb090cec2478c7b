import type { SlotStrips } from '../../packages/games/slots/rules.ts'
import { assert } from '../../packages/kernel/index.ts'
import type { DraftSymbol, SlotDraft } from './draft.ts'

/** Attempts to place the stacks of one reel under the spacing rules. */
const ATTEMPTS_MAX = 20_000

/** A seeded generator of integers, for strips only: the draws of play never come from here (mulberry32). */
export function seededInts(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

/** Strips of one mode: symbols in stacks, shuffled; a window shows one scatter and one wild stack at most. */
export function buildStrips(
  draft: SlotDraft,
  mode: 'base' | 'free',
  below: (n: number) => number,
): SlotStrips {
  return draft.rows.map((rows, reel) => {
    const stacks = draft.symbols.flatMap((symbol) => stacksOf(symbol, countOf(symbol, mode, reel)))
    for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt++) {
      const strip = shuffled(stacks, below).flat()
      if (isSpaced(draft, strip, rows)) return strip
    }
    throw new Error(`${draft.gameId}: reel ${reel} finds no order; lower its counts or stacks`)
  })
}

function countOf(symbol: DraftSymbol, mode: 'base' | 'free', reel: number): number {
  const counts = mode === 'free' ? (symbol.free ?? symbol.base) : symbol.base
  const count = counts[reel]
  assert(count !== undefined, `${symbol.id} has a count for each reel`)
  return count
}

function stacksOf({ id, stack = 1 }: DraftSymbol, count: number): string[][] {
  const stacks: string[][] = []
  for (let left = count; left > 0; left -= stack) {
    stacks.push(Array.from({ length: Math.min(stack, left) }, () => id))
  }
  return stacks
}

function shuffled<T>(items: readonly T[], below: (n: number) => number): T[] {
  const order = [...items]
  for (let last = order.length - 1; last > 0; last--) {
    const other = below(last + 1)
    ;[order[last], order[other]] = [order[other] as T, order[last] as T]
  }
  return order
}

/** Scatters stand at least a window apart, and stacks of one symbol do not touch. */
function isSpaced(draft: SlotDraft, strip: readonly string[], rows: number): boolean {
  const stackOf = new Map(draft.symbols.map((symbol) => [symbol.id, symbol.stack ?? 1]))
  const apart = (id: string) => (id === draft.scatter?.symbol ? rows : 0)
  return strip.every((id, index) => {
    const gap = apart(id)
    for (let step = 1; step < gap; step++) {
      if (strip[(index + step) % strip.length] === id) return false
    }
    const run = runLength(strip, index)
    return run <= (stackOf.get(id) ?? 1)
  })
}

function runLength(strip: readonly string[], from: number): number {
  let length = 1
  while (length < strip.length && strip[(from + length) % strip.length] === strip[from]) length++
  return length
}
