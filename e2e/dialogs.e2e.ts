import type { BrowserContext, Page, Route } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { settle } from './browser.ts'
import { lendContext, returnContext } from './contexts.ts'
import { taken } from './delayed-scripts.ts'
import { deposit, expectBalance, findGame, gameFrame, spin } from './steps.ts'
import { forEachNewcomer, type Visit } from './visit.ts'

const AMOUNT = 50_000
/** Time after which a closing dialog is gone. */
const CLOSED_MS = 500

/** Presses Escape twice in a row: the browser lets a page prevent only the first. */
async function escapeTwice(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
}

const says = (route: Route, words: string) => (route.request().postData() ?? '').includes(words)

describe('a dialog of a player', () => {
  let visit: Visit
  forEachNewcomer((next) => {
    visit = next
  })

  it('stays open on Escape while the player must wait', async () => {
    const { page } = visit
    const { promise: go, resolve: letGo } = Promise.withResolvers<void>()
    await page.route('**/endpoint/v1', async (route) => {
      if (says(route, `"amount":${AMOUNT}`)) await go
      await route.continue()
    })
    await deposit(page, AMOUNT)
    const waiting = page.getByRole('dialog', { name: 'Lütfen Bekleyiniz...' })
    await waiting.waitFor()
    await escapeTwice(page)
    // The spinner never settles, so wait a fixed time.
    await page.waitForTimeout(CLOSED_MS)
    expect(await waiting.isVisible()).toBe(true)
    letGo()
    await waiting.waitFor({ state: 'detached' })
  })

  it('keeps its input when a selection ends outside, and closes on a press outside (S2.31)', async () => {
    const { page } = visit
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/profile?tab=account')
    await page.getByRole('button', { name: 'Değiştir' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Kullanıcı adını değiştir' })
    const field = dialog.getByRole('textbox').first()
    await field.fill('yeniad')
    const box = await field.boundingBox()
    await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 10)
    await page.mouse.down()
    await page.mouse.move(20, 20, { steps: 4 })
    await page.mouse.up()
    await settle(page)
    expect(await field.inputValue()).toBe('yeniad')
    await page.mouse.click(20, 20)
    await dialog.waitFor({ state: 'detached' })
  })

  it('returns the focus, and its notices can be pressed', async () => {
    const { page } = visit
    await page.goto('/profile?tab=security')
    const setUp = page.getByRole('button', { name: 'Uygulamayla kur' })
    const refusal = { result: false, message: '', code: 401, error: 'step_up_required', data: null }
    await page.route('**/endpoint/v1', (route) =>
      says(route, 'user_generate_ga') ? route.fulfill({ status: 401, json: refusal }) : route.continue(),
    )
    await setUp.click()
    await page.getByRole('dialog', { name: 'Kimliğini doğrula' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await setUp.evaluate((button) => button.matches(':focus'))).toBe(true)
    await page.unroute('**/endpoint/v1')
    await setUp.click()
    await page.getByRole('dialog', { name: 'Doğrulayıcıyı kur' }).waitFor()
    await page.evaluate('navigator.clipboard.writeText = () => Promise.reject(new Error())')
    await page.getByRole('button', { name: 'Kopyala' }).first().click()
    const notice = page.getByRole('dialog').getByRole('alert').filter({ hasText: 'Kopyalanamadı' })
    await notice.getByRole('button', { name: 'Kapat' }).click()
    await notice.waitFor({ state: 'detached' })
  })

  it('stays open if a part cannot be loaded, and offers a retry', async () => {
    const { page } = visit
    await page.goto('/slot')
    await page.route('**/phone-menu-*.js', (route) => route.abort())
    await page.getByRole('button', { name: 'Menü' }).click()
    const menu = page.getByRole('dialog', { name: 'Menü' })
    await menu.getByText('Bu bölüm yüklenemedi.').waitFor()
    expect(await page.getByRole('heading', { level: 1, name: 'Slotlar', includeHidden: true }).count()).toBe(
      1,
    )
    await page.unroute('**/phone-menu-*.js')
    await menu.getByRole('button', { name: 'Yeniden dene' }).click()
    await menu.getByRole('button', { name: 'Çıkış yap' }).waitFor()
  })

  it('does not stop a game whose message was closed by keyboard', async () => {
    const { page } = visit
    await deposit(page, AMOUNT)
    await expectBalance(page, AMOUNT)
    await findGame(page, 'lale', 'Lale Devri')
    await spin(gameFrame(page))
    // Simulates a page that was left while the reels turned.
    await page.evaluate(`for (const [name, text] of Object.entries(localStorage)) {
      if (!name.endsWith(':progress')) continue
      localStorage.setItem(name, JSON.stringify({ ...JSON.parse(text), kind: 'showing', spinsShown: 0 }))
    }`)
    await page.reload()
    const frame = gameFrame(page)
    await frame.getByRole('dialog').getByRole('button', { name: 'Devam' }).focus()
    await escapeTwice(page)
    await frame.getByRole('dialog').waitFor({ state: 'detached' })
    await spin(frame)
  })
})

describe('a visitor', () => {
  let context: BrowserContext
  let page: Page
  beforeEach(async () => {
    context = await lendContext({ baseUrl: inject('baseUrl'), viewport: 'desktop', lang: 'tr' })
    page = await context.newPage()
    await page.goto('/')
    await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
  })
  afterEach(() => returnContext(context))

  const field = () => page.getByRole('combobox', { name: 'Sitede ara' })
  const isFocused = (name: RegExp) =>
    page
      .getByRole('button', { name })
      .first()
      .evaluate((button) => button.matches(':focus'))

  it('closes the search when the focus leaves it, and returns the focus on Escape', async () => {
    await page.keyboard.press('/')
    await field().waitFor()
    await page.keyboard.press('Tab')
    await field().waitFor({ state: 'detached' })
    await settle(page)
    expect(await isFocused(/Oyun, sağlayıcı/)).toBe(false)
    await page.keyboard.press('/')
    await field().press('Escape')
    await expect.poll(() => isFocused(/Oyun, sağlayıcı/)).toBe(true)
  })

  it('gets all results if Enter is pressed before they arrive', async () => {
    await page.keyboard.press('/')
    await field().fill('lale')
    await page.getByRole('option', { name: /Lale Devri/ }).waitFor()
    await field().fill('gizlilik')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/search?q=gizlilik')
    expect(await field().count()).toBe(0)
  })

  it('searches over the whole page in narrow windows: the press itself focuses the field', async () => {
    await page.setViewportSize({ width: 390, height: 800 })
    const icon = page.getByRole('button', { name: /Oyun, sağlayıcı/ })
    // Phones open the keyboard only if the field has the focus when the event of the tap ends.
    const focused = `document.querySelector('header button[aria-haspopup=listbox]').click()
      document.activeElement.matches('input[type=search]')`
    expect(await page.evaluate(focused)).toBe(true)
    await page.keyboard.type('nzr')
    await page.getByRole('option', { name: /^Nazar/ }).click()
    await page.waitForURL('**/demo/**')
    await page.goto('/')
    await taken(page)
    await page.keyboard.press('/')
    await page.getByRole('option', { name: 'nzr' }).click()
    await expect.poll(() => field().inputValue()).toBe('nzr')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Kapat' }).click()
    await expect.poll(() => icon.evaluate((button) => button.matches(':focus'))).toBe(true)
  })

  it('scrolls the menu in low windows', async () => {
    await page.setViewportSize({ width: 1280, height: 200 })
    await page.getByRole('button', { name: 'Dil ve görünüm' }).click()
    const menu = page.getByRole('dialog')
    const { bottom, scrolls } = await menu.evaluate((panel) => ({
      bottom: panel.getBoundingClientRect().bottom,
      scrolls: panel.scrollHeight > panel.clientHeight,
    }))
    expect(scrolls).toBe(true)
    expect(bottom).toBeLessThanOrEqual(200)
  })
})
