import { dealerSetStream } from '@poyraz/contract/backoffice'
import { assert } from '@poyraz/kernel'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { openContext, sharedBrowser, shoot } from './browser.ts'
import { type HlsStream, startHlsStream } from './hls-stream.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'
import { until } from './table-steps.ts'

const TABLE = 134
/** Properties of a video element. */
type VideoFacts = { readonly muted: boolean; readonly videoWidth: number; readonly currentTime: number }

async function setStream(url: string) {
  const floor = await server.staffClient('floor')
  const data = { tableID: TABLE, stream: { kind: 'hls', url } as const, note: 'for a test' }
  return floor.call(dealerSetStream, data)
}

let stream: HlsStream
let server: OwnServer
beforeAll(async () => {
  stream = await startHlsStream(await sharedBrowser())
  server = await startOwnServer({ STREAM_ORIGINS: stream.origin })
  assert((await setStream(stream.url)).ok, 'the stream is set')
})
afterAll(async () => {
  await server.stop()
  await stream.stop()
})

it('a table shows its HLS stream, muted, and its drawn presenter again when the stream ends', async () => {
  const context = await openContext(await sharedBrowser(), {
    baseUrl: server.url,
    viewport: 'desktop',
    lang: 'tr',
  })
  const page = await context.newPage()
  await page.goto(`/live/table/${TABLE}`)
  const video = page.getByLabel('Masanın canlı yayını')
  await video.waitFor({ state: 'attached' })
  const facts = () =>
    video.evaluate((element) => {
      const { muted, videoWidth, currentTime } = element as unknown as VideoFacts
      return { muted, videoWidth, hasMoved: currentTime > 0.5 }
    })
  await until(async () => (await facts()).hasMoved)
  expect(await facts()).toEqual({ muted: true, videoWidth: 320, hasMoved: true })
  await shoot(page, 'table-video')
  await expectAccessible(page)
  await video.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Yayını aç' }).waitFor()
  await context.close()
})

it('an address of another origin is refused', async () => {
  expect(await setStream('http://127.0.0.1:9/live.m3u8')).toMatchObject({
    ok: false,
    error: { error: 'stream_origin' },
  })
})

it('a player who wants less motion gets no video by itself', async () => {
  const context = await openContext(await sharedBrowser(), {
    baseUrl: server.url,
    viewport: 'desktop',
    lang: 'tr',
  })
  const page = await context.newPage()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`/live/table/${TABLE}`)
  expect(await page.getByLabel('Masanın canlı yayını').count()).toBe(0)
  await page.getByRole('button', { name: 'Yayını aç' }).click()
  const video = page.getByLabel('Masanın canlı yayını')
  await until(async () => video.evaluate((element) => (element as unknown as VideoFacts).videoWidth === 320))
  await shoot(page, 'table-video-on')
  await page.getByRole('button', { name: 'Yayını kapat' }).click()
  await video.waitFor({ state: 'detached' })
  await context.close()
})
