import { openContext } from '@poyraz/e2e/browser'
import type { Browser, Locator, Page } from 'playwright-core'

const CPU_SLOWDOWN = 4
/** Time for the page to respond and for the browser to report the duration. */
const SETTLE_MS = 700
/** Timing of a hand: from arriving at a button to the press, and from the press to the release. */
const REST_MS = 150
const HELD_MS = 80

/** Collects how long each interaction took until its next frame was painted (Event Timing), as strings run in the page. */
const OBSERVE = `
  window.__durations = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.interactionId) window.__durations.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })`
const TAKE = `(() => {
  const slowest = Math.max(0, ...window.__durations)
  window.__durations = []
  return slowest
})()`

/** Actions of a visitor in the lobby, by name. */
const STEPS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'reach for the search': (page) => press(page.getByRole('searchbox').first()),
  'type five letters': (page) => page.keyboard.type('nazar', { delay: 120 }),
  light: (page) => pressInFooter(page, /Açık/),
  English: (page) => pressInFooter(page, /English/),
  dark: (page) => pressInFooter(page, /Dark/),
  Turkish: (page) => pressInFooter(page, /Türkçe/),
  home: (page) => press(page.getByRole('navigation').getByRole('link', { name: 'Lobi' }).first()),
}

/** Measures the duration of each scripted interaction in the lobby, in ms, with the CPU slowed down. */
export async function measureInteractions(
  browser: Browser,
  baseUrl: string,
): Promise<ReadonlyMap<string, number>> {
  const context = await openContext(browser, { baseUrl, viewport: 'desktop', lang: 'tr' })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await page.goto('/slot')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.evaluate(OBSERVE)
    const slowest = new Map<string, number>()
    for (const [name, act] of Object.entries(STEPS)) {
      await act(page)
      await page.waitForTimeout(SETTLE_MS)
      slowest.set(name, await page.evaluate<number>(TAKE))
    }
    return slowest
  } finally {
    await context.close()
  }
}

function pressInFooter(page: Page, name: RegExp): Promise<void> {
  return press(page.getByRole('contentinfo').getByRole('button', { name }))
}

/**
 * Clicks with the mouse only: the driver's own click listens inside the page, and its time would count as the
 * page's. The mouse is as slow as a hand: it hovers until the hover style is applied, and releases after a
 * moment.
 */
async function press(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('nothing to press')
  const { mouse } = target.page()
  await mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await target.page().waitForTimeout(REST_MS)
  await mouse.down()
  await target.page().waitForTimeout(HELD_MS)
  await mouse.up()
}
