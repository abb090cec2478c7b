import 'pixi.js/unsafe-eval'
import type { SlotRules } from '@poyraz/games'
import { Container, WebGLRenderer } from 'pixi.js'
import type { Frames } from './frames.ts'
import type { Layout } from './layout.ts'
import { createLighting } from './lighting.ts'
import { createLights } from './lights.ts'
import type { Sheet, SymbolLook } from './paint.ts'
import { createReels } from './reels.ts'
import type { Scene } from './scene.ts'
import { type Air, createSparks } from './sparks.ts'
import { createTextures } from './textures.ts'
import { createTurning } from './turning.ts'

export type SceneSpec = {
  readonly canvas: HTMLCanvasElement
  readonly rules: SlotRules
  readonly sheet: Sheet
  readonly looks: readonly SymbolLook[]
  readonly layout: Layout
  readonly frames: Frames
  readonly accent: string
  readonly air: Air
  readonly airColours: readonly [string, string]
  /** The player asked for less motion: nothing flies, drifts or turns. */
  readonly calm: boolean
}

/** Sharper than this no eye sees at arm's length, and every pixel costs. */
const DENSITY_MOST = 2
/** A device that draws so many frames this slowly keeps its strength for the reels: nothing drifts any more. */
const SLOW_FRAME_MS = 42
const SLOW_FRAMES_MOST = 24

/** The scene on a full-page canvas above the ground and the frame. Rejects where the browser has no WebGL. */
export async function createWebglScene(spec: SceneSpec): Promise<Scene> {
  const { rules, frames, calm } = spec
  const density = Math.min(DENSITY_MOST, globalThis.devicePixelRatio || 1)
  const renderer = await startRenderer(spec.canvas, density)
  const texturesFor = ({ cell }: Layout) => createTextures({ ...spec, cell, density, air: spec.airColours })
  let { layout } = spec
  let textures = texturesFor(layout)
  const reels = createReels({ renderer, rules, layout, textures })
  const lights = createLights(rules.rows, { layout, textures })
  const sparks = createSparks(spec.air, calm, { page: pageSize(), window: layout.window, textures })
  const turning = createTurning({ reels, rules, frames, calm })
  const lighting = createLighting({ reels, lights, rules, calm })
  const stage = new Container()
  stage.addChild(reels.view, lights.view, sparks.view)
  let slowFrames = 0
  const endFrames = frames.each((stepMs) => {
    slowFrames = stepMs > SLOW_FRAME_MS ? slowFrames + 1 : Math.max(0, slowFrames - 1)
    if (slowFrames > SLOW_FRAMES_MOST) sparks.clearAir()
    const moved = [lighting.advance(stepMs), turning.advance(stepMs), sparks.advance(stepMs)]
    if (moved.includes(true)) renderer.render(stage)
  })

  return {
    ...turning,
    light: lighting.light,
    celebrate: sparks.burst,
    resize(toLayout) {
      const before = textures
      layout = toLayout
      textures = texturesFor(layout)
      renderer.resize(pageSize().width, pageSize().height)
      reels.resize(layout, textures)
      lights.resize(layout, textures)
      sparks.resize(pageSize(), layout.window, textures)
      before.destroy()
      renderer.render(stage)
    },
    destroy() {
      endFrames()
      reels.destroy()
      stage.destroy({ children: true })
      textures.destroy()
      renderer.destroy()
    },
  }
}

async function startRenderer(canvas: HTMLCanvasElement, resolution: number): Promise<WebGLRenderer> {
  const renderer = new WebGLRenderer()
  await renderer.init({
    canvas,
    ...pageSize(),
    resolution,
    autoDensity: true,
    backgroundAlpha: 0,
    // The renderer's own modules are bundled; its environment extensions (events, accessibility, DOM) are not wanted.
    skipExtensionImports: true,
  })
  return renderer
}

function pageSize(): { width: number; height: number } {
  return { width: globalThis.innerWidth, height: globalThis.innerHeight }
}
