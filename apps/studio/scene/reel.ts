import { Container, Sprite } from 'pixi.js'
import { CELLS_PER_MS, cruise, easeOut, type Flight, LANDING_FROM_MS, type Landing, land } from './motion.ts'
import { landingTape, type Tape, turningTape } from './tape.ts'
import type { Textures } from './textures.ts'

/** From this share of the full speed on, symbols are drawn as streaks. */
const STREAK_FROM = 0.42
/** Cells above and below the window that may come into it within one frame. */
const SPARE_CELLS = 2
/** Cells between the decision and the stop, beside the window itself. */
const APPROACH_CELLS = 4
const DIM_ALPHA = 0.3

export type ReelSize = { readonly rows: number; readonly width: number; readonly height: number }
type Strip = readonly string[]

/** One reel: its sprites and where its tape stands. Drawn by `advance`, which says whether it still moves. */
export type Reel = {
  readonly view: Container
  rest(strip: Strip, stop: number): void
  turn(): void
  /** Decides where the turning reel stops. Called before full speed is reached it waits for that. */
  land(strip: Strip, stop: number): void
  advance(stepMs: number): boolean
  /** Grows the symbol over the whole reel, `progress` 0..1. */
  cover(symbol: string, progress: number): void
  /** Rows that are lit, with the pulse of their light (0..1); null lights all alike. */
  light(rows: ReadonlySet<number> | null, pulse: number): void
  resize(size: ReelSize, textures: Textures): void
}

type Motion = { readonly flight: Flight; readonly landing: Landing | null; ms: number }

export function createReel(size: ReelSize, textures: Textures): Reel {
  const view = new Container()
  const reel = { size, textures }
  let strip: Strip = []
  let stop = 0
  let tape: Tape = turningTape([''], 0)
  let motion: Motion | null = null
  let covered: string | null = null

  const draw = () =>
    drawCells(view, reel, {
      tape,
      covered,
      travel: motion?.flight.travel(motion.ms) ?? 0,
      fast: fastness(motion),
    })
  const settle = (toStrip: Strip, toStop: number) => {
    strip = toStrip
    stop = toStop
    tape = turningTape(strip, stop)
    motion = null
    covered = null
    draw()
  }
  let pending: { strip: Strip; stop: number } | null = null

  return {
    view,
    rest: settle,
    turn() {
      settle(strip, stop)
      motion = { flight: cruise, landing: null, ms: 0 }
    },
    land(toStrip, toStop) {
      pending = { strip: toStrip, stop: toStop }
    },
    advance(stepMs) {
      if (!motion) return false
      motion.ms += stepMs
      if (pending && !motion.landing && motion.ms >= LANDING_FROM_MS) {
        const landing = land(motion.ms, reel.size.rows + APPROACH_CELLS)
        const joinCell = Math.floor(-cruise.travel(motion.ms))
        tape = landingTape(tape, { ...pending, joinCell, endTravel: landing.endTravel })
        motion = { flight: landing, landing, ms: motion.ms }
      }
      if (pending && motion.landing && motion.ms >= motion.landing.endMs) {
        settle(pending.strip, pending.stop)
        pending = null
        return false
      }
      draw()
      return true
    },
    cover(symbol, progress) {
      covered = symbol
      draw()
      growCells(view, reel.size, progress)
    },
    light: (rows, pulse) => lightCells(view, reel.size, rows, pulse),
    resize(toSize, toTextures) {
      reel.size = toSize
      reel.textures = toTextures
      draw()
    },
  }
}

function fastness(motion: Motion | null): number {
  return motion ? motion.flight.speed(motion.ms) / CELLS_PER_MS : 0
}

type Picture = {
  readonly tape: Tape
  readonly covered: string | null
  readonly travel: number
  readonly fast: number
}

/** The first `rows` sprites stand for the rows of a resting reel; the spare ones hold what comes in from above. */
function drawCells(view: Container, reel: { size: ReelSize; textures: Textures }, picture: Picture): void {
  const { rows, width, height } = reel.size
  const shown = rows + SPARE_CELLS
  while (view.children.length < shown) view.addChild(new Sprite({ anchor: 0.5 }))
  const images = picture.fast > STREAK_FROM ? reel.textures.streak : reel.textures.still
  const top = Math.floor(-picture.travel)
  const offset = -picture.travel - top
  for (let index = 0; index < shown; index++) {
    const sprite = view.children[index] as Sprite
    const row = index < rows ? index : index === rows ? rows : -1
    const symbol =
      picture.covered !== null && row >= 0 && row < rows ? picture.covered : picture.tape.at(top + row)
    const texture = images.get(symbol)
    sprite.visible = texture !== undefined
    if (texture) sprite.texture = texture
    sprite.position.set(width / 2, (row - offset + 0.5) * height)
    sprite.scale.set(1)
    sprite.alpha = 1
  }
}

function growCells(view: Container, { rows }: ReelSize, progress: number): void {
  for (let row = 0; row < rows; row++) {
    const share = Math.min(1, Math.max(0, progress * (1 + rows * 0.2) - row * 0.2))
    view.children[row]?.scale.set(0.4 + 0.6 * easeOut(share))
  }
}

function lightCells(
  view: Container,
  { rows }: ReelSize,
  lit: ReadonlySet<number> | null,
  pulse: number,
): void {
  for (let row = 0; row < rows; row++) {
    const sprite = view.children[row]
    if (!sprite) continue
    sprite.alpha = lit === null || lit.has(row) ? 1 : DIM_ALPHA
    sprite.scale.set(lit?.has(row) ? 1 + 0.09 * pulse : 1)
  }
}
