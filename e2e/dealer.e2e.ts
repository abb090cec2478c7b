import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { shoot, VIEWPORTS } from './browser.ts'
import { useOwnTables } from './own-tables.ts'
import { bet, endOf, until } from './table-steps.ts'

const [ROULETTE, BACCARAT] = [134, 135]
const CHIP = 1000
/** Rounds in which a slow machine may miss the end of the bets. */
const TRIES = 6

const tables = useOwnTables('dealer')

/** Signs a dealer in, in a browser of its own, and takes a table. */
async function openDesk(account: string, table: string): Promise<Page> {
  const { password, code } = await tables.server().staffLogin(account)
  const page = await (await tables.newContext('desktop')).newPage()
  await page.goto('/backoffice/dealer')
  await page.getByLabel('Kullanıcı adı').fill(account)
  await page.getByLabel('Parola', { exact: true }).fill(password)
  await page.getByLabel('Doğrulama kodu').fill(code)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Giriş yap' }).click()
  await page.getByRole('button', { name: table }).click()
  await page.getByRole('button', { name: 'Masayı al' }).click()
  await page.getByText('Bahisler açık').waitFor()
  return page
}

const scan = async (desk: Page, text: string) => {
  await desk.getByLabel('Okut ya da yaz').fill(text)
  await desk.keyboard.press('Enter')
}
const waitFor = (desk: Page, place: string) => desk.getByRole('heading', { name: place }).waitFor()

/** Enters these values, whenever the table asks for them, until `isOver`. */
async function dealUntil(desk: Page, place: string, values: readonly string[], isOver: () => boolean) {
  while (!isOver()) {
    if (await desk.getByRole('heading', { name: place }).isVisible())
      for (const value of values) await scan(desk, value)
    await desk.waitForTimeout(200)
  }
}

it('a dealer deals roulette by hand for two players, who are paid by the number and see its log', async () => {
  const [first, second] = await Promise.all([
    tables.open('tester', 'desktop', ROULETTE),
    tables.open('cinar', 'phone', ROULETTE),
  ])
  await first.getByText('Krupiye bekleniyor').first().waitFor()
  await shoot(first, 'hand-roulette-waiting')
  const desk = await openDesk('ayse', 'Beyoğlu Elden Rulet')
  await expectAccessible(desk)
  await shoot(desk, 'desk-betting')
  await bet(first, '17')
  await waitFor(desk, 'Çarkın sayısı')
  await shoot(desk, 'desk-entry')
  await scan(desk, '99')
  await desk.getByText('“99” bu masanın girişi değil.').waitFor()
  await scan(desk, '5')
  await desk.getByText('Sonuç ödenmek üzere').waitFor()
  await desk.keyboard.press('F2')
  const dialog = desk.getByRole('dialog', { name: 'Son girişi geri al' })
  await dialog.getByLabel('Neden').fill('Yanlış okudum')
  await dialog.getByRole('button', { name: 'Onayla' }).click()
  await waitFor(desk, 'Çarkın sayısı')
  await desk.getByRole('button', { name: '17', exact: true }).click()
  const corrected = await endOf(first)
  expect(corrected.win).toBe(36 * CHIP)
  const { one, other } = await playTogether(desk, first, second)
  // 17 is black.
  expect([one.win, other.win]).toEqual([36 * CHIP, 0])
  await shoot(first, 'hand-roulette')
  await shoot(second, 'hand-roulette-phone')
  await first.goto(corrected.href)
  await first.getByRole('heading', { name: 'Giriş kaydı değişmemiş' }).waitFor()
  await first.getByText('Geri alındı').waitFor()
  expect(await first.getByText('doğrulandı').count()).toBe(0)
  await expectAccessible(first)
  await shoot(first, 'hand-round')
})

/** Plays rounds with 17 until both players had chips in the same one. */
async function playTogether(desk: Page, first: Page, second: Page) {
  for (let tries = 0; tries < TRIES; tries++) {
    let isOver = false
    const dealing = dealUntil(desk, 'Çarkın sayısı', ['17'], () => isOver)
    await Promise.all([bet(first, '17'), bet(second, 'red')])
    const [one, other] = await Promise.all([endOf(first), endOf(second)])
    isOver = true
    await dealing
    if (one.href === other.href) return { one, other }
  }
  throw new Error('two players never had chips in one round')
}

it('a dealer scans the cards of baccarat, which the player sees one by one', async () => {
  const ada = await tables.open('tester', 'phone', BACCARAT)
  const desk = await openDesk('mert', 'Taksim Elden Bakara')
  await bet(ada, 'player')
  await waitFor(desk, 'Oyuncuya kart')
  await scan(desk, '9H')
  await waitFor(desk, 'Bankaya kart')
  await ada.getByRole('region', { name: 'Oyuncu' }).getByText('9', { exact: true }).first().waitFor()
  await scan(desk, '2S')
  await waitFor(desk, 'Oyuncuya kart')
  await scan(desk, 'KC')
  await waitFor(desk, 'Bankaya kart')
  await shoot(desk, 'desk-cards')
  await shoot(ada, 'hand-baccarat-phone')
  await desk.getByRole('button', { name: 'K♥' }).click()
  await desk.getByText('Sonuç ödenmek üzere').waitFor()
  const { win } = await endOf(ada)
  expect(win).toBe(2 * CHIP)
  await until(async () => desk.getByRole('button', { name: 'Ayakkabıyı değiştir' }).isEnabled())
  await desk.keyboard.press('F8')
  const dialog = desk.getByRole('dialog', { name: 'Ayakkabıyı değiştir' })
  await dialog.getByLabel('Neden').fill('Vardiya başı')
  await expectAccessible(desk)
  await dialog.getByRole('button', { name: 'Onayla' }).click()
  await desk.getByText('Ayakkabı 2').waitFor()
  for (const [width, lang, mode] of [
    [VIEWPORTS.phone.width, 'English', 'Açık görünüm'],
    [820, 'Türkçe', 'Dark mode'],
  ] as const) {
    await desk.setViewportSize({ width, height: 900 })
    await desk.getByRole('button', { name: mode }).click()
    await desk.getByRole('button', { name: lang }).click()
    await expectAccessible(desk)
    await shoot(desk, `desk-${width}`)
  }
  await desk.getByRole('button', { name: 'Masadan kalk' }).click()
  await ada.getByText('Krupiye bekleniyor').first().waitFor()
})
