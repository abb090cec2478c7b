import type { FrameLocator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { VIEWPORTS, type ViewportName } from './browser.ts'
import { expectBalance, findGame, gameFrame } from './steps.ts'
import { forEachNewcomer, type Visit } from './visit.ts'

const AMOUNT = 100_00

let visit: Visit
forEachNewcomer((newVisit) => {
  visit = newVisit
})

const SIZES = Object.keys(VIEWPORTS) as ViewportName[]

/** Opens an original with money in the account, and returns its frame. */
async function openOriginal(page: Page, viewport: ViewportName, name: string): Promise<FrameLocator> {
  await page.setViewportSize(VIEWPORTS[viewport])
  await page.goto('/deposit')
  await page.getByRole('textbox', { name: 'Ne kadar yatıracaksın?' }).fill(String(AMOUNT / 100))
  await page.getByRole('main').getByRole('button', { name: 'Yatır', exact: true }).click()
  await expectBalance(page, AMOUNT)
  await findGame(page, name, name)
  const frame = gameFrame(page)
  await frame.getByRole('heading', { level: 1, name }).waitFor()
  return frame
}

/** The balance of the frame's bet panel, in kuruş. */
const balanceOf = (frame: FrameLocator) =>
  frame
    .getByRole('region', { name: 'Bahis paneli' })
    .locator('[data-amount]')
    .first()
    .getAttribute('data-amount')

const start = (frame: FrameLocator, name: string) =>
  frame.getByRole('button', { name: new RegExp(`^${name} ·`), disabled: false })

describe.each(SIZES)('an instant original (%s)', (viewport) => {
  it.each([
    ['Zar', 'Zarı at'],
    ['Bilye', 'Bilyeyi bırak'],
  ])('%s plays a round, tells its result and changes the balance once', async (name, button) => {
    const { page } = visit
    const frame = await openOriginal(page, viewport, name)
    await start(frame, button).click()
    await expect
      .poll(() => frame.getByRole('list', { name: 'Son sonuçlar' }).textContent())
      .not.toContain('sıralanır')
    await start(frame, button).waitFor()
    const shown = Number(await balanceOf(frame))
    expect(await frame.getByRole('status').first().textContent()).toMatch(/kazandın|Kazanç yok|geri döndü/)
    await expectBalance(page, shown)
    await expectAccessible(page)
    // The round is in the history with the way to its proof.
    await frame.getByRole('button', { name: 'Geçmiş' }).click()
    await frame
      .getByRole('dialog')
      .getByRole('button', { name: /^Doğrulanabilir/ })
      .first()
      .waitFor()
  })
})

describe.each(SIZES)('an original with decisions (%s)', (viewport) => {
  it('goes on after a reload where the player left it, by the keyboard, and is collected', async () => {
    const { page } = visit
    const frame = await openOriginal(page, viewport, 'Mayın tarlası')
    await frame.getByRole('button', { name: '1', exact: true }).click()
    await start(frame, 'Turu başlat').click()
    const cells = frame.getByRole('grid').getByRole('button')
    const hidden = frame.getByRole('button', { name: '1. sıra, 1. sütun, kapalı', disabled: false })
    await hidden.waitFor()
    expect(await balanceOf(frame)).toBe(String(AMOUNT - 200))
    await hidden.press('ArrowRight')
    await frame.getByRole('button', { name: '1. sıra, 2. sütun, kapalı' }).press('Enter')
    const collect = frame.getByRole('button', { name: /^Kazancını al/ })
    const isOver = frame.getByText('Bu tur kazanç yok')
    await collect.or(isOver).waitFor()
    // One cell of 25 is a mine.
    if (await isOver.isVisible()) return
    await page.reload()
    await frame.getByRole('button', { name: '1. sıra, 2. sütun, güvenli' }).waitFor()
    expect(await cells.count()).toBe(25)
    await collect.click()
    await start(frame, 'Turu başlat').waitFor()
    await expectBalance(page, AMOUNT - 200 + 206)
    await expectAccessible(page)
  })
})

it('a round that went on in another tab is shown as it stands', async () => {
  const { page, context } = visit
  const frame = await openOriginal(page, 'desktop', 'Aşağı yukarı')
  await start(frame, 'Kart çek').click()
  await frame.getByRole('button', { name: /^Pas geç/ }).waitFor()
  const other = await context.newPage()
  await other.goto(page.url())
  const skip = gameFrame(other).getByRole('button', { name: /^Pas geç/, disabled: false })
  await skip.click()
  await gameFrame(other).getByText('19 pas hakkın var').waitFor()
  await frame.getByRole('button', { name: /^Pas geç/, disabled: false }).click()
  await frame.getByText('Bu tur başka bir sekmede ilerledi').waitFor()
  expect(await frame.getByText('19 pas hakkın var').count()).toBe(1)
})
