import { jpegFault } from './jpeg-header.ts'
import { PARTS_MAX, type PictureFault, sizeFault } from './picture-limits.ts'

/** The compression ratio of a PNG is checked only above this unpacked size. */
const UNPACKED_BYTES_FREE = 16 * 1024 * 1024
/**
 * Maximum of unpacked ÷ packed bytes. Photos stay below 10, clean screenshots and scans below 150; a bomb
 * reaches 1000.
 */
const PACKING_MAX = 300

type Check = (bytes: Buffer) => PictureFault | null

const RIFF = Buffer.from('RIFF')
const WEBP = Buffer.from('WEBP')
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const JPEG = Buffer.from([0xff, 0xd8, 0xff])

/**
 * Estimates the decoding cost of a JPEG, PNG or WebP from its headers, without decoding. Refuses every other
 * format, so that it never reaches a decoder.
 */
export function pictureFault(bytes: Uint8Array): PictureFault | null {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const check = checkOf(buffer)
  try {
    return check(buffer)
  } catch (error) {
    // The header ends before its last field.
    if (error instanceof RangeError) return 'picture'
    throw error
  }
}

function checkOf(bytes: Buffer): Check {
  if (startsWith(bytes, JPEG, 0)) return jpegFault
  if (startsWith(bytes, PNG, 0)) return pngFault
  if (startsWith(bytes, RIFF, 0) && startsWith(bytes, WEBP, 8)) return webpFault
  return () => 'picture'
}

function startsWith(bytes: Buffer, sign: Buffer, at: number): boolean {
  return bytes.subarray(at, at + sign.length).equals(sign)
}

const PNG_CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

/** Checks the size in the IHDR chunk, and its ratio to the bytes of all IDAT chunks. */
function pngFault(bytes: Buffer): PictureFault | null {
  const at = PNG.length
  if (bytes.readUInt32BE(at) !== 13 || bytes.toString('latin1', at + 4, at + 8) !== 'IHDR') return 'picture'
  const [width, height] = [bytes.readUInt32BE(at + 8), bytes.readUInt32BE(at + 12)]
  const channels = PNG_CHANNELS[bytes.readUInt8(at + 17)]
  if (channels === undefined) return 'picture'
  const tooLarge = sizeFault(width, height)
  if (tooLarge) return tooLarge
  const unpacked = height * (Math.ceil((width * channels * bytes.readUInt8(at + 16)) / 8) + 1)
  const packed = pngDataBytes(bytes)
  if (packed === null) return 'picture_limits'
  const isPackedTightly = unpacked > PACKING_MAX * packed
  return unpacked > UNPACKED_BYTES_FREE && isPackedTightly ? 'picture_limits' : null
}

/** Returns the bytes of all IDAT chunks; `null` if there are more than `PARTS_MAX` chunks. */
function pngDataBytes(bytes: Buffer): number | null {
  let total = 0
  let parts = 0
  for (let at = PNG.length; at + 8 <= bytes.length; ) {
    if (++parts > PARTS_MAX) return null
    const length = bytes.readUInt32BE(at)
    if (bytes.toString('latin1', at + 4, at + 8) === 'IDAT') total += length
    // 12 bytes: length, type and checksum.
    at += length + 12
  }
  return Math.min(total, bytes.length)
}

const ANIMATION = 0x02
const LOSSLESS_SIGN = 0x2f

/** Checks the size in the first chunk. Refuses animations. */
function webpFault(bytes: Buffer): PictureFault | null {
  const data = 20
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return sizeFault(bytes.readUInt16LE(data + 6) & 0x3fff, bytes.readUInt16LE(data + 8) & 0x3fff)
    case 'VP8L': {
      if (bytes.readUInt8(data) !== LOSSLESS_SIGN) return 'picture'
      const sides = bytes.readUInt32LE(data + 1)
      return sizeFault((sides & 0x3fff) + 1, ((sides >>> 14) & 0x3fff) + 1)
    }
    case 'VP8X':
      if ((bytes.readUInt8(data) & ANIMATION) !== 0) return 'picture'
      return sizeFault(bytes.readUIntLE(data + 4, 3) + 1, bytes.readUIntLE(data + 7, 3) + 1)
    default:
      return 'picture'
  }
}
