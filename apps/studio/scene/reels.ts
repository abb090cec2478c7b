import type { SlotSpin, StripRules } from '@poyraz/games'
import { Container, RenderTexture, Sprite, Texture, type WebGLRenderer } from 'pixi.js'
import { cellAt, type Layout } from './layout.ts'
import { createReel, type Reel } from './reel.ts'
import type { ReelSize } from './reel-drawing.ts'
import type { StudioMotion } from './studio-motion.ts'
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
  readonly manner: StudioMotion
}

export function createReels({ renderer, rules, layout, textures, manner }: ReelsDeps): Reels {
  const list = rules.rows.map((_, seed) =>
    createReel(sizeOf(layout, rules, seed), textures, { seed, manner }),
  )
  // Another blend mode costs a draw call: only reels of different heights need one.
  const isUneven = !layout.stretched && new Set(rules.rows).size > 1
  const edges = isUneven ? rules.rows.flatMap(() => [eraser(), eraser()]) : []
  const layer = new Container({ children: [...list.map((reel) => reel.view), ...edges] })
  const view = new Sprite(pictureOf(renderer, layout))
  const moving = new Set<number>()
  let touched = true
  place(layout, rules, { view, list, edges })
  return {
    view,
    list,
    stripOf: (mode, reel) => ((mode === 'free' ? rules.strips.free : null) ?? rules.strips.base)[reel] ?? [],
    advance(stepMs) {
      const stopped = advanceAll(list, moving, stepMs)
      const changed = touched || moving.size > 0 || stopped.length > 0
      touched = false
      for (const edge of edges) edge.visible = moving.size > 0
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
      place(toLayout, rules, { view, list, edges })
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

/** Clears what turns above or below a reel that is shorter than the window. */
function eraser(): Sprite {
  return new Sprite({ texture: Texture.WHITE, blendMode: 'erase', visible: false })
}

type Placed = Pick<Reels, 'view' | 'list'> & { readonly edges: readonly Sprite[] }

function place(layout: Layout, { rows }: StripRules, { view, list, edges }: Placed): void {
  view.position.set(layout.window.x, layout.window.y)
  for (const [index, reel] of list.entries()) {
    const { x, y, width, height } = cellAt(layout, rows, index, 0)
    reel.view.position.set(x, y)
    for (const [side, top] of [0, y + (rows[index] ?? 0) * height].entries()) {
      const edge = edges[2 * index + side]
      edge?.position.set(x, top)
      edge?.setSize(width, y)
    }
  }
}

function sizeOf({ cell, window, stretched }: Layout, rules: StripRules, reel: number): ReelSize {
  return { ...cell, rows: rules.rows[reel] ?? 0, tall: stretched ? window.height : null }
}

function pictureOf(renderer: WebGLRenderer, { window }: Layout): RenderTexture {
  return RenderTexture.create({ width: window.width, height: window.height, resolution: renderer.resolution })
}
