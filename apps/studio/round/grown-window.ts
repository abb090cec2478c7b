import type { ReelRules, ReelSpin } from '@poyraz/games'
import type { SlotWindow } from './state.ts'

/** Returns the window with expanded wilds, as the wins are counted on it. */
export function grownWindow({ wild }: ReelRules, { window, expanded = [] }: ReelSpin): SlotWindow {
  if (!wild) return window
  return window.map((reel, index) => (expanded.includes(index) ? reel.map(() => wild.symbol) : reel))
}
