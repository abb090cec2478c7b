import { AxeBuilder } from '@axe-core/playwright'
import { newcomer } from '@poyraz/testkit/newcomer'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { isSkippedTransition, launchBrowser, openContext, shoot, type ViewportName } from './browser.ts'
import { register } from './steps.ts'

const VISITOR_PAGES = [
  '/',
  '/slot',
  '/slot/category/57',
  '/slot/type/new',
  '/slot/provider/1',
  '/login',
  '/register',
  '/forgot-password',
  '/account_reset?token=abc',
  '/register-account-confirm',
  '/verify',
  '/demo/slot/3',
  '/no-such-page',
]
const PLAYER_PAGES = [
  '/profile?tab=account',
  '/profile?tab=security',
  '/profile?tab=history',
  '/favorites',
  '/deposit',
  '/play/slot/2',
]

const LOOKS = [
  { viewport: 'phone', lang: 'tr', mode: 'dark' },
  { viewport: 'desktop', lang: 'tr', mode: 'light' },
  { viewport: 'phone', lang: 'en', mode: 'light' },
  { viewport: 'desktop', lang: 'en', mode: 'dark' },
] as const satisfies readonly { viewport: ViewportName; lang: string; mode: string }[]

/** The initials on the account button are a picture of the player, not its name. */
const PICTURE_RULES = ['label-content-name-mismatch']

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

describe.each(LOOKS)('every page ($lang, $mode, $viewport)', (look) => {
  let context: BrowserContext
  let page: Page
  const faults: string[] = []

  beforeAll(async () => {
    context = await openContext(browser, { baseUrl: inject('baseUrl'), ...look })
    page = await context.newPage()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    page.on('pageerror', (error) => {
      if (!isSkippedTransition(error)) faults.push(`${page.url()} ${error.message}`)
    })
    page.on('console', (message) => {
      // The browser itself reports the 404 that the server rightly answers an unknown page with.
      const expected = page.url().endsWith('/no-such-page') && message.text().includes('404')
      if (message.type() === 'error' && !expected) faults.push(`${page.url()} ${message.text()}`)
    })
  })
  afterAll(() => context.close())

  it.each(VISITOR_PAGES)('%s, as a visitor', (path) => check(path))

  it('lets a player in', async () => {
    await page.evaluate(() => localStorage.setItem('userLanguage', 'tr'))
    await page.goto('/register')
    await register(page, newcomer())
    await page.getByRole('link', { name: 'Para yatır' }).first().waitFor()
    await page.evaluate((lang) => localStorage.setItem('userLanguage', lang), look.lang)
    expect(await page.evaluate(() => localStorage.getItem('userAuth'))).not.toBeNull()
  })

  it.each(PLAYER_PAGES)('%s, as a player', (path) => check(path))

  it('had no error in its console', () => {
    expect(faults).toEqual([])
  })

  /** Every page has its title, its language, no sideways scrolling and nothing that axe calls serious. */
  async function check(path: string): Promise<void> {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
    await shoot(page, `${path.replace(/\W+/g, '_')}-${look.lang}-${look.mode}-${look.viewport}`)
    expect(await page.title()).toContain('Poyraz')
    expect(await page.evaluate('document.documentElement.lang')).toBe(look.lang)
    const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'
    expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0)
    const { violations } = await new AxeBuilder({ page }).disableRules(PICTURE_RULES).analyze()
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
    expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' | ')}`)).toEqual(
      [],
    )
  }
})
