import { Container, Sprite } from 'pixi.js'
import { type Pose, STILL } from './gestures.ts'
import { CELLS_PER_MS, cruise, easeOut, type Flight, LANDING_FROM_MS, type Landing, land } from './motion.ts'
import { landingTape, type Tape, turningTape } from './tape.ts'
import type { Textures } from './textures.ts'

/** Share of the full speed from which symbols are drawn blurred. */
const STREAK_FROM = 0.42
/** Extra cells above and below the window that may become visible within one frame. */
const SPARE_CELLS = 2
/** Cells between the landing decision and the stop, in addition to the window itself. */
const APPROACH_CELLS = 4
const DIM_ALPHA = 0.3

export type ReelSize = { readonly rows: number; readonly width: number; readonly height: number }
type Strip = readonly string[]

/** One reel: its sprites and the position of its tape. */
export type Reel = {
  readonly view: Container
  rest(strip: Strip, stop: number): void
  turn(): void
  /** Lands the turning reel at `stop`. Called before full speed is reached, it waits for that. */
  land(strip: Strip, stop: number): void
  /** Advances by one frame and draws; returns false when the reel rests. */
  advance(stepMs: number): boolean
  /** Expands the symbol over the whole reel, `progress` 0..1. */
  cover(symbol: string, progress: number): void
  /** Highlights rows; null ends the highlight. */
  light(lit: LitRows | null): void
  resize(size: ReelSize, textures: Textures): void
}

/** The winning rows of a reel, how far the others are dimmed (0..1), and the pose of each winning symbol. */
export type LitRows = {
  readonly rows: ReadonlySet<number>
  readonly dim: number
  readonly pose: (symbol: string) => Pose
}

type Stand = { readonly strip: Strip; readonly stop: number }
type State = {
  readonly view: Container
  size: ReelSize
  textures: Textures
  /** Stop of the reel, or its last stop while it turns. */
  stand: Stand
  tape: Tape
  motion: { flight: Flight; landing: Landing | null; ms: number } | null
  /** Requested stop; kept until the reel rests there. */
  target: Stand | null
  /** The symbol that covers all rows until the next turn. */
  covered: string | null
}

export function createReel(size: ReelSize, textures: Textures): Reel {
  const state: State = {
    view: new Container(),
    size,
    textures,
    stand: { strip: [''], stop: 0 },
    tape: turningTape([''], 0),
    motion: null,
    target: null,
    covered: null,
  }
  return {
    view: state.view,
    rest: (strip, stop) => settle(state, { strip, stop }),
    turn() {
      settle(state, state.stand)
      state.motion = { flight: cruise, landing: null, ms: 0 }
    },
    land(strip, stop) {
      state.target = { strip, stop }
    },
    advance: (stepMs) => advance(state, stepMs),
    cover(symbol, progress) {
      state.covered = symbol
      draw(state)
      growCells(state, progress)
    },
    light: (lit) => lightCells(state, lit),
    resize(toSize, toTextures) {
      state.size = toSize
      state.textures = toTextures
      draw(state)
    },
  }
}

function settle(state: State, stand: Stand): void {
  state.stand = stand
  state.tape = turningTape(stand.strip, stand.stop)
  state.motion = null
  state.target = null
  state.covered = null
  draw(state)
}

function advance(state: State, stepMs: number): boolean {
  const { motion, target } = state
  if (!motion) return false
  motion.ms += stepMs
  if (target && !motion.landing && motion.ms >= LANDING_FROM_MS) {
    const landing = land(motion.ms, state.size.rows + APPROACH_CELLS)
    const joinCell = Math.floor(-cruise.travel(motion.ms))
    state.tape = landingTape(state.tape, { ...target, joinCell, endTravel: landing.endTravel })
    motion.flight = landing
    motion.landing = landing
  }
  if (target && motion.landing && motion.ms >= motion.landing.endMs) {
    settle(state, target)
    return false
  }
  draw(state)
  return true
}

/**
 * Draws the sprites: the first `rows` are the rows of a resting reel, the spare ones enter and leave the
 * window.
 */
function draw({ view, size, textures, tape, motion, covered }: State): void {
  const { rows, width, height } = size
  while (view.children.length < rows + SPARE_CELLS) view.addChild(new Sprite({ anchor: 0.5 }))
  const travel = motion?.flight.travel(motion.ms) ?? 0
  const fast = motion ? motion.flight.speed(motion.ms) / CELLS_PER_MS : 0
  const images = fast > STREAK_FROM ? textures.streak : textures.still
  const top = Math.floor(-travel)
  const offset = -travel - top
  for (let index = 0; index < rows + SPARE_CELLS; index++) {
    const sprite = view.children[index] as Sprite
    const row = index <= rows ? index : -1
    const inWindow = row >= 0 && row < rows
    const texture = images.get(covered !== null && inWindow ? covered : tape.at(top + row))
    // At rest nothing stands outside the rows: a reel may be shorter than the window.
    sprite.visible = texture !== undefined && (inWindow || motion !== null)
    if (texture) sprite.texture = texture
    sprite.position.set(width / 2, (row - offset + 0.5) * height)
    sprite.scale.set(1)
    sprite.rotation = 0
    sprite.alpha = 1
  }
}

/** Expands the rows one after the other, from the top. */
function growCells({ view, size: { rows } }: State, progress: number): void {
  for (let row = 0; row < rows; row++) {
    const share = Math.min(1, Math.max(0, progress * (1 + rows * 0.2) - row * 0.2))
    view.children[row]?.scale.set(0.4 + 0.6 * easeOut(share))
  }
}

function lightCells({ view, size, tape, covered }: State, lit: LitRows | null): void {
  for (let row = 0; row < size.rows; row++) {
    const sprite = view.children[row]
    if (!sprite) continue
    const isLit = lit?.rows.has(row) ?? false
    const { shift, scale, turn } = lit && isLit ? lit.pose(covered ?? tape.at(row)) : STILL
    sprite.alpha = lit && !isLit ? 1 - lit.dim * (1 - DIM_ALPHA) : 1
    sprite.scale.set(scale)
    sprite.rotation = turn
    sprite.y = (row + 0.5 + shift) * size.height
  }
}
