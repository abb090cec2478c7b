import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { TINTS } from './tints.ts'

const PACKAGE = dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json'))
/** Enough for 256 px: an SVG px is a 96th of an inch. */
const DENSITY = 144

/**
 * Reads the picture of a symbol for a build: an SVG of this folder by its name, rendered `side` px wide; a
 * picture of the art package by its code point name; or one of its tints.
 */
export async function readArt(name: string, side: number): Promise<Buffer> {
  const own = join(import.meta.dirname, `${name}.svg`)
  const tint = TINTS[name]
  if (tint) {
    const original = sharp(await readArt(tint.of, side))
    return original.modulate(tint.change).webp({ quality: 90 }).toBuffer()
  }
  if (!existsSync(own)) return readFile(join(PACKAGE, 'assets', `${name}.webp`))
  return sharp(own, { density: DENSITY }).resize(side, side).webp({ quality: 90 }).toBuffer()
}
