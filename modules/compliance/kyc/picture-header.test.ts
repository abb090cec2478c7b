import { withScans } from '@poyraz/testkit'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { SCANS_MAX } from './jpeg-header.ts'
import { pictureFault } from './picture-header.ts'
import { PARTS_MAX, SIDE_PIXELS_MAX } from './picture-limits.ts'

/** A picture with detail in every part. */
function photo(width = 160, height = 120, channels: 3 | 4 = 3): Sharp {
  const pixels = Buffer.alloc(width * height * channels)
  for (let at = 0; at < pixels.length; at++) pixels[at] = (at * 31 + (at >> 5) * 7) & 0xff
  return sharp(pixels, { raw: { width, height, channels } })
}

const ORDINARY: readonly [string, () => Sharp][] = [
  ['a baseline JPEG', () => photo().jpeg()],
  ['a progressive JPEG', () => photo().jpeg({ progressive: true })],
  ['a progressive JPEG with optimised scans', () => photo().jpeg({ mozjpeg: true })],
  ['a gray JPEG', () => photo().grayscale().jpeg({ progressive: true })],
  ['a CMYK JPEG', () => photo().toColourspace('cmyk').jpeg()],
  [
    'a JPEG with metadata',
    () =>
      photo()
        .withExif({ IFD0: { Copyright: 'someone' } })
        .jpeg(),
  ],
  ['a PNG', () => photo().png()],
  ['an interlaced PNG with transparency', () => photo(160, 120, 4).png({ progressive: true })],
  ['a PNG with a palette', () => photo().png({ palette: true })],
  ['a screenshot, most of it white', () => blank(1200, 2600).png()],
  ['a lossy WebP', () => photo().webp()],
  ['a lossless WebP', () => photo().webp({ lossless: true })],
  ['a WebP with transparency and metadata', () => photo(160, 120, 4).withMetadata().webp()],
]

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ffffff' } })

