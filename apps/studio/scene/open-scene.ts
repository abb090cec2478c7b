import { ATLASES } from 'virtual:atlases'
import { assert } from '@poyraz/kernel'
import { preload } from 'react-dom'
import { type StudioGame, symbolLooks } from '../catalogue.ts'
import { THEMES } from '../themes/theme.ts'
import type { Frames } from './frames.ts'
import { createPlainScene } from './plain-scene.ts'
import { lineTo, openRemoteScene, type SceneLine } from './remote-scene.ts'
import type { Scene } from './scene.ts'
import type { Place, SceneSpec } from './wire.ts'

export type OpenSceneSpec = {
  readonly canvas: HTMLCanvasElement
  readonly line: SceneLine
  readonly game: StudioGame
  readonly place: Place
  readonly frames: Frames
  readonly pace: number
  readonly calm: boolean
  /** Called if the browser cannot draw the canvas: the page then shows the symbols itself. */
  readonly onPlain: () => void
}

/** Maximum device px per CSS px: a higher density is not visible but costs time. */
const DENSITY_MOST = 2

/**
 * Starts to load the scene worker and the symbols. This is the first thing that a game does, since it takes
 * longest. The worker finds the symbols in the browser's cache.
 */
export function startSceneWorker({ slug }: StudioGame): SceneLine {
  preload(ATLASES[slug]?.url ?? '', { as: 'fetch', crossOrigin: 'anonymous' })
  return lineTo(new Worker(new URL('./scene-worker.ts', import.meta.url), { type: 'module' }))
}

/** Opens the scene in its worker; the plain scene if the browser cannot draw there. */
export async function openScene({ canvas, line, onPlain, ...spec }: OpenSceneSpec): Promise<Scene> {
  const atlas = ATLASES[spec.game.slug]
  assert(atlas, `${spec.game.slug} has its symbols`)
  const offscreen = canvas.transferControlToOffscreen()
  const open = { kind: 'open', canvas: offscreen, atlas, spec: sceneSpec(spec), pace: spec.pace } as const
  const scene = await openRemoteScene(line, open, onPlain)
  if (scene.ok) return scene.value
  globalThis.reportError(new Error(scene.error))
  return createPlainScene(spec.frames)
}

function sceneSpec({ game, place, calm }: Pick<OpenSceneSpec, 'game' | 'place' | 'calm'>): SceneSpec {
  const theme = THEMES[game.theme]
  assert(theme, `${game.slug} has a theme`)
  const { accent, air, airColours } = theme
  const density = Math.min(DENSITY_MOST, globalThis.devicePixelRatio || 1)
  const { rules, studio } = game
  return { rules, studio, looks: symbolLooks(game), place, density, accent, air, airColours, calm }
}
