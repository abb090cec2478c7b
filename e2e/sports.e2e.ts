import { istanbulDay } from '@poyraz/kernel'
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { openContext, sharedBrowser, shoot, type ViewportName } from './browser.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'
import { type FeedEvent, type ScriptedFeed, startScriptedFeed } from './sports-feed.ts'
import { balanceOf, expectBalance, logIn } from './steps.ts'

/** Play money of a demo player. */
const GIFT = 1_000_000

let feed: ScriptedFeed
let server: OwnServer
let browser: Browser
const contexts: BrowserContext[] = []

beforeAll(async () => {
  feed = await startScriptedFeed()
  ;[server, browser] = await Promise.all([startOwnServer({ SPORTS_FEED: feed.url }), sharedBrowser()])
  await feed.open()
})
afterAll(async () => {
  await server.stop()
  await feed.close()
})
afterEach(async ({ task }) => {
  const pages = contexts.flatMap((context) => context.pages())
  if (task.result?.state === 'fail') {
    await Promise.all(pages.map((page, index) => shoot(page, `${task.name.replace(/\W+/g, '-')}-${index}`)))
  }
  await Promise.all(contexts.splice(0).map((context) => context.close()))
})

async function visitor(viewport: ViewportName): Promise<Page> {
  const context = await openContext(browser, { baseUrl: server.url, viewport, lang: 'tr' })
  contexts.push(context)
  return context.newPage()
}

async function player(viewport: ViewportName, username = 'tester'): Promise<Page> {
  const page = await visitor(viewport)
  await page.goto('/login')
  await logIn(page, username)
  await page.waitForURL('**/')
  return page
}

/** Selects the home wins of matches on the start page of sports, on the day of the upcoming ones. */
async function select(page: Page, ...events: readonly (FeedEvent | undefined)[]): Promise<void> {
  await page.goto(feed.day === istanbulDay(Date.now()) ? '/sports' : '/sports?day=tomorrow')
  for (const event of events) {
    const name = new RegExp(`, Maç sonucu: ${event?.home}, oran [0-9,]+$`)
    await page.getByRole('main').getByRole('button', { name }).first().click()
  }
}

/** Opens the coupon, which stands beside the page on a desktop. */
async function coupon(page: Page, viewport: ViewportName): Promise<Locator> {
  if (viewport === 'desktop') return page.getByRole('complementary', { name: 'Kuponum' })
  await page.getByRole('button', { name: 'Kuponu aç' }).click()
  return page.getByRole('dialog', { name: 'Kuponum' })
}

/** Places the coupon and opens its page. */
async function place(slip: Locator): Promise<void> {
  await slip.getByRole('button', { name: /^Kuponu oyna/ }).click()
  await slip.getByText('Kuponun alındı').waitFor()
  await slip.getByRole('link', { name: 'Kuponu gör' }).click()
}

describe.each(['desktop', 'phone'] as const)('the sportsbook (%s)', (viewport) => {
  it('takes a pre-match double, and the coupon can be sold in part', async () => {
    const page = await player(viewport)
    await select(page, feed.upcoming[0], feed.upcoming[1])
    const slip = await coupon(page, viewport)
    await slip.getByRole('radio', { name: 'Kombine' }).waitFor()
    expect(await slip.getByRole('radio', { name: 'Kombine' }).isChecked()).toBe(true)
    await expectAccessible(page)
    await shoot(page, `sports-double-${viewport}`)
    await place(slip)
    await page.getByRole('button', { name: /^%50 boz/ }).click()
    await page.getByRole('button', { name: 'Bozdurmayı onayla' }).click()
    await page.getByText('Bozduruldu', { exact: true }).first().waitFor()
    await expectAccessible(page)
    await shoot(page, `sports-coupon-${viewport}`)
  })

  it('asks again if the price of a live match has changed', async () => {
    const page = await player(viewport)
    const live = feed.live[viewport === 'desktop' ? 0 : 1] as FeedEvent
    await select(page, live)
    const slip = await coupon(page, viewport)
    await slip.getByText('Bana sor').click()
    await slip.getByRole('button', { name: /^Kuponu oyna/ }).waitFor()
    await feed.odds(live, [1_850, 3_500, 4_100])
    await slip.getByRole('button', { name: 'Yeni oranları onayla' }).click()
    await slip.getByRole('button', { name: /^Kuponu oyna/ }).click()
    const accepted = slip.getByText('Kuponun alındı')
    await accepted.waitFor()
    expect(await accepted.isVisible()).toBe(true)
  })
})

