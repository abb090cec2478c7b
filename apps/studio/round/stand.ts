import { type CascadeRules, gridsOf, type SlotRules, type SlotSpin, type StripGame } from '@poyraz/games'
import type { Stand } from '../scene/scene.ts'
import { grownWindow } from './grown-window.ts'
import { drawsHeights, idleHeights } from './heights.ts'
import { idleGrid } from './idle-grid.ts'
import { idleStops, windowOfStops } from './idle-window.ts'
import type { SlotWindow } from './state.ts'

type Standing = { readonly stand: Stand; readonly window: SlotWindow }

/** Returns where a spin leaves the symbols, and what they show; idle before the first round. */
export function standOf(rules: SlotRules, spin: SlotSpin | undefined): Standing {
  return rules.mapping === 'book-1' ? gridStand(rules, spin) : reelStand(rules, spin)
}

function gridStand(rules: CascadeRules, spin: SlotSpin | undefined): Standing {
  const window = (spin && 'steps' in spin && gridsOf(rules, spin).at(-1)) || idleGrid(rules)
  return { stand: { window }, window }
}

function reelStand(rules: StripGame['rules'], spin: SlotSpin | undefined): Standing {
  if (spin && 'stops' in spin) return { stand: spin, window: grownWindow(rules, spin) }
  const stops = idleStops(rules)
  const heights = idleHeights(rules)
  const stand = { mode: 'base', stops, ...(drawsHeights(rules) ? { heights } : {}) } as const
  return { stand, window: windowOfStops(rules, stops, heights) }
}
