import { Container, Sprite } from 'pixi.js'
import type { Box } from './layout.ts'
import { scatter } from './scatter.ts'
import type { Textures } from './textures.ts'

/** Motion of a theme's particles: petals fall, glints rise, embers rise and waver. */
export type Air = 'fall' | 'rise' | 'waver'

/** Particles that drift through the background of a theme. */
export type Drift = {
  readonly view: Container
  /** Returns true if there is something new to draw; `nowMs` counts from the opening of the game. */
  advance(nowMs: number, place: { page: { width: number; height: number }; window: Box }): boolean
  dress(textures: Textures): void
  /** Removes all particles for good. */
  clear(): void
}

const COUNT = 16
/**
 * Particles start some time after the game has opened and fade in: before that the page has more important
 * work.
 */
const FROM_MS = 1500
const COMES_MS = 1500
/** Minimum time between two frames of particles: they move slowly, and a phone stays cool. */
const FRAME_MS = 33
/** Width of the frame around the reels, in CSS px. */
const FRAME_REACH = 30

export function createDrift(air: Air, still: boolean): Drift {
  const view = new Container()
  const sprites = still ? [] : Array.from({ length: COUNT }, () => new Sprite({ anchor: 0.5, alpha: 0 }))
  if (sprites.length > 0) view.addChild(...sprites)
  let drawnMs = FROM_MS - FRAME_MS
  return {
    view,
    advance(nowMs, place) {
      if (sprites.length === 0 || nowMs - drawnMs < FRAME_MS) return false
      drawnMs = nowMs
      for (const [index, sprite] of sprites.entries()) drift(sprite, index, { air, nowMs, ...place })
      return true
    },
    dress(textures) {
      for (const sprite of sprites) sprite.texture = air === 'fall' ? textures.leaf : textures.glow
    },
    clear() {
      for (const sprite of sprites.splice(0)) sprite.destroy()
    },
  }
}

function drift(
  sprite: Sprite,
  index: number,
  at: { air: Air; nowMs: number; page: { width: number; height: number }; window: Box },
): void {
  const { air, nowMs, page, window } = at
  const lifeMs = 14_000 + 10_000 * scatter(index, 1)
  const life = (nowMs / lifeMs + scatter(index, 2)) % 1
  const way = air === 'fall' ? life : 1 - life
  const sway = Math.sin(nowMs / 1700 + index * 1.9) * (air === 'waver' ? 46 : 30)
  sprite.position.set(scatter(index, 3) * page.width + sway, (way * 1.2 - 0.1) * page.height)
  const size = 0.4 + 0.6 * scatter(index, 4)
  sprite.scale.set(air === 'fall' ? size : size * 0.28)
  sprite.rotation = air === 'fall' ? nowMs / 2600 + index : 0
  const glimmer = air === 'fall' ? 0.75 : 0.45 + 0.4 * Math.sin(nowMs / 500 + index * 2.3)
  const come = Math.min(1, (nowMs - FROM_MS) / COMES_MS)
  sprite.alpha = come * Math.max(0, glimmer * Math.sin(Math.PI * life)) * clearOf(window, sprite.x, sprite.y)
}

/** Opacity of a particle at this point: 0 over the reels, 1 a little outside of them. */
function clearOf({ x, y, width, height }: Box, atX: number, atY: number): number {
  const outside = Math.max(x - atX, atX - x - width, y - atY, atY - y - height)
  return Math.min(1, Math.max(0, (outside - FRAME_REACH) / FRAME_REACH))
}
