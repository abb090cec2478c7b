import { newcomer } from '@poyraz/testkit/newcomer'
import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { settle, shoot } from './browser.ts'
import { installClock, lendContext, returnContext } from './contexts.ts'
import { expectNotice } from './notices.ts'
import { deposit, expectBalance, gameFrame, logIn, register } from './steps.ts'

const ENDPOINT = '**/endpoint/v1'
const HOUR = '01:00:05'
const ALMOST_AN_HOUR = '59:00'
/** Makes the browser refuse WebGL, as the scene worker sees it. */
const WITHOUT_WEBGL = `{
  const { getContext } = OffscreenCanvas.prototype
  OffscreenCanvas.prototype.getContext = function (kind, ...more) {
    return kind.startsWith('webgl') ? null : getContext.call(this, kind, ...more)
  }
}`
const STUDIO_CODE = '**/studio/assets/index-*.js'
/** Longer than the time in which a game must report that it is ready. */
const OPENING_MS_MAX = 21_000
const UNKNOWN_ROUND = '01890a5d-ac96-774b-bcce-b302099a8057'

let context: BrowserContext
let page: Page
const faults: string[] = []

beforeEach(async () => {
  context = await lendContext({ baseUrl: inject('baseUrl'), viewport: 'desktop', lang: 'tr' })
  page = await context.newPage()
  page.on('pageerror', (error) => faults.push(`${page.url()} ${error.message}`))
  await page.emulateMedia({ reducedMotion: 'reduce' })
})
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await shoot(page, task.name.replace(/\W+/g, '-'))
  await returnContext(context)
  const found = faults.splice(0)
  if (found.length > 0) throw new Error(found.join('\n'))
})

