import { ATLASES } from 'virtual:atlases'
import { assert } from '@poyraz/kernel'
import { type StudioGame, symbolLooks } from '../catalogue.ts'
import { THEMES } from '../themes/theme.ts'
import type { Frames } from './frames.ts'
import type { Layout } from './layout.ts'
import { createPlainScene } from './plain-scene.ts'
import type { Scene } from './scene.ts'
import { type Atlas, loadSheet } from './sheet.ts'
import type { ScenePlan } from './webgl-scene.ts'
import { openWorkerScene } from './worker-scene.ts'

export type OpenSceneSpec = {
  /** The canvas, once the page stands: what draws on it may load meanwhile. */
  readonly canvas: Promise<HTMLCanvasElement>
  readonly game: StudioGame
  /** Where the reels stand now. */
  readonly place: () => Layout
  readonly frames: Frames
  readonly pace: number
  readonly calm: boolean
  /** The browser cannot show the canvas: the page shows the window itself. */
  readonly onPlain: () => void
}

/** Sharper than this no eye sees at arm's length, and every pixel costs. */
const DENSITY_MOST = 2

/** Opens the scene where it runs best: in a worker, else in the page, else without WebGL. */
export async function openScene(spec: OpenSceneSpec): Promise<Scene> {
  const atlas = ATLASES[spec.game.slug]
  assert(atlas, `${spec.game.slug} has its symbols`)
  try {
    return (await openInWorker(spec, atlas)) ?? (await openInPage(spec, atlas))
  } catch (error) {
    globalThis.reportError(error)
    spec.onPlain()
    return createPlainScene(spec.frames)
  }
}

async function openInWorker(spec: OpenSceneSpec, atlas: Atlas): Promise<Scene | null> {
  const { canvas, pace } = spec
  if (!('transferControlToOffscreen' in HTMLCanvasElement.prototype)) return null
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'scene' })
  const takeCanvas = async () => (await canvas).transferControlToOffscreen()
  const opened = await openWorkerScene({ worker, atlas, pace, takeCanvas, plan: () => planOf(spec) })
  return opened.ok ? opened.value : null
}

async function openInPage(spec: OpenSceneSpec, atlas: Atlas): Promise<Scene> {
  const { canvas, frames } = spec
  const [{ createWebglScene }, sheet, ready] = await Promise.all([
    import('./webgl-scene.ts'),
    loadSheet(atlas),
    canvas,
  ])
  return createWebglScene({ ...planOf(spec), canvas: ready, frames, sheet })
}

function planOf({ game, place, calm }: OpenSceneSpec): ScenePlan {
  const theme = THEMES[game.slug]
  assert(theme, `${game.slug} has a theme`)
  const { accent, air, airColours } = theme
  const density = Math.min(DENSITY_MOST, globalThis.devicePixelRatio || 1)
  return {
    rules: game.rules,
    looks: symbolLooks(game),
    layout: place(),
    density,
    accent,
    air,
    airColours,
    calm,
  }
}
