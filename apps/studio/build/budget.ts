import { gzipSync } from 'node:zlib'
import type { Plugin, Rollup } from 'vite'

/** What a game may load of JavaScript before it can be played, in bytes as gzip sends them; pictures come on top. */
const GAME_BYTES_MAX = 200_000
/** The worker that draws: one file with all it needs. Only where it cannot run the page draws by itself. */
const WORKER = /(?:^|\/)worker-[\w-]+\.js$/

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

/** The page with all it imports before it runs, and the worker; each file compressed by itself as it is sent. */
export function gameBytes(bundle: Rollup.OutputBundle): number {
  const files = Object.values(bundle)
  const waiting = files.filter((file) => file.type === 'chunk').filter((chunk) => chunk.isEntry)
  const seen = new Set(waiting)
  for (let chunk = waiting.pop(); chunk !== undefined; chunk = waiting.pop()) {
    for (const name of chunk.imports) {
      const imported = bundle[name]
      if (imported?.type !== 'chunk' || seen.has(imported)) continue
      seen.add(imported)
      waiting.push(imported)
    }
  }
  const sources = files.filter((file) => WORKER.test(file.fileName)).map(sourceOf)
  return [...[...seen].map(sourceOf), ...sources].reduce(
    (sum, source) => sum + gzipSync(source, { level: 9 }).length,
    0,
  )
}

function sourceOf(file: Rollup.OutputChunk | Rollup.OutputAsset): string | Uint8Array {
  return file.type === 'chunk' ? file.code : file.source
}
