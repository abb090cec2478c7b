import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { settle } from './browser.ts'
import { deposit, expectBalance } from './steps.ts'
import { forEachNewcomer, linkOfMail, type Visit } from './visit.ts'

/** Player input and focus must survive changes around them. */

let visit: Visit
let { page, context } = {} as Visit
forEachNewcomer((newVisit) => {
  visit = newVisit
  ;({ page, context } = newVisit)
})

const main = () => page.getByRole('main')
const focused = () => page.evaluate<string>(`document.activeElement?.textContent ?? ''`)
/** Simulates the return from another tab. */
const comeBack = (to: Page) =>
  to.evaluate("document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))")

async function switchToEnglish(): Promise<void> {
  await page.getByRole('button', { name: 'Menü' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'English' }).click()
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en')
  await page.keyboard.press('Escape')
}

/** Sets the page size to two instead of ten, so that the third payment is on the second page. */
async function shortenPages(): Promise<void> {
  await page.route('**/endpoint/v1', async (route) => {
    const body = route.request().postData() ?? ''
    if (!body.includes('"list_transactions"')) return route.continue()
    await route.continue({ postData: body.replace('"limit":10', '"limit":2') })
  })
}

it('keeps the filters of a history, and its totals on every page', async () => {
  for (const sum of [100_00, 200_00, 300_00]) {
    await deposit(page, 100_00)
    await expectBalance(page, sum)
  }
  await shortenPages()
  await page.goto('/wallet')
  await page
    .getByRole('navigation', { name: 'Cüzdan bölümleri' })
    .getByRole('link', { name: 'Geçmiş' })
    .click()
  await page
    .getByRole('navigation', { name: 'Cüzdan bölümleri' })
    .getByRole('link', { name: 'Para çek' })
    .waitFor()
  const totals = page.getByRole('region', { name: 'Seçime uyan tüm kayıtların toplamı' })
  await totals.getByText('+₺300,00').waitFor()
  const rows = main().getByRole('listitem').filter({ hasText: '+₺100,00' })
  expect(await rows.count()).toBe(2)
  const more = page.getByRole('button', { name: 'Daha fazla göster' })
  await more.focus()
  await page.keyboard.press('Enter')
  await more.waitFor({ state: 'detached' })
  expect(await rows.count()).toBe(3)
  await expect.poll(focused).toBe(await rows.nth(2).textContent())
  await totals.getByText('+₺300,00').waitFor()

  await page.getByRole('button', { name: 'Filtreler' }).click()
  const least = page.getByRole('textbox', { name: 'En az tutar' })
  await least.fill('50,5')
  await page.getByRole('combobox', { name: 'Tarih aralığı' }).selectOption({ label: 'Bugün' })
  await page.getByRole('combobox', { name: 'Sıralama' }).selectOption({ label: 'En eski önce' })
  await expect.poll(() => page.url()).toMatch(/\?via=wallet&min=5050&period=today&order=oldest$/)
  const chosen = () =>
    Promise.all([
      least.inputValue(),
      page.getByRole('combobox', { name: 'Tarih aralığı' }).inputValue(),
      page.getByRole('combobox', { name: 'Sıralama' }).inputValue(),
    ])
  await page.reload()
  await page.getByRole('button', { name: 'Filtreler' }).click()
  expect(await chosen()).toEqual(['50,50', 'today', 'oldest'])
  await page.getByRole('link', { name: 'Para çek' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Para çek' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Geçmiş' }).waitFor()
  await page.getByRole('button', { name: 'Filtreler' }).click()
  expect(await chosen()).toEqual(['50,50', 'today', 'oldest'])
})

it('keeps a typed amount and a typed address, also in another language', async () => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.postData()?.includes('"list_transfers"')) asked.push(request.url())
  })
  await page.getByRole('link', { name: 'Para yatır' }).first().click()
  const amount = page.getByRole('textbox', { name: /Ne kadar yatıracaksın|How much/ })
  await amount.fill('1.234,50')
  await expect.poll(() => asked.length).toBe(1)
  await settle(page)
  expect(asked).toHaveLength(1)
  await switchToEnglish()
  await expect.poll(() => amount.inputValue()).toBe('1,234.50')
  await page.goto('/profile?tab=account')
  const address = page.getByRole('textbox', { name: 'Address' })
  await address.fill('Gülümser Sokak 5')
  let failed = 0
  await page.route('**/endpoint/v1', async (route) => {
    if (!route.request().postData()?.includes('"get_user_profile"')) return route.continue()
    failed += 1
    await route.abort()
  })
  await comeBack(page)
  // The first try and two retries.
  await expect.poll(() => failed).toBe(3)
  await page.getByRole('heading', { name: 'Address' }).waitFor()
  expect(await address.inputValue()).toBe('Gülümser Sokak 5')
})

it('shows no login or registration form to a player who is logged in', async () => {
  for (const path of ['/login', '/register']) {
    await page.goto(path)
    await page.waitForURL((url) => url.pathname === '/')
    expect(await page.getByLabel(/^(Parola|Password)/).count()).toBe(0)
  }
})

it('hides the hint about an address that was confirmed meanwhile', async () => {
  await page.goto('/bonuses')
  const resend = page.getByRole('button', { name: 'Onayı yeniden gönder' })
  await resend.waitFor()
  expect(await resend.count()).toBe(1)
  const other = await context.newPage()
  await other.goto(await linkOfMail(visit, /register-account-confirm\?token=[\w.-]+/))
  await other.getByText('E-posta adresin onaylandı.').waitFor()
  await comeBack(page)
  await resend.waitFor({ state: 'detached' })
})

it('keeps the focus if the pressed element disappears', async () => {
  await page.goto('/notifications')
  const mark = page.getByRole('button', { name: /^Okundu yap/ })
  await mark.focus()
  await page.keyboard.press('Enter')
  await mark.waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate<string>('document.activeElement?.tagName')).toBe('H2')
})
