import { Container } from 'pixi.js'
import { cruise, LANDING_FROM_MS, land } from './motion.ts'
import {
  draw,
  growCells,
  type LitRows,
  lightCells,
  type ReelSize,
  type ReelState,
  type ReelStop,
} from './reel-drawing.ts'
import { breathe, restingStretch, stretchTo } from './stretch.ts'
import type { StudioMotion } from './studio-motion.ts'
import { landingTape, turningTape } from './tape.ts'
import type { Textures } from './textures.ts'

/** Cells between the landing decision and the stop, in addition to the window itself. */
const APPROACH_CELLS = 4

type Strip = readonly string[]

/** One reel: its sprites and the position of its tape. */
export type Reel = {
  readonly view: Container
  rest(strip: Strip, stop: number, rows?: number): void
  turn(): void
  /**
   * Lands the turning reel at `stop`, with so many rows where its height is drawn. Called before full speed is
   * reached, it waits for that.
   */
  land(strip: Strip, stop: number, rows?: number): void
  /** Advances by one frame and draws; returns false when the reel rests. */
  advance(stepMs: number): boolean
  /** Expands the symbol over the whole reel, `progress` 0..1. */
  cover(symbol: string, progress: number): void
  /** Highlights rows; null ends the highlight. */
  light(lit: LitRows | null): void
  resize(size: ReelSize, textures: Textures): void
}

/** Number of a reel, and the motion of its studio. */
type ReelKind = { readonly seed: number; readonly manner: StudioMotion }

export function createReel(size: ReelSize, textures: Textures, kind: ReelKind): Reel {
  const [plates, symbols] = [new Container(), new Container()]
  const state: ReelState = {
    view: new Container({ children: [plates, symbols] }),
    plates,
    symbols,
    size,
    stretch: restingStretch(size.rows),
    ...kind,
    textures,
    stand: { strip: [''], stop: 0, rows: undefined },
    tape: turningTape([''], 0),
    motion: null,
    target: null,
    covered: null,
  }
  return {
    view: state.view,
    rest: (strip, stop, rows) => settle(state, { strip, stop, rows }),
    turn() {
      settle(state, state.stand)
      state.motion = { flight: cruise, landing: null, ms: 0 }
    },
    land(strip, stop, rows) {
      state.target = { strip, stop, rows }
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

function settle(state: ReelState, stand: ReelStop): void {
  state.stand = stand
  state.tape = turningTape(stand.strip, stand.stop)
  state.motion = null
  state.target = null
  state.covered = null
  state.stretch = restingStretch(stand.rows ?? state.size.rows)
  draw(state)
}

function advance(state: ReelState, stepMs: number): boolean {
  const { motion, target } = state
  if (!motion) return false
  motion.ms += stepMs
  if (target && !motion.landing && motion.ms >= LANDING_FROM_MS) {
    const landing = land(motion.ms, state.size.rows + APPROACH_CELLS, state.manner)
    const joinCell = Math.floor(-cruise.travel(motion.ms))
    state.tape = landingTape(state.tape, { ...target, joinCell, endTravel: landing.endTravel })
    motion.flight = landing
    motion.landing = landing
    state.stretch = stretchTo(state.stretch, target.rows ?? state.size.rows, motion.ms)
  } else if (!motion.landing && state.size.tall !== null) {
    state.stretch = breathe(state.stretch, { ms: motion.ms, most: state.size.rows, seed: state.seed })
  }
  if (target && motion.landing && motion.ms >= motion.landing.endMs) {
    settle(state, target)
    return false
  }
  draw(state)
  return true
}