it('settles a system 2/3 whose third match is void', async () => {
  const page = await player('desktop')
  const [, , first, second, third] = feed.upcoming
  if (!first || !second || !third) throw new Error('no matches')
  await select(page, first, second, third)
  const slip = await coupon(page, 'desktop')
  await slip.getByText('Sistem', { exact: true }).first().click()
  await slip.getByText('3 seçim, 3 kolon').waitFor()
  await place(slip)
  await page.getByText('Tutar ₺150,00 = 3 kolon × ₺50,00').waitFor()
  const lines = page.getByRole('main').getByText(/^[0-9,]+ × [0-9,]+ × ₺50,00$/)
  await expect.poll(() => lines.count()).toBe(3)
  await feed.cancel(third)
  await feed.settle(first, '1')
  await feed.settle(second, '1')
  // 2 × 2 + 2 × 1 + 2 × 1 times 50.
  await page.getByText('₺400,00').first().waitFor()
  await page.getByText('İade', { exact: true }).first().waitFor()
  await shoot(page, 'sports-system-void')
})

it('takes an each-way bet on a season, keeps it in the code, and pays a shared third place', async () => {
  const page = await player('phone')
  const before = await balanceOf(page)
  await page.goto('/sports')
  await page.getByRole('link', { name: /^Kim şampiyon olur/ }).click()
  await page.getByText('Her iki yönlü: ilk 3, oranın 1/5 kadarı').waitFor()
  await page.getByRole('button', { name: /Kıyı Ligi · 1\. sezon, Şampiyon: Akçay, oran/ }).click()
  const slip = await coupon(page, 'phone')
  const toggle = slip.getByRole('switch', { name: /^Her iki yönlü \(kazanır \/ ilk 3\)/ })
  await toggle.click()
  await slip.getByText('İlk 3 (1/5)').waitFor()
  // 50 · 9.00 + 50 · 2.60
  await slip.getByText('₺580,00').first().waitFor()
  await slip.getByRole('button', { name: 'Kuponu oyna · ₺100,00' }).waitFor()
  await expectAccessible(page)
  await shoot(page, 'sports-each-way-slip')
  await place(slip)
  await page.getByText('Tutar ₺100,00 = 2 yön × ₺50,00').waitFor()
  await expectBalance(page, before - 10_000)
  await page.getByRole('button', { name: 'Kuponu tekrarla' }).click()
  const again = page.getByRole('dialog', { name: 'Kuponum' })
  await again.getByRole('switch', { name: /^Her iki yönlü/ }).waitFor()
  expect(await again.getByRole('switch', { name: /^Her iki yönlü/ }).isChecked()).toBe(true)
  await page.keyboard.press('Escape')
  await feed.settleSeason(1, 2, [0, 3])
  await page.getByText('Eşit bitiş', { exact: true }).first().waitFor()
  // 50 · 2.60 · 1/2
  await expectBalance(page, before - 10_000 + 6_500)
  await expectAccessible(page)
  await shoot(page, 'sports-each-way-settled')
})

