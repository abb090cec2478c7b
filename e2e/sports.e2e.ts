import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { openContext, sharedBrowser, shoot, type ViewportName } from './browser.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'
import { logIn } from './steps.ts'

/** Prices of a live match change within this time. */
const CHANGE_MS = 90_000
const WAIT_MS = 30_000

let server: OwnServer
let browser: Browser
const contexts: BrowserContext[] = []

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startOwnServer(), sharedBrowser()])
})
afterAll(async () => {
  await server.stop()
})
afterEach(async ({ task }) => {
  const pages = contexts.flatMap((context) => context.pages())
  if (task.result?.state === 'fail') {
    await Promise.all(pages.map((page, index) => shoot(page, `${task.name.replace(/\W+/g, '-')}-${index}`)))
  }
  await Promise.all(contexts.splice(0).map((context) => context.close()))
})

async function player(viewport: ViewportName): Promise<Page> {
  const context = await openContext(browser, { baseUrl: server.url, viewport, lang: 'tr' })
  contexts.push(context)
  const page = await context.newPage()
  await page.goto('/login')
  await logIn(page, 'tester')
  await page.waitForURL('**/')
  return page
}

/** Prices of the full-time result in a section of the page; each match has three. */
const prices = (page: Page, section: string) =>
  page.getByRole('region', { name: section }).getByRole('button', { name: /, Maç sonucu: .*oran [0-9,]+$/ })

/** Selects the home win of the first matches that are not yet played. */
async function select(page: Page, count: number): Promise<void> {
  await page.goto('/sports')
  const list = prices(page, 'Maç öncesi')
  await list.first().waitFor()
  for (let match = 0; match < count; match++) await list.nth(3 * match).click()
}

/** Opens the coupon, which stands beside the page on a desktop. */
async function coupon(page: Page, viewport: ViewportName) {
  if (viewport === 'desktop') return page.getByRole('complementary', { name: 'Kuponum' })
  await page.getByRole('button', { name: 'Kuponu aç' }).click()
  return page.getByRole('dialog', { name: 'Kuponum' })
}

describe.each(['desktop', 'phone'] as const)('the sportsbook (%s)', (viewport) => {
  it('takes a pre-match double, and the coupon can be sold in part', async () => {
    const page = await player(viewport)
    await select(page, 2)
    const slip = await coupon(page, viewport)
    await slip.getByRole('radio', { name: 'Kombine' }).waitFor()
    expect(await slip.getByRole('radio', { name: 'Kombine' }).isChecked()).toBe(true)
    await expectAccessible(page)
    await shoot(page, `sports-double-${viewport}`)
    await slip.getByRole('button', { name: /^Kuponu oyna/ }).click()
    await slip.getByText('Kuponun alındı').waitFor({ timeout: WAIT_MS })
    await slip.getByRole('link', { name: 'Kuponu gör' }).click()
    await page.getByRole('button', { name: /^%50 boz/ }).click()
    await page.getByRole('button', { name: 'Bozdurmayı onayla' }).click()
    await page.getByText('Bozduruldu', { exact: true }).first().waitFor({ timeout: WAIT_MS })
    await expectAccessible(page)
    await shoot(page, `sports-coupon-${viewport}`)
  })

  it('takes a system 2/3 and shows its three lines', async () => {
    const page = await player(viewport)
    await select(page, 3)
    const slip = await coupon(page, viewport)
    await slip.getByText('Sistem', { exact: true }).first().click()
    await slip.getByText('3 seçim, 3 kolon').waitFor()
    await slip.getByRole('button', { name: /^Kuponu oyna · ₺150,00/ }).click()
    await slip.getByText('Kuponun alındı').waitFor({ timeout: WAIT_MS })
    await slip.getByRole('link', { name: 'Kuponu gör' }).click()
    await page.getByText('Tutar ₺150,00 = 3 kolon × ₺50,00').waitFor()
    const lines = page.getByRole('main').getByText(/^[0-9,]+ × [0-9,]+ × ₺50,00$/)
    await expect.poll(() => lines.count()).toBe(3)
  })

  // The match may end, or its market be suspended, before its price has changed: then another match is tried.
  it('asks again if the price of a live match has changed', { retry: 3 }, async () => {
    const page = await player(viewport)
    await page.goto('/sports')
    // The last card is the match with the longest time to go: its prices change for longest.
    await prices(page, 'Canlı').last().waitFor()
    await prices(page, 'Canlı').last().click()
    const slip = await coupon(page, viewport)
    await slip.getByText('Bana sor').click()
    await slip.getByRole('button', { name: 'Yeni oranları onayla' }).click({ timeout: CHANGE_MS })
    await slip.getByText('Hepsini al').click()
    await slip.getByRole('button', { name: /^Kuponu oyna/ }).click()
    const decided = slip.getByText(/^Kuponun (alındı|onaylanmadı)$/).first()
    await decided.waitFor({ timeout: WAIT_MS })
    expect(await decided.isVisible()).toBe(true)
  })
})

it('keeps the coupon of a visitor until the login', async () => {
  const context = await openContext(browser, { baseUrl: server.url, viewport: 'desktop', lang: 'tr' })
  contexts.push(context)
  const page = await context.newPage()
  await select(page, 1)
  await page.getByRole('link', { name: 'Oynamak için giriş yap' }).click()
  await logIn(page, 'cinar')
  await page.waitForURL('**/sports')
  const place = page.getByRole('button', { name: /^Kuponu oyna/ })
  await place.waitFor()
  expect(await place.isEnabled()).toBe(true)
})
