import { PARTS_MAX, type PictureFault, sizeFault } from './picture-limits.ts'

/**
 * Maximum number of scans of one JPEG. A decoder processes the whole picture once per scan. Cameras write one
 * scan, the usual progressive encoders 6 to 10, and optimizing encoders up to 12.
 */
export const SCANS_MAX = 16

const FRAMES = { first: 0xc0, last: 0xcf }
/** Markers in the range of frames that do not start a frame: DHT, JPG, DAC. */
const NO_FRAMES = new Set([0xc4, 0xc8, 0xcc])
/** Baseline, extended sequential, progressive. Cameras write no other frame types. */
const DECODED_FRAMES = new Set([0xc0, 0xc1, 0xc2])
const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9

/**
 * Checks the markers of a JPEG without decoding it. As a decoder does, it skips segments by their length and
 * searches coded data for the next marker. Previews inside a segment are not counted.
 */
export function jpegFault(bytes: Buffer): PictureFault | null {
  let scans = 0
  let frames = 0
  let parts = 0
  for (let at = nextMarker(bytes, 2); at !== null; ) {
    const marker = bytes.readUInt8(at)
    if (marker === END_OF_IMAGE) return frames === 1 && scans > 0 ? null : 'picture'
    if (++parts > PARTS_MAX) return 'picture_limits'
    const data = at + 1
    if (isFrame(marker)) {
      frames += 1
      const fault = frames > 1 ? 'picture' : frameFault(bytes, marker, data)
      if (fault) return fault
    }
    if (marker === START_OF_SCAN && ++scans > SCANS_MAX) return 'picture_limits'
    const length = bytes.readUInt16BE(data)
    if (length < 2) return 'picture'
    at = nextMarker(bytes, data + length)
  }
  return 'picture'
}

function isFrame(marker: number): boolean {
  return marker >= FRAMES.first && marker <= FRAMES.last && !NO_FRAMES.has(marker)
}

function frameFault(bytes: Buffer, marker: number, data: number): PictureFault | null {
  if (!DECODED_FRAMES.has(marker)) return 'picture'
  return sizeFault(bytes.readUInt16BE(data + 5), bytes.readUInt16BE(data + 3))
}

/**
 * Returns the index of the next marker byte after FF; skips stuffed zeros, restarts and other markers without
 * length.
 */
function nextMarker(bytes: Buffer, from: number): number | null {
  for (let at = from; at + 1 < bytes.length; at++) {
    if (bytes[at] !== 0xff) continue
    const marker = bytes.readUInt8(at + 1)
    const standsAlone = marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8)
    if (marker !== 0xff && !standsAlone) return at + 1
  }
  return null
}
