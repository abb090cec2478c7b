import type { BrowserContext, Locator, Page } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { openContext, settle, sharedBrowser } from './browser.ts'
import { lendContext, returnContext } from './contexts.ts'
import { expectNotice } from './notices.ts'
import { logIn } from './steps.ts'

const HOUR_MS = 3_600_000

let context: BrowserContext
let page: Page
const faults: string[] = []

const options = () => ({ baseUrl: inject('baseUrl'), viewport: 'desktop', lang: 'tr', mode: 'dark' }) as const
beforeEach(async () => {
  context = await lendContext(options())
  page = await context.newPage()
  page.on('pageerror', (error) => faults.push(error.message))
})
afterEach(async () => {
  await returnContext(context)
  const found = faults.splice(0)
  if (found.length > 0) throw new Error(found.join('\n'))
})

const stored = (name: string) => page.evaluate((key) => localStorage.getItem(key), name)

describe('search', () => {
  it('opens by the slash key, tolerates a typing error and leads to the page', async () => {
    await page.goto('/')
    await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
    await page.keyboard.press('/')
    await page.getByRole('combobox', { name: 'Sitede ara' }).fill('gizlilk')
    await page.getByRole('option', { name: /Gizlilik/ }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/info/Privacy')
    expect(await page.getByRole('combobox').count()).toBe(0)
  })

  it('shows games and pages on a page of its own, and reports an empty result (S2.20, S5.3)', async () => {
    await page.goto('/search?q=LALE')
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Lale Devri/ })
      .waitFor()
    await page.goto('/search?q=zzzzqx')
    await page.getByText('“zzzzqx” için bir şey bulunamadı').waitFor()
    await page.goto('/search?q=la')
    await page.getByText('Aramak için en az 3 karakter yaz.').waitFor()
    expect(await page.title()).toBe('Arama · Poyraz')
  })
})

