import { readArt } from '@poyraz/games/art'
import sharp from 'sharp'
import type { Plugin } from 'vite'

const PREFIX = 'art:'
const RESOLVED = '\0art:'
const NAME = /^art:([0-9a-z-]+)\/(\d+)$/

/** Width and height of the originals, in px. */
const ART_SIDE = 256

/**
 * Resolves `import url from 'art:1f3b0/96'`: a picture of the art package by its code point, 96 px wide. That
 * is twice its size on the page, for dense screens. Only imported pictures are in the build.
 */
export function art(): Plugin {
  let building = false
  return {
    name: 'poyraz:art',
    configResolved(config) {
      building = config.command === 'build'
    },
    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : null
    },
    async load(id) {
      if (!id.startsWith(RESOLVED)) return null
      const [, code, side] = NAME.exec(id.slice(1)) ?? []
      if (!code || !side) this.error(`not a picture: ${id.slice(1)}`)
      const source = await artFile(code, Number(side))
      if (!building) return `export default 'data:image/webp;base64,${source.toString('base64')}'`
      const file = this.emitFile({ type: 'asset', name: `art-${code}-${side}.webp`, source })
      return `export default import.meta.ROLLUP_FILE_URL_${file}`
    },
  }
}

/** Returns the picture as webp. Originals of full size are copied unchanged. */
export async function artFile(code: string, side: number): Promise<Buffer> {
  const original = await readArt(code, ART_SIDE)
  if (side >= ART_SIDE) return original
  return sharp(original)
    .resize(side, side, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .webp({ quality: 82, alphaQuality: 90, effort: 6 })
    .toBuffer()
}
