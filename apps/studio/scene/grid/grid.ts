import { Container, RenderTexture, Sprite, type WebGLRenderer } from 'pixi.js'
import type { Layout } from '../layout.ts'
import type { StudioMotion } from '../studio-motion.ts'
import type { Textures } from '../textures.ts'
import { type Column, createColumn } from './column.ts'

/** All columns, rendered into a texture of the window's size, which clips them at its edge. */
export type Grid = {
  readonly view: Sprite
  readonly list: readonly Column[]
  /** Advances all columns and draws them; returns true if the picture changed. */
  advance(stepMs: number): boolean
  /** Marks the picture as changed by something other than time. */
  touch(): void
  resize(layout: Layout, textures: Textures): void
}

export function createGrid(deps: {
  readonly renderer: WebGLRenderer
  readonly rows: readonly number[]
  readonly layout: Layout
  readonly textures: Textures
  readonly manner: StudioMotion
}): Grid {
  const { renderer, rows, layout, textures, manner } = deps
  const list = rows.map((height) => createColumn({ ...layout.cell, rows: height }, textures, manner))
  const layer = new Container({ children: list.map((column) => column.view) })
  const view = new Sprite(pictureOf(renderer, layout))
  let touched = true
  const place = ({ window, cell }: Layout) => {
    view.position.set(window.x, window.y)
    for (const [index, column] of list.entries()) column.view.position.set(index * cell.width, 0)
  }
  place(layout)
  return {
    view,
    list,
    advance(stepMs) {
      let changed = touched
      touched = false
      for (const column of list) if (column.advance(stepMs)) changed = true
      if (changed) renderer.render({ container: layer, target: view.texture as RenderTexture, clear: true })
      return changed
    },
    touch() {
      touched = true
    },
    resize(toLayout, toTextures) {
      for (const [index, column] of list.entries())
        column.resize({ ...toLayout.cell, rows: rows[index] ?? 0 }, toTextures)
      view.texture.destroy(true)
      view.texture = pictureOf(renderer, toLayout)
      place(toLayout)
      touched = true
    },
  }
}

function pictureOf(renderer: WebGLRenderer, { window }: Layout): RenderTexture {
  return RenderTexture.create({ width: window.width, height: window.height, resolution: renderer.resolution })
}
