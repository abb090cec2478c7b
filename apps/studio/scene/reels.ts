import type { SlotRules, SlotSpin } from '@poyraz/games'
import { Container, RenderTexture, Sprite, type WebGLRenderer } from 'pixi.js'
import { cellAt, type Layout } from './layout.ts'
import { createReel, type Reel } from './reel.ts'
import type { Textures } from './textures.ts'

/** All reels, cut off at the window's edge by being drawn into a picture of its size. */
export type Reels = {
  readonly view: Sprite
  readonly list: readonly Reel[]
  stripOf(mode: SlotSpin['mode'], reel: number): readonly string[]
  /** Moves all reels on and draws them if anything changed since the last time. */
  advance(stepMs: number): { readonly changed: boolean; readonly stopped: readonly number[] }
  /** Something other than time changed the picture. */
  touch(): void
  resize(layout: Layout, textures: Textures): void
  destroy(): void
}

export type ReelsDeps = {
  readonly renderer: WebGLRenderer
  readonly rules: SlotRules
  readonly layout: Layout
  readonly textures: Textures
}

export function createReels({ renderer, rules, layout, textures }: ReelsDeps): Reels {
  const layer = new Container()
  const sizeOf = ({ cell }: Layout, reel: number) => ({ ...cell, rows: rules.rows[reel] ?? 0 })
  const list = rules.rows.map((_, index) => createReel(sizeOf(layout, index), textures))
  layer.addChild(...list.map((reel) => reel.view))
  const moving = new Set<number>()
  let picture = pictureOf(renderer, layout)
  let touched = true
  const view = new Sprite(picture)

  const place = ({ window, cell }: Layout) => {
    view.position.set(window.x, window.y)
    const at: Layout = { window, cell, border: 0 }
    for (const [index, reel] of list.entries()) {
      const { x, y } = cellAt(at, rules.rows, index, 0)
      reel.view.position.set(x, y)
    }
  }
  place(layout)

  return {
    view,
    list,
    stripOf: (mode, reel) => ((mode === 'free' ? rules.strips.free : null) ?? rules.strips.base)[reel] ?? [],
    advance(stepMs) {
      const stopped: number[] = []
      for (const [index, reel] of list.entries()) {
        const moves = reel.advance(stepMs)
        if (moves) moving.add(index)
        else if (moving.delete(index)) stopped.push(index)
      }
      const changed = touched || moving.size > 0 || stopped.length > 0
      touched = false
      if (changed) renderer.render({ container: layer, target: picture, clear: true })
      return { changed, stopped }
    },
    touch() {
      touched = true
    },
    resize(toLayout, toTextures) {
      for (const [index, reel] of list.entries()) reel.resize(sizeOf(toLayout, index), toTextures)
      const before = picture
      picture = pictureOf(renderer, toLayout)
      view.texture = picture
      before.destroy(true)
      place(toLayout)
      touched = true
    },
    destroy() {
      layer.destroy({ children: true })
      view.destroy()
      picture.destroy(true)
    },
  }
}

function pictureOf(renderer: WebGLRenderer, { window }: Layout): RenderTexture {
  return RenderTexture.create({ width: window.width, height: window.height, resolution: renderer.resolution })
}
