import { openContext } from '@poyraz/e2e/browser'
import type { Browser, Locator, Page } from 'playwright-core'

const CPU_SLOWDOWN = 4
/** Time for the page to answer and for the browser to report how long that took. */
const SETTLE_MS = 700
/** A hand on a button: from where it arrived to the press, and from the press to letting go. */
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

/** What a visitor does on the lobby, by name. */
const STEPS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'reach for the search': (page) => press(page.getByRole('searchbox').first()),
  'type five letters': (page) => page.keyboard.type('nazar', { delay: 120 }),
  light: (page) => pressInFooter(page, /Açık/),
  English: (page) => pressInFooter(page, /English/),
  dark: (page) => pressInFooter(page, /Dark/),
  Turkish: (page) => pressInFooter(page, /Türkçe/),
  home: (page) => press(page.getByRole('navigation').getByRole('link', { name: 'Lobi' }).first()),
}

/** How long each of a scripted visitor's interactions on the lobby took, in ms, with the processor slowed down. */
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
 * Presses by the mouse alone: the driver's own click listens inside the page, and its time would count as
 * the page's. The mouse is no faster than a hand: it rests on what it presses until that has its hovered
 * look, and lets go after a moment.
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
