import type { SlotWin } from '@poyraz/games'
import { Container, Sprite, type Texture } from 'pixi.js'
import { cellsOf } from '../round/win-tag.ts'
import { cellAt, type Layout } from './layout.ts'
import type { Textures } from './textures.ts'

/** The lit frames of winning cells, the lines through them, and the light of a held reel. */
export type Lights = {
  readonly view: Container
  /** Shows these wins; an empty list clears them. */
  show(wins: readonly SlotWin[]): void
  /** Highlights a reel that stops late; null ends the highlight. */
  hold(reel: number | null): void
  /** Draws the lines up to `progress` (0..1) and the frames at `pulse` (0..1). */
  draw(progress: number, pulse: number): void
  resize(layout: Layout, textures: Textures): void
}

type Point = readonly [x: number, y: number]
/** A part of a line: drawn from `from` to `to`, both shares of the whole line. */
type Beam = { readonly sprite: Sprite; readonly length: number; readonly from: number; readonly to: number }
type State = {
  readonly rows: () => readonly number[]
  readonly view: Container
  readonly frames: Container
  readonly lines: Container
  readonly column: Sprite
  layout: Layout
  textures: Textures
  wins: readonly SlotWin[]
  beams: readonly Beam[]
  held: number | null
}

/** Maximum number of lines to draw at once. The frames of all wins are shown. */
const LINES_MOST = 6

export function createLights(
  rows: () => readonly number[],
  start: { layout: Layout; textures: Textures },
): Lights {
  const [view, frames, lines] = [new Container(), new Container(), new Container()]
  const column = new Sprite({ blendMode: 'add' })
  const state: State = { rows, view, frames, lines, column, ...start, wins: [], beams: [], held: null }
  view.addChild(column, frames, lines)
  place(state)
  return {
    view,
    show(wins) {
      state.wins = wins
      build(state)
    },
    hold(reel) {
      state.held = reel
      place(state)
    },
    draw: (progress, pulse) => draw(state, progress, pulse),
    resize(layout, textures) {
      state.layout = layout
      state.textures = textures
      place(state)
      build(state)
    },
  }
}

function place({ view, column, layout: { window, cell }, textures, held }: State): void {
  view.position.set(window.x, window.y)
  column.texture = textures.column
  column.visible = held !== null
  column.position.set((held ?? 0) * cell.width, 0)
  column.setSize(cell.width, window.height)
}

function build(state: State): void {
  const { frames, lines, textures, wins, rows } = state
  clear(frames)
  clear(lines)
  for (const [reel, row] of cellsOf(wins)) {
    const texture = textures.cellLights.get(rows()[reel] ?? 0) ?? textures.light
    frames.addChild(spriteAt(texture, centre(state, reel, row)))
  }
  state.beams = wins
    .filter((win) => win.kind === 'line')
    .slice(0, LINES_MOST)
    .flatMap((win) => beamsOf(state, win))
}

function draw({ frames, beams }: State, progress: number, pulse: number): void {
  frames.alpha = 0.72 + 0.28 * pulse
  for (const { sprite, length, from, to } of beams) {
    const share = Math.min(1, Math.max(0, (progress - from) / (to - from)))
    sprite.visible = share > 0
    sprite.width = Math.max(1, length * share)
  }
}

/** Returns the line through the centres of the winning cells, as one beam from each cell to the next. */
function beamsOf(state: State, win: SlotWin): readonly Beam[] {
  const points = win.cells.map(([reel, row]) => centre(state, reel, row))
  const ends = points.slice(1).map((end, index) => ({ start: points[index] ?? end, end }))
  const whole = ends.reduce((sum, { start, end }) => sum + distance(start, end), 0)
  let before = 0
  return ends.map(({ start, end }) => {
    const sprite = spriteAt(state.textures.beam, start)
    sprite.anchor.set(0, 0.5)
    sprite.rotation = Math.atan2(end[1] - start[1], end[0] - start[0])
    state.lines.addChild(sprite)
    const length = distance(start, end)
    const from = before / whole
    before += length
    return { sprite, length, from, to: before / whole }
  })
}

function centre({ layout, rows }: State, reel: number, row: number): Point {
  const { x, y, width, height } = cellAt(layout, rows(), reel, row)
  return [x + width / 2, y + height / 2]
}

function spriteAt(texture: Texture, [x, y]: Point): Sprite {
  return new Sprite({ texture, anchor: 0.5, x, y })
}

function clear(container: Container): void {
  for (const child of container.removeChildren()) child.destroy()
}

function distance([x1, y1]: Point, [x2, y2]: Point): number {
  return Math.hypot(x2 - x1, y2 - y1)
}
