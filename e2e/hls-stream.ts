import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright-core'

const SECONDS = 6
const TYPE = 'video/mp4;codecs=avc1.42E01E'

/** An HLS stream that a server of its own offers to other origins. */
export type HlsStream = { readonly origin: string; readonly url: string; stop(): Promise<void> }

/**
 * Records a moving picture with the encoder of the browser, and serves it as an HLS stream of fragmented MP4:
 * the header of the recording, and one segment.
 */
export async function startHlsStream(browser: Browser): Promise<HlsStream> {
  const recording = await record(browser)
  const start = firstFragment(recording)
  const playlist = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${SECONDS + 1}`,
    '#EXT-X-MAP:URI="init.mp4"',
    `#EXTINF:${SECONDS}.0,`,
    'segment.m4s',
    '#EXT-X-ENDLIST',
    '',
  ].join('\n')
  const files: Readonly<Record<string, readonly [type: string, body: string | Buffer]>> = {
    '/live.m3u8': ['application/vnd.apple.mpegurl', playlist],
    '/init.mp4': ['video/mp4', recording.subarray(0, start)],
    '/segment.m4s': ['video/mp4', recording.subarray(start)],
  }
  const server = createServer(({ url = '' }, response) => {
    const [type, body] = files[url] ?? []
    const headers = { 'access-control-allow-origin': '*', 'content-type': type ?? 'text/plain' }
    response.writeHead(body === undefined ? 404 : 200, headers).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    url: `${origin}/live.m3u8`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** Draws a moving square, and records it. */
const RECORDING = `(async () => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 180 })
  const context = canvas.getContext('2d')
  let frame = 0
  const timer = setInterval(() => {
    context.fillStyle = '#0a7d4f'
    context.fillRect(0, 0, 320, 180)
    context.fillStyle = '#ffca63'
    context.fillRect((frame++ * 4) % 320, 70, 40, 40)
  }, 40)
  const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: '${TYPE}' })
  const parts = []
  recorder.ondataavailable = ({ data }) => parts.push(data)
  const ended = new Promise((resolve) => (recorder.onstop = resolve))
  recorder.start(1000)
  await new Promise((resolve) => setTimeout(resolve, ${SECONDS} * 1000))
  recorder.stop()
  await ended
  clearInterval(timer)
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
})()`

async function record(browser: Browser): Promise<Buffer> {
  const page = await browser.newPage()
  const base64 = await page.evaluate<string>(RECORDING)
  await page.close()
  return Buffer.from(base64, 'base64')
}

/** Returns where the header of a fragmented MP4 ends: at its first box `moof`. */
function firstFragment(file: Buffer): number {
  for (let at = 0; at + 8 <= file.length; at += Math.max(8, file.readUInt32BE(at)))
    if (file.toString('latin1', at + 4, at + 8) === 'moof') return at
  throw new Error('the recording has fragments')
}
