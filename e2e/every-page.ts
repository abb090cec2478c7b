import { addressOf } from '@poyraz/site'
import { AREAS } from '@poyraz/site/areas'
import { homePaths } from '@poyraz/site/home'
import { livePaths } from '@poyraz/site/live'
import { newcomer } from '@poyraz/testkit/newcomer'
import { en } from '@poyraz/text/player/en'
import { tr } from '@poyraz/text/player/tr'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { openContext, settle, sharedBrowser, shoot, type ViewportName } from './browser.ts'
import { register } from './steps.ts'

const PAGES = AREAS.flatMap(({ pages }) => pages)
const MISSING_PAGE = '/no-such-page'
const VISITOR_PAGES = [
  ...PAGES.filter(({ players }) => !players).flatMap(({ examples }) => examples),
  MISSING_PAGE,
]
const PLAYER_PAGES = [
  homePaths.home,
  ...PAGES.filter(({ players }) => players).flatMap(({ examples }) => examples),
]
/** The seeded catalogue has no live table, so it has no categories and providers of tables either. */
const MISSING = new Set<string>([
  MISSING_PAGE,
  addressOf(livePaths.category, { id: 1 }),
  addressOf(livePaths.provider, { id: 1 }),
])
/** One address of each kind of page, for looks that only combine what the complete walks already show. */
const KINDS_OF_PAGES = new Set<string>(PAGES.flatMap(({ ownLooks = [] }) => ownLooks))

type Look = {
  readonly viewport: ViewportName
  readonly lang: 'tr' | 'en'
  readonly mode: 'dark' | 'light'
  /** True for every page; false for one of each kind. */
  readonly whole: boolean
}

/** Visits all pages as a visitor and as a player, and checks each. */
export function walkPages(look: Look): void {
  let browser: Browser
  let page: Page
  const faults: string[] = []
  const shown = (paths: readonly string[]) => paths.filter((path) => look.whole || KINDS_OF_PAGES.has(path))

  beforeAll(async () => {
    browser = await sharedBrowser()
    const context = await openContext(browser, { baseUrl: inject('baseUrl'), ...look })
    page = await context.newPage()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    noteFaults(page, faults)
  })
  afterAll(() => page.context().close())

  it.each(shown(VISITOR_PAGES))(
    '%s, as a visitor (S1.1, S1.10, S2.1, S2.2, S2.5, S2.6, S2.14, S2.16, S2.18)',
    (path) => check(page, look, path),
  )

  it('has the legal notice and the whole footer below, and the notice above the registration (S1.12)', () =>
    checkNotices(page, look))

  it('lets a player in', async () => {
    await page.evaluate(() => localStorage.setItem('userLanguage', 'tr'))
    await page.goto('/register')
    await register(page, newcomer())
    await page.evaluate((lang) => localStorage.setItem('userLanguage', lang), look.lang)
    expect(await page.evaluate(() => localStorage.getItem('userAuth'))).not.toBeNull()
  })

  it.each(shown(PLAYER_PAGES))('%s, as a player (S2.21, S2.28, S2.32)', (path) => check(page, look, path))

  it('had no error in its console', () => {
    expect(faults).toEqual([])
  })
}

/** Collects the errors of a page's scripts and of its console. */
function noteFaults(page: Page, faults: string[]): void {
  page.on('pageerror', (error) => faults.push(`${page.url()} ${error.message}`))
  page.on('console', (message) => {
    // The browser logs the 404 that the server correctly returns for missing pages.
    const expected = MISSING.has(new URL(page.url()).pathname) && message.text().includes('404')
    if (message.type() === 'error' && !expected) faults.push(`${page.url()} ${message.text()}`)
  })
}

/** Maximum height of the footer on a desktop. */
const FOOTER_PX_MAX = 500

async function checkNotices(page: Page, look: Look): Promise<void> {
  const { footer } = look.lang === 'tr' ? tr : en
  await page.goto('/register')
  await page.getByRole('main').getByText(footer.legal).waitFor()
  const below = page.getByRole('contentinfo')
  await below.scrollIntoViewIfNeeded()
  const links = below.getByRole('navigation', { name: footer.links })
  if (look.viewport === 'phone') await links.locator('summary').first().click()
  await links.getByRole('link').first().waitFor()
  await settle(page)
  if (look.viewport === 'desktop')
    expect((await below.boundingBox())?.height).toBeLessThanOrEqual(FOOTER_PX_MAX)
  await below.getByText(footer.legal).waitFor()
  await below.getByText('18+').first().waitFor()
  await below.getByText(/^© \d{4} Poyraz$/).waitFor()
  await shoot(page, `footer-${look.lang}-${look.mode}-${look.viewport}`)
  await expectAccessible(page)
}

/** Images without a source, or that failed to load. */
const BROKEN_PICTURES = `Array.from(document.images)
  .filter((one) => !one.getAttribute('src') || (one.complete && one.naturalWidth === 0))
  .map((one) => one.outerHTML)`

/**
 * Checks the page's title, language, mode and images, no horizontal scrolling, and nothing that axe calls
 * serious.
 */
async function check(page: Page, look: Look, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
  await settle(page)
  await shoot(page, `${path.replace(/\W+/g, '_')}-${look.lang}-${look.mode}-${look.viewport}`)
  expect(await page.title()).toContain('Poyraz')
  expect(await page.evaluate('document.documentElement.lang')).toBe(look.lang)
  expect(await page.evaluate('document.documentElement.dataset.theme')).toBe(look.mode)
  expect(await page.evaluate(BROKEN_PICTURES)).toEqual([])
  const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'
  expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0)
  await expectAccessible(page)
}
