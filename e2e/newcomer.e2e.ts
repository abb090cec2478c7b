import { newcomer } from '@poyraz/testkit/newcomer'
import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { openContext, sharedBrowser, shoot, VIEWPORTS, type ViewportName } from './browser.ts'
import { COUNT_TAPS, countedTaps, playFirstSpin, TAPS_MAX } from './first-spin.ts'
import { deposit, expectBalance, findGame, frameBalance, gameFrame, logOut, register, spin } from './steps.ts'

/** The phone plays for long; the desktop shows that its controls work, too. */
const SPINS = { phone: 10, desktop: 2 } as const
const DEPOSIT = 100_000

let browser: Browser
beforeAll(async () => {
  browser = await sharedBrowser()
})

describe.each(Object.keys(VIEWPORTS) as ViewportName[])('a newcomer on a %s', (viewport) => {
  it('registers, deposits, finds a game, spins, checks a round and leaves (S1.1, S1.3, S2.8, S2.10, S2.23, S3.34, S4.13, S7.22)', async () => {
    const context = await openContext(browser, { baseUrl: inject('baseUrl'), viewport })
    const page = await context.newPage()
    // Reduced motion: the reels switch to the result. The studio's own tests cover motion.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const faults: string[] = []
    page.on('pageerror', (error) => {
      faults.push(error.message)
    })
    try {
      await journey(page, viewport)
    } catch (error) {
      await shoot(page, `newcomer-${viewport}-failed`)
      throw error
    }
    expect(faults).toEqual([])
    await context.close()
  })
})

it('a newcomer on a phone gets from the landing page to the first paid spin in eight taps and one form', async () => {
  const context = await openContext(browser, { baseUrl: inject('baseUrl'), viewport: 'phone' })
  await context.addInitScript(COUNT_TAPS)
  const page = await context.newPage()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  try {
    expect(await playFirstSpin(page)).toMatchObject({ result: true })
    expect(await countedTaps(page)).toBeLessThanOrEqual(TAPS_MAX)
    await shoot(page, 'newcomer-first-spin')
  } catch (error) {
    await shoot(page, 'newcomer-taps-failed')
    throw error
  }
  await context.close()
})

/**
 * Expects that the first round of a new account uses a client seed of this browser, as the home page says
 * (R10).
 */
async function expectOwnSeed(page: Page, firstRound: () => Promise<void>): Promise<void> {
  const played = page.waitForResponse((one) => one.request().postDataJSON()?.api?.method === 'play')
  await firstRound()
  const { data } = await (await played).json()
  expect(data.fairness).toMatchObject({ nonce: 1, staleSeed: false })
}

async function journey(page: Page, viewport: ViewportName): Promise<void> {
  await page.goto('/')
  await page.getByRole('link', { name: 'Kayıt ol' }).first().click()
  await register(page, newcomer())
  await expectBalance(page, 0)
  await page.getByRole('heading', { name: 'İlk adım: oyun parası yatır' }).waitFor()
  expect(await page.getByRole('heading', { name: 'Poyraz nasıl çalışır' }).count()).toBe(0)
  await deposit(page, DEPOSIT)
  await expectBalance(page, DEPOSIT)

  await findGame(page, 'nazr', 'Nazar')
  const frame = gameFrame(page)
  await expectOwnSeed(page, () => spin(frame))
  for (let round = 1; round < SPINS[viewport]; round++) await spin(frame)
  const balance = await frameBalance(frame)
  await shoot(page, `newcomer-${viewport}-played`)
  await expectBalance(page, balance)

  await page.goto('/')
  await page.getByRole('link', { name: 'Devam et · Nazar' }).waitFor()
  // The only game that was played is the banner's and is not repeated below it.
  expect(await page.getByRole('region', { name: 'Son oynadıkların' }).count()).toBe(0)

  await page.goto('/stats')
  await page.getByText(/^Bu dönemde/).waitFor()

  await page.goto('/history/account')
  const table = page.getByRole('main')
  await table.getByText('Nazar').first().waitFor()
  await expectBalance(page, balance)
  await table.getByRole('link', { name: 'Oyun', exact: true }).click()
  await table
    .getByRole('link', { name: /^Doğrulanabilir: Nazar/ })
    .first()
    .click()
  await page.getByRole('status').getByText('Tohum hâlâ mühürlü').waitFor()
  const address = page.url()
  await page.getByRole('button', { name: 'Tohumu aç ve doğrula' }).click()
  await page.getByText(/Tohum açıldı: \d+ tur/).waitFor()
  await page.goto('about:blank')
  await page.goto(address)
  await page.getByRole('status').getByText('Bu tur doğrulandı').waitFor()
  await shoot(page, `newcomer-${viewport}-proven`)

  await page.getByRole('main').getByRole('button', { name: 'Paylaş' }).click()
  const sharing = page.getByRole('dialog', { name: 'Bu turu paylaş' })
  await sharing.getByRole('button', { name: 'Bağlantı oluştur' }).click()
  await page.goto(await sharing.getByRole('textbox', { name: 'Bağlantı' }).inputValue())
  await page.getByRole('heading', { level: 1, name: 'Paylaşılan tur' }).waitFor()
  await page.getByRole('status').getByText('Bu tur doğrulandı').waitFor()
  await page.goto(address)

  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /English/ })
    .click()
  await page
    .getByRole('heading', { level: 1, name: 'Check a round' })
    .or(page.locator('html[lang=en] h1'))
    .waitFor()
  await page.getByRole('contentinfo').getByRole('button', { name: 'Light' }).click()
  await page.locator('html[data-theme=light]').waitFor()
  await shoot(page, `newcomer-${viewport}-english`)
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /Türkçe/ })
    .click()
  await page.locator('html[lang=tr]').waitFor()
  await logOut(page)
  expect(await page.evaluate(() => localStorage.getItem('userAuth'))).toBeNull()
}
