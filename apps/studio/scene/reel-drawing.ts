import { type Container, Sprite, type Texture } from 'pixi.js'
import { type Pose, STILL } from './gestures.ts'
import { CELLS_PER_MS, easeOut, type Flight, type Landing } from './motion.ts'
import { rowsAt, type Stretch } from './stretch.ts'
import type { StudioMotion } from './studio-motion.ts'
import type { Tape } from './tape.ts'
import type { Textures } from './textures.ts'

/** Share of the full speed from which symbols are drawn blurred. */
const STREAK_FROM = 0.42
/** Extra cells above and below the window that may become visible within one frame. */
const SPARE_CELLS = 2
const DIM_ALPHA = 0.3
/** Share by which the plates fade at full speed: their edges would flicker. */
const PLATE_FADE = 0.6

/** Rows of a reel or column, and the size of a cell. */
export type CellSize = { readonly rows: number; readonly width: number; readonly height: number }
/** `tall` is the height of the window, where the cells of a reel share it. */
export type ReelSize = CellSize & { readonly tall: number | null }

/** The winning rows of a reel, how far the others are dimmed (0..1), and the pose of each winning symbol. */
export type LitRows = {
  readonly rows: ReadonlySet<number>
  readonly dim: number
  readonly pose: (symbol: string) => Pose
}

export type ReelStop = {
  readonly strip: readonly string[]
  readonly stop: number
  readonly rows: number | undefined
}
export type ReelState = {
  readonly view: Container
  /** Behind the symbols of a stretched reel; they grow and shrink with its cells. */
  readonly plates: Container
  readonly symbols: Container
  size: ReelSize
  stretch: Stretch
  /** Number of the reel, so that reels which turn do not breathe together. */
  readonly seed: number
  /** Motion of the studio. */
  readonly manner: StudioMotion
  textures: Textures
  /** Stop of the reel, or its last stop while it turns. */
  stand: ReelStop
  tape: Tape
  motion: { flight: Flight; landing: Landing | null; ms: number } | null
  /** Requested stop; kept until the reel rests there. */
  target: ReelStop | null
  /** The symbol that covers all rows until the next turn. */
  covered: string | null
}

/**
 * Draws the sprites: the first `rows` are the rows of a resting reel, the spare ones enter and leave the
 * window.
 */
export function draw(state: ReelState): void {
  const { symbols, plates, size, textures, tape, motion, covered, stretch } = state
  const { width, tall } = size
  const height = cellHeight(state)
  const rows = tall === null ? size.rows : Math.ceil(tall / height - 0.001)
  while (symbols.children.length < rows + SPARE_CELLS) symbols.addChild(new Sprite({ anchor: 0.5 }))
  const travel = motion?.flight.travel(motion.ms) ?? 0
  const fast = motion ? motion.flight.speed(motion.ms) / CELLS_PER_MS : 0
  const images = fast > STREAK_FROM ? textures.streak : textures.still
  const top = Math.floor(-travel)
  const offset = -travel - top
  for (let index = 0; index < symbols.children.length; index++) {
    const sprite = symbols.children[index] as Sprite
    const row = index <= rows ? index : -1
    const inWindow = row >= 0 && row < rows
    const texture = images.get(covered !== null && inWindow ? covered : tape.at(top + row))
    // At rest nothing stands outside the rows: a reel may be shorter than the window.
    const isNear = index < rows + SPARE_CELLS
    sprite.visible = isNear && texture !== undefined && (inWindow || motion !== null)
    if (texture) sprite.texture = texture
    sprite.position.set(width / 2, (row - offset + 0.5) * height)
    sprite.scale.set(scaleOf(size, height))
    sprite.rotation = 0
    sprite.alpha = 1
    if (tall !== null) {
      const alpha = 1 - PLATE_FADE * Math.min(1, fast)
      drawPlate(plates, sprite, { index, width, height, alpha, texture: textures.plates.get(stretch.to) })
    }
  }
}

/** Places the plate behind a symbol, in the size of its cell. */
function drawPlate(
  plates: Container,
  symbol: Sprite,
  plate: {
    readonly index: number
    readonly width: number
    readonly height: number
    readonly alpha: number
    readonly texture: Texture | undefined
  },
): void {
  const { index, width, height, alpha, texture } = plate
  while (plates.children.length <= index) plates.addChild(new Sprite({ anchor: 0.5 }))
  const sprite = plates.children[index] as Sprite
  sprite.visible = symbol.visible && texture !== undefined
  if (texture) sprite.texture = texture
  sprite.position.copyFrom(symbol.position)
  sprite.setSize(width, height)
  sprite.alpha = alpha
}

function cellHeight({ size, stretch, motion }: ReelState): number {
  return size.tall === null ? size.height : size.tall / rowsAt(stretch, motion?.ms ?? 0)
}

/** Symbols are painted in squares as wide as a stretched reel; flat cells show them smaller. */
function scaleOf({ width, tall }: ReelSize, height: number): number {
  return tall === null ? 1 : Math.min(1, height / width)
}

/** Expands the rows one after the other, from the top. */
export function growCells(state: ReelState, progress: number): void {
  const { symbols, size, stretch } = state
  const rows = size.tall === null ? size.rows : stretch.to
  for (let row = 0; row < rows; row++) {
    const share = Math.min(1, Math.max(0, progress * (1 + rows * 0.2) - row * 0.2))
    symbols.children[row]?.scale.set(scaleOf(size, cellHeight(state)) * (0.4 + 0.6 * easeOut(share)))
  }
}

export function lightCells(state: ReelState, lit: LitRows | null): void {
  const { symbols, plates, size, tape, covered, stretch } = state
  const height = cellHeight(state)
  const rows = size.tall === null ? size.rows : stretch.to
  for (let row = 0; row < rows; row++) {
    const sprite = symbols.children[row]
    if (!sprite) continue
    const isLit = lit?.rows.has(row) ?? false
    const { shift, scale, turn } = lit && isLit ? lit.pose(covered ?? tape.at(row)) : STILL
    sprite.alpha = lit && !isLit ? 1 - lit.dim * (1 - DIM_ALPHA) : 1
    sprite.scale.set(scale * scaleOf(size, height))
    sprite.rotation = turn
    sprite.y = (row + 0.5 + shift) * height
    const plate = plates.children[row]
    if (plate) plate.alpha = sprite.alpha
  }
}
