import { setPriority } from 'node:os'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { NO_PICTURE, PIXELS_MAX } from './picture-limits.ts'

/** Of the longer side as it is stored: enough to read a card. */
const SIDE_MAX = 2400
const QUALITY = 85
/** Everything else on this machine goes first. */
const PRIORITY = 10
/** Of resident memory: the largest pictures that the rules allow take 410 MB. */
const MEMORY_BYTES_MAX = 768 * 1024 * 1024
const MEMORY_LOOK_MS = 20

const FORMATS = new Set(['jpeg', 'png', 'webp'])

/**
 * Draws one picture anew, from stdin to stdout, as JPEG: upright, without metadata, and without whatever else
 * the file carried. A process of its own: what the decoder uses up, or breaks, ends with it.
 */
async function main(): Promise<void> {
  setPriority(PRIORITY)
  limitMemory()
  sharp.concurrency(1)
  const bytes = await buffer(process.stdin)
  const drawn = await redraw(bytes).catch(() => null)
  if (drawn) process.stdout.write(drawn)
  else process.exitCode = NO_PICTURE
}

/**
 * Ends this process once it takes too much: the decoder works on another thread. A limit of the shell would
 * count addresses, of which Node reserves gigabytes that it never uses.
 */
function limitMemory(): void {
  const look = () => {
    if (process.memoryUsage.rss() > MEMORY_BYTES_MAX) process.kill(process.pid, 'SIGKILL')
  }
  setInterval(look, MEMORY_LOOK_MS).unref()
}

async function redraw(bytes: Buffer): Promise<Buffer | null> {
  const picture = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
  const { format } = await picture.metadata()
  if (!FORMATS.has(format)) return null
  return picture
    .rotate()
    .flatten({ background: '#ffffff' })
    .resize({ width: SIDE_MAX, height: SIDE_MAX, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: QUALITY })
    .toBuffer()
}

await main()