const title = (name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor()
const stored = (name: string) => page.evaluate((key) => localStorage.getItem(key), name)
const toLogin = () => page.getByRole('banner').getByRole('link', { name: 'Giriş yap' }).waitFor()

describe('local storage with invalid values', () => {
  const SOMEBODY = JSON.stringify({ uid: 'u', sid: 's', uip: 'i', gmt: 3, lang: 'tr' })
  const PROFILE = JSON.stringify({ username: 'baskasi', firstname: '<b>A</b>', lastname: 'B', rid: 20 })

  it.each([
    ['is no JSON', { userSession: '{', userProfile: 'x', userAuth: '[' }],
    ['is of another shape', { userSession: '[]', userProfile: 'null', userAuth: '"x"' }],
    ['is a session alone', { userSession: SOMEBODY }],
    ['is a credential alone', { userAuth: SOMEBODY }],
    ['is all of it', { userSession: SOMEBODY, userProfile: PROFILE, userAuth: SOMEBODY, rid: '20' }],
  ])('and %s makes nobody a player (S2.36, S3.5, S4.4, S6.1)', async (_what, entries) => {
    await write(entries)
    await page.goto('/')
    await toLogin()
    await page.goto('/wallet')
    await page.waitForURL('**/login')
    expect([await stored('userSession'), await stored('userAuth')]).toEqual([null, null])
    expect(await stored('returnAddress')).toBe('/wallet')
  })

  it('is ignored, and causes no redirect (S2.38, S3.5, S4.5)', async () => {
    const odd = { userLanguage: 'xx', userMode: 'neon', showBalance: '7', expirationDate: 'never' }
    const more = { userActivityStart: '-1', modalStatus: '{}', siteUnderMaintenance: 'maybe' }
    await write({ ...odd, ...more, returnAddress: '//evil.example/steal' })
    await page.goto('/login')
    expect(await page.locator('html').getAttribute('lang')).toBe('tr')
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
    await logIn(page, 'cinar')
    await page.getByRole('button', { name: 'Bakiyeyi gizle' }).waitFor()
    await page.waitForURL(`${inject('baseUrl')}/`)
  })

  async function write(entries: Readonly<Record<string, string>>): Promise<void> {
    await page.addInitScript((wanted) => {
      if (sessionStorage.getItem('written')) return
      for (const [name, value] of Object.entries(wanted)) localStorage.setItem(name, value)
      sessionStorage.setItem('written', '1')
    }, entries)
  }
})

describe('addresses that lead to nothing', () => {
  it.each([
    '/slot/category/999',
    '/slot/provider/999',
    '/slot/type/none',
    '/slot/category/0',
    '/history/none',
    '/bingo',
  ])('%s is a page that says so (S2.5, S2.13, S2.17)', async (path) => {
    await page.goto(path)
    await title('Sayfa bulunamadı')
    expect(await page.title()).toContain('Sayfa bulunamadı')
  })

  it('report at the form that a link is expired or incomplete (S2.7, S2.8)', async () => {
    await page.goto(`/register-account-confirm?token=${'x'.repeat(43)}`)
    await page.getByText('Bu bağlantı geçersiz ya da süresi dolmuş.').waitFor()
    await page.goto('/register-account-confirm')
    await page.getByText(/^Onay bağlantısı eksik/).waitFor()
    await page.goto('/account_reset')
    await page.getByText(/^Parola bağlantısı eksik/).waitFor()
    await page.goto(`/account_reset?token=${'x'.repeat(43)}`)
    await page.getByRole('textbox', { name: 'Yeni parola', exact: true }).fill('Yepyeni-Söz-7')
    await page.getByRole('textbox', { name: 'Parola (yeniden)' }).fill('Yepyeni-Söz-7')
    await page.getByRole('button', { name: 'Parolayı kaydet' }).click()
    await page.getByText('Bu bağlantı geçersiz ya da süresi dolmuş.').waitFor()
    expect(new URL(page.url()).pathname).toBe('/account_reset')
  })

  it('say that there is no such round', async () => {
    await page.goto(`/verify?round=${UNKNOWN_ROUND}`)
    await page.getByText('Kayıt bulunamadı').waitFor()
    expect(await page.title()).toContain('Poyraz')
  })
})

describe('a server', () => {
  it('that fails at the start gets no more requests, and a reload is offered (S4.20, S8.1)', async () => {
    await page.route(ENDPOINT, (route) => route.fulfill({ status: 500, body: '{}' }))
    await page.goto('/promotions')
    const notice = page.getByRole('alert').filter({ hasText: 'Bazı sorunlar yaşıyoruz.' })
    await notice.waitFor()
    await page.unroute(ENDPOINT)
    await notice.getByRole('button', { name: 'Sayfayı yenile' }).click()
    await title('Promosyonlar')
    expect(await notice.count()).toBe(0)
  })

  it('that is slow causes skeletons in the shape of the content (S9.3)', async () => {
    // A page that is opened by its address contains its content, so it is opened by a link.
    await page.goto('/support')
    const { promise: enough, resolve: answer } = Promise.withResolvers<void>()
    await page.route(ENDPOINT, async (route) => {
      await enough
      await route.continue()
    })
    await page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: 'Promosyon' }).click()
    await page.getByRole('main').getByRole('status').first().waitFor()
    await page.goBack()
    await page.getByRole('main').getByRole('link', { name: 'Sorularda ara' }).click()
    await title('Sık sorulanlar')
    await page.getByRole('main').getByRole('status').waitFor()
    answer()
    await page.locator('main summary').first().waitFor()
    await page.getByRole('main').getByRole('status').waitFor({ state: 'detached' })
    expect(await page.getByRole('alert').count()).toBe(0)
  })

  it.each([
    ['is down', { abort: true }, /^Bağlantın kopmuş görünüyor/],
    ['answers something else', { abort: false }, /^Sunucudan anlaşılır bir yanıt gelmedi/],
  ] as const)('that %s keeps forms, and lists try again (S8.15)', async (_what, { abort }, reason) => {
    await page.goto('/login')
    await page.getByRole('textbox', { name: 'Kullanıcı adı' }).waitFor()
    await settle(page)
    await page.route(ENDPOINT, (route) =>
      abort ? route.abort() : route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }),
    )
    await logIn(page, 'cinar')
    await page.getByRole('main').getByRole('alert').filter({ hasText: reason }).waitFor()
    expect(await page.getByRole('textbox', { name: 'Kullanıcı adı' }).inputValue()).toBe('cinar')
    await page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: 'Promosyon' }).click()
    await page.getByText('Bu içerik yüklenemedi').waitFor()
    await page.getByText(reason).waitFor()
    await page.unroute(ENDPOINT)
    await page.getByRole('button', { name: 'Yeniden dene' }).click()
    await title('Promosyonlar')
  })
})

