const START_OF_SCAN = Buffer.from([0xff, 0xda])
const END_OF_IMAGE = Buffer.from([0xff, 0xd9])

/**
 * Returns a progressive JPEG with its last scan repeated `more` times. In a picture of one colour every scan
 * is valid: a decoder processes all pixels for each scan, although each takes only a few bytes.
 */
export function withScans(jpeg: Buffer, more: number): Buffer {
  const [from, to] = [jpeg.lastIndexOf(START_OF_SCAN), jpeg.lastIndexOf(END_OF_IMAGE)]
  const scan = Buffer.from(jpeg.subarray(from, to))
  // The last parameter marks a refinement of another scan; zero makes it a first scan.
  scan[scan.readUInt16BE(2) + 1] = 0
  return Buffer.concat([jpeg.subarray(0, to), ...Array<Buffer>(more).fill(scan), END_OF_IMAGE])
}
