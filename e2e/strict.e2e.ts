import { newcomer } from '@poyraz/testkit/newcomer'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { openContext, settle, sharedBrowser, shoot } from './browser.ts'
import { expectNotice } from './notices.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'
import {
  deposit,
  expectBalance,
  findGame,
  finishRegistration,
  gameFrame,
  passFirstSteps,
  spin,
} from './steps.ts'

/** A server with `JURISDICTION=strict` and without an SMS provider: its pages must match its rules. */

const MINUTE_MS = 60_000
const AMOUNT = 50_000
const HINT = 'En az 8 karakter; bir büyük harf ve bir rakam. Küçük harf ve özel karakter de ekle.'

let server: OwnServer
let browser: Browser
let context: BrowserContext
let page: Page
const person = { ...newcomer(), password: 'Mavi7kedi!' }
const faults: string[] = []

beforeAll(async () => {
  const settings = { JURISDICTION: 'strict', DEV_INBOX: 'off' }
  ;[server, browser] = await Promise.all([startOwnServer(settings), sharedBrowser()])
  context = await openContext(browser, { baseUrl: server.url, viewport: 'phone', lang: 'tr' })
  page = await context.newPage()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  page.on('pageerror', (error) => faults.push(`${page.url()} ${error.message}`))
})
afterAll(async () => {
  await context.close()
  await server.stop()
})
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await shoot(page, `strict-${task.name.replace(/\W+/g, '-')}`)
  if (faults.length > 0) throw new Error(faults.splice(0).join('\n'))
})

const main = () => page.getByRole('main')
/** The popup; on a narrow screen the cookie notice may cover it. */
const popup = () => page.locator('[aria-labelledby=popup-title]')
const field = (name: string) => main().getByRole('textbox', { name, exact: true })

/** Uploads the three photos, and lets staff view and approve each. */
async function verifyIdentity(): Promise<void> {
  await page.goto('/verification')
  const buffer = await page.screenshot({ type: 'jpeg' })
  const photo = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer }
  for (const name of ['Kimliğin ön yüzü', 'Kimliğin arka yüzü', 'Özçekim']) {
    const row = main().getByRole('listitem').filter({ hasText: name })
    await row.locator('input[type=file]').first().setInputFiles(photo)
    await row.getByText('Hazır').waitFor()
  }
  await main().getByRole('button', { name: 'İncelemeye gönder' }).click()
  await main().getByText('İnceleniyor').first().waitFor()
  const { staff } = server.context.compliance
  const { documents: waiting } = await staff.waitingDocuments()
  for (const { id } of waiting) await staff.viewDocument({ id, by: 'ayse' })
  const playerId = waiting[0]?.playerId ?? ''
  expect(await staff.decideDocuments({ playerId, refusedFor: null, by: 'ayse' })).toMatchObject({ ok: true })
}

it('shows the password rules of its server from the first view on', async () => {
  expect(await (await fetch(`${server.url}/register`)).text()).toContain(HINT)
  await page.goto('/')
  await popup().waitFor({ state: 'attached' })
  await page.goto('/register')
  await main().getByText(HINT).waitFor()
  await field('Parola').fill('Mavi7ke')
  await main().getByText('Eksik: en az 8 karakter, özel karakter').waitFor()
  await field('Parola (yeniden)').fill('Mavi7ke')
  await main().getByText('Parola en az 8 karakter olmalı').waitFor()
})

it('offers a deposit limit at registration, and it is active at once (R40)', async () => {
  await passFirstSteps(page, person)
  const limit = main().getByRole('textbox', { name: /^En çok/ })
  await limit.fill('az')
  await limit.blur()
  await main().getByText('Tutarı 1.000 ya da 1.000,50 gibi yaz').waitFor()
  await limit.fill('1.500')
  await main().getByRole('combobox', { name: 'Süre' }).selectOption('Haftalık')
  await finishRegistration(page, person)
  // The site continues once the limit is active.
  await page.waitForURL(({ pathname }) => pathname === '/')
  await page.goto('/limits')
  const own = main().getByRole('listitem').filter({ hasText: 'Haftalık yatırım limiti' })
  expect(await own.getByText('₺1.500', { exact: true }).textContent()).toBe('₺1.500')
})

it('offers neither forbidden functions nor codes that cannot be sent', async () => {
  await main().getByText('60 dk').waitFor()
  expect(await main().getByText('Kapalı', { exact: true }).count()).toBe(0)
  await page.goto('/profile?tab=security')
  await main().getByRole('button', { name: 'Uygulamayla kur' }).waitFor()
  expect(await main().getByText('SMS').count()).toBe(0)
  await page.goto('/profile?tab=account')
  await main()
    .getByText('Bu sitede SMS gönderilmediği için telefonun onaylanamaz ve değiştirilemez.')
    .waitFor()
  expect(await main().getByRole('button', { name: 'Telefonu onayla' }).count()).toBe(0)
})

it('lets a verified player deposit and play, and no longer shows the popup', async () => {
  await verifyIdentity()
  await page.goto('/')
  await deposit(page, AMOUNT)
  await expectBalance(page, AMOUNT)
  await findGame(page, 'lale', 'Lale Devri')
  await spin(gameFrame(page))
  await page.goto('/')
  await page.getByRole('heading', { name: 'Öne çıkan slotlar' }).waitFor()
  await settle(page)
  expect(await popup().count()).toBe(0)
})

it('logs out after half an hour without activity (R33)', async () => {
  await settle(page)
  const since = Date.now() - 30 * MINUTE_MS
  await page.evaluate((ms) => localStorage.setItem('userActivityStart', String(ms)), since)
  await expectNotice(page, '30 dakikadır işlem yapmadığın için oturumunu kapattık.')
})
