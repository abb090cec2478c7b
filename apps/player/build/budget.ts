import { brotliCompressSync, constants } from 'node:zlib'
import type { Plugin, Rollup } from 'vite'

/** Budget of the first view's JavaScript in brotli bytes (performance, F2). */
const FIRST_VIEW_BYTES_MAX = 135_000
/** Budget of the JavaScript of any page in brotli bytes, the first view included. */
const PAGE_BYTES_MAX = 220_000

/** Modules of pages, and modules with the texts that routes load. */
const PAGE = /[\\/]features[\\/].+-page\.tsx$/
const TEXTS = /[\\/]i18n[\\/](?:account|site)-texts\.tsx$/

/** Fails the build if the scripts of the first view or of any page exceed their budget. */
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
        for (const [page, pageBytes] of bytesOfPages(bundle)) {
          if (pageBytes > PAGE_BYTES_MAX) {
            this.error(`${page} loads ${pageBytes} bytes of JavaScript, at most ${PAGE_BYTES_MAX}`)
          }
        }
      },
    },
  }
}

/**
 * Returns the brotli size of the entries and their static imports. Each file is compressed by itself, as it
 * is sent.
 */
export function firstViewBytes(bundle: Rollup.OutputBundle): number {
  return sizeOf(withImports(bundle, entriesOf(bundle)))
}

/**
 * Returns the brotli size of each page that loads later, by its file: the first view, its own code and all
 * texts that it may need.
 */
export function bytesOfPages(
  bundle: Rollup.OutputBundle,
): readonly (readonly [page: string, bytes: number])[] {
  const chunks = chunksOf(bundle)
  const always = [
    ...entriesOf(bundle),
    ...chunks.filter(({ facadeModuleId }) => TEXTS.test(facadeModuleId ?? '')),
  ]
  return chunks
    .filter(({ facadeModuleId }) => PAGE.test(facadeModuleId ?? ''))
    .map((page) => [page.fileName, sizeOf(withImports(bundle, [...always, page]))])
}

function chunksOf(bundle: Rollup.OutputBundle): Rollup.OutputChunk[] {
  return Object.values(bundle).filter((file) => file.type === 'chunk')
}

function entriesOf(bundle: Rollup.OutputBundle): Rollup.OutputChunk[] {
  return chunksOf(bundle).filter(({ isEntry }) => isEntry)
}

function withImports(
  bundle: Rollup.OutputBundle,
  from: readonly Rollup.OutputChunk[],
): ReadonlySet<Rollup.OutputChunk> {
  const waiting = [...from]
  const seen = new Set(waiting)
  for (let chunk = waiting.pop(); chunk !== undefined; chunk = waiting.pop()) {
    for (const name of chunk.imports) {
      const imported = bundle[name]
      if (imported?.type !== 'chunk' || seen.has(imported)) continue
      seen.add(imported)
      waiting.push(imported)
    }
  }
  return seen
}

function sizeOf(chunks: ReadonlySet<Rollup.OutputChunk>): number {
  return [...chunks].reduce((sum, { code }) => sum + brotliBytes(code), 0)
}

/** Cache: a chunk is part of many pages and is compressed once. */
const compressed = new Map<string, number>()

function brotliBytes(code: string): number {
  const known = compressed.get(code)
  if (known !== undefined) return known
  const bytes = brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
  compressed.set(code, bytes)
  return bytes
}
