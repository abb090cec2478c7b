import 'pixi.js/unsafe-eval'
import type { SlotRules } from '@poyraz/games'
import { Container, DOMAdapter, WebGLRenderer } from 'pixi.js'
import { createDrift, type Drift } from './air.ts'
import { createBursts } from './bursts.ts'
import type { Frames } from './frames.ts'
import type { Layout } from './layout.ts'
import { createLighting, type Lighting } from './lighting.ts'
import { createLights, type Lights } from './lights.ts'
import type { Sheet } from './paint-symbols.ts'
import type { LitRows } from './reel-drawing.ts'
import { createReels } from './reels.ts'
import type { LandingEvents, Scene } from './scene.ts'
import { STUDIO_MOTIONS } from './studio-motion.ts'
import { createTextures, type Textures } from './textures.ts'
import { createTurning } from './turning.ts'
import type { Place, SceneSpec } from './wire.ts'

export type WebglScene = SceneSpec & {
  readonly canvas: OffscreenCanvas
  readonly sheet: Sheet
  readonly frames: Frames
}

/** After this many slow frames the drifting particles are removed, to keep the reels smooth. */
const SLOW_FRAME_MS = 42
const SLOW_FRAMES_MOST = 24

/**
 * Creates the scene on a full-page canvas above the background and the frame. Rejects if the browser has no
 * WebGL.
 */
export async function createWebglScene(spec: WebglScene): Promise<Scene> {
  const { rules, frames, calm, density } = spec
  const { page, layout } = spec.place
  const renderer = await startRenderer(spec.canvas, page, density)
  const texturesFor = (to: Layout) => createTextures({ ...spec, ...cellsOf(to, rules), air: spec.airColours })
  let textures = texturesFor(layout)
  const rows = () => field.rows()
  const lights = createLights(rows, { layout, textures })
  const bursts = createBursts(rows, { layout, textures })
  const drift = createDrift(spec.air, calm)
  drift.dress(textures)
  const field = await createField({ ...spec, renderer }, textures)
  const lighting = createLighting({ ...spec, reels: field, lights, bursts, rows: rules.rows })
  const stage = new Container({ children: [field.view, lights.view, bursts.view, drift.view] })
  let place = spec.place
  frames.each(drawer({ renderer, stage, lighting, field, drift, place: () => place }))

  return {
    ...field.moves,
    land: (spin, holds, on) => field.moves.land(spin, holds, withHoldLight(lights, on)),
    light: lighting.light,
    resize(toPlace) {
      place = toPlace
      const { page: toPage, layout: toLayout } = place
      const before = textures
      textures = texturesFor(toLayout)
      renderer.resize(toPage.width, toPage.height)
      field.resize(toLayout, textures)
      lights.resize(toLayout, textures)
      bursts.resize(toLayout, textures)
      drift.dress(textures)
      before.destroy()
    },
  }
}

/** Cells that textures are painted for: squares where the cells of a reel share its height. */
function cellsOf({ cell, window, stretched }: Layout, { rows }: SlotRules) {
  if (!stretched) return { cell, stretched: null }
  return {
    cell: { width: cell.width, height: cell.width },
    stretched: { height: window.height, rows: Math.max(...rows) },
  }
}

/** The symbols of a game: reels that turn, or a grid whose symbols fall. */
type Field = {
  readonly view: Container
  readonly list: readonly { light(lit: LitRows | null): void }[]
  readonly moves: Omit<Scene, 'light' | 'resize'>
  /** Rows of each reel where they rest. */
  rows(): readonly number[]
  /** Advances by one frame; returns true if the picture changed. */
  advance(stepMs: number): boolean
  touch(): void
  resize(layout: Layout, textures: Textures): void
}

async function createField(
  spec: WebglScene & { readonly renderer: WebGLRenderer },
  textures: Textures,
): Promise<Field> {
  const { rules, renderer, frames, calm } = spec
  const { layout } = spec.place
  const manner = STUDIO_MOTIONS[spec.studio]
  if (rules.mapping === 'book-1') {
    // Most games are reels and need no grid.
    const [{ createGrid }, { createTumbling }] = await Promise.all([
      import('./grid/grid.ts'),
      import('./grid/tumbling.ts'),
    ])
    const grid = createGrid({ renderer, rows: rules.rows, layout, textures, manner })
    const { advance, ...moves } = createTumbling({ grid, frames, calm })
    return { ...grid, advance, moves, rows: () => rules.rows }
  }
  const reels = createReels({ renderer, rules, layout, textures, manner })
  const { advance, heights, ...moves } = createTurning({
    reels,
    frames,
    wild: rules.wild?.symbol,
    manner,
    calm,
  })
  return { ...reels, advance, moves, rows: () => heights() ?? rules.rows }
}

type Moving = {
  readonly renderer: WebGLRenderer
  readonly stage: Container
  readonly lighting: Lighting
  readonly field: Field
  readonly drift: Drift
  readonly place: () => Place
}

/** Draws a frame if anything moved. A slow device stops drawing decoration. */
function drawer({ renderer, stage, lighting, field, drift, place }: Moving): (stepMs: number) => void {
  let slowFrames = 0
  let nowMs = 0
  return (stepMs) => {
    nowMs += stepMs
    slowFrames = stepMs > SLOW_FRAME_MS ? slowFrames + 1 : Math.max(0, slowFrames - 1)
    if (slowFrames > SLOW_FRAMES_MOST) drift.clear()
    const { page, layout } = place()
    const drifted = drift.advance(nowMs, { page, window: layout.window })
    const moved = [lighting.advance(stepMs), field.advance(stepMs), drifted]
    if (moved.includes(true)) renderer.render(stage)
  }
}

/** Highlights a reel while it is held. */
function withHoldLight(lights: Lights, on: LandingEvents): LandingEvents {
  return {
    onHold(reel) {
      lights.hold(reel)
      on.onHold(reel)
    },
    onStop(reel) {
      lights.hold(null)
      on.onStop(reel)
    },
  }
}

async function startRenderer(
  canvas: OffscreenCanvas,
  page: Place['page'],
  resolution: number,
): Promise<WebGLRenderer> {
  // Pixi expects a document, which a worker does not have.
  DOMAdapter.set({
    ...DOMAdapter.get(),
    createCanvas: (width = 1, height = 1) => new OffscreenCanvas(width, height),
  })
  const renderer = new WebGLRenderer()
  await renderer.init({
    canvas,
    ...page,
    resolution,
    autoDensity: true,
    backgroundAlpha: 0,
    // The renderer's own modules are bundled; its environment extensions (events, accessibility, DOM) are not
    // wanted.
    skipExtensionImports: true,
  })
  return renderer
}
