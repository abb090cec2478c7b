import type { CascadeRules } from '@poyraz/games'
import type { SlotWindow } from './state.ts'

/**
 * Returns the grid before the first round: paid symbols alone, so that an idle screen does not advertise a
 * prize (GLI 4.3.2d). Neighbours differ, and each symbol stands as often as any other, so nothing wins.
 */
export function idleGrid({ rows, pays }: CascadeRules): SlotWindow {
  const stride = pays.length > 5 ? 3 : 2
  return rows.map((height, column) =>
    Array.from({ length: height }, (_, row) => pays[(column * stride + row) % pays.length]?.symbol ?? ''),
  )
}
