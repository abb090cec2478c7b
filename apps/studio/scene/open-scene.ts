import { ATLASES } from 'virtual:atlases'
import { assert } from '@poyraz/kernel'
import { type StudioGame, symbolLooks } from '../catalogue.ts'
import { THEMES } from '../themes/theme.ts'
import type { Frames } from './frames.ts'
import type { Layout } from './layout.ts'
import type { Sheet } from './paint-symbols.ts'
import { createPlainScene } from './plain-scene.ts'
import type { Scene } from './scene.ts'

export type OpenSceneSpec = {
  readonly canvas: HTMLCanvasElement
  readonly game: StudioGame
  readonly layout: Layout
  readonly frames: Frames
  readonly calm: boolean
  /** The browser cannot show the canvas: the page shows the window itself. */
  readonly onPlain: () => void
}

/** Loads the renderer and the symbols side by side and opens the scene; without WebGL the plain one. */
export async function openScene(spec: OpenSceneSpec): Promise<Scene> {
  const { game, frames } = spec
  const theme = THEMES[game.slug]
  assert(theme, `${game.slug} has a theme`)
  try {
    const [{ createWebglScene }, sheet] = await Promise.all([
      import('./webgl-scene.ts'),
      loadSheet(game.slug),
    ])
    const { accent, air, airColours } = theme
    return await createWebglScene({
      ...spec,
      rules: game.rules,
      sheet,
      looks: symbolLooks(game),
      accent,
      air,
      airColours,
    })
  } catch (error) {
    globalThis.reportError(error)
    spec.onPlain()
    return createPlainScene(frames)
  }
}

async function loadSheet(slug: string): Promise<Sheet> {
  const atlas = ATLASES[slug]
  assert(atlas, `${slug} has its symbols`)
  const image = new Image()
  image.src = atlas.url
  await image.decode()
  return { image, side: atlas.side, cells: atlas.cells }
}
