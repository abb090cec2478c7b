import type { BrowserContext, Frame, Page } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { lendContext, returnContext } from './contexts.ts'
import { logIn, speedUpGames } from './steps.ts'

/** Number of stakes that every slot offers. */
const STAKES = 10

let context: BrowserContext
let page: Page
const faults: string[] = []
/** Number of rounds that the page has requested. */
let plays = 0

beforeEach(async () => {
  plays = 0
  context = await lendContext({ baseUrl: inject('baseUrl'), viewport: 'desktop', lang: 'tr' })
  page = await context.newPage()
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('request', (request) => {
    if (request.postDataJSON()?.api?.method === 'play') plays++
  })
})
afterEach(async () => {
  await returnContext(context)
  const found = faults.splice(0)
  if (found.length > 0) throw new Error(found.join('\n'))
})

/** Opens the demo of a slot without the site around it. */
async function openDemo(gameID: number): Promise<void> {
  await page.goto(`/demo/slot/${gameID}`)
  const address = await page.locator('iframe').getAttribute('src')
  await speedUpGames(page)
  await page.goto(String(address))
}
const ready = () => page.getByRole('button', { name: /^Çevir/, disabled: false })

describe('the button that starts a round', () => {
  it('starts one round per press, however long a key is held (R46)', async () => {
    // Kaplan has no free spins, whose messages would take the keys.
    await openDemo(3)
    await ready().focus()
    await page.keyboard.down('Enter')
    for (let repeat = 0; repeat < 3; repeat++) {
      await ready().waitFor()
      await page.keyboard.down('Enter')
    }
    await ready().waitFor()
    await page.keyboard.up('Enter')
    expect(plays).toBe(1)
    await page.keyboard.press('Enter')
    await expect.poll(() => plays).toBe(2)
  })
})

it('the stake opens a sheet of all stakes, and a choice becomes the stake of the next round', async () => {
  await openDemo(3)
  await ready().waitFor()
  await page.getByRole('button', { name: /^Bahis/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Bahsini seç' })
  await expect.poll(() => sheet.getByRole('button', { name: /₺/ }).count()).toBe(STAKES)
  await sheet.getByRole('button', { name: '₺10', exact: true }).click()
  await sheet.waitFor({ state: 'detached' })
  const played = page.waitForRequest((one) => one.postDataJSON()?.api?.method === 'play')
  await page.getByRole('button', { name: 'Çevir, bahis ₺10,00' }).click()
  expect((await played).postDataJSON().data).toMatchObject({ stake: 1000 })
})

describe('a game that was opened from the lobby', () => {
  it('has the keyboard focus as soon as it can be played', async () => {
    await page.goto('/slot?q=kaplan')
    await page.getByRole('link', { name: 'Kaplan', exact: true }).click()
    await page
      .frameLocator('iframe')
      .getByRole('button', { name: /^Çevir/, disabled: false })
      .waitFor()
    await expect.poll(() => page.evaluate('document.activeElement.tagName')).toBe('IFRAME')
    await page.keyboard.press('Space')
    await expect.poll(() => plays).toBe(1)
  })
})

/**
 * Phones in portrait and landscape, with the viewport that their browsers leave to the page, and a desktop at
 * 200 % zoom.
 */
const SMALL = [
  [390, 844],
  [390, 664],
  [375, 667],
  [360, 640],
  [320, 640],
  [320, 568],
  [844, 390],
  [667, 375],
  [720, 450],
] as const

/** Buttons and links that a finger cannot reach: outside of the page, or covered by something. */
const OUT_OF_REACH = `[...document.querySelectorAll('#root :is(button, a)')]
  .filter((control) => control.checkVisibility() && !control.closest('[inert]'))
  .filter((control) => {
    const { left, top, right, bottom } = control.getBoundingClientRect()
    const within = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
    const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return !within || !control.contains(above)
  })
  .map((control) => control.getAttribute('aria-label') ?? control.textContent)`
const REELS = `(() => {
  const px = (name) => parseFloat(document.documentElement.style.getPropertyValue(name))
  const [top, height] = [px('--reels-y'), px('--reels-height')]
  return { share: px('--reels-width') / innerWidth, whole: top > 0 && top + height < innerHeight }
})()`

describe('on a small screen', () => {
  /** Waits until the reels have their new layout, and expects that everything is visible and reachable. */
  async function expectRoom(game: Frame, [width, height]: (typeof SMALL)[number]): Promise<void> {
    await page.setViewportSize({ width, height })
    const upright = height > width
    const fits = async () => {
      const { share, whole } = await game.evaluate<{ share: number; whole: boolean }>(REELS)
      return whole && share > (upright ? 0.85 : 0.4)
    }
    await expect.poll(fits, { message: `reels at ${width}x${height}` }).toBe(true)
    for (const part of [page.mainFrame(), game]) {
      // The skip link appears only with the focus.
      const hidden = (await part.evaluate<string[]>(OUT_OF_REACH)).filter((name) => name !== 'İçeriğe geç')
      expect(hidden, `${width}x${height}`).toEqual([])
    }
  }

  /** Counts the visible texts in the page and the game. */
  const seen = async (text: RegExp) =>
    (await page.getByText(text).filter({ visible: true }).count()) +
    (await page.frameLocator('iframe').getByText(text).filter({ visible: true }).count())

  it.each([1, 2, 3])('the reels of game %i fill the width; all controls are reachable', async (gameID) => {
    await page.goto('/login')
    await logIn(page, 'cinar')
    await page.getByRole('button', { name: /Hesap menüsü/ }).waitFor()
    await page.goto(`/play/slot/${gameID}`)
    // The demo player has earned a bonus, which the first stake would forfeit.
    await page.getByRole('button', { name: /^(Bonussuz oyna|Play without a bonus)$/ }).click()
    const frame = page.frameLocator('iframe')
    await frame.getByRole('button', { name: /^Çevir/, disabled: false }).waitFor()
    const [, game] = page.frames()
    if (!game) throw new Error('the game has no frame')
    for (const size of SMALL) await expectRoom(game, size)
    // All that player protection requires to be visible is visible, once.
    expect(await seen(/^·?18\+/)).toBe(1)
    expect(await seen(/^Net$/)).toBe(1)
  })
})
