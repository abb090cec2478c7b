import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { shoot } from './browser.ts'
import { useOwnTables } from './own-tables.ts'
import { bet, isBetting, stakedOf, until } from './table-steps.ts'

const [ROULETTE, TURKISH, BACCARAT] = [102, 140, 107]

const tables = useOwnTables('table-tools', { TABLE_TIME: '60' })

const chatOf = (page: Page) => page.getByRole('region', { name: 'Sohbet' })
async function openChat(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sohbet' }).click()
  await chatOf(page).getByRole('log', { name: 'Mesajlar' }).waitFor()
}
async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Mesajın' }).fill(text)
  await page.keyboard.press('Enter')
}

it('two players chat at a table, and one mutes the other', async () => {
  const [ada, can] = await Promise.all([
    tables.open('tester', 'desktop', ROULETTE),
    tables.open('cinar', 'phone', ROULETTE),
  ])
  await Promise.all([openChat(ada), openChat(can)])
  const text = 'İyi şanslar <b>herkese</b>'
  await write(ada, text)
  await chatOf(can).getByText(text, { exact: true }).waitFor()
  await write(can, 'Sağ ol, sana da')
  await chatOf(ada).getByText('Sağ ol, sana da').waitFor()
  await write(can, 'www.kazan.example adresine gel')
  await can.getByText('Sohbette bağlantı paylaşılmaz').waitFor()
  await shoot(ada, 'table-tools-chat-desktop')
  await shoot(can, 'table-tools-chat-phone')
  await expectAccessible(ada)
  await chatOf(ada)
    .getByRole('button', { name: /sustur ya da şikâyet et/ })
    .click()
  await ada.getByRole('button', { name: 'Bu oyuncuyu sustur' }).click()
  await expect.poll(() => chatOf(ada).getByText('Sağ ol, sana da').count()).toBe(0)
  await chatOf(ada).getByRole('button', { name: 'Sohbeti kapat' }).click()
  await expect.poll(() => chatOf(ada).count()).toBe(0)
})

it('a player saves the chips on the table, and places them again with a tap', async () => {
  const page = await tables.open('deniz', 'desktop', TURKISH)
  await bet(page, 'red')
  const staked = await stakedOf(page)
  await page.getByRole('button', { name: 'Favoriler' }).click()
  const dialog = page.getByRole('dialog', { name: 'Favori bahislerin' })
  await dialog.getByRole('textbox', { name: 'Masadaki fişleri kaydet' }).fill('Kırmızım')
  await dialog.getByRole('button', { name: 'Kaydet' }).click()
  await dialog.getByRole('button', { name: /^Kırmızım ?₺/ }).waitFor()
  await shoot(page, 'table-tools-favourites')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Kapat' }).click()
  await page.getByText(/, (tek|çift)|Sıfır, yeşil/).waitFor()
  await shoot(page, 'table-tools-turkish')
  await until(async () => (await stakedOf(page)) === 0 && (await isBetting(page)))
  await page.getByRole('button', { name: 'Favoriler' }).click()
  await dialog.getByRole('button', { name: /^Kırmızım ?₺/ }).click()
  await expect.poll(() => stakedOf(page)).toBe(staked)
})

it('a player drags a chip to a spot', async () => {
  const page = await tables.open('tester', 'desktop', ROULETTE)
  await until(() => isBetting(page))
  const chip = page.getByRole('button', { name: '₺5 fiş' })
  const spot = page.locator('[data-spot="17"]')
  const [from, to] = await Promise.all([chip.boundingBox(), spot.boundingBox()])
  if (!from || !to) throw new Error('chips and spots are shown')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 })
  await page.mouse.up()
  await expect.poll(() => stakedOf(page)).toBe(500)
})

it('a player plays two tables side by side, and both take the bets', async () => {
  const page = await tables.open('deniz', 'desktop', ROULETTE)
  await page.getByRole('link', { name: 'Çoklu masa' }).click()
  await page.getByRole('button', { name: 'Masa ekle' }).click()
  await page
    .getByRole('dialog', { name: 'Masa ekle' })
    .getByRole('button', { name: /^Sarıyer Bakara/ })
    .click()
  await page.waitForURL(`**/live/multi?tables=${ROULETTE}-${BACCARAT}`)
  const [roulette, baccarat] = [
    page.getByRole('region', { name: 'Karaköy Hızlı Rulet' }),
    page.getByRole('region', { name: 'Sarıyer Bakara' }),
  ]
  await expectAccessible(page)
  await page.keyboard.press('2')
  await expect.poll(() => baccarat.evaluate((element) => element.matches(':focus'))).toBe(true)
  for (const [table, spot] of [
    [roulette, 'red'],
    [baccarat, 'player'],
  ] as const) {
    const staked = table.locator('dd[aria-busy="false"]').first()
    await until(async () => {
      if (
        !/[1-9]/.test((await staked.textContent()) ?? '') &&
        (await table.getByText('Bahisler açık').count())
      )
        await table.locator(`[data-spot="${spot}"]`).click()
      return /[1-9]/.test((await staked.textContent()) ?? '')
    })
  }
  await shoot(page, 'table-tools-multi')
})