it('cashes a live coupon out by the rule of its player', async () => {
  const page = await player('phone', 'cinar')
  const match = feed.live[1] as FeedEvent
  await feed.odds(match, [2_000, 3_300, 3_600])
  await select(page, match)
  const slip = await coupon(page, 'phone')
  await slip.getByText('Hepsini al').click()
  await place(slip)
  await page.getByRole('button', { name: 'Otomatik bozdurma kur' }).click()
  const dialog = page.getByRole('dialog', { name: 'Otomatik bozdurma' })
  const target = dialog.getByRole('textbox', { name: 'Teklif bu tutara çıkınca boz' })
  await target.fill('10')
  await dialog.getByRole('button', { name: 'Kuralı kaydet' }).click()
  await dialog.getByText('Daha yüksek bir tutar yaz.').waitFor()
  await expectAccessible(page)
  await shoot(page, 'sports-auto-cash-out-form')
  await target.fill('70')
  await dialog.getByRole('button', { name: 'Kuralı kaydet' }).click()
  await page.getByText('Teklif ₺70,00 ya da üstüne çıkınca bozdurulur.').waitFor()
  await shoot(page, 'sports-auto-cash-out-waits')
  await feed.odds(match, [1_250, 3_300, 3_600])
  await page.getByText(/^Kural gerçekleşti/).waitFor()
  await expectAccessible(page)
  await page.getByText('Otomatik bozduruldu').waitFor()
  // 50 · 2 · 0.95 / 1.25 · 0.95
  await expectBalance(page, GIFT - 5_000 + 7_220)
  await shoot(page, 'sports-auto-cash-out-done')
})

it('edits a coupon: it is sold, and another one is placed instead', async () => {
  const page = await player('desktop', 'cinar')
  await select(page, feed.upcoming[6])
  await place(await coupon(page, 'desktop'))
  await page.getByRole('button', { name: 'Kuponu düzenle' }).click()
  const slip = await coupon(page, 'desktop')
  await slip.getByText(/^Kupon [A-Z0-9]{8} düzenleniyor$/).waitFor()
  await slip.getByText('Bozdurulan kupon').waitFor()
  await expectAccessible(page)
  await shoot(page, 'sports-edit')
  await slip.getByRole('button', { name: 'Kuponu değiştir' }).click()
  await slip.getByText('Kuponun alındı').waitFor()
  await page.getByText('Düzenlendi: bozduruldu, yerine yeni kupon oynandı').waitFor()
  await page.getByRole('link', { name: 'Yerine oynanan kupon' }).click()
  await page.getByRole('link', { name: 'Düzenlenen önceki kupon' }).waitFor()
  await shoot(page, 'sports-edited')
})

it('finds a league, a team and its match in the search of the site', async () => {
  const page = await visitor('phone')
  const match = feed.upcoming[6]
  await page.goto(`/search?q=${encodeURIComponent(match?.home ?? '')}`)
  const results = page.getByRole('main')
  await results.getByRole('heading', { name: 'Spor', exact: true }).waitFor()
  await results.getByRole('link', { name: new RegExp(`${match?.home} – ${match?.away}`) }).waitFor()
  await expectAccessible(page)
  await shoot(page, 'sports-search')
  await results.getByRole('link', { name: new RegExp(`${match?.home}.*Takım`) }).click()
  await page.getByRole('heading', { name: 'Puan durumu' }).waitFor()
  expect(page.url()).toContain('/sports/league/')
})

/** Amounts that a row shows, in kuruş. */
const amountsOf = (rows: Locator): Promise<number[][]> =>
  rows.evaluateAll((all) =>
    all.map((row) =>
      [...row.querySelectorAll('[data-amount]')].map((shown) => Number(shown.getAttribute('data-amount'))),
    ),
  )

/** Expects the movements of the open coupon, oldest first, and under them their sum. */
async function expectMovements(page: Page, expected: readonly number[]): Promise<void> {
  const history = page.getByRole('region', { name: 'Kuponun hareketleri' })
  await expect.poll(async () => (await amountsOf(history.getByRole('listitem'))).flat()).toEqual(expected)
  const sum = expected.reduce((total, amount) => total + amount, 0)
  expect(await amountsOf(history.getByText('Hareketlerin toplamı'))).toEqual([[sum]])
  const net = sum < 0 ? `−₺${-sum / 100},00` : `+₺${sum / 100},00`
  await page.getByText(`Net ${net}`).waitFor()
}

