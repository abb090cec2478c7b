const START_OF_SCAN = Buffer.from([0xff, 0xda])
const END_OF_IMAGE = Buffer.from([0xff, 0xd9])

/**
 * A progressive JPEG with its last scan so many times more. Of a picture of one colour, every scan is valid:
 * a decoder works through all pixels for each, though each takes a few bytes.
 */
export function withScans(jpeg: Buffer, more: number): Buffer {
  const [from, to] = [jpeg.lastIndexOf(START_OF_SCAN), jpeg.lastIndexOf(END_OF_IMAGE)]
  const scan = Buffer.from(jpeg.subarray(from, to))
  // Its last parameter says that the scan refines another one; here it stands for itself.
  scan[scan.readUInt16BE(2) + 1] = 0
  return Buffer.concat([jpeg.subarray(0, to), ...Array<Buffer>(more).fill(scan), END_OF_IMAGE])
}
