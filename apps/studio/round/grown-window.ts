import type { ReelSpin, StripRules } from '@poyraz/games'
import type { SlotWindow } from './state.ts'

/** Returns the window with expanded and held wilds, as the wins are counted on it. */
export function grownWindow(
  { wild }: StripRules,
  { window, expanded = [], wilds = [] }: ReelSpin,
): SlotWindow {
  if (!wild) return window
  const held = new Set(wilds.map((cell) => cell.join(' ')))
  return window.map((reel, index) =>
    reel.map((symbol, row) =>
      expanded.includes(index) || held.has(`${index} ${row}`) ? wild.symbol : symbol,
    ),
  )
}