/** Expects the newest lines of the statement, and that every balance is the one before it and the amount. */
async function expectStatement(page: Page, newestFirst: readonly number[]): Promise<void> {
  await page.goto('/history/account')
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('time') })
  await rows.first().waitFor()
  const lines = await amountsOf(rows)
  expect(lines.slice(0, newestFirst.length).map(([amount]) => amount)).toEqual(newestFirst)
  for (const [place, [amount = 0, balance = 0]] of lines.entries()) {
    const [, before = 0] = lines[place + 1] ?? []
    expect(balance, `line ${place}`).toBe(before + amount)
  }
  await expectBalance(page, lines[0]?.[1] ?? 0)
  // All lines of the coupon name it.
  const refs = rows.filter({ hasText: 'Spor bahisleri' }).getByText(/^Kupon …/)
  expect(new Set(await refs.allTextContents()).size).toBe(1)
  await rows.getByText(/^Geri alınan kazanç/).waitFor()
}

it('corrects a result: coupon and statement show each movement, and the sums add up', async () => {
  const page = await player('desktop', 'deniz')
  const match = feed.upcoming[5] as FeedEvent
  await select(page, match)
  await place(await coupon(page, 'desktop'))
  await expectBalance(page, GIFT - 5_000)
  await feed.settle(match, '1')
  await expectBalance(page, GIFT + 5_000)
  await feed.rollBack(match)
  await expectBalance(page, GIFT - 5_000)
  await feed.settle(match, '2')
  await page.getByText('Kaybetti', { exact: true }).first().waitFor()
  await page.getByText('Sonuç düzeltildi, ödeme geri alındı').first().waitFor()
  await expectMovements(page, [-5_000, 10_000, -10_000, 0])
  await expectAccessible(page)
  await shoot(page, 'sports-corrected')
  await expectStatement(page, [-10_000, 10_000, -5_000])
  await expectAccessible(page)
  await shoot(page, 'sports-corrected-statement')
  await page.goto('/history/bet')
  const closed = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Sonuçlandı' })
  await expect.poll(() => amountsOf(closed)).toEqual([[0, 5_000]])
  await feed.settle(match, '1')
  await expectBalance(page, GIFT + 5_000)
  await expectStatement(page, [10_000, -10_000, 10_000, -5_000])
  await page.goto('/history/bet')
  await page.getByRole('main').locator('summary').first().click()
  await shoot(page, 'history-coupon-open')
  await page.getByRole('link', { name: 'Kuponun hesabı ve hareketleri' }).click()
  await expectMovements(page, [-5_000, 10_000, -10_000, 0, 0, 10_000])
})

it('shows the next matches if none is left today, but not to those who choose today', async () => {
  const page = await visitor('phone')
  await page.goto('/sports')
  const list = page.getByRole('region', { name: 'Maç öncesi' })
  await list
    .getByRole('link', { name: new RegExp(feed.upcoming[0]?.home ?? '') })
    .first()
    .waitFor()
  await list.getByText('Bugün başka maç kalmadı. Sıradaki maçlar burada.').waitFor()
  await shoot(page, 'sports-today-over')
  await list.getByRole('button', { name: 'Bugün' }).click()
  await list.getByText('Bu seçime uyan maç yok').waitFor()
  expect(page.url()).toContain('day=today')
})

it('keeps the coupon of a visitor until the login', async () => {
  const page = await visitor('desktop')
  await select(page, feed.upcoming[6])
  await page.getByRole('link', { name: 'Oynamak için giriş yap' }).click()
  await logIn(page, 'cinar')
  await page.waitForURL('**/sports{,?*}')
  const button = page.getByRole('button', { name: /^Kuponu oyna/ })
  await button.waitFor()
  expect(await button.isEnabled()).toBe(true)
})