describe('a launch (S2.34, S2.40, S8.5)', () => {
  it.each([
    ['brings no address', { data: { url: '' } }, 'Sağlayıcıya Ulaşılamıyor'],
    ['leads away from here', { data: { url: 'https://evil.example/' } }, 'Sağlayıcıya Ulaşılamıyor'],
    [
      'is refused',
      { result: false, error: 'game_disabled', message: 'Bu oyun şu an kapalı.' },
      'Bu oyun şu an kapalı.',
    ],
  ])('that %s says why and leads home', async (_what, part, reason) => {
    const reply = { result: true, message: '', code: 200, error: null, ...part }
    await page.route(ENDPOINT, (route) =>
      route.request().postData()?.includes('"init_game"') ? route.fulfill({ json: reply }) : route.continue(),
    )
    await page.goto('/demo/slot/3')
    await expectNotice(page, reason)
    await page.waitForURL(({ pathname }) => pathname === '/')
    await page
      .getByRole('contentinfo')
      .getByText(/^© \d{4} Poyraz$/)
      .waitFor()
  })

  it('that fails shows a notice at the bottom right for one and a half seconds (S8.2, S8.5)', async () => {
    await installClock(page)
    await page.route(ENDPOINT, async (route) => {
      if (!route.request().postData()?.includes('"init_game"')) return route.continue()
      // Paused, so that a slow machine does not miss the notice.
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 100)
      await route.fulfill({ json: { result: true, message: '', code: 200, error: null, data: { url: '' } } })
    })
    await page.goto('/demo/slot/3')
    const notice = page.getByRole('alert').filter({ hasText: 'Sağlayıcıya Ulaşılamıyor' })
    await expect
      .poll(async () => {
        await page.clock.runFor(20)
        return notice.isVisible()
      })
      .toBe(true)
    const { x = 0, y = 0 } = (await notice.boundingBox()) ?? {}
    expect([x > 720, y > 450]).toEqual([true, true])
    await page.clock.runFor(1_400)
    expect(await notice.isVisible()).toBe(true)
    await page.clock.runFor(200)
    await notice.waitFor({ state: 'detached' })
  })

  it('on a device that cannot run the game shows so, with an exit (S8.14)', async () => {
    await page.addInitScript('delete HTMLCanvasElement.prototype.transferControlToOffscreen')
    await page.goto('/demo/slot/3')
    const screen = page.getByRole('alert').filter({ hasText: 'Cihaz desteklenmiyor' })
    await screen.waitFor()
    await shoot(page, 'device-unsupported')
    expect(await page.locator('iframe').count()).toBe(0)
    await screen.getByRole('button', { name: 'Oyundan çık' }).click()
    await page.waitForURL('**/slot')
  })

  it('whose code does not arrive times out, and can be retried', async () => {
    await installClock(page)
    await page.route(STUDIO_CODE, (route) => route.abort())
    await page.goto('/demo/slot/3')
    await page.getByText('Kaplan açılıyor…').waitFor()
    await page.clock.fastForward(OPENING_MS_MAX)
    const failed = page.getByRole('alert').filter({ hasText: 'Oyun açılamadı' })
    await failed.waitFor()
    await shoot(page, 'game-failed')
    await page.unroute(STUDIO_CODE)
    await failed.getByRole('button', { name: 'Yeniden dene' }).click()
    await gameFrame(page)
      .getByRole('button', { name: /^Çevir/ })
      .waitFor()
    await expect.poll(() => failed.count()).toBe(0)
  })

  it('of a game that the studio does not know shows so at once, with an exit', async () => {
    const data = { url: '/studio/?game=yok&gameID=3&lang=tr' }
    const reply = { result: true, message: '', code: 200, error: null, data }
    await page.route(ENDPOINT, (route) =>
      route.request().postData()?.includes('"init_game"') ? route.fulfill({ json: reply }) : route.continue(),
    )
    await page.goto('/demo/slot/3')
    const failed = page.getByRole('alert').filter({ hasText: 'Oyun açılamadı' })
    await failed.getByRole('button', { name: 'Oyundan çık' }).click()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/slot')
  })

  it('that fails while loading shows so at once', async () => {
    await page.goto('/')
    await page.evaluate(() => localStorage.setItem('userLanguage', 'en'))
    await page.route('**/studio/assets/en-*.js', (route) => route.abort())
    await page.goto('/demo/slot/3')
    await page.getByRole('alert').filter({ hasText: 'The game could not be opened' }).waitFor()
    expect(faults.splice(0)).toEqual([expect.stringContaining('en-')])
  })

  it('on a device without WebGL opens in the plain view (S8.14)', async () => {
    await context.route(/scene-worker/, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: `${WITHOUT_WEBGL}\n${await response.text()}` })
    })
    await page.goto('/demo/slot/3')
    const game = gameFrame(page)
    await game.getByText(/^Tarayıcın WebGL desteklemiyor/).waitFor()
    await game.getByRole('button', { name: /^Çevir/ }).waitFor()
    // Three reels, each a third of the frame wide.
    const box = async (part: string) => (await game.locator(`[data-plain]${part}`).boundingBox())?.width ?? 0
    const [whole, reel] = [await box(''), await box(' > div:first-child')]
    expect(reel).toBeGreaterThan(0)
    expect(Math.abs(reel - whole / 3)).toBeLessThan(1)
    expect(await page.getByRole('contentinfo').count()).toBe(0)
    await shoot(page, 'plain-view')
    expect(faults.splice(0)).toEqual([expect.stringContaining('WebGL')])
    // The page also preloads the worker; that request may still be running.
    await context.unrouteAll({ behavior: 'ignoreErrors' })
  })
})