describe('ways through the site', () => {
  it('go to the top of another page (S2.37)', async () => {
    await page.setViewportSize({ width: 1024, height: 500 })
    await page.goto('/slot')
    await page.getByRole('main').getByRole('article').first().waitFor()
    await settle(page)
    await page.evaluate('scrollTo(0, 320)')
    expect(await page.evaluate('scrollY')).toBe(320)
    await page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: 'Promosyon' }).click()
    await page.waitForURL('**/promotions')
    await expect.poll(() => page.evaluate('scrollY')).toBe(0)
  })

  it('lead a player to the bonuses from the account menu, and from the wallet', async () => {
    await page.goto('/login')
    await logIn(page, 'cinar')
    await page.getByRole('button', { name: /Hesap menüsü/ }).click()
    await page.getByRole('link', { name: 'Bonuslar', exact: true }).first().click()
    await page.waitForURL('**/bonuses')
    await page.goto('/wallet')
    await page.getByRole('main').getByRole('link', { name: 'Bonuslar', exact: true }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Bonuslar' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/bonuses')
  })

  const CLASSIC = { mechanic: 'classic' }

  /** Number of games that pass a filter of the lobby, by the catalogue. */
  async function countGames(filter: object): Promise<number> {
    const reply = await page.request.post('/endpoint/v1', {
      data: {
        api: { class: 'casino', method: 'games_list' },
        data: filter,
        user: { lang: 'tr' },
      },
    })
    const { pagination } = (await reply.json()) as { readonly pagination: { readonly total: number } }
    return pagination.total
  }

  it('filter the lobby by type, and by the category of the same games (S2.5)', async () => {
    await page.goto('/slot/type/classic')
    const chips = page.getByRole('navigation', { name: 'Filtreler' })
    await page.getByRole('heading', { level: 1, name: 'Klasik' }).waitFor()
    const games = () => page.getByRole('main').getByRole('article').count()
    const classics = await countGames(CLASSIC)
    await expect.poll(games).toBe(classics)
    await chips.getByRole('link', { name: 'Tümü' }).click()
    await page.waitForURL('**/slot')
    await expect.poll(games).toBeGreaterThan(classics)
    await page.goto('/slot/category/57')
    await page.getByRole('heading', { level: 1, name: 'Klasik' }).waitFor()
    await expect.poll(games).toBe(classics)
  })

  it('narrow the lobby by mechanic, volatility and studio, each beside the others', async () => {
    await page.goto('/slot')
    const chips = page.getByRole('navigation', { name: 'Filtreler' })
    const games = () => page.getByRole('main').getByRole('article').count()
    const classics = await countGames(CLASSIC)
    await chips.getByRole('link', { name: /^Klasik/ }).click()
    await page.waitForURL('**/slot?mechanic=classic')
    await expect.poll(games).toBe(classics)
    await chips.getByRole('link', { name: 'Uç' }).click()
    await page.waitForURL('**/slot?volatility=extreme&mechanic=classic')
    await page.getByRole('heading', { name: 'Yedi Kiraz' }).waitFor()
    await expect.poll(games).toBe(await countGames({ ...CLASSIC, volatility: 'extreme' }))
    await chips.getByRole('link', { name: 'Uç' }).click()
    await chips.getByRole('combobox', { name: 'Stüdyo' }).selectOption('2')
    await page.getByRole('heading', { name: 'Çini' }).waitFor()
    await expect.poll(games).toBe(await countGames({ ...CLASSIC, providerID: 2 }))
  })

  it('show sample spins and the certificate of a game in a sheet', async () => {
    await page.goto('/slot/provider/2')
    await page.getByRole('button', { name: 'Nazar hakkında' }).first().click()
    const sheet = page.getByRole('dialog', { name: 'Nazar' })
    await sheet.getByText(/tanesi bahsi geçti/).waitFor()
    await sheet.getByText('Oyuncuya dönüş (RTP)').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => sheet.count()).toBe(0)
  })

  it('lead to the login and back, and to the kept address if a launch fails (S2.9, S2.36, S2.38, S2.40, S4.9, S8.5)', async () => {
    await page.goto('/notifications')
    await page.waitForURL('**/login')
    expect(await stored('returnAddress')).toBe('/notifications')
    await logIn(page, 'cinar')
    await page.waitForURL('**/notifications')
    await page.evaluate(() => localStorage.setItem('returnAddress', '/promotions'))
    await page.goto('/play/live/5')
    await page.waitForURL('**/promotions')
  })

  it('of a game that does not exist say so on its page, without a notice over anything', async () => {
    await page.goto('/demo/slot/999')
    await page.getByRole('heading', { level: 1, name: 'Bu oyun bulunamadı' }).waitFor()
    expect(await page.title()).toContain('Bu oyun bulunamadı')
    expect(await page.evaluate('told')).toEqual([])
    await page.getByRole('main').getByRole('link', { name: 'Bütün slotlar' }).click()
    await page.waitForURL('**/slot')
  })

  it.each(['/profile', '/favorites', '/notifications', '/poker-tavla-okey'])(
    'lead a visitor of %s to the login, and keep the address (S2.9, S2.36)',
    async (path) => {
      await page.goto(path)
      await page.waitForURL('**/login')
      expect(await stored('returnAddress')).toBe(path)
    },
  )

  it('end at the not-found page for unknown addresses (S2.10, S2.13, S2.17)', async () => {
    for (const path of ['/play/bingo/2', '/play/slot/2/x/y', '/info/none', '/bingo']) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1, name: 'Sayfa bulunamadı' }).waitFor()
      expect(new URL(page.url()).pathname).toBe(path)
    }
  })
})

describe('the bars', () => {
  it('never cover the focused element', async () => {
    await page.setViewportSize({ width: 390, height: 600 })
    await page.goto('/register')
    const field = page.getByRole('main').getByRole('textbox', { name: 'E-posta' })
    const edges = (part: Locator) => part.evaluate((one) => one.getBoundingClientRect().toJSON())
    const above = page.getByRole('banner')
    const below = page.getByRole('navigation', { name: 'Alttaki menü' })
    await field.waitFor()

    await page.evaluate(`scrollBy(0, ${(await edges(field)).top - 10})`)
    await field.focus()
    expect((await edges(field)).top).toBeGreaterThan((await edges(above)).bottom)

    await field.blur()
    await page.evaluate(`scrollBy(0, ${(await edges(field)).bottom + 10} - innerHeight)`)
    await field.focus()
    expect((await edges(field)).bottom).toBeLessThan((await edges(below)).top)
  })
})

