import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { shoot } from './browser.ts'
import { useOwnTables } from './own-tables.ts'
import { logIn } from './steps.ts'

/** Phases last a fifth of their time. */
const tables = useOwnTables('virtual', { TABLE_TIME: '20', SPORTS_FEED: 'simulator' })
const PHASE_MS = 150_000

type Viewport = Parameters<typeof tables.newContext>[0]

/** Logs a player in and opens a page of the virtual games. */
async function openGame(username: string, viewport: Viewport, address: string): Promise<Page> {
  const page = await (await tables.newContext(viewport)).newPage()
  await page.goto('/login')
  await logIn(page, username)
  await page.waitForURL('**/')
  await page.goto(address)
  await page.getByRole('timer').first().waitFor({ timeout: PHASE_MS })
  return page
}

const slipOf = (page: Page) => page.getByRole('complementary', { name: 'Kuponum' })

async function place(slip: Locator): Promise<void> {
  await slip.getByRole('button', { name: /^Kuponu oyna/ }).click()
  await slip.getByText('Kuponun alındı').waitFor()
}

/** Waits for the start of the bets, so that a slow machine has time to bet. */
async function freshBets(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Koşu sırası' }).waitFor({ timeout: PHASE_MS })
  await page.getByRole('heading', { name: 'Koşanlar' }).waitFor({ timeout: PHASE_MS })
}

it('a bet on a horse is settled with its race, and the proof of the round names the winner', async () => {
  const page = await openGame('tester', 'desktop', '/virtual/horses')
  await freshBets(page)
  await page
    .getByRole('table')
    .getByRole('button', { name: /Kazanan: .+, oran/ })
    .first()
    .waitFor()
  const prices = await page
    .getByRole('table')
    .getByRole('button', { name: /Kazanan: .+, oran/ })
    .all()
  expect(prices).toHaveLength(8)
  await prices[0]?.click()
  const slip = slipOf(page)
  await place(slip)
  await expectAccessible(page)
  await shoot(page, 'virtual-horses-bets')
  await page.getByRole('heading', { name: 'Koşu sırası' }).waitFor({ timeout: PHASE_MS })
  await shoot(page, 'virtual-horses-race')
  await expectAccessible(page)
  await page.getByRole('list', { name: 'İlk üç' }).waitFor({ timeout: PHASE_MS })
  await shoot(page, 'virtual-horses-result')
  const first =
    (await page
      .getByRole('status')
      .filter({ hasText: /^Birinci / })
      .textContent()) ?? ''
  const winner = /^Birinci (.+), ikinci/.exec(first)?.[1] ?? ''
  await page.getByText(/kodlu kuponun (kazandı|tutmadı)/).waitFor({ timeout: PHASE_MS })
  await page.getByRole('heading', { name: 'Koşanlar' }).waitFor({ timeout: PHASE_MS })
  await page
    .getByRole('link', { name: /^Doğrula: / })
    .first()
    .click()
  await page.getByRole('heading', { name: 'Bu tur doğrulandı' }).waitFor()
  await page.getByRole('listitem').filter({ hasText: winner }).first().waitFor()
  await expectAccessible(page)
})

it('a combination of greyhounds is chosen by keyboard and joins the coupon', async () => {
  const page = await openGame('cinar', 'desktop', '/virtual/dogs')
  await freshBets(page)
  await page.getByRole('radio', { name: 'Üçlü' }).focus()
  await page.keyboard.press('Space')
  for (const number of [3, 1, 5]) {
    await page.getByRole('button', { name: new RegExp(`^${number} numara `) }).focus()
    await page.keyboard.press('Enter')
  }
  const price = page.getByRole('button', { name: /Üçlü: .*oran/ })
  await price.focus()
  await page.keyboard.press('Enter')
  await slipOf(page).getByText('Üçlü').first().waitFor()
  await expectAccessible(page)
  await shoot(page, 'virtual-dogs-tricast')
})

it('a season of the league is bet on, played and has a champion', async () => {
  const page = await openGame('tester', 'phone', '/virtual/league')
  await page.getByRole('heading', { name: 'Kim şampiyon olur?' }).waitFor({ timeout: PHASE_MS })
  await expectAccessible(page)
  await shoot(page, 'virtual-league-bets')
  await page.getByRole('heading', { name: 'Puan durumu' }).waitFor({ timeout: PHASE_MS })
  await page.getByText('3. maç günü').first().waitFor({ timeout: PHASE_MS })
  await shoot(page, 'virtual-league-matches')
  await expectAccessible(page)
  await page
    .getByText(/^(Şampiyon|Ortak şampiyon)$/)
    .first()
    .waitFor({ timeout: PHASE_MS })
  await shoot(page, 'virtual-league-champion')
})

it('the lobby leads to the games, and the sports page to the lobby', async () => {
  const page = await openGame('cinar', 'phone', '/virtual')
  await expectAccessible(page)
  await shoot(page, 'virtual-lobby')
  await page.goto('/sports')
  await page
    .getByRole('link', { name: /^Sanal oyunlar/ })
    .last()
    .click()
  await page.waitForURL('**/virtual')
  await page.getByRole('link', { name: 'Çayırbaşı Hipodromu' }).click()
  await page.getByRole('heading', { name: 'Çayırbaşı Hipodromu' }).waitFor()
})
