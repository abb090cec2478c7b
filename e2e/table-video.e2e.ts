import { dealerSetStream } from '@poyraz/contract/backoffice'
import { assert } from '@poyraz/kernel'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { openContext, sharedBrowser, shoot } from './browser.ts'
import { type HlsStream, startHlsStream } from './hls-stream.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'
import { until } from './table-steps.ts'
import { startWhepServer, type WhepServer } from './whep-server.ts'

const [HLS_TABLE, WHEP_TABLE] = [134, 135]
const VIDEO = 'Masanın canlı yayını'
/** Makes the browser say that it has no player for any stream of addresses. */
const NO_OWN_PLAYER = "HTMLMediaElement.prototype.canPlayType = () => ''"
/** Properties of a video element. */
type VideoFacts = {
  readonly muted: boolean
  readonly videoWidth: number
  readonly currentTime: number
  readonly currentSrc: string
}

let hls: HlsStream
let whep: WhepServer
let server: OwnServer
beforeAll(async () => {
  ;[hls, whep] = await Promise.all([startHlsStream(await sharedBrowser()), startWhepServer()])
  server = await startOwnServer({ STREAM_ORIGINS: `${hls.origin},${whep.origin}` })
  assert((await setStream(HLS_TABLE, { kind: 'hls', url: hls.url })).ok, 'the stream is set')
  assert((await setStream(WHEP_TABLE, { kind: 'whep', url: whep.url })).ok, 'the stream is set')
})
afterAll(async () => {
  await server.stop()
  await Promise.all([hls.stop(), whep.stop()])
})

async function setStream(tableID: number, stream: { readonly kind: 'hls' | 'whep'; readonly url: string }) {
  const floor = await server.staffClient('floor')
  return floor.call(dealerSetStream, { tableID, stream, note: 'for a test' })
}

type Opening = { readonly script?: string; readonly reducedMotion?: 'reduce' }

/** Opens a table in a browser context of its own. */
async function watch(tableID: number, { script, reducedMotion }: Opening = {}): Promise<Page> {
  const context = await openContext(await sharedBrowser(), {
    baseUrl: server.url,
    viewport: 'desktop',
    lang: 'tr',
  })
  if (script) await context.addInitScript(script)
  const page = await context.newPage()
  if (reducedMotion) await page.emulateMedia({ reducedMotion })
  await page.goto(`/live/table/${tableID}`)
  return page
}

const factsOf = (page: Page) =>
  page.getByLabel(VIDEO).evaluate((element) => {
    const { muted, videoWidth, currentTime, currentSrc } = element as unknown as VideoFacts
    return { muted, videoWidth, hasMoved: currentTime > 0.5, source: currentSrc.split(':')[0] }
  })

it.each([
  ['the player of the browser', undefined, 'http'],
  ['hls.js in a browser without one', NO_OWN_PLAYER, 'blob'],
])(
  '%s shows the HLS stream of a table, muted, and the drawn presenter when it ends',
  async (_, script, source) => {
    const page = await watch(HLS_TABLE, script === undefined ? {} : { script })
    const video = page.getByLabel(VIDEO)
    await video.waitFor({ state: 'attached' })
    await until(async () => (await factsOf(page)).hasMoved)
    expect(await factsOf(page)).toEqual({ muted: true, videoWidth: 320, hasMoved: true, source })
    await shoot(page, `table-video-${source}`)
    await expectAccessible(page)
    await video.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Yayını aç' }).waitFor()
    await page.context().close()
  },
)

it('a browser with neither shows the drawn presenter', async () => {
  const page = await watch(HLS_TABLE, {
    script: `${NO_OWN_PLAYER}; delete window.MediaSource; delete window.ManagedMediaSource`,
  })
  await page.getByRole('button', { name: 'Yayını aç' }).waitFor()
  expect(await page.getByLabel(VIDEO).count()).toBe(0)
  await page.context().close()
})

it('a table shows its WHEP stream until the player turns it off, which ends the session', async () => {
  const page = await watch(WHEP_TABLE)
  await page.getByLabel(VIDEO).waitFor({ state: 'attached' })
  await until(async () => (await factsOf(page)).hasMoved)
  expect(await factsOf(page)).toEqual({ muted: true, videoWidth: 320, hasMoved: true, source: '' })
  expect(whep.sessions()).toBe(1)
  await shoot(page, 'table-video-whep')
  await page.getByRole('button', { name: 'Yayını kapat' }).click()
  await page.getByLabel(VIDEO).waitFor({ state: 'detached' })
  await expect.poll(() => whep.sessions()).toBe(0)
  await page.context().close()
})

it('a WHEP stream that its server ends leaves the drawn presenter', async () => {
  const page = await watch(WHEP_TABLE)
  await page.getByLabel(VIDEO).waitFor({ state: 'attached' })
  await until(async () => (await factsOf(page)).hasMoved)
  expect(whep.sessions()).toBe(1)
  await whep.endSessions()
  await page.getByLabel(VIDEO).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Yayını aç' }).waitFor()
  await page.context().close()
})

it('an address of another origin is refused', async () => {
  expect(await setStream(HLS_TABLE, { kind: 'hls', url: 'http://127.0.0.1:9/live.m3u8' })).toMatchObject({
    ok: false,
    error: { error: 'stream_origin' },
  })
})

it('a player who wants less motion gets no video by itself', async () => {
  const page = await watch(HLS_TABLE, { reducedMotion: 'reduce' })
  await page.getByRole('button', { name: 'Yayını aç' }).waitFor()
  expect(await page.getByLabel(VIDEO).count()).toBe(0)
  await page.getByRole('button', { name: 'Yayını aç' }).click()
  await until(async () => (await factsOf(page)).videoWidth === 320)
  await shoot(page, 'table-video-on')
  await page.getByRole('button', { name: 'Yayını kapat' }).click()
  await page.getByLabel(VIDEO).waitFor({ state: 'detached' })
  await page.context().close()
})