/** Height of everything that stands still while the page scrolls, except short notes at its side. */
const STILL_BARS = `[...document.querySelectorAll('body *')]
  .filter((part) => ['fixed', 'sticky'].includes(getComputedStyle(part).position))
  .map((part) => part.getBoundingClientRect())
  .filter(({ width, height }) => width >= innerWidth / 2 && height < innerHeight)
  .reduce((sum, { height }) => sum + height, 0)`

describe('the size of the screen', () => {
  const expectFourFifths = async (place: string) => {
    const px = await page.evaluate<number>(STILL_BARS)
    expect(px, place).toBeGreaterThan(0)
    expect(px, place).toBeLessThanOrEqual(450 / 5)
  }

  it('at 200 % zoom leaves four fifths of the height to the page', async () => {
    await page.setViewportSize({ width: 720, height: 450 })
    for (const path of ['/', '/slot', '/sports', '/verify']) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
      await settle(page)
      await expectFourFifths(path)
    }
  })

  it('at 200 % zoom keeps the wordmark of a player beside the search', async () => {
    await page.addInitScript("localStorage.setItem('userLanguage', 'en')")
    await page.goto('/login')
    const main = page.getByRole('main')
    await main.getByRole('textbox', { name: 'Username or e-mail' }).fill('deniz')
    await main.getByRole('textbox', { name: 'Password', exact: true }).fill('Poyraz1')
    await main.getByRole('button', { name: 'Log in', exact: true }).click()
    await page.getByTestId('balance').waitFor()
    await page.setViewportSize({ width: 720, height: 450 })
    const bar = page.getByRole('banner')
    const name = await bar.getByRole('link', { name: 'Poyraz' }).locator('span').last().boundingBox()
    const search = await bar.getByRole('button', { name: /^Search/ }).boundingBox()
    expect((name?.x ?? 0) + (name?.width ?? 0)).toBeLessThanOrEqual(search?.x ?? 0)
  })

  it('at 200 % zoom leaves them also under the popup, and beside a coupon', async () => {
    await page.setViewportSize({ width: 720, height: 450 })
    await page.goto('/')
    await page.evaluate("localStorage.setItem('cookiesExplained', '1')")
    await page.reload()
    await page.locator('[aria-labelledby=popup-title]').waitFor()
    await expectFourFifths('the popup')
    await page.goto('/sports')
    await page
      .getByRole('main')
      .getByRole('button', { name: /, oran [0-9,]+$/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Kuponu aç' }).waitFor()
    await expectFourFifths('the coupon')
  })

  it('is used at 2560 px, with more promotions in a row', async () => {
    await page.goto('/promotions')
    const cards = page.getByRole('main').getByRole('article')
    await cards.first().waitFor()
    const inFirstRow = async () => {
      const tops = await cards.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
      return tops.filter((top) => top === tops[0]).length
    }
    expect(await inFirstRow()).toBe(3)
    await page.setViewportSize({ width: 2560, height: 1440 })
    await expect.poll(inFirstRow).toBe(4)
    const used = await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().width)
    expect(used).toBeGreaterThan(2560 * 0.8)
  })
})

/** Maximum height of the footer on a desktop. */
const FOOTER_PX_MAX = 500

