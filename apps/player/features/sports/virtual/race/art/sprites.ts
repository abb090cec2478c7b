import type { Gait } from './gait.ts'
import type { Pen, RunnerLook } from './pen.ts'

/** Units of a length in the drawings of runners, and the room around a runner in them. */
const LENGTH_UNITS = 114
const ROOM = { left: 160, right: 16, above: 116, below: 12 }
/** Pictures of a stride. */
const FRAMES = 16

type Sprite = { readonly picture: OffscreenCanvas; readonly width: number; readonly height: number }
export type Sprites = {
  /** Draws a runner with its nose at `x` and the ground at `y`. `stride` counts strides. */
  draw(
    pen: Pen,
    runner: number,
    at: { readonly x: number; readonly y: number; readonly scale: number },
    pose: Pose,
  ): void
}
export type Pose = { readonly gait: Gait; readonly stride: number }

type SpritesInput = {
  readonly looks: readonly RunnerLook[]
  readonly unit: number
  readonly ratio: number
  readonly draw: (pen: Pen, look: RunnerLook, gait: Gait, stride: number) => void
}

/** Keeps the pictures of each runner's stride: each is drawn once, when it is first needed. */
export function createSprites(input: SpritesInput): Sprites {
  const known = new Map<string, Sprite>()
  const scale = input.unit / LENGTH_UNITS
  return {
    draw(pen, runner, at, { gait, stride }) {
      const look = input.looks[runner]
      if (!look) return
      const frame = Math.floor((((stride % 1) + 1) % 1) * FRAMES)
      const key = `${runner}/${gait}/${gait === 'stand' ? 0 : frame}`
      const sprite = known.get(key) ?? paint(input, look, gait, frame / FRAMES)
      known.set(key, sprite)
      const size = scale * at.scale
      pen.drawImage(
        sprite.picture,
        at.x - ROOM.left * size,
        at.y - ROOM.above * size,
        sprite.width * at.scale,
        sprite.height * at.scale,
      )
    },
  }
}

function paint({ unit, ratio, draw }: SpritesInput, look: RunnerLook, gait: Gait, stride: number): Sprite {
  const scale = unit / LENGTH_UNITS
  const width = (ROOM.left + ROOM.right) * scale
  const height = (ROOM.above + ROOM.below) * scale
  const picture = new OffscreenCanvas(Math.ceil(width * ratio), Math.ceil(height * ratio))
  const pen = picture.getContext('2d')
  if (pen) {
    pen.scale(scale * ratio, scale * ratio)
    pen.translate(ROOM.left, ROOM.above)
    draw(pen, look, gait, stride)
  }
  return { picture, width, height }
}
