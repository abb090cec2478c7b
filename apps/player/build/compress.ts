import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const COMPRESSIBLE = /\.(?:js|css|html|svg|json|txt|webmanifest)$/
/** Smaller files are not compressed: it would save no packet. */
const BYTES_MIN = 1024

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

/**
 * Writes `.br` and `.gz` files beside every text file of the build, so that the server does not compress at
 * run time.
 */
export function compress(): Plugin {
  let outDir = 'dist'
  return {
    name: 'poyraz:compress',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
    },
    async closeBundle() {
      const entries = await readdir(outDir, { recursive: true, withFileTypes: true })
      const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
      await Promise.all(files.map((file) => compressFile(join(file.parentPath, file.name))))
    },
  }
}

async function compressFile(path: string): Promise<void> {
  const source = await readFile(path)
  if (source.length < BYTES_MIN) return
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  await Promise.all([
    writeFile(`${path}.br`, await brotli(source, quality)),
    writeFile(`${path}.gz`, await gz(source, { level: 9 })),
  ])
}
