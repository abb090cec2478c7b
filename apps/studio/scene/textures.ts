import { CanvasSource, Texture } from 'pixi.js'
import type { Canvas } from './canvas.ts'
import {
  paintBeam,
  paintCellLight,
  paintCellPlate,
  paintColumn,
  paintGlow,
  paintLeaf,
  paintRing,
} from './paint-lights.ts'
import { paintStill, paintStreak, type Sheet, type SymbolLook } from './paint-symbols.ts'

/** All textures of the renderer, for one size of cells. */
export type Textures = {
  readonly still: ReadonlyMap<string, Texture>
  readonly streak: ReadonlyMap<string, Texture>
  readonly light: Texture
  readonly glow: Texture
  readonly column: Texture
  readonly beam: Texture
  readonly leaf: Texture
  readonly ring: Texture
  /** By the number of cells that share a stretched reel: the plate behind a symbol, and its lit frame. */
  readonly plates: ReadonlyMap<number, Texture>
  readonly cellLights: ReadonlyMap<number, Texture>
  destroy(): void
}

export type TextureSpec = {
  readonly sheet: Sheet
  readonly looks: readonly SymbolLook[]
  /** Size of a cell in CSS px; `density` is device px per CSS px. */
  readonly cell: { readonly width: number; readonly height: number }
  /** Height of stretched reels in CSS px, and the most cells that share it; null for cells of one size. */
  readonly stretched: { readonly height: number; readonly rows: number } | null
  readonly density: number
  readonly accent: string
  readonly air: readonly [string, string]
}

const GLOW_SIDE = 64
/** Height of the light of a held reel: it is uniform from top to bottom and stretched when drawn. */
const COLUMN_HEIGHT = 8
const BEAM_HEIGHT = 28
const LEAF_WIDTH = 26

export function createTextures(spec: TextureSpec): Textures {
  const { sheet, cell, density, accent } = spec
  const [width, height] = [cell.width * density, cell.height * density]
  const made: Texture[] = []
  const textureOf = (canvas: Canvas, resolution = density): Texture => {
    const texture = new Texture({ source: new CanvasSource({ resource: canvas, resolution }) })
    made.push(texture)
    return texture
  }
  const stills = spec.looks.map(
    (look) => [look.id, paintStill({ sheet, width, height, accent }, look)] as const,
  )
  const byRows = (paint: (height: number) => Canvas) =>
    new Map(heightsOf(spec).map(([rows, cellHeight]) => [rows, textureOf(paint(cellHeight * density))]))
  return {
    plates: byRows((cellHeight) => paintCellPlate(width, cellHeight, density)),
    cellLights: byRows((cellHeight) => paintCellLight(width, cellHeight, accent)),
    still: new Map(stills.map(([id, canvas]) => [id, textureOf(canvas)])),
    streak: new Map(stills.map(([id, canvas]) => [id, textureOf(paintStreak(canvas))])),
    light: textureOf(paintCellLight(width, height, accent)),
    column: textureOf(paintColumn(width, COLUMN_HEIGHT, accent)),
    glow: textureOf(paintGlow(GLOW_SIDE, accent), 1),
    beam: textureOf(paintBeam(BEAM_HEIGHT * density, accent)),
    leaf: textureOf(paintLeaf(LEAF_WIDTH * density, spec.air)),
    ring: textureOf(paintRing(Math.max(width, height), accent)),
    destroy() {
      for (const texture of made) texture.destroy(true)
    },
  }
}

/** Height of a cell by the number of cells that share a stretched reel. */
function heightsOf({ stretched }: TextureSpec): readonly (readonly [rows: number, height: number])[] {
  if (!stretched) return []
  return Array.from({ length: stretched.rows }, (_, index) => [index + 1, stretched.height / (index + 1)])
}
