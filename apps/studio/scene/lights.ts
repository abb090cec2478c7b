import type { SlotWin } from '@poyraz/games'
import { Container, Sprite, type Texture } from 'pixi.js'
import { cellAt, type Layout } from './layout.ts'
import type { Textures } from './textures.ts'

/** The lit frames of winning cells and the lines through them. */
export type Lights = {
  readonly view: Container
  /** Shows these wins; none clears. */
  show(wins: readonly SlotWin[]): void
  /** How far the lines have been drawn, 0..1, and the pulse of the frames, 0..1. */
  draw(progress: number, pulse: number): void
  resize(layout: Layout, textures: Textures): void
}

type Point = readonly [x: number, y: number]
/** A part of a line: drawn from `from` to `to`, both shares of the whole line. */
type Beam = { readonly sprite: Sprite; readonly length: number; readonly from: number; readonly to: number }

/** More lines than this at once are a tangle; the frames of all are shown. */
const LINES_MOST = 6

export function createLights(rows: readonly number[], start: { layout: Layout; textures: Textures }): Lights {
  const view = new Container()
  const frames = new Container()
  const lines = new Container()
  view.addChild(frames, lines)
  let { layout, textures } = start
  let shown: readonly SlotWin[] = []
  let beams: readonly Beam[] = []

  const place = () => view.position.set(layout.window.x, layout.window.y)
  const centre = (reel: number, row: number): Point => {
    const cell = cellAt(layout, rows, reel, row)
    return [cell.x + cell.width / 2, cell.y + cell.height / 2]
  }
  const build = () => {
    clear(frames)
    clear(lines)
    for (const [reel, row] of cellsOf(shown)) {
      const [x, y] = centre(reel, row)
      frames.addChild(spriteAt(textures.light, x, y))
    }
    const paths = shown.filter((win) => win.kind === 'line').slice(0, LINES_MOST)
    beams = paths.flatMap((win) =>
      beamsOf(
        lines,
        textures,
        win.cells.map(([reel, row]) => centre(reel, row)),
      ),
    )
  }
  place()

  return {
    view,
    show(wins) {
      shown = wins
      build()
    },
    draw(progress, pulse) {
      frames.alpha = 0.72 + 0.28 * pulse
      for (const { sprite, length, from, to } of beams) {
        const share = Math.min(1, Math.max(0, (progress - from) / (to - from)))
        sprite.visible = share > 0
        sprite.width = Math.max(1, length * share)
      }
    },
    resize(toLayout, toTextures) {
      layout = toLayout
      textures = toTextures
      place()
      build()
    },
  }
}

/** Every winning cell once. */
export function cellsOf(wins: readonly SlotWin[]): readonly Point[] {
  const cells = wins
    .flatMap((win) => win.cells)
    .map(([reel, row]) => [`${reel} ${row}`, [reel, row]] as const)
  return [...new Map(cells).values()]
}

function beamsOf(parent: Container, textures: Textures, points: readonly Point[]): Beam[] {
  const lengths = points.slice(1).map((point, index) => distance(points[index] ?? point, point))
  const whole = lengths.reduce((sum, length) => sum + length, 0)
  let before = 0
  return lengths.map((length, index) => {
    const start: Point = points[index] ?? [0, 0]
    const end: Point = points[index + 1] ?? [0, 0]
    const sprite = spriteAt(textures.beam, ...start)
    sprite.anchor.set(0, 0.5)
    sprite.rotation = Math.atan2(end[1] - start[1], end[0] - start[0])
    parent.addChild(sprite)
    const from = before / whole
    before += length
    return { sprite, length, from, to: before / whole }
  })
}

function spriteAt(texture: Texture, x: number, y: number): Sprite {
  return new Sprite({ texture, anchor: 0.5, x, y })
}

function clear(container: Container): void {
  for (const child of container.removeChildren()) child.destroy()
}

function distance([x1, y1]: Point, [x2, y2]: Point): number {
  return Math.hypot(x2 - x1, y2 - y1)
}
