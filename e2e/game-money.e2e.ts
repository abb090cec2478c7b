import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { VIEWPORTS, type ViewportName } from './browser.ts'
import { deposit, expectBalance, findGame, gameFrame } from './steps.ts'
import { forEachNewcomer, type Visit } from './visit.ts'

const AMOUNT = 100_00

let visit: Visit
forEachNewcomer((newVisit) => {
  visit = newVisit
})

/** Notes every button of a form that a notice covers while it is shown, frame by frame. */
const WATCH = `{
  window.shown = 0
  window.covered = []
  const overlap = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
  const look = () => {
    const cards = [...document.querySelectorAll('[aria-live=polite] > [role=status], [aria-live=polite] > [role=alert]')]
    window.shown += cards.length
    for (const sender of document.querySelectorAll('button[type=submit]')) {
      const place = sender.getBoundingClientRect()
      const isCovered = place.width > 0 && cards.some((card) => overlap(card.getBoundingClientRect(), place))
      if (isCovered) window.covered.push(sender.textContent)
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}`

/** Scrolls so that the button of the form is where notices appear at the bottom right. */
async function scrollToPlaceOfNotices(page: Page, sender: Locator): Promise<void> {
  const box = await sender.boundingBox()
  const height = page.viewportSize()?.height ?? 0
  await page.mouse.wheel(0, (box?.y ?? 0) - height + 140)
}

async function coversNoForm(page: Page): Promise<void> {
  await page.evaluate(WATCH)
  const sender = page.getByRole('main').getByRole('button', { name: 'Yatır', exact: true })
  await scrollToPlaceOfNotices(page, sender)
  await sender.click()
  await expect.poll(() => page.evaluate<number>('shown')).toBeGreaterThan(0)
  await page.waitForTimeout(500)
  expect(await page.evaluate<readonly string[]>('covered')).toEqual([])
}

/** A call that fails over a game is told above it. */
async function coversNoControl(page: Page): Promise<void> {
  const game = gameFrame(page)
  const controls = [
    game.getByRole('button', { name: /^Çevir/ }),
    game.getByRole('button', { name: /bahis/i }).first(),
  ]
  for (const control of controls) await control.waitFor()
  await page.route('**/endpoint/v1', (route) =>
    route.request().postDataJSON()?.api?.method === 'favorites' ? route.abort() : route.continue(),
  )
  await page.getByRole('button', { name: /favori/i }).click()
  const notice = page.locator('[aria-live=polite] > [role]').filter({ visible: true }).first()
  await notice.waitFor()
  const foot = await notice.evaluate((card) => card.getBoundingClientRect().bottom)
  for (const control of controls) {
    const box = await control.boundingBox()
    expect(box?.y).toBeGreaterThan(foot)
  }
}

it.each(Object.keys(VIEWPORTS) as ViewportName[])(
  'a notice covers neither the button of a form nor the controls of a game (%s)',
  async (viewport) => {
    const { page } = visit
    await page.setViewportSize(VIEWPORTS[viewport])
    await deposit(page, AMOUNT)
    await expectBalance(page, AMOUNT)
    await page.goto('/deposit')
    await page.getByRole('textbox', { name: 'Ne kadar yatıracaksın?' }).fill('1')
    await page.getByRole('textbox', { name: 'Ne kadar yatıracaksın?' }).fill('100')
    await coversNoForm(page)
    await findGame(page, 'lale', 'Lale Devri')
    await coversNoControl(page)
  },
)

it('a player without money is offered a deposit in the game, and comes back to it', async () => {
  const { page } = visit
  await findGame(page, 'nazr', 'Nazar')
  const address = new URL(page.url()).pathname
  await gameFrame(page).getByRole('button', { name: 'Para yatır' }).first().click()
  await page.waitForURL('**/deposit')
  await page.getByRole('textbox', { name: 'Ne kadar yatıracaksın?' }).fill('100')
  await page.getByRole('main').getByRole('button', { name: 'Yatır', exact: true }).click()
  await page.getByRole('button', { name: 'Oyuna dön' }).click()
  await page.waitForURL((url) => url.pathname === address)
  await expectBalance(page, AMOUNT)
})
