import type { StripGame, StripRules } from '@poyraz/games'
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
  const first = stopWithout(rules, 0, special)
  const taken = new Set([...special, ...windowAt(rules, 0, first)])
  return rules.strips.base.map((_, reel) =>
    reel === 0 ? first : stopWithout(rules, reel, reel === 1 ? taken : special),
  )
}

function coinOf(rules: StripGame['rules']): string | undefined {
  return rules.mapping === 'book-2' ? rules.hold?.symbol : undefined
}

/** Returns the window that the base strips show at these stops. */
export function windowOfStops(rules: StripRules, stops: readonly number[]): SlotWindow {
  return stops.map((stop, reel) => windowAt(rules, reel, stop))
}

function stopWithout(rules: StripRules, reel: number, unwanted: ReadonlySet<string | undefined>): number {
  const length = rules.strips.base[reel]?.length ?? 0
  for (let stop = 0; stop < length; stop++) {
    if (windowAt(rules, reel, stop).every((symbol) => !unwanted.has(symbol))) return stop
  }
  return 0
}

function windowAt(rules: StripRules, reel: number, stop: number): readonly string[] {
  return stripWindow(rules.strips.base[reel] ?? [], stop, rules.rows[reel] ?? 0)
}