describe('a player', () => {
  it('waits for a deposit, sees why it failed, and keeps the form (S8.8, S8.9, S8.15)', async () => {
    const { promise: enough, resolve: answer } = Promise.withResolvers<void>()
    const message = 'Bulunduğun yerde bu işlem sunulmuyor.'
    await page.route(ENDPOINT, async (route) => {
      if (!route.request().postData()?.includes('"processTransaction"')) return route.continue()
      await enough
      await route.fulfill({ json: { result: false, message, code: 451, error: 'jurisdiction', data: [] } })
    })
    await installClock(page)
    await page.goto('/login')
    await logIn(page, 'cinar')
    await deposit(page, 50_000)
    await page.getByRole('dialog', { name: 'Lütfen Bekleyiniz...' }).waitFor()
    // The clock is paused until the notice was checked.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2_000)
    answer()
    const notice = page.locator('[aria-live] > [role=alert]').filter({ hasText: message })
    await notice.waitFor()
    const { x = 0, y = 0 } = (await notice.boundingBox()) ?? {}
    expect([x > 720, y > 450]).toEqual([true, true])
    await page.clock.runFor(900)
    expect(await notice.count()).toBe(1)
    await page.clock.runFor(200)
    await notice.waitFor({ state: 'detached' })
    await page.getByRole('main').getByRole('alert').filter({ hasText: message }).waitFor()
    const amount = page.getByRole('main').getByRole('textbox', { name: 'Ne kadar yatıracaksın?' })
    expect(await amount.inputValue()).toBe('500')
  })

  it('whose logout the server refuses stays logged in, and sees why (S4.13)', async () => {
    await page.goto('/login')
    await logIn(page, 'cinar')
    await page.getByRole('button', { name: /Hesap menüsü/ }).waitFor()
    const message = 'Şu an olmuyor.'
    await page.route(ENDPOINT, (route) =>
      route.request().postData()?.includes('"logout"')
        ? route.fulfill({ json: { result: false, message, code: 503, error: 'unavailable', data: [] } })
        : route.continue(),
    )
    await page.getByRole('button', { name: /Hesap menüsü/ }).click()
    await page.getByRole('button', { name: 'Çıkış yap' }).click()
    await page.getByRole('alert').filter({ hasText: message }).waitFor()
    expect(await stored('userSession')).not.toBeNull()
  })

  it.each(['account_inactive', 'not_authorized'])(
    'who is refused as %s is redirected to the page about it (S2.18)',
    async (error) => {
      await page.route(ENDPOINT, (route) =>
        route.request().postData()?.includes('"list_cash_methods_new"')
          ? route.fulfill({ json: { result: false, message: 'no', code: 403, error, data: [] } })
          : route.continue(),
      )
      // The login returns to the deposit; a page loaded after a refused prefetch would be a visitor's.
      await page.goto('/deposit')
      await page.waitForURL('**/login')
      await logIn(page, 'cinar')
      await page.waitForURL('**/no-access')
      await title('Buraya erişimin yok')
      expect(await page.evaluate(() => localStorage.getItem('userAuth'))).toBeNull()
    },
  )

  it('sees that a payment method is not defined, and can choose another (S5.8)', async () => {
    await page.goto('/login')
    await logIn(page, 'cinar')
    await page.getByRole('button', { name: /Hesap menüsü/ }).waitFor()
    await page.goto('/deposit?method=999')
    const told = page.getByRole('main').getByRole('alert').filter({ hasText: 'Ödeme yöntemi tanımlı değil' })
    await told.waitFor()
    expect(await page.getByRole('radio').first().isChecked()).toBe(true)
  })

  it('whose balance cannot be read sees so, and can retry (S1.2)', async () => {
    await page.goto('/login')
    await logIn(page, 'cinar')
    await page.getByRole('button', { name: /Hesap menüsü/ }).waitFor()
    await page.route(ENDPOINT, (route) =>
      route.request().postData()?.includes('"check_balance"')
        ? route.fulfill({ status: 502, body: '' })
        : route.continue(),
    )
    await page.goto('/deposit')
    const main = page.getByRole('main')
    const balance = main.getByRole('alert').filter({ hasText: 'Bakiye alınamadı' })
    await balance.waitFor()
    await shoot(page, 'no-balance')
    expect(await main.locator('.skeleton').count()).toBe(0)
    await page.unroute(ENDPOINT)
    await balance.getByRole('button', { name: 'Yeniden dene' }).click()
    await balance.waitFor({ state: 'detached' })
    await main
      .getByText(/^₺[\d.]+,\d\d$/)
      .first()
      .waitFor()
  })

  it('whose deposit reply was lost sees the outcome, and pays once', async () => {
    await page.goto('/register')
    await register(page, newcomer())
    const sent: string[] = []
    await page.route(ENDPOINT, async (route) => {
      const body = route.request().postData() ?? ''
      if (!body.includes('"processTransaction"')) return route.continue()
      sent.push(JSON.parse(body).data.key)
      if (sent.length > 1) return route.continue()
      await route.fetch()
      await route.abort()
    })
    await deposit(page, 50_000)
    await expectBalance(page, 50_000)
    await expectNotice(page, '₺500,00 hesabında')
    expect(sent).toEqual([sent[0], sent[0]])
    await page.reload()
    await expectBalance(page, 50_000)
  })

  it('is logged out an hour after the last key press (S4.15, S8.10)', async () => {
    await installClock(page)
    await page.goto('/login')
    await logIn(page, 'cinar')
    const account = page.getByRole('button', { name: /Hesap menüsü/ })
    await expectNotice(page, 'Giriş yaptın')
    await account.waitFor()
    await page.clock.fastForward(ALMOST_AN_HOUR)
    await page.keyboard.press('Shift')
    await page.clock.fastForward(ALMOST_AN_HOUR)
    await account.waitFor()
    await page.clock.fastForward(HOUR)
    await expectNotice(page, 'Bir saattir işlem yapmadığın için oturumunu kapattık.')
    await toLogin()
    expect([await stored('userSession'), await stored('userAuth')]).toEqual([null, null])
  })

  it('keeps language and mode on every page, over reloads and a new tab (S4.28, S8.10)', async () => {
    await page.goto('/register')
    await register(page, newcomer())
    await expectNotice(page, /^Kaydın tamamlandı/)
    const footer = page.getByRole('contentinfo')
    await footer
      .getByRole('button', { name: 'Light' })
      .or(footer.getByRole('button', { name: 'Açık' }))
      .click()
    await footer.getByRole('button', { name: 'English' }).click()
    await page.locator('html[lang=en][data-theme=light]').waitFor()
    for (const [path, name] of Object.entries(ENGLISH_PAGES)) {
      await page.goto(path)
      await title(name)
      await page.locator('html[lang=en][data-theme=light]').waitFor()
    }
    const other = await context.newPage()
    await other.goto('/faq')
    await other.locator('html[lang=en][data-theme=light]').waitFor()
    await other.getByRole('contentinfo').getByRole('button', { name: 'Türkçe' }).click()
    await other.getByRole('heading', { level: 1, name: 'Sık sorulanlar' }).waitFor()
    await page.reload()
    await page.locator('html[lang=tr][data-theme=light]').waitFor()
    expect([await stored('userLanguage'), await stored('userMode')]).toEqual(['tr', 'light'])
  })
})

const ENGLISH_PAGES = {
  '/slot': 'Slots',
  '/promotions': 'Promotions',
  '/tournaments': 'Tournaments',
  '/info/GeneralRules': 'General rules',
  '/wallet': 'Wallet',
  '/history/bet': 'History',
  '/notifications': 'Notifications',
  '/profile': 'Işıl Çağlayan',
  '/verify': 'Verify a round',
  '/no-such-page': 'Page not found',
} as const
