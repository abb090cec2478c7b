import 'pixi.js/unsafe-eval'
import { Container, DOMAdapter, WebGLRenderer } from 'pixi.js'
import { createDrift, type Drift } from './air.ts'
import { createBursts } from './bursts.ts'
import type { Frames } from './frames.ts'
import type { Layout } from './layout.ts'
import { createLighting, type Lighting } from './lighting.ts'
import { createLights, type Lights } from './lights.ts'
import type { Sheet } from './paint-symbols.ts'
import { createReels } from './reels.ts'
import type { LandingEvents, Scene } from './scene.ts'
import { createTextures } from './textures.ts'
import { createTurning, type Turning } from './turning.ts'
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
  const texturesFor = ({ cell }: Layout) => createTextures({ ...spec, cell, air: spec.airColours })
  let textures = texturesFor(layout)
  const reels = createReels({ renderer, rules, layout, textures })
  const lights = createLights(rules.rows, { layout, textures })
  const bursts = createBursts(rules.rows, { layout, textures })
  const drift = createDrift(spec.air, calm)
  drift.dress(textures)
  const turning = createTurning({ reels, frames, wild: rules.wild?.symbol, calm })
  const lighting = createLighting({ reels, lights, bursts, rules, looks: spec.looks, calm })
  const stage = new Container({ children: [reels.view, lights.view, bursts.view, drift.view] })
  let place = spec.place
  frames.each(drawer({ renderer, stage, lighting, turning, drift, place: () => place }))

  return {
    ...turning,
    land: (spin, holds, on) => turning.land(spin, holds, withHoldLight(lights, on)),
    light: lighting.light,
    resize(toPlace) {
      place = toPlace
      const { page: toPage, layout: toLayout } = place
      const before = textures
      textures = texturesFor(toLayout)
      renderer.resize(toPage.width, toPage.height)
      reels.resize(toLayout, textures)
      lights.resize(toLayout, textures)
      bursts.resize(toLayout, textures)
      drift.dress(textures)
      before.destroy()
    },
  }
}

type Moving = {
  readonly renderer: WebGLRenderer
  readonly stage: Container
  readonly lighting: Lighting
  readonly turning: Turning
  readonly drift: Drift
  readonly place: () => Place
}

/** Draws a frame if anything moved. A slow device stops drawing decoration. */
function drawer({ renderer, stage, lighting, turning, drift, place }: Moving): (stepMs: number) => void {
  let slowFrames = 0
  let nowMs = 0
  return (stepMs) => {
    nowMs += stepMs
    slowFrames = stepMs > SLOW_FRAME_MS ? slowFrames + 1 : Math.max(0, slowFrames - 1)
    if (slowFrames > SLOW_FRAMES_MOST) drift.clear()
    const { page, layout } = place()
    const drifted = drift.advance(nowMs, { page, window: layout.window })
    const moved = [lighting.advance(stepMs), turning.advance(stepMs), drifted]
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
