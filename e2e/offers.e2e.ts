import { expect, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { shoot } from './browser.ts'
import { deposit, expectBalance, findGame, gameFrame, spin } from './steps.ts'
import { forEachNewcomer, linkOfMail, type Visit } from './visit.ts'

let visit: Visit
forEachNewcomer((next) => {
  visit = next
})

/** Offers wait until the address is confirmed. */
async function confirmEmail(): Promise<void> {
  const { page } = visit
  await page.goto(await linkOfMail(visit, /register-account-confirm\?token=[\w.-]+/))
  await page.getByText('E-posta adresin onaylandı.').waitFor()
}

it('an offer is chosen inside the deposit by its terms and its expected cost, and comes with the money', async () => {
  const { page } = visit
  await confirmEmail()
  await page.goto('/deposit')
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: 'Ne kadar yatıracaksın?' }).fill('500')
  await main.getByRole('radio', { name: /^Hoş geldin bonusu/ }).press('Space')
  await main.getByText('Bu yatırımla ₺250 bonus alırsın; çevrimi ₺2.500.').waitFor()
  await main.getByText('Dürüst bonus hesabı').click()
  const rounds = main.locator('dl > div').filter({ hasText: 'Oynanacak dönüş' }).locator('dd')
  const few = await rounds.textContent()
  await main.getByText('Çevrimi bitirme şansı').waitFor()
  await main.getByRole('slider').press('End')
  await expect.poll(() => rounds.textContent()).not.toBe(few)
  await expectAccessible(page)
  await shoot(page, 'offer-in-deposit')
  await main.getByRole('button', { name: 'Yatır', exact: true }).click()
  await expectBalance(page, 750_00)
  await page.goto('/bonuses')
  await page.getByText('₺0 / ₺2.500').waitFor()
})

it('an offer that the first stake would end is asked about once', async () => {
  const { page } = visit
  await confirmEmail()
  await deposit(page, 200_00)
  await expectBalance(page, 200_00)
  await findGame(page, 'nazar', 'Nazar')
  const question = page.getByRole('dialog', { name: 'Bonusunu almadan mı oynayacaksın?' })
  await question.getByText('Yatırımınla Hoş geldin bonusu hakkı kazandın.', { exact: false }).waitFor()
  await expectAccessible(page)
  await shoot(page, 'offer-before-play')
  await question.getByRole('button', { name: 'Bonussuz oyna' }).click()
  await question.waitFor({ state: 'detached' })
  await page.reload()
  await spin(gameFrame(page))
  expect(await question.count()).toBe(0)
})
