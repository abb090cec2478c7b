import { newcomer } from '@poyraz/testkit/newcomer'
import { en } from '@poyraz/text/player/en'
import { tr } from '@poyraz/text/player/tr'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { launchBrowser, openContext, settle, shoot, type ViewportName } from './browser.ts'
import { register } from './steps.ts'

const VISITOR_PAGES = [
  '/',
  '/slot',
  '/slot/category/57',
  '/slot/type/new',
  '/slot/provider/1',
  '/slot?q=nazar',
  '/live',
  '/live/category/1',
  '/live/type/roulette',
  '/live/provider/1',
  '/promotions',
  '/promotions?state=coming',
  '/promotions?id=1',
  '/promotions?id=7',
  '/tournaments',
  '/about-us',
  '/info/ResponsibleGaming',
  '/info/GeneralRules',
  '/info/Privacy',
  '/info/Financial',
  '/info/CasinoRules',
  '/info/BetRules',
  '/info/BonusRules',
  '/faq',
  '/support',
  '/search',
  '/search?q=lale',
  '/no-access',
  '/login',
  '/register',
  '/forgot-password',
  '/account_reset?token=abc',
  '/register-account-confirm',
  '/verify',
  '/demo/slot/3',
  '/no-such-page',
]
/** Nothing of the seeded catalogue is live, so it has no ways to narrow it either. */
const MISSING = new Set(['/no-such-page', '/live/category/1', '/live/provider/1'])
const PLAYER_PAGES = [
  '/',
  '/profile?tab=account',
  '/profile?tab=security',
  '/profile?tab=banks',
  '/notifications',
  '/wallet',
  '/history/account',
  '/history/game',
  '/history/finance',
  '/history/bonus',
  '/history/bet',
  '/favorites',
  '/deposit',
  '/withdraw',
  '/bonuses',
  '/tickets',
  '/limits',
  '/verification',
  '/poker-tavla-okey',
  '/play/slot/2',
]
/** Of pages that look alike one is enough in the looks that only mix what the whole ones show. */
const KINDS_OF_PAGES = new Set([
  '/',
  '/slot',
  '/live',
  '/promotions',
  '/promotions?id=1',
  '/about-us',
  '/info/CasinoRules',
  '/faq',
  '/register',
  '/demo/slot/3',
  '/profile?tab=security',
  '/notifications',
  '/wallet',
  '/history/account',
  '/deposit',
])

type Look = {
  readonly viewport: ViewportName
  readonly lang: 'tr' | 'en'
  readonly mode: 'dark' | 'light'
  /** Every page, or one of each kind. */
  readonly whole: boolean
}

/** Walks over the pages as a visitor and as a player, and looks at each. */
export function walkPages(look: Look): void {
  let browser: Browser
  let page: Page
  const faults: string[] = []
  const shown = (paths: readonly string[]) => paths.filter((path) => look.whole || KINDS_OF_PAGES.has(path))

  beforeAll(async () => {
    browser = await launchBrowser()
    const context = await openContext(browser, { baseUrl: inject('baseUrl'), ...look })
    page = await context.newPage()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    page.on('pageerror', (error) => faults.push(`${page.url()} ${error.message}`))
    page.on('console', (message) => {
      // The browser itself reports the 404 that the server rightly answers what does not exist with.
      const expected = MISSING.has(new URL(page.url()).pathname) && message.text().includes('404')
      if (message.type() === 'error' && !expected) faults.push(`${page.url()} ${message.text()}`)
    })
  })
  afterAll(() => browser.close())

  it.each(shown(VISITOR_PAGES))('%s, as a visitor', (path) => check(page, look, path))

  it('has the legal notice and the whole footer below, and the notice above the registration', () =>
    checkNotices(page, look))

  it('lets a player in', async () => {
    await page.evaluate(() => localStorage.setItem('userLanguage', 'tr'))
    await page.goto('/register')
    await register(page, newcomer())
    await page.evaluate((lang) => localStorage.setItem('userLanguage', lang), look.lang)
    expect(await page.evaluate(() => localStorage.getItem('userAuth'))).not.toBeNull()
  })

  it.each(shown(PLAYER_PAGES))('%s, as a player', (path) => check(page, look, path))

  it('had no error in its console', () => {
    expect(faults).toEqual([])
  })
}

async function checkNotices(page: Page, look: Look): Promise<void> {
  const { footer } = look.lang === 'tr' ? tr : en
  await page.goto('/register')
  await page.getByRole('main').getByText(footer.legal).waitFor()
  const below = page.getByRole('contentinfo')
  await below.scrollIntoViewIfNeeded()
  await below.getByRole('navigation', { name: footer.links }).getByRole('link').first().waitFor()
  await below.getByText(footer.legal).waitFor()
  await below.getByText('18+').first().waitFor()
  await below.getByText(/^© \d{4} Poyraz$/).waitFor()
  await shoot(page, `footer-${look.lang}-${look.mode}-${look.viewport}`)
  await expectAccessible(page)
}

/** Pictures without an address, or whose address gave none. */
const BROKEN_PICTURES = `Array.from(document.images)
  .filter((one) => !one.getAttribute('src') || (one.complete && one.naturalWidth === 0))
  .map((one) => one.outerHTML)`

/** A page has its title, language, mode and pictures, no sideways scrolling and nothing that axe calls serious. */
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
