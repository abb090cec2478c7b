import { assert } from '@poyraz/kernel'
import { checkRules } from './check-rules.ts'
import type { SlotMode, SlotStrips, StripRules } from './rules.ts'

/**
 * One reel as numbers, for every stop and visible row (cell = stop × rows + row), wilds already expanded.
 * A cell matches a pay when the bit of the pay's index is set.
 */
export type Reel = {
  /** Visible window at each stop, before wilds expand: `rows` symbols. */
  readonly windows: readonly (readonly string[])[]
  readonly length: number
  readonly rows: number
  readonly match: Int32Array
  /** The wild multiplier that a cell brings into a win, 1 for any other symbol. */
  readonly factor: Int32Array
  /** Scatters in sight per stop. */
  readonly scatters: Int32Array
  /** 1 per stop where a wild covers the whole reel. */
  readonly covered: Uint8Array
}

/** A mode of a game compiled to typed arrays: all that evaluating a spin reads. */
export type Model = {
  readonly rules: StripRules
  readonly mode: SlotMode
  readonly reels: readonly Reel[]
  /** `payUnits[pay × (reels + 1) + count]`. */
  readonly payUnits: Int32Array
  readonly pays: number
  /** Units by number of scatters in sight, 0 up to as many as the window can show. */
  readonly scatterUnits: Int32Array
  /** Free spins by number of scatters in sight, before the round's limit. */
  readonly awards: Int32Array
}

/** Compiles one mode. Throws on rules that contradict themselves; `unpaid` as in `checkRules`. */
export function buildModel(rules: StripRules, mode: SlotMode, unpaid: readonly string[] = []): Model {
  checkRules(rules, unpaid)
  const strips: SlotStrips = (mode === 'free' ? rules.strips.free : null) ?? rules.strips.base
  const reels = strips.map((strip, index) => buildReel(rules, mode, strip, rules.rows[index] ?? 0))
  const scattersMost = reels.reduce((sum, reel) => sum + Math.max(...reel.scatters), 0)
  const awards = mode === 'base' ? rules.freeSpins?.awards : rules.freeSpins?.retriggers
  return {
    rules,
    mode,
    reels,
    payUnits: Int32Array.from(rules.pays.flatMap((pay) => padded(pay.units, reels.length))),
    pays: rules.pays.length,
    scatterUnits: Int32Array.from(padded(rules.scatter?.units ?? [], scattersMost)),
    awards: Int32Array.from(padded(awards ?? [], scattersMost)),
  }
}

/** Scatters in sight at these stops. */
export function countScatters(model: Model, stops: Int32Array): number {
  let count = 0
  for (let reel = 0; reel < model.reels.length; reel++) {
    count += (model.reels[reel] as Reel).scatters[stops[reel] as number] as number
  }
  return count
}

/** The last given value holds for every larger count: a sixth scatter is worth what the fifth is. */
function padded(values: readonly number[], countMax: number): number[] {
  return Array.from({ length: countMax + 1 }, (_, count) => values[count] ?? values.at(-1) ?? 0)
}

/** Compiles a strip for one mode and so many visible rows. */
export function buildReel(rules: StripRules, mode: SlotMode, strip: readonly string[], rows: number): Reel {
  const length = strip.length
  const match = new Int32Array(length * rows)
  const factor = new Int32Array(length * rows).fill(1)
  const scatters = new Int32Array(length)
  const covered = new Uint8Array(length)
  const wild = rules.wild
  const windows = strip.map((_, stop) => windowOf(strip, stop, rows))
  for (const [stop, seen] of windows.entries()) {
    scatters[stop] = seen.filter((symbol) => symbol === rules.scatter?.symbol).length
    const covers = wild?.expands.includes(mode) === true && seen.includes(wild.symbol)
    covered[stop] = covers ? 1 : 0
    for (const [row, drawn] of seen.entries()) {
      const symbol = covers ? wild.symbol : drawn
      match[stop * rows + row] = matches(rules, symbol)
      if (symbol === wild?.symbol) factor[stop * rows + row] = wild.multiplier
    }
  }
  return { windows, length, rows, match, factor, scatters, covered }
}

/** The strip as the player sees it: `rows` symbols from the drawn stop on, around the end. */
export function windowOf(strip: readonly string[], stop: number, rows: number): readonly string[] {
  return Array.from({ length: rows }, (_, row) => {
    const symbol = strip[(stop + row) % strip.length]
    assert(symbol !== undefined, 'a reel has symbols')
    return symbol
  })
}

/** Pays that a symbol can stand for, as bits. */
export function matches(rules: StripRules, symbol: string): number {
  let mask = 0
  for (const [index, pay] of rules.pays.entries()) {
    const substituted = symbol === rules.wild?.symbol && !pay.natural
    if (symbol === pay.symbol || substituted) mask |= 1 << index
  }
  return mask
}
