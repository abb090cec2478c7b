import type { Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { openContext, sharedBrowser, shoot } from './browser.ts'
import { COUNT_TAPS, countedTaps, type FirstSpinStage, playFirstSpin, TAPS_MAX } from './first-spin.ts'

/** Lighthouse's 'slow 4G', as DevTools throttle it: 150 ms of round trip, 1.6 Mbit/s down, 750 kbit/s up. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}
const CPU_SLOWDOWN = 4
/** Duration of one small request, which shows that the network is still slow at the end. */
const REQUEST_MS = `(async () => {
  const startMs = performance.now()
  await fetch('/favicon.svg', { cache: 'no-store' })
  return performance.now() - startMs
})()`
const CLOCK_STEP_MS = 2
/** A script types and taps at once, so this is the time that the newcomer waits for the site. */
const WAIT_S_MAX = 90

it('a newcomer on a slow phone and slow 4G gets to the first paid spin in eight taps and one form', async () => {
  const context = await openContext(await sharedBrowser(), { baseUrl: inject('baseUrl'), viewport: 'phone' })
  await context.addInitScript(COUNT_TAPS)
  const page = await context.newPage()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await slowDown(page)
  const lines: string[] = []
  const startMs = performance.now()
  let lastMs = startMs
  const onStage = (stage: FirstSpinStage) => {
    const nowMs = performance.now()
    lines.push(`${stage.padEnd(12)}${seconds(nowMs - lastMs)}${seconds(nowMs - startMs)}`)
    lastMs = nowMs
  }
  try {
    expect(await playFirstSpin(page, onStage)).toMatchObject({ result: true })
    expect(await page.evaluate<number>(REQUEST_MS)).toBeGreaterThanOrEqual(SLOW_4G.latency - CLOCK_STEP_MS)
  } catch (error) {
    await shoot(page, 'newcomer-slow-failed')
    throw error
  } finally {
    process.stdout.write(`\nstage        seconds   in all\n${lines.join('\n')}\n`)
  }
  const taps = await countedTaps(page)
  process.stdout.write(`taps${String(taps).padStart(17)}\n`)
  expect(taps).toBeLessThanOrEqual(TAPS_MAX)
  expect((lastMs - startMs) / 1000).toBeLessThan(WAIT_S_MAX)
  await context.close()
})

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
}

const seconds = (ms: number) => (ms / 1000).toFixed(1).padStart(9)
