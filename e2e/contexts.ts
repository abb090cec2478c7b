import type { BrowserContext, CDPSession, Page } from 'playwright-core'
import { type ContextOptions, openContext, sharedBrowser } from './browser.ts'

/** A document of the site without code. */
const STILL_PAGE = '/favicon.svg'
/** Everything that a page stores, except what the browser has downloaded. */
const STORED = 'local_storage,session_storage,indexeddb,service_workers,cache_storage'

type PooledContext = { readonly context: BrowserContext; readonly still: Page; readonly devtools: CDPSession }

/** Clean contexts of this worker by address and viewport, for the next test. */
const clean = new Map<string, PooledContext[]>()
const lent = new Map<BrowserContext, { readonly kept: PooledContext; readonly key: string }>()
const spoiled = new WeakSet<BrowserContext>()

/**
 * Lends a context without cookies or stored data. The downloads of earlier tests are still in its cache, and
 * a still page keeps its processes alive: opening a page takes half the time of that in a new context.
 */
export async function lendContext({ lang, mode, ...options }: ContextOptions): Promise<BrowserContext> {
  const key = `${options.baseUrl} ${options.viewport}`
  const kept = clean.get(key)?.pop() ?? (await openPooled(options))
  lent.set(kept.context, { kept, key })
  const entries = Object.entries({ userLanguage: lang, userMode: mode })
  await kept.still.evaluate((wanted) => {
    for (const [name, value] of wanted) if (value !== undefined) localStorage.setItem(name, value)
  }, entries)
  return kept.context
}

/** Takes a context back: closes its pages and deletes what they stored. */
export async function returnContext(context: BrowserContext): Promise<void> {
  const known = lent.get(context)
  lent.delete(context)
  if (known === undefined || spoiled.has(context)) return context.close()
  const { still, devtools } = known.kept
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  for (const page of context.pages()) if (page !== still) await page.close()
  await context.clearCookies()
  const origin = new URL(still.url()).origin
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: STORED })
  clean.set(known.key, [...(clean.get(known.key) ?? []), known.kept])
}

/** Replaces the clock of the page. It cannot be taken out again, so its context is not lent once more. */
export async function installClock(page: Page): Promise<void> {
  spoiled.add(page.context())
  await page.clock.install()
}

async function openPooled(options: ContextOptions): Promise<PooledContext> {
  const context = await openContext(await sharedBrowser(), options)
  const still = await context.newPage()
  await still.goto(STILL_PAGE)
  return { context, still, devtools: await context.newCDPSession(still) }
}
