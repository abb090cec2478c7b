import { readArt } from '@poyraz/games/art'
import sharp from 'sharp'
import type { Plugin } from 'vite'

const ID = 'virtual:atlases'

/** Side of a symbol on its sheet, and the gap between symbols that prevents texture bleeding, in px. */
const SIDE = 224
const GAP = 4
const PER_ROW = 4
/** Greatest size of the sheet of a game, in bytes. */
const BYTES_MAX = 600_000

export type AtlasGame = {
  readonly slug: string
  readonly symbols: readonly { readonly id: string; readonly art: string }[]
}

/**
 * Provides `ATLASES`: for each game, one image with all its symbols and their positions in it. Only the
 * images that a game uses get into the build, and a game loads one file. Fails if that is too large.
 */
export function atlases(games: () => Promise<readonly AtlasGame[]>): Plugin {
  let building = false
  return {
    name: 'poyraz:atlases',
    configResolved(config) {
      building = config.command === 'build'
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    async load(id) {
      if (id !== `\0${ID}`) return null
      const entries = await Promise.all(
        (await games()).map(async ({ slug, symbols }) => {
          const { source, cells } = await buildSheet(symbols)
          const fault = sizeFault(slug, source.length)
          if (fault) this.error(fault)
          const url = building
            ? `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name: `${slug}.webp`, source })}`
            : `'data:image/webp;base64,${source.toString('base64')}'`
          return `${JSON.stringify(slug)}: { url: ${url}, side: ${SIDE}, cells: ${JSON.stringify(cells)} }`
        }),
      )
      return `export const ATLASES = { ${entries.join(',\n')} }`
    },
  }
}

/** Returns the reason why a sheet of this size is refused; `null` if it is not. */
export function sizeFault(slug: string, bytes: number): string | null {
  return bytes > BYTES_MAX ? `the symbols of ${slug} have ${bytes} bytes, at most ${BYTES_MAX}` : null
}

/** Returns one image of all symbols, and the top left corner of each in px. */
export async function buildSheet(symbols: AtlasGame['symbols']) {
  const pitch = SIDE + GAP
  const at = symbols.map(
    (_, index) => [(index % PER_ROW) * pitch, Math.floor(index / PER_ROW) * pitch] as const,
  )
  const pictures = await Promise.all(symbols.map(({ art }) => readSymbol(art)))
  const size = { width: PER_ROW * pitch - GAP, height: Math.ceil(symbols.length / PER_ROW) * pitch - GAP }
  const source = await sharp({ create: { ...size, channels: 4, background: CLEAR } })
    .composite(
      pictures.map((input, index) => ({ input, left: at[index]?.[0] ?? 0, top: at[index]?.[1] ?? 0 })),
    )
    .webp({ quality: 84, alphaQuality: 90, effort: 6 })
    .toBuffer()
  return { source, cells: Object.fromEntries(symbols.map(({ id }, index) => [id, at[index]])) }
}

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 }

/** Trims the margin of the image, so that all symbols have the same size in their cells. */
async function readSymbol(art: string): Promise<Buffer> {
  const original = await readArt(art, SIDE)
  const trimmed = await sharp(original).trim({ threshold: 8 }).toBuffer()
  return sharp(trimmed)
    .resize(SIDE, SIDE, { fit: 'contain', background: CLEAR, kernel: 'lanczos3' })
    .png()
    .toBuffer()
}
