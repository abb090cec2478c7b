import { err, ok, type Result } from '@poyraz/kernel'
import sharp from 'sharp'

/** Width × height of what is sent; the decoder stops before it allocates more. */
const PIXELS_MAX = 40_000_000
/** Of the longer side as it is stored: enough to read a card. */
const SIDE_MAX = 2400
const QUALITY = 85

const RIFF = [0x52, 0x49, 0x46, 0x46]
const WEBP = [0x57, 0x45, 0x42, 0x50]

/** How files of the three formats begin. Everything else never reaches a decoder. */
const SIGNATURES: readonly ((bytes: Uint8Array) => boolean)[] = [
  (bytes) => startsWith(bytes, [0xff, 0xd8, 0xff], 0),
  (bytes) => startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], 0),
  (bytes) => startsWith(bytes, RIFF, 0) && startsWith(bytes, WEBP, 8),
]
const FORMATS = new Set(['jpeg', 'png', 'webp'])

/**
 * Draws a picture anew as JPEG: upright, without metadata, and without whatever else the file carried.
 * Refuses what is no whole picture of a known format, or has too many pixels.
 */
export async function redraw(bytes: Uint8Array): Promise<Result<Buffer, 'picture'>> {
  if (!SIGNATURES.some((fits) => fits(bytes))) return err('picture')
  try {
    const picture = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
    const { format } = await picture.metadata()
    if (!FORMATS.has(format)) return err('picture')
    const drawn = await picture
      .rotate()
      .flatten({ background: '#ffffff' })
      .resize({ width: SIDE_MAX, height: SIDE_MAX, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: QUALITY })
      .toBuffer()
    return ok(drawn)
  } catch {
    return err('picture')
  }
}

function startsWith(bytes: Uint8Array, signature: readonly number[], at: number): boolean {
  return signature.every((byte, index) => bytes[at + index] === byte)
}
