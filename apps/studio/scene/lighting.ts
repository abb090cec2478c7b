import type { SlotRules, SlotWin } from '@poyraz/games'
import { cellsOf, type Lights } from './lights.ts'
import { easeOut } from './motion.ts'
import type { Reels } from './reels.ts'

const LINE_MS = 420
const PULSE_MS = 1150

/** Highlights wins: their cells pulse, their lines are drawn, all other cells are dimmed. */
export type Lighting = {
  light(wins: readonly SlotWin[]): void
  /** Returns true while anything is highlighted. */
  advance(stepMs: number): boolean
}

export function createLighting(deps: {
  reels: Reels
  lights: Lights
  rules: SlotRules
  calm: boolean
}): Lighting {
  const { reels, lights, rules, calm } = deps
  let lit: readonly ReadonlySet<number>[] | null = null
  let sinceMs = 0

  const draw = () => {
    const pulse = calm ? 0.5 : (1 - Math.cos((sinceMs / PULSE_MS) * 2 * Math.PI)) / 2
    lights.draw(calm ? 1 : easeOut(Math.min(1, sinceMs / LINE_MS)), pulse)
    for (const [index, reel] of reels.list.entries()) reel.light(lit?.[index] ?? null, pulse)
    reels.touch()
  }
  return {
    light(wins) {
      lights.show(wins)
      sinceMs = 0
      lit = wins.length > 0 ? rowsOf(rules, wins) : null
      draw()
    },
    advance(stepMs) {
      if (!lit) return false
      sinceMs += stepMs
      draw()
      return true
    },
  }
}

function rowsOf(rules: SlotRules, wins: readonly SlotWin[]): readonly ReadonlySet<number>[] {
  const rows: Set<number>[] = rules.rows.map(() => new Set())
  for (const [reel, row] of cellsOf(wins)) rows[reel]?.add(row)
  return rows
}
