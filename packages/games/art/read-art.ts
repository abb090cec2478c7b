import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { numberPlate } from './number-plate.ts'
import { TINTS } from './tints.ts'

const PACKAGE = dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json'))
/** Enough for 256 px: an SVG px is a 96th of an inch. */
const DENSITY = 144
/** A picture with a number on it: that of a symbol that multiplies. */
const NUMBERED = /^(.+)-x(\d+)$/

/**
 * Reads the picture of a symbol for a build: an SVG of this folder by its name, rendered `side` px wide; a
 * picture of the art package by its code point name; one of its tints; or any of them with `-x5` after its
 * name, for a 5 on it.
 */
export async function readArt(name: string, side: number): Promise<Buffer> {
  const [, bare, number] = NUMBERED.exec(name) ?? []
  if (bare !== undefined && number !== undefined) return numbered(await readArt(bare, side), number)
  const tint = TINTS[name]
  if (tint) {
    const original = sharp(await readArt(tint.of, side))
    return original.modulate(tint.change).webp({ quality: 90 }).toBuffer()
  }
  const own = join(import.meta.dirname, `${name}.svg`)
  if (!existsSync(own)) return readFile(join(PACKAGE, 'assets', `${name}.webp`))
  return sharp(own, { density: DENSITY }).resize(side, side).webp({ quality: 90 }).toBuffer()
}

async function numbered(picture: Buffer, number: string): Promise<Buffer> {
  const { width } = await sharp(picture).metadata()
  const plate = { input: numberPlate(number, width) }
  return sharp(picture).composite([plate]).webp({ quality: 90 }).toBuffer()
}

/** Returns the file that a picture is made from: without its number and tint. */
export function originalArt(name: string): string {
  const bare = NUMBERED.exec(name)?.[1] ?? name
  return TINTS[bare]?.of ?? bare
}
