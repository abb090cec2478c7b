import { Container, Sprite, type Texture } from 'pixi.js'
import type { Tier } from '../round/tier.ts'
import type { Box } from './layout.ts'
import type { Textures } from './textures.ts'

/**
 * What drifts through the air of a theme, and what flies on a win. Pure decoration; its scatter is a fixed
 * sequence.
 */
export type Sparks = {
  readonly view: Container
  burst(tier: Tier): void
  /** Says whether anything moves. */
  advance(stepMs: number): boolean
  /** Nothing drifts from now on. */
  clearAir(): void
  resize(page: { width: number; height: number }, window: Box, textures: Textures): void
}

/** How the air of a theme moves: petals fall, glints rise, embers rise and waver. */
export type Air = 'fall' | 'rise' | 'waver'

const AIR_COUNT = 16
const COINS: Record<Tier, number> = { none: 0, neutral: 0, win: 0, big: 26, grand: 60 }
const COIN_LIFE_MS = 2200
const GRAVITY = 0.0017
/** How far the frame reaches beyond the reels, in CSS px. */
const FRAME_REACH = 30

type Coin = { readonly sprite: Sprite; readonly seed: number; readonly startMs: number }

export function createSparks(
  air: Air,
  still: boolean,
  start: { page: { width: number; height: number }; window: Box; textures: Textures },
): Sparks {
  const view = new Container()
  let { page, window, textures } = start
  let nowMs = 0
  let coins: readonly Coin[] = []
  const drifting = still ? [] : Array.from({ length: AIR_COUNT }, () => new Sprite({ anchor: 0.5 }))
  if (drifting.length > 0) view.addChild(...drifting)
  const dress = () => {
    for (const sprite of drifting) sprite.texture = air === 'fall' ? textures.leaf : textures.glow
    for (const { sprite } of coins) if (textures.coin) sprite.texture = textures.coin
  }
  dress()

  return {
    view,
    clearAir() {
      for (const sprite of drifting.splice(0)) sprite.destroy()
    },
    burst(tier) {
      const texture = textures.coin
      if (still || !texture) return
      coins = Array.from({ length: COINS[tier] }, (_, index) => newCoin(view, texture, index, nowMs))
    },
    advance(stepMs) {
      nowMs += stepMs
      for (const [index, sprite] of drifting.entries()) drift(sprite, index, { air, nowMs, page, window })
      const flying = coins.length
      coins = coins.filter((coin) => fly(coin, nowMs, window))
      return drifting.length > 0 || flying > 0
    },
    resize(toPage, toWindow, toTextures) {
      page = toPage
      window = toWindow
      textures = toTextures
      dress()
    },
  }
}

/** A number of 0..1 that belongs to `index` and `salt`: scattered, and the same every time. */
function scatter(index: number, salt: number): number {
  const value = Math.sin(index * 127.1 + salt * 311.7) * 43_758.5453
  return value - Math.floor(value)
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
  sprite.alpha = Math.max(0, glimmer * Math.sin(Math.PI * life)) * clearOf(window, sprite.x, sprite.y)
}

/** What drifts passes behind the reels: 0 within them, 1 a little way outside. */
function clearOf({ x, y, width, height }: Box, atX: number, atY: number): number {
  const outside = Math.max(x - atX, atX - x - width, y - atY, atY - y - height)
  return Math.min(1, Math.max(0, (outside - FRAME_REACH) / FRAME_REACH))
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
