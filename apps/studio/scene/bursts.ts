import type { SlotWin } from '@poyraz/games'
import { Container, Sprite } from 'pixi.js'
import { type Cell, cellsOf } from '../round/win-tag.ts'
import { cellAt, type Layout } from './layout.ts'
import { easeOut } from './motion.ts'
import { scatter } from './scatter.ts'
import type { Textures } from './textures.ts'

/** A ring and glints that burst from each winning symbol once, when its win is lit. */
export type Bursts = {
  readonly view: Container
  /** Starts the bursts of these wins; an empty list removes them. */
  start(wins: readonly SlotWin[]): void
  /** Draws them `ms` after their start; false when all are over. */
  draw(ms: number): boolean
  resize(layout: Layout, textures: Textures): void
}

const LIFE_MS = 1000
const REEL_LAG_MS = 90
const GLINTS = 5
/** Maximum number of cells with glints: more would cost a phone its frame rate. */
const CELLS_MOST = 15

type Burst = { readonly cell: Cell; readonly ring: Sprite; readonly glints: readonly Sprite[] }

export function createBursts(
  rows: () => readonly number[],
  begin: { readonly layout: Layout; readonly textures: Textures },
): Bursts {
  const view = new Container()
  let { layout, textures } = begin
  let bursts: readonly Burst[] = []
  const clear = () => {
    for (const child of view.removeChildren()) child.destroy()
    bursts = []
  }
  return {
    view,
    start(wins) {
      clear()
      bursts = cellsOf(wins)
        .slice(0, CELLS_MOST)
        .map((cell) => newBurst(view, textures, cell))
    },
    draw(ms) {
      if (bursts.length === 0) return false
      for (const burst of bursts) drawBurst(burst, ms - burst.cell[0] * REEL_LAG_MS, { layout, rows })
      if (ms > LIFE_MS + rows().length * REEL_LAG_MS) clear()
      return true
    },
    resize(toLayout, toTextures) {
      layout = toLayout
      textures = toTextures
      clear()
    },
  }
}

function newBurst(view: Container, textures: Textures, cell: Cell): Burst {
  const ring = new Sprite({ texture: textures.ring, anchor: 0.5, blendMode: 'add' })
  const glints = Array.from(
    { length: GLINTS },
    () => new Sprite({ texture: textures.glow, anchor: 0.5, blendMode: 'add' }),
  )
  view.addChild(ring, ...glints)
  return { cell, ring, glints }
}

function drawBurst(
  { cell: [reel, row], ring, glints }: Burst,
  ms: number,
  { layout, rows }: { readonly layout: Layout; readonly rows: () => readonly number[] },
): void {
  const share = Math.min(1, Math.max(0, ms / LIFE_MS))
  const { x, y, width, height } = cellAt(layout, rows(), reel, row)
  const centre = [layout.window.x + x + width / 2, layout.window.y + y + height / 2] as const
  const side = Math.min(width, height)
  const shown = ms > 0 && share < 1
  ring.visible = shown
  ring.position.set(...centre)
  ring.setSize(side * (0.5 + 0.9 * easeOut(share)))
  ring.alpha = 0.8 * (1 - share) ** 2
  for (const [index, glint] of glints.entries()) {
    const seed = reel * 31 + row * 7 + index
    const angle = 2 * Math.PI * (index / GLINTS + 0.2 * scatter(seed, 11))
    const reach = side * (0.3 + 0.5 * scatter(seed, 12)) * easeOut(share)
    glint.visible = shown
    glint.position.set(
      centre[0] + Math.cos(angle) * reach,
      centre[1] + Math.sin(angle) * reach + side * 0.3 * share * share,
    )
    glint.setSize(side * (0.1 + 0.08 * scatter(seed, 13)) * (1 - share))
    glint.alpha = 1 - share
  }
}