describe('the check of a picture header', () => {
  it.each(ORDINARY)('accepts %s', async (_, make) => {
    expect(pictureFault(await make().toBuffer())).toBeNull()
  })

  it('refuses a JPEG with too many scans (C06)', async () => {
    const jpeg = await photo().jpeg({ progressive: true, optimiseScans: false }).toBuffer()
    const scansOf = (bytes: Buffer) => bytes.toString('latin1').split('\xff\xda').length - 1
    const left = SCANS_MAX - scansOf(jpeg)
    expect(pictureFault(withScans(jpeg, left))).toBeNull()
    expect(pictureFault(withScans(jpeg, left + 1))).toBe('picture_limits')
    expect(pictureFault(withScans(jpeg, 100))).toBe('picture_limits')
  })

  it('counts scans after fill bytes or garbage (C06)', async () => {
    const jpeg = await photo().jpeg({ progressive: true }).toBuffer()
    const text = withScans(jpeg, 50).toString('latin1')
    for (const before of ['\xff\xff', 'garbage', '\xff\x00\xff\xd0']) {
      const dressed = Buffer.from(text.replaceAll('\xff\xda', `${before}\xff\xda`), 'latin1')
      expect(pictureFault(dressed)).toBe('picture_limits')
    }
  })

  it('does not count scans inside a segment, such as a preview', async () => {
    const jpeg = await photo().jpeg().toBuffer()
    const preview = withScans(await photo(16, 16).jpeg({ progressive: true }).toBuffer(), 50)
    const head = Buffer.from([0xff, 0xe2, 0, 0])
    head.writeUInt16BE(preview.length + 2, 2)
    const shown = Buffer.concat([jpeg.subarray(0, 2), head, preview, jpeg.subarray(2)])
    expect(pictureFault(shown)).toBeNull()
  })

  it.each([
    ['JPEG', () => photo().jpeg(), claimJpegSize],
    ['PNG', () => photo().png(), claimPngSize],
    ['lossy WebP', () => photo().webp(), claimWebpSize],
    ['lossless WebP', () => photo().webp({ lossless: true }), claimLosslessSize],
  ])('refuses a %s with too many pixels (C06)', async (_, make, claimSize) => {
    const bytes = await make().toBuffer()
    expect(pictureFault(claimSize(Buffer.from(bytes), 8000, 5000))).not.toBe('picture')
    expect(pictureFault(claimSize(Buffer.from(bytes), 8000, 5001))).toBe('picture_limits')
  })

  it.each([
    ['PNG', () => photo().png(), claimPngSize],
    ['JPEG', () => photo().jpeg(), claimJpegSize],
  ])('refuses a %s with a side that is too long (C06)', async (_, make, claimSize) => {
    const bytes = await make().toBuffer()
    expect(pictureFault(claimSize(Buffer.from(bytes), 1, SIDE_PIXELS_MAX))).toBeNull()
    expect(pictureFault(claimSize(Buffer.from(bytes), 1, SIDE_PIXELS_MAX + 1))).toBe('picture_limits')
    expect(pictureFault(claimSize(Buffer.from(bytes), SIDE_PIXELS_MAX + 1, 1))).toBe('picture_limits')
  })

  it.each([
    ['PNG', () => photo().png(), Buffer.from('\0\0\0\0tEXt\0\0\0\0', 'latin1'), 33],
    ['JPEG', () => photo().jpeg(), Buffer.from([0xff, 0xfe, 0, 2]), 2],
  ])('refuses a %s with too many parts (C06)', async (_, make, part, at) => {
    const bytes = await make().toBuffer()
    const withParts = (count: number) =>
      Buffer.concat([bytes.subarray(0, at), ...Array<Buffer>(count).fill(part), bytes.subarray(at)])
    expect(pictureFault(withParts(PARTS_MAX / 2))).toBeNull()
    expect(pictureFault(withParts(PARTS_MAX))).toBe('picture_limits')
  })

  it('refuses a PNG with too high a compression ratio (C06)', async () => {
    const png = await blank(160, 120).png().toBuffer()
    expect(pictureFault(png)).toBeNull()
    expect(pictureFault(claimPngSize(png, 6000, 6000))).toBe('picture_limits')
  })

  it.each([
    ['a truncated JPEG', async () => (await photo().jpeg().toBuffer()).subarray(0, 900)],
    ['a lossless JPEG', async () => lossless(await photo().jpeg().toBuffer())],
    ['a JPEG without an end', async () => (await photo().jpeg().toBuffer()).subarray(0, -2)],
    ['a truncated PNG', async () => (await photo().png().toBuffer()).subarray(0, 20)],
    ['a truncated WebP', async () => (await photo().webp().toBuffer()).subarray(0, 22)],
    ['an animated WebP', async () => moving()],
    ['a GIF', async () => photo().gif().toBuffer()],
    ['an empty file', async () => Buffer.alloc(0)],
  ])('refuses %s', async (_, make) => {
    expect(pictureFault(await make())).toBe('picture')
  })
})

type ClaimSize = (bytes: Buffer, width: number, height: number) => Buffer

const claimJpegSize: ClaimSize = (bytes, width, height) => {
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]))
  bytes.writeUInt16BE(height, frame + 5)
  bytes.writeUInt16BE(width, frame + 7)
  return bytes
}

const claimPngSize: ClaimSize = (bytes, width, height) => {
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}

const claimWebpSize: ClaimSize = (bytes, width, height) => {
  bytes.writeUInt16LE(width, 26)
  bytes.writeUInt16LE(height, 28)
  return bytes
}

/** Width and height are stored minus one, in 14 bits each. */
const claimLosslessSize: ClaimSize = (bytes, width, height) => {
  bytes.writeUInt32LE(Math.max(0, width - 1) | ((height - 1) << 14), 21)
  return bytes
}

/** Changes the baseline frame of a JPEG to a lossless one. */
function lossless(jpeg: Buffer): Buffer {
  const changed = Buffer.from(jpeg)
  changed[changed.indexOf(Buffer.from([0xff, 0xc0])) + 1] = 0xc3
  return changed
}

function moving(): Promise<Buffer> {
  const frames = Buffer.alloc(16 * 32 * 3, 9).fill(200, 16 * 16 * 3)
  const raw = { width: 16, height: 32, channels: 3, pageHeight: 16 } as const
  return sharp(frames, { raw }).webp({ loop: 0 }).toBuffer()
}
