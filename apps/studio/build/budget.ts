import { gzipSync } from 'node:zlib'
import type { Plugin, Rollup } from 'vite'

/**
 * Maximum JavaScript that a game loads before it can be played, in bytes after gzip. Images are not counted.
 */
const GAME_BYTES_MAX = 200_000
/** File of the worker that draws the scene. It is built separately and lies beside the page's chunks. */
export const SCENE = /(?:^|\/)scene-worker-[\w-]+\.js$/

/** Fails the build when a game outgrows its budget. */
export function gameBudget(): Plugin {
  return {
    name: 'poyraz:game-budget',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const bytes = gameBytes(bundle)
        if (bytes > GAME_BYTES_MAX)
          this.error(`a game loads ${bytes} bytes of JavaScript, at most ${GAME_BYTES_MAX}`)
      },
    },
  }
}

/**
 * Returns the gzip size of the page, its static imports and the scene worker, each file compressed
 * separately.
 */
export function gameBytes(bundle: Rollup.OutputBundle): number {
  const waiting = Object.values(bundle).filter((file) => file.type === 'chunk' && file.isEntry)
  const seen = new Set(waiting)
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    for (const name of file.type === 'chunk' ? file.imports : []) {
      const imported = bundle[name]
      if (!imported || seen.has(imported)) continue
      seen.add(imported)
      waiting.push(imported)
    }
  }
  const scene = sceneFile(bundle)
  const files = [...seen, ...(scene ? [scene] : [])]
  return files.reduce((sum, file) => sum + gzipSync(contentOf(file), { level: 9 }).length, 0)
}

function sceneFile(bundle: Rollup.OutputBundle): Rollup.OutputAsset | undefined {
  return Object.values(bundle).find((file) => file.type === 'asset' && SCENE.test(file.fileName)) as
    | Rollup.OutputAsset
    | undefined
}

function contentOf(file: Rollup.OutputAsset | Rollup.OutputChunk): string | Uint8Array {
  return file.type === 'chunk' ? file.code : file.source
}
