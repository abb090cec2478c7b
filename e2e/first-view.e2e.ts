import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, describe, expect, inject, it } from 'vitest'
import { type ViewportName } from './browser.ts'
import { lendContext, returnContext } from './contexts.ts'
import { delayScripts, taken, visitBeforeScripts } from './delayed-scripts.ts'

/** Positions of the largest parts of a page, as text, so that a difference is readable. */
const GEOMETRY = `JSON.stringify(
  [...document.querySelectorAll(
    'header, main h1, main article, main nav, main search, main form, main input, [aria-roledescription]',
  )]
    .map((part) => [part.tagName, part.getBoundingClientRect()])
    .filter(([, { width }]) => width > 0)
    .map(([name, { x, y, width, height }]) => [name, ...[x, y, width, height].map(Math.round)]),
)`
/** Each part with its position as one text. */
const partsOf = (geometry: unknown) => (JSON.parse(String(geometry)) as unknown[]).map((part) => String(part))
const PLAYER = {
  uid: 'u',
  sid: 's',
  uip: 'i',
  username: 'deniz',
  firstname: 'D',
  lastname: 'Y',
  rid: 1,
  since: 0,
}

let context: BrowserContext

afterEach(() => returnContext(context))

/** Opens a page that runs no code of the site until `release` is called. */
async function openHeld(viewport: ViewportName, lang: 'tr' | 'en') {
  const baseUrl = inject('baseUrl')
  context = await lendContext({ baseUrl, viewport, lang })
  if (lang === 'en') await context.addCookies([{ name: 'poyraz_lang', value: 'en', url: baseUrl }])
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (line) => line.type() === 'error' && faults.push(line.text()))
  const release = await delayScripts(page)
  return { page, release, faults }
}

const visit = (page: Page, path: string, state?: 'visible' | 'attached') =>
  visitBeforeScripts(page, new URL(path, inject('baseUrl')), state)

/**
 * Expects that the server's markup is visible before the site's code runs, and that the code takes it over
 * unchanged.
 */
async function expectKept(held: Awaited<ReturnType<typeof openHeld>>, path: string): Promise<void> {
  const { page, release, faults } = held
  await visit(page, path)
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
  await page.evaluate("window.drawnHeading = document.querySelector('h1')")
  const before = await page.evaluate(GEOMETRY)
  release()
  await taken(page)
  // Nothing moves; lists that are not part of the first view may have arrived by now.
  const after = partsOf(await page.evaluate(GEOMETRY))
  expect(partsOf(before).filter((part) => !after.includes(part))).toEqual([])
  expect(await page.evaluate("window.drawnHeading === document.querySelector('h1')")).toBe(true)
  expect(faults).toEqual([])
}

describe('the first view', () => {
  it.each([
    ['/', 'phone', 'tr', 'Lobi'],
    ['/', 'desktop', 'en', 'Lobby'],
    ['/slot', 'phone', 'en', 'Slots'],
    ['/slot', 'desktop', 'tr', 'Slotlar'],
  ] as const)(
    'of %s on a %s in %s is there before the code and stays as it is',
    async (path, viewport, lang, title) => {
      const held = await openHeld(viewport, lang)
      await expectKept(held, path)
      await held.page.getByRole('heading', { level: 1, name: title }).waitFor({ state: 'attached' })
      expect(await held.page.evaluate('document.documentElement.lang')).toBe(lang)
    },
  )

  it.each([
    '/live',
    '/live/type/roulette',
    '/promotions',
    '/tournaments',
    '/about-us',
    '/info/CasinoRules',
    '/faq',
    '/support',
    '/verify',
    '/search',
    '/no-access',
    '/login',
    '/register',
    '/forgot-password',
    '/account_reset',
    '/register-account-confirm',
  ])('of %s is there before the code and stays as it is', async (path) => {
    await expectKept(await openHeld('phone', 'en'), path)
  })

  it('does not ask a player to log in before the session is known', async () => {
    const { page, release } = await openHeld('phone', 'tr')
    // The server has no session of this player. The page must not say so before the server was asked.
    await page.route('**/endpoint/v1', () => {})
    await page.addInitScript((player) => {
      localStorage.setItem('userSession', JSON.stringify(player))
      localStorage.setItem('userProfile', JSON.stringify(player))
    }, PLAYER)
    await visit(page, '/')
    expect(await page.getByRole('link', { name: 'Giriş yap' }).isVisible()).toBe(false)
    release()
    await page.getByRole('link', { name: 'Para yatır' }).first().waitFor()
  })

  it('in another language than the reader’s is not shown', async () => {
    const { page, release } = await openHeld('desktop', 'en')
    await context.clearCookies()
    await visit(page, '/slot', 'attached')
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(false)
    release()
    await page.getByRole('heading', { level: 1, name: 'Slots' }).waitFor()
  })
})

/** Positions of a game's parts and its reels. */
const GAME_GEOMETRY = `JSON.stringify([
  document.documentElement.style.cssText,
  ...[...document.querySelectorAll('h1, nav button, section button, [data-rows]')]
    .map((part) => part.getBoundingClientRect())
    .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round)),
])`

describe('the first view of a game', () => {
  it.each([
    ['phone', 'tr', 'Lale Devri', 'Kurallar'],
    ['desktop', 'en', 'Lale Devri', 'Rules'],
  ] as const)(
    'on a %s in %s is there before the code and stays as it is',
    async (viewport, lang, name, rules) => {
      const { page, release, faults } = await openHeld(viewport, lang)
      const game = `/studio/?game=lale-devri&gameID=1&demoToken=x&balance=100000&lang=${lang}`
      await page.evaluate(`location.href = ${JSON.stringify(new URL(game, inject('baseUrl')).href)}`)
      await page.getByRole('heading', { level: 1, name }).waitFor()
      await page.getByRole('button', { name: rules }).waitFor()
      await page.locator('html[data-faces], body[data-faces]').waitFor({ state: 'attached' })
      const before = await page.evaluate(GAME_GEOMETRY)
      release()
      await page.locator('section button[aria-disabled="false"]').first().waitFor()
      expect(await page.evaluate(GAME_GEOMETRY)).toBe(before)
      expect(faults).toEqual([])
    },
  )
})
