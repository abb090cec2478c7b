import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { keepNotices } from './notices.ts'

const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const FLAGS = [
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  // Without a graphics card, drawing on the CPU is faster than emulating a GPU.
  '--disable-gpu-rasterization',
  '--disable-gpu-compositing',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
]

/** Timeout: a busy machine is slow. */
const SLOW_MS = 60_000

export const VIEWPORTS = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const
export type ViewportName = keyof typeof VIEWPORTS

let shared: Promise<Browser> | undefined

/** Returns the browser of this worker, which ends with it: all files that a worker runs share it. */
export function sharedBrowser(): Promise<Browser> {
  shared ??= launchBrowser()
  return shared
}

/** Launches the browser of `CHROMIUM_PATH` (the test command sets it), else the system's. */
export async function launchBrowser(moreFlags: readonly string[] = []): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? SYSTEM_BROWSERS.find((path) => existsSync(path))
  if (!executablePath) throw new Error('no browser: set CHROMIUM_PATH or run `npm test`, which finds one')
  const asRoot = process.getuid?.() === 0
  const args = [...FLAGS, ...moreFlags, ...(asRoot ? ['--no-sandbox'] : [])]
  return chromium.launch({ executablePath, args })
}

export type ContextOptions = {
  readonly baseUrl: string
  readonly viewport: ViewportName
  readonly lang?: 'tr' | 'en'
  readonly mode?: 'dark' | 'light'
}

/** Opens a new context, which the caller closes; `lendContext` is faster. */
export async function openContext(browser: Browser, options: ContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: options.baseUrl,
    viewport: VIEWPORTS[options.viewport],
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    ...(options.viewport === 'phone' ? { hasTouch: true, isMobile: true } : {}),
  })
  context.setDefaultTimeout(SLOW_MS)
  const stored = { userLanguage: options.lang, userMode: options.mode }
  await context.addInitScript((entries) => {
    try {
      for (const [name, value] of Object.entries(entries)) {
        if (value && localStorage.getItem(name) === null) localStorage.setItem(name, value)
      }
    } catch {
      // An empty page has no storage.
    }
  }, stored)
  await keepNotices(context)
  context.on('page', waitForReact)
  return context
}

/**
 * Makes `page.goto` wait until React has taken over: the markup of the server is visible long before it
 * responds.
 */
function waitForReact(page: Page): void {
  const goto = page.goto.bind(page)
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    await page.locator('#root[data-drawn]').waitFor({ state: 'detached' })
    return response
  }
}

/** Quiet time after which a page counts as settled. */
const STILL_MS = 300
/** Maximum wait: a page with a countdown never settles. */
const RESTLESS_MS = 10_000

const STILLNESS = `new Promise((resolve) => {
  let last = performance.now()
  const latest = last + ${RESTLESS_MS}
  const touch = () => { last = performance.now() }
  const changes = new MutationObserver(touch)
  changes.observe(document, { childList: true, subtree: true, attributeFilter: ['lang', 'data-theme'] })
  const arrivals = new PerformanceObserver(touch)
  arrivals.observe({ type: 'resource' })
  const watch = setInterval(() => {
    const now = performance.now()
    const loading = document.querySelector('.skeleton, [aria-busy="true"]') !== null
    if (now < latest && (loading || now - last < ${STILL_MS})) return
    clearInterval(watch)
    changes.disconnect()
    arrivals.disconnect()
    resolve()
  }, 50)
})`

/**
 * Waits until the page has settled: nothing loads or changes. The browser's own "networkidle" is not enough,
 * because the server's markup is idle before its code starts.
 */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await page.evaluate(STILLNESS)
}

/** Saves a screenshot, if `E2E_SHOTS` names a folder. */
export async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env['E2E_SHOTS']
  if (!folder) return
  await mkdir(folder, { recursive: true })
  await page.screenshot({ path: join(folder, `${name}.png`) })
}
