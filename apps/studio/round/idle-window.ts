import type { StripGame, StripRules } from '@poyraz/games'
import { idleHeights } from './heights.ts'
import type { SlotWindow } from './state.ts'

/** Returns the symbols that a strip shows when the reel stops at `stop`. */
export function stripWindow(strip: readonly string[], stop: number, rows: number): readonly string[] {
  return Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length] ?? '')
}

/**
 * Returns the stops before the first round: no win, no wild and no scatter, so that an idle screen does not
 * advertise a prize (GLI 4.3.2d). The first two reels share no symbol, so no run from the left is longer than
 * one.
 */
export function idleStops(rules: StripGame['rules']): readonly number[] {
  const special = new Set([rules.wild?.symbol, rules.scatter?.symbol, coinOf(rules)])
  const heights = idleHeights(rules)
  const without = (reel: number, unwanted: ReadonlySet<string | undefined>) =>
    stopWithout({ strip: rules.strips.base[reel] ?? [], rows: heights[reel] ?? 0 }, unwanted)
  const first = without(0, special)
  const taken = new Set([...special, ...stripWindow(rules.strips.base[0] ?? [], first, heights[0] ?? 0)])
  return rules.strips.base.map((_, reel) =>
    reel === 0 ? first : without(reel, reel === 1 ? taken : special),
  )
}

function coinOf(rules: StripGame['rules']): string | undefined {
  return rules.mapping === 'book-2' ? rules.hold?.symbol : undefined
}

/** Returns the window that the base strips show at these stops. */
export function windowOfStops(
  { strips, rows }: StripRules,
  stops: readonly number[],
  heights: readonly number[] = rows,
): SlotWindow {
  return stops.map((stop, reel) => stripWindow(strips.base[reel] ?? [], stop, heights[reel] ?? 0))
}

type Drum = { readonly strip: readonly string[]; readonly rows: number }

function stopWithout({ strip, rows }: Drum, unwanted: ReadonlySet<string | undefined>): number {
  for (let stop = 0; stop < strip.length; stop++) {
    if (stripWindow(strip, stop, rows).every((symbol) => !unwanted.has(symbol))) return stop
  }
  return 0
}
