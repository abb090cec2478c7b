import { launchBrowser, openContext } from '@poyraz/e2e/browser'
import type { Page } from 'playwright-core'

const CPU_SLOWDOWN = 4
/** Time for the page to answer and for the browser to report how long that took. */
const SETTLE_MS = 700

/** Collects how long each interaction took until its next frame was painted (Event Timing), as strings run in the page. */
const OBSERVE = `
  window.__durations = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.interactionId) window.__durations.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })`

/** The slowest of a scripted visitor's interactions on the lobby, in ms, with the processor slowed down. */
export async function measureInteractions(baseUrl: string): Promise<number> {
  const browser = await launchBrowser()
  try {
    const context = await openContext(browser, { baseUrl, viewport: 'desktop', lang: 'tr' })
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await page.goto('/slot')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.evaluate(OBSERVE)
    await visit(page)
    const durations = await page.evaluate<number[]>('window.__durations')
    return Math.max(0, ...durations)
  } finally {
    await browser.close()
  }
}

async function visit(page: Page): Promise<void> {
  const settle = () => page.waitForTimeout(SETTLE_MS)
  await page.getByRole('searchbox').first().click()
  await page.keyboard.type('nazar', { delay: 120 })
  await settle()
  for (const name of [/Açık/, /English/, /Dark/, /Türkçe/]) {
    await page.getByRole('contentinfo').getByRole('button', { name }).click()
    await settle()
  }
  await page.getByRole('navigation').getByRole('link', { name: 'Lobi' }).first().click()
  await settle()
}
