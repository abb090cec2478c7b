import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Plugin } from 'vite'

const SOURCE = join(import.meta.dirname, '../public/favicon.svg')

type Icon = { readonly fileName: string; readonly side: number; readonly fills: boolean }

/**
 * With `fills`, the background reaches the edges and the rosette stays inside the circle that a system may
 * cut out.
 */
const ICONS: readonly Icon[] = [
  { fileName: 'icons/icon-192.png', side: 192, fills: false },
  { fileName: 'icons/icon-512.png', side: 512, fills: false },
  { fileName: 'icons/maskable-192.png', side: 192, fills: true },
  { fileName: 'icons/maskable-512.png', side: 512, fills: true },
  { fileName: 'icons/apple-touch-icon.png', side: 180, fills: true },
]

/** Draws the icons of the installed app from the site's icon. */
export function icons(): Plugin {
  return {
    name: 'poyraz:icons',
    apply: 'build',
    async generateBundle() {
      for (const icon of ICONS) {
        this.emitFile({ type: 'asset', fileName: icon.fileName, source: await drawIcon(icon) })
      }
    },
  }
}

export async function drawIcon({ side, fills }: Pick<Icon, 'side' | 'fills'>): Promise<Buffer> {
  const svg = await readFile(SOURCE, 'utf8')
  const drawn = fills ? svg.replace(' rx="16"', '').replace('scale(.86)', 'scale(.66)') : svg
  return sharp(Buffer.from(drawn), { density: 72 * (side / 64) })
    .resize(side, side)
    .png({ compressionLevel: 9 })
    .toBuffer()
}
