import { setPriority } from 'node:os'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { NO_PICTURE, PIXELS_MAX } from './picture-limits.ts'

/** Maximum of the longer side of the result, in pixels: enough to read a card. */
const SIDE_MAX = 2400
const QUALITY = 85
/** Nice value: everything else on this machine has priority. */
const PRIORITY = 10
/** Maximum of resident memory. The largest allowed pictures take 410 MB. */
const MEMORY_BYTES_MAX = 768 * 1024 * 1024
const MEMORY_LOOK_MS = 20

const FORMATS = new Set(['jpeg', 'png', 'webp'])

/**
 * Re-encodes one picture from stdin to stdout as JPEG: upright, without metadata and without other content of
 * the file. Runs as a separate process, so that its memory use and crashes do not affect the server.
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
 * Kills this process when it uses too much memory; the timer runs because the decoder works on another
 * thread. A memory limit of the shell counts address space, of which Node reserves unused gigabytes.
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
