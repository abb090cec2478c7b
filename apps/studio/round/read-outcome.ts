import type {
  BoughtPlay,
  ChoiceOutcome,
  ChoiceRules,
  ReelOutcome,
  ReelSpin,
  SlotOutcome,
  SlotRules,
  SlotWin,
  StripGame,
  StripRules,
} from '@poyraz/games'
import { err, ok, type Result } from '@poyraz/kernel'
import { isCascadeShown } from './cascade/read-cascade.ts'
import { hasOwnHeights, heightsOf } from './heights.ts'
import { isHeldShown } from './hold/read-hold.ts'
import { stripWindow } from './idle-window.ts'

/**
 * Validates an outcome from the wire against these rules. Every window of reels must be what the strips show
 * at the drawn stops, every winning cell must lie in it, and the units must add up. An outcome that cannot
 * be shown exactly is not shown at all: `outdated` means that this page is older than the rules that decided
 * the round.
 */
export function readOutcome(rules: SlotRules, value: unknown): Result<SlotOutcome, 'outdated'> {
  if (rules.mapping === 'book-1') {
    return isCascadeShown(rules, value) ? ok(value) : err('outdated')
  }
  const outcome = value as Partial<ChoiceOutcome> | null
  if (!Array.isArray(outcome?.spins) || outcome.spins.length === 0) return err('outdated')
  const spins: readonly ReelSpin[] = outcome.spins
  const paidSpins = outcome.bought === undefined ? 1 : 0
  if (!spins.every((spin, index) => isSpin(rules, spin) && (spin.mode === 'free') === index >= paidSpins))
    return err('outdated')
  if (outcome.bought !== undefined && !isSold(rules, outcome.bought, spins.length)) return err('outdated')
  const sum = spins.reduce((units, spin) => units + spin.units, 0)
  if (rules.mapping === 'book-2' && !isHeldShown(rules, spins)) return err('outdated')
  const gambled = gambledUnits(rules, outcome, sum)
  const told = outcome.capped ? sum >= Number(outcome.units) : gambled === outcome.units
  return told ? ok(outcome as ReelOutcome) : err('outdated')
}

/** Returns true if these rules sell so many free spins at this price. */
function isSold(rules: StripRules, bought: BoughtPlay, shown: number): boolean {
  if (!('choice' in rules)) return false
  const { choice } = rules as ChoiceRules
  if (choice.kind !== 'buy' || bought.stakes !== choice.stakes) return false
  return bought.spins === choice.spins && shown === choice.spins
}

/** Returns the win of the spins after the calls of a coin; null where they are not calls of this game. */
function gambledUnits(rules: StripRules, outcome: Partial<ChoiceOutcome>, sum: number): number | null {
  const { gamble } = outcome
  if (gamble === undefined) return sum
  const { calls, tosses } = gamble
  if (!('choice' in rules) || !Array.isArray(calls) || calls.length !== tosses?.length) return null
  const wrong = calls.findIndex((side, call) => side !== tosses[call])
  if (wrong === -1) return sum * 2 ** calls.length
  return wrong === calls.length - 1 ? 0 : null
}

function isSpin(rules: StripGame['rules'], spin: ReelSpin): boolean {
  const strips = (spin.mode === 'free' ? rules.strips.free : null) ?? rules.strips.base
  if (!Array.isArray(spin.stops) || !Array.isArray(spin.window) || !Array.isArray(spin.wins)) return false
  if (spin.stops.length !== strips.length || spin.window.length !== strips.length) return false
  if (!hasOwnHeights(rules, spin)) return false
  const heights = heightsOf(rules, spin)
  const drawn = strips.every((strip, reel) => {
    const seen = stripWindow(strip, spin.stops[reel] ?? -1, heights[reel] ?? 0)
    return seen.join(' ') === spin.window[reel]?.join(' ')
  })
  return drawn && Number.isSafeInteger(spin.units) && spin.wins.every((win) => isWin(heights, win))
}

function isWin(heights: readonly number[], win: SlotWin): boolean {
  if (!Number.isSafeInteger(win.units) || !Array.isArray(win.cells)) return false
  return win.cells.every(([reel, row]) => reel >= 0 && row >= 0 && row < (heights[reel] ?? 0))
}
