import type { SlotSpin, StripRules } from '@poyraz/games'
import { Container, RenderTexture, Sprite, type WebGLRenderer } from 'pixi.js'
import { cellAt, type Layout } from './layout.ts'
import { createReel, type Reel, type ReelSize } from './reel.ts'
import type { Textures } from './textures.ts'

/** All reels, rendered into a texture of the window's size, which clips them at its edge. */
export type Reels = {
  readonly view: Sprite
  readonly list: readonly Reel[]
  stripOf(mode: SlotSpin['mode'], reel: number): readonly string[]
  /** Advances all reels and draws them if anything changed since the last time. */
  advance(stepMs: number): { readonly changed: boolean; readonly stopped: readonly number[] }
  /** Marks the picture as changed by something other than time. */
  touch(): void
  resize(layout: Layout, textures: Textures): void
}

export type ReelsDeps = {
  readonly renderer: WebGLRenderer
  readonly rules: StripRules
  readonly layout: Layout
  readonly textures: Textures
}

export function createReels({ renderer, rules, layout, textures }: ReelsDeps): Reels {
  const list = rules.rows.map((_, index) => createReel(sizeOf(layout, rules, index), textures))
  const layer = new Container({ children: list.map((reel) => reel.view) })
  const view = new Sprite(pictureOf(renderer, layout))
  const moving = new Set<number>()
  let touched = true
  place(layout, rules, { view, list })
  return {
    view,
    list,
    stripOf: (mode, reel) => ((mode === 'free' ? rules.strips.free : null) ?? rules.strips.base)[reel] ?? [],
    advance(stepMs) {
      const stopped = advanceAll(list, moving, stepMs)
      const changed = touched || moving.size > 0 || stopped.length > 0
      touched = false
      if (changed) renderer.render({ container: layer, target: view.texture as RenderTexture, clear: true })
      return { changed, stopped }
    },
    touch() {
      touched = true
    },
    resize(toLayout, toTextures) {
      for (const [index, reel] of list.entries()) reel.resize(sizeOf(toLayout, rules, index), toTextures)
      view.texture.destroy(true)
      view.texture = pictureOf(renderer, toLayout)
      place(toLayout, rules, { view, list })
      touched = true
    },
  }
}

/** Advances every reel; returns those that have just come to rest. */
function advanceAll(list: readonly Reel[], moving: Set<number>, stepMs: number): readonly number[] {
  const stopped: number[] = []
  for (const [index, reel] of list.entries()) {
    if (reel.advance(stepMs)) moving.add(index)
    else if (moving.delete(index)) stopped.push(index)
  }
  return stopped
}

function place(layout: Layout, rules: StripRules, { view, list }: Pick<Reels, 'view' | 'list'>): void {
  view.position.set(layout.window.x, layout.window.y)
  for (const [index, reel] of list.entries()) {
    const { x, y } = cellAt(layout, rules.rows, index, 0)
    reel.view.position.set(x, y)
  }
}

function sizeOf({ cell }: Layout, rules: StripRules, reel: number): ReelSize {
  return { ...cell, rows: rules.rows[reel] ?? 0 }
}

function pictureOf(renderer: WebGLRenderer, { window }: Layout): RenderTexture {
  return RenderTexture.create({ width: window.width, height: window.height, resolution: renderer.resolution })
}
