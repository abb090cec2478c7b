import { gzipSync } from 'node:zlib'
import type { Plugin, Rollup } from 'vite'

/** What a game may load of JavaScript before it can be played, in bytes as gzip sends them; pictures come on top. */
const GAME_BYTES_MAX = 200_000
/** The part that comes on its own while the page already stands. */
const SCENE = /\/scene\/webgl-scene\.ts$/

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

/** The page and the scene with all they import before they run, each file compressed by itself as it is sent. */
export function gameBytes(bundle: Rollup.OutputBundle): number {
  const waiting = chunksOf(bundle).filter(
    ({ isEntry, facadeModuleId }) => isEntry || SCENE.test(facadeModuleId ?? ''),
  )
  const seen = new Set(waiting)
  for (let chunk = waiting.pop(); chunk !== undefined; chunk = waiting.pop()) {
    for (const name of chunk.imports) {
      const imported = bundle[name]
      if (imported?.type !== 'chunk' || seen.has(imported)) continue
      seen.add(imported)
      waiting.push(imported)
    }
  }
  return [...seen].reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0)
}

export function chunksOf(bundle: Rollup.OutputBundle): readonly Rollup.OutputChunk[] {
  return Object.values(bundle).filter((file) => file.type === 'chunk')
}