describe('the footer', () => {
  const footer = () => page.getByRole('contentinfo')

  /** Scrolls to the footer and waits until its content has arrived. */
  async function showFooter(links: string): Promise<void> {
    await footer().scrollIntoViewIfNeeded()
    await footer().getByRole('navigation', { name: links }).locator('a, summary').first().waitFor()
    await settle(page)
  }

  it.each([
    ['tr', 'Site bağlantıları', ['Canlı casino', 'Spor']],
    ['en', 'Site links', ['Live casino', 'Sports']],
  ] as const)('in %s is at most 500 px high on every desktop', async (lang, links, products) => {
    await page.goto('/login')
    await logIn(page, 'cinar')
    await page.getByRole('button', { name: /Hesap menüsü/ }).waitFor()
    await page.evaluate((chosen) => localStorage.setItem('userLanguage', chosen), lang)
    await page.goto('/about-us')
    for (const width of [1024, 1100, 1280, 1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 })
      await showFooter(links)
      const { height = 0 } = (await footer().boundingBox()) ?? {}
      expect(height, `${width} px`).toBeLessThanOrEqual(FOOTER_PX_MAX)
    }
    for (const name of products) await footer().getByRole('link', { name, exact: true }).waitFor()
  })

  it('is folded on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/about-us')
    await showFooter('Site bağlantıları')
    const sections = footer().locator('details')
    expect(await sections.count()).toBeGreaterThan(4)
    expect(await footer().locator('details[open]').count()).toBe(0)
    const link = footer().getByRole('link', { name: 'Spor', exact: true })
    expect(await link.isVisible()).toBe(false)
    await sections.first().locator('summary').click()
    await link.waitFor()
  })
})

describe('a player who left', () => {
  it('is logged out after an hour without activity (S4.15, S4.16)', async () => {
    await page.goto('/login')
    await logIn(page, 'cinar')
    await page.getByRole('button', { name: /Hesap menüsü/ }).waitFor()
    // A call that is still running would count as activity.
    await settle(page)
    const goodbye = page.waitForResponse(
      (response) => response.request().postData()?.includes('"logout"') ?? false,
    )
    await page.evaluate(
      (since) => localStorage.setItem('userActivityStart', String(since)),
      Date.now() - HOUR_MS - 1,
    )
    // The server recognises the session that ends.
    expect(await (await goodbye).json()).toMatchObject({ result: true })
    await expectNotice(page, 'Bir saattir işlem yapmadığın için oturumunu kapattık.')
    expect([
      await stored('userSession'),
      await stored('userAuth'),
      await stored('userActivityStart'),
    ]).toEqual([null, null, null])
  })
})

describe('a server in trouble', () => {
  it('that fails once gets no more requests, and a reload is offered (S4.20, S8.1)', async () => {
    await page.goto('/')
    await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
    await settle(page)
    await page.route('**/endpoint/v1', (route) => route.fulfill({ status: 500, body: '{}' }))
    const menu = page.getByRole('navigation', { name: 'Ana menü' })
    await menu.getByRole('link', { name: 'Slotlar' }).click()
    const notice = page.getByRole('alert').filter({ hasText: 'Bazı sorunlar yaşıyoruz.' })
    await notice.waitFor()
    let asked = 0
    page.on('request', (request) => {
      if (request.url().includes('/endpoint/')) asked++
    })
    await menu.getByRole('link', { name: 'Promosyon' }).click()
    await page.getByText('Bu içerik yüklenemedi').waitFor()
    expect(asked).toBe(0)
    await page.unroute('**/endpoint/v1')
    await notice.getByRole('button', { name: 'Sayfayı yenile' }).click()
    await page.getByText('Bu içerik yüklenemedi').waitFor({ state: 'detached' })
  })

  it('that cannot be reached leads to an error page of ours with a way to continue', async () => {
    // A lent context has deleted its service workers before: it may not get one again.
    await returnContext(context)
    context = await openContext(await sharedBrowser(), options())
    page = await context.newPage()
    await page.goto('/')
    await page.evaluate('navigator.serviceWorker.ready.then(() => null)')
    await context.setOffline(true)
    await page.goto('/slot')
    await page.getByRole('heading', { name: 'Bağlantın yok' }).waitFor()
    expect(await page.evaluate('caches.keys()')).toEqual([])
    await context.setOffline(false)
    await page.getByRole('heading', { level: 1, name: 'Slotlar' }).waitFor()
  })
})
