import type { SlotRules, SlotSpin } from '@poyraz/games'
import type { SlotWindow } from './state.ts'

/** The window once its wilds have grown over their reels: what the wins are counted on. */
export function grownWindow({ wild }: SlotRules, { window, expanded = [] }: SlotSpin): SlotWindow {
  if (!wild) return window
  return window.map((reel, index) => (expanded.includes(index) ? reel.map(() => wild.symbol) : reel))
}
