import { Container, Sprite, type Texture } from 'pixi.js'
import type { Tier } from '../round/tier.ts'
import { type Air, createDrift } from './air.ts'
import type { Box } from './layout.ts'
import { scatter } from './scatter.ts'
import type { Textures } from './textures.ts'

/**
 * Particles of a theme, and coins that fly on a win. Decoration only, from a fixed pseudo-random sequence.
 */
export type Sparks = {
  readonly view: Container
  burst(tier: Tier): void
  /** Returns true if there is something new to draw. */
  advance(stepMs: number): boolean
  /** Removes the drifting particles for good. */
  clearAir(): void
  resize(page: { width: number; height: number }, window: Box, textures: Textures): void
}

const COINS: Record<Tier, number> = { none: 0, neutral: 0, win: 0, big: 26, grand: 60 }
const COIN_LIFE_MS = 2200
const GRAVITY = 0.0017

type Coin = { readonly sprite: Sprite; readonly seed: number; readonly startMs: number }

export function createSparks(
  air: Air,
  still: boolean,
  start: { page: { width: number; height: number }; window: Box; textures: Textures },
): Sparks {
  const drift = createDrift(air, still)
  const view = new Container({ children: [drift.view] })
  let { page, window, textures } = start
  let nowMs = 0
  let coins: readonly Coin[] = []
  drift.dress(textures)
  return {
    view,
    clearAir: drift.clear,
    burst(tier) {
      const texture = textures.coin
      if (still || !texture) return
      coins = Array.from({ length: COINS[tier] }, (_, index) => newCoin(view, texture, index, nowMs))
    },
    advance(stepMs) {
      nowMs += stepMs
      const drifted = drift.advance(nowMs, { page, window })
      const flying = coins.length
      coins = coins.filter((coin) => fly(coin, nowMs, window))
      return drifted || flying > 0
    },
    resize(toPage, toWindow, toTextures) {
      page = toPage
      window = toWindow
      textures = toTextures
      drift.dress(textures)
      for (const { sprite } of coins) if (textures.coin) sprite.texture = textures.coin
    },
  }
}

function newCoin(view: Container, texture: Texture, index: number, nowMs: number): Coin {
  const sprite = new Sprite({ texture, anchor: 0.5, visible: false })
  view.addChild(sprite)
  return { sprite, seed: index, startMs: nowMs + 900 * scatter(index, 5) }
}

/** Throws a coin up from the lower edge of the reels; false once it is gone. */
function fly({ sprite, seed, startMs }: Coin, nowMs: number, window: Box): boolean {
  const ms = nowMs - startMs
  if (ms > COIN_LIFE_MS) {
    sprite.destroy()
    return false
  }
  sprite.visible = ms >= 0
  const side = scatter(seed, 6) - 0.5
  const lift = 1.05 + 0.5 * scatter(seed, 7)
  const x = window.x + window.width * (0.5 + side * 0.5) + side * 0.75 * ms
  const y = window.y + window.height * 0.9 - lift * ms + (GRAVITY / 2) * ms * ms
  sprite.position.set(x, y)
  sprite.rotation = side * 6 + ms / 420
  sprite.scale.set(0.7 + 0.5 * scatter(seed, 8), (0.7 + 0.5 * scatter(seed, 8)) * Math.cos(ms / 150 + seed))
  sprite.alpha = Math.min(1, (COIN_LIFE_MS - ms) / 400)
  return true
}
