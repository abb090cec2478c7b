import { Container, Sprite } from 'pixi.js'
import { STILL } from '../gestures.ts'
import { easeOut } from '../motion.ts'
import type { CellSize, LitRows } from '../reel-drawing.ts'
import type { StudioMotion } from '../studio-motion.ts'
import type { Textures } from '../textures.ts'
import { fallAt, restMs } from './falling.ts'

const DIM_ALPHA = 0.34
/** Each symbol of a column lets go this much later than the one below it. */
const ROW_LAG_MS = 26
const BURST_MS = 260
const POP_MS = 300

/** A symbol of a column, and how it moves: it fell `from` cells, pops up, or bursts. */
type Piece = {
  readonly symbol: string
  readonly motion: 'rests' | 'falls' | 'leaves' | 'bursts' | 'pops'
  readonly from: number
}

/** One column of a grid: its symbols from the top, and their motion. */
export type Column = {
  readonly view: Container
  /** Shows these symbols at rest. */
  rest(symbols: readonly string[]): void
  /** Lets all symbols fall out of the grid; the first moves after `delayMs`. */
  leave(delayMs: number): void
  /** Lets symbols fall into the grid from above, each as far as `falls` says, in cells. */
  fall(symbols: readonly string[], falls: readonly number[], delayMs: number): void
  /** Bursts these rows. */
  burst(rows: ReadonlySet<number>): void
  /** Shows other symbols in some rows, which pop up. */
  turnInto(symbols: readonly string[]): void
  /** Advances by one frame and draws; false when nothing moves. */
  advance(stepMs: number): boolean
  light(lit: LitRows | null): void
  resize(size: CellSize, textures: Textures): void
  /** Time until the current motion is over, from its start. */
  durationMs(): number
}

type State = {
  readonly view: Container
  readonly manner: StudioMotion
  size: CellSize
  textures: Textures
  pieces: readonly Piece[]
  ms: number
  delayMs: number
  moves: boolean
}

export function createColumn(size: CellSize, textures: Textures, manner: StudioMotion): Column {
  const view = new Container()
  const state: State = { view, manner, size, textures, pieces: [], ms: 0, delayMs: 0, moves: false }
  return {
    view,
    rest(symbols) {
      start(
        state,
        symbols.map((symbol) => ({ symbol, motion: 'rests', from: 0 })),
      )
      state.moves = false
    },
    leave: (delayMs) => start(state, withMotion(state, 'leaves'), delayMs),
    fall: (symbols, falls, delayMs) => {
      const pieces = symbols.map((symbol, row): Piece => ({ symbol, motion: 'falls', from: falls[row] ?? 0 }))
      start(state, pieces, delayMs)
    },
    burst: (rows) => start(state, withMotion(state, 'bursts', rows)),
    turnInto: (symbols) => start(state, poppedInto(state, symbols)),
    advance: (stepMs) => advance(state, stepMs),
    light: (lit) => light(state, lit),
    resize(toSize, toTextures) {
      state.size = toSize
      state.textures = toTextures
      draw(state)
    },
    durationMs: () => durationOf(state),
  }
}

function start(state: State, pieces: readonly Piece[], delayMs = 0): void {
  Object.assign(state, { pieces, delayMs, ms: 0, moves: true })
  draw(state)
}

/** All pieces, or those of some rows, in this motion; the others rest. */
function withMotion(
  { pieces }: State,
  motion: Piece['motion'],
  rows?: ReadonlySet<number>,
): readonly Piece[] {
  return pieces.map((piece, row) => ({ ...piece, motion: rows && !rows.has(row) ? 'rests' : motion }))
}

function poppedInto({ pieces }: State, symbols: readonly string[]): readonly Piece[] {
  return symbols.map((symbol, row) => {
    return { symbol, motion: pieces[row]?.symbol === symbol ? 'rests' : 'pops', from: 0 }
  })
}

function advance(state: State, stepMs: number): boolean {
  if (!state.moves) return false
  state.ms += stepMs
  state.moves = state.ms < durationOf(state)
  draw(state)
  return true
}

function durationOf({ pieces, delayMs, size, manner }: State): number {
  const each = pieces.map(({ motion, from }, row) => {
    if (motion === 'falls') return delayMs + lagOf(size.rows, row) + restMs(from, manner)
    if (motion === 'leaves') return delayMs + lagOf(size.rows, row) + restMs(size.rows, manner)
    return motion === 'bursts' ? BURST_MS : motion === 'pops' ? POP_MS : 0
  })
  return Math.max(1, ...each)
}

function lagOf(rows: number, row: number): number {
  return (rows - 1 - row) * ROW_LAG_MS
}

function draw(state: State): void {
  const { view, size, textures, pieces } = state
  while (view.children.length < size.rows) view.addChild(new Sprite({ anchor: 0.5 }))
  for (let row = 0; row < size.rows; row++) {
    const sprite = view.children[row] as Sprite
    const piece = pieces[row]
    const texture = piece && textures.still.get(piece.symbol)
    sprite.visible = texture !== undefined
    if (!piece || !texture) continue
    sprite.texture = texture
    const { above, scaleX, scaleY, alpha } = poseOf(state, piece, row)
    sprite.position.set(size.width / 2, (row - above + 0.5 + (1 - scaleY) / 2) * size.height)
    sprite.scale.set(scaleX, scaleY)
    sprite.rotation = 0
    sprite.alpha = alpha
  }
}

type PieceAt = {
  readonly above: number
  readonly scaleX: number
  readonly scaleY: number
  readonly alpha: number
}
const AT_REST: PieceAt = { above: 0, scaleX: 1, scaleY: 1, alpha: 1 }

function poseOf({ ms, delayMs, size, manner }: State, { motion, from }: Piece, row: number): PieceAt {
  const passed = ms - delayMs - lagOf(size.rows, row)
  switch (motion) {
    case 'rests':
      return AT_REST
    case 'falls': {
      const { above, squeeze } = fallAt(from, passed, manner)
      return { above, scaleX: 1 + 0.1 * squeeze, scaleY: 1 - 0.14 * squeeze, alpha: 1 }
    }
    case 'leaves':
      // Down and out: the same fall, counted from its place.
      return { ...AT_REST, above: fallAt(size.rows + 1, passed, manner).above - size.rows - 1 }
    case 'bursts': {
      const share = Math.min(1, ms / BURST_MS)
      const scale = share < 0.4 ? 1 + 0.5 * share : 1.2 * (1 - easeOut((share - 0.4) / 0.6))
      return { above: 0, scaleX: scale, scaleY: scale, alpha: 1 - share * share }
    }
    case 'pops': {
      const share = Math.min(1, ms / POP_MS)
      const scale = 0.4 + 0.6 * easeOut(share) + 0.22 * Math.sin(Math.PI * share)
      return { above: 0, scaleX: scale, scaleY: scale, alpha: 1 }
    }
  }
}

function light({ view, size, pieces }: State, lit: LitRows | null): void {
  for (let row = 0; row < size.rows; row++) {
    const sprite = view.children[row]
    const symbol = pieces[row]?.symbol
    if (!sprite || symbol === undefined) continue
    const isLit = lit?.rows.has(row) ?? false
    const { shift, scale, turn } = lit && isLit ? lit.pose(symbol) : STILL
    sprite.alpha = lit && !isLit ? 1 - lit.dim * (1 - DIM_ALPHA) : 1
    sprite.scale.set(scale)
    sprite.rotation = turn
    sprite.y = (row + 0.5 + shift) * size.height
  }
}
