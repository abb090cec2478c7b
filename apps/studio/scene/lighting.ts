import type { SlotWin } from '@poyraz/games'
import { cellsOf } from '../round/win-tag.ts'
import type { Bursts } from './bursts.ts'
import { poseOf, STILL } from './gestures.ts'
import type { Lights } from './lights.ts'
import { easeOut } from './motion.ts'
import type { SymbolLook } from './paint-symbols.ts'
import type { LitRows } from './reel-drawing.ts'

const LINE_MS = 420
const PULSE_MS = 1150
const DIM_MS = 240

/** Highlights wins: their symbols move, their lines are drawn, all other cells are dimmed. */
export type Lighting = {
  light(wins: readonly SlotWin[], lively: boolean): void
  /** Returns true while anything is highlighted. */
  advance(stepMs: number): boolean
}

type LightingDeps = {
  readonly reels: { readonly list: readonly { light(lit: LitRows | null): void }[]; touch(): void }
  readonly lights: Lights
  readonly bursts: Bursts
  readonly rows: readonly number[]
  readonly looks: readonly SymbolLook[]
  readonly calm: boolean
}

export function createLighting(deps: LightingDeps): Lighting {
  const { reels, lights, bursts, rows, looks, calm } = deps
  const tiers = new Map(looks.map(({ id, tier }) => [id, tier]))
  let lit: readonly ReadonlySet<number>[] | null = null
  let moves = false
  let sinceMs = 0

  const draw = () => {
    const pulse = moves ? (1 - Math.cos((sinceMs / PULSE_MS) * 2 * Math.PI)) / 2 : 0.5
    const dim = calm ? 1 : Math.min(1, sinceMs / DIM_MS)
    lights.draw(calm ? 1 : easeOut(Math.min(1, sinceMs / LINE_MS)), pulse)
    for (const [index, reel] of reels.list.entries()) {
      const pose = (symbol: string) => (moves ? poseOf(tiers.get(symbol) ?? 'low', sinceMs, index) : STILL)
      reel.light(lit && { rows: lit[index] ?? new Set(), dim, pose })
    }
    reels.touch()
  }
  return {
    light(wins, lively) {
      lights.show(wins)
      moves = lively && !calm
      bursts.start(moves ? wins : [])
      sinceMs = 0
      lit = wins.length > 0 ? litRows(rows, wins) : null
      draw()
    },
    advance(stepMs) {
      if (!lit) return false
      sinceMs += stepMs
      draw()
      bursts.draw(sinceMs)
      return true
    },
  }
}

function litRows(heights: readonly number[], wins: readonly SlotWin[]): readonly ReadonlySet<number>[] {
  const rows: Set<number>[] = heights.map(() => new Set())
  for (const [reel, row] of cellsOf(wins)) rows[reel]?.add(row)
  return rows
}
