import { brotliCompressSync, constants } from 'node:zlib'
import type { Plugin, Rollup } from 'vite'

/** What the first view may load of JavaScript, in bytes as brotli sends them (performance, F2). */
const FIRST_VIEW_BYTES_MAX = 135_000

/** Fails the build when the scripts of the first view outgrow their budget. */
export function budget(): Plugin {
  return {
    name: 'poyraz:budget',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const bytes = firstViewBytes(bundle)
        if (bytes > FIRST_VIEW_BYTES_MAX) {
          this.error(`the first view loads ${bytes} bytes of JavaScript, at most ${FIRST_VIEW_BYTES_MAX}`)
        }
      },
    },
  }
}

/** The entry and all it imports before it runs, each compressed by itself as it is sent. */
export function firstViewBytes(bundle: Rollup.OutputBundle): number {
  const waiting = Object.values(bundle).filter((file) => file.type === 'chunk' && file.isEntry)
  const seen = new Set(waiting)
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (file.type !== 'chunk') continue
    for (const name of file.imports) {
      const imported = bundle[name]
      if (!imported || seen.has(imported)) continue
      seen.add(imported)
      waiting.push(imported)
    }
  }
  return [...seen].reduce((sum, file) => sum + (file.type === 'chunk' ? brotliBytes(file.code) : 0), 0)
}

function brotliBytes(code: string): number {
  return brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}
