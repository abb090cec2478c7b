import { drawGreyhound } from './greyhound.ts'
import { drawHorse } from './horse.ts'
import { type Palette, paletteOf, type SceneKind } from './palette.ts'
import type { Pen, RunnerLook } from './pen.ts'
import { drawHills, drawRail, drawStand, type Tile } from './scenery.ts'
import { drawSky } from './sky.ts'
import { createSprites, type Sprites } from './sprites.ts'

export type StageSize = {
  /** In pixels of the page. */
  readonly width: number
  readonly height: number
  /** Pixels of the screen for a pixel of the page. */
  readonly ratio: number
}

/** Everything of a picture that does not change with the race. */
export type Stage = StageSize & {
  readonly kind: SceneKind
  readonly palette: Palette
  readonly looks: readonly RunnerLook[]
  readonly sprites: Sprites
  /** Pixels of a length. */
  readonly unit: number
  /** Edges of the course, from the far rail down. */
  readonly course: { readonly top: number; readonly bottom: number }
  readonly layers: {
    readonly sky: Layer
    readonly hills: Layer
    readonly stand: Layer
    readonly far: Layer
    readonly near: Layer
  }
}

/** A picture that repeats; `speed` is its share of the motion of the course. */
export type Layer = {
  readonly picture: OffscreenCanvas
  readonly width: number
  readonly height: number
  /** Upper edge. */
  readonly top: number
  readonly speed: number
}

const [HORIZON, COURSE_TOP, COURSE_BOTTOM] = [0.37, 0.47, 0.955]
const WIDE_FROM = 640

type StageInput = StageSize & {
  readonly kind: SceneKind
  readonly isNight: boolean
  readonly looks: readonly RunnerLook[]
}

/** Draws the layers of a course once; `paintScene` moves them. */
export function createStage(input: StageInput): Stage {
  const { width, height, ratio, kind, isNight, looks } = input
  const palette = paletteOf(kind, isNight)
  const unit = (width < WIDE_FROM ? 0.215 : 0.26) * height
  const draw = kind === 'horses' ? drawHorse : drawGreyhound
  return {
    ...input,
    palette,
    unit,
    course: { top: height * COURSE_TOP, bottom: height * COURSE_BOTTOM },
    sprites: createSprites({ looks, unit, ratio, draw }),
    layers: createLayers(input, unit, palette),
  }
}

function createLayers({ width, height, ratio }: StageSize, unit: number, palette: Palette): Stage['layers'] {
  const high = (share: number) => share * height
  const layer = (size: Tile, top: number, speed: number, draw: (pen: Pen, size: Tile) => void) =>
    createLayer({ ...size, ratio }, top, speed, (pen) => draw(pen, size))
  const sky = { width, height: high(HORIZON + 0.04) }
  const hills = { width: unit * 9, height: high(0.24) }
  const stand = { width: unit * 15, height: high(0.36) }
  const far = { width: unit * 1.6, height: high(0.075) }
  const near = { width: unit * 2.4, height: high(0.12) }
  return {
    sky: layer(sky, 0, 0, (pen, size) => drawSky(pen, size.width, size.height, palette)),
    hills: layer(hills, high(HORIZON + 0.06) - hills.height, 0.1, (pen, size) =>
      drawHills(pen, size, palette),
    ),
    stand: layer(stand, high(COURSE_TOP - 0.035) - stand.height, 0.3, (pen, size) =>
      drawStand(pen, size, palette),
    ),
    far: layer(far, high(COURSE_TOP - 0.06), 1, (pen, size) => drawRail(pen, size, palette, high(0.012))),
    near: layer(near, high(0.915), 1.35, (pen, size) => drawRail(pen, size, palette, high(0.022))),
  }
}

function createLayer(size: StageSize, top: number, speed: number, draw: (pen: Pen) => void): Layer {
  const picture = new OffscreenCanvas(Math.ceil(size.width * size.ratio), Math.ceil(size.height * size.ratio))
  const pen = picture.getContext('2d')
  if (pen) {
    pen.scale(size.ratio, size.ratio)
    draw(pen)
  }
  return { picture, width: size.width, height: size.height, top, speed }
}

/** Baseline of a runner: number 1 runs at the far rail. */
export function laneOf({ course, looks }: Pick<Stage, 'course' | 'looks'>, place: number): number {
  const share = (place + 0.9) / (looks.length + 0.35)
  return course.top + (course.bottom - course.top) * (0.1 + 0.86 * share)
}

/** Runners at the near rail are a little larger. */
export const laneScale = ({ looks }: Pick<Stage, 'looks'>, place: number): number =>
  0.86 + (0.2 * place) / Math.max(1, looks.length - 1)
