import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { launchBrowser, openContext } from './browser.ts'

let browser: Browser
let context: BrowserContext
let page: Page
const faults: string[] = []
/** How many rounds the page has asked for. */
let plays = 0

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())
beforeEach(async () => {
  plays = 0
  context = await openContext(browser, { baseUrl: inject('baseUrl'), viewport: 'desktop', lang: 'tr' })
  page = await context.newPage()
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('request', (request) => {
    if (request.postDataJSON()?.api?.method === 'play') plays++
  })
})
afterEach(async () => {
  await context.close()
  const found = faults.splice(0)
  if (found.length > 0) throw new Error(found.join('\n'))
})

/** The demo of a slot by itself, without the site around it. */
async function openDemo(gameID: number): Promise<void> {
  await page.goto(`/demo/slot/${gameID}`)
  const address = await page.locator('iframe').getAttribute('src')
  await page.goto(`${address}&pace=test`)
}
const ready = () => page.getByRole('button', { name: /^Çevir/, disabled: false })

describe('the button that starts a round', () => {
  it('does so once for each press, however long a key is held (R46)', async () => {
    // Bozkurt has no free spins, whose plates would take the keys.
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

describe('a game that was opened from the lobby', () => {
  it('has the keys as soon as it can be played', async () => {
    await page.goto('/slot')
    await page.getByRole('link', { name: 'Bozkurt demo oyna' }).click()
    await page
      .frameLocator('iframe')
      .getByRole('button', { name: /^Çevir/, disabled: false })
      .waitFor()
    await expect.poll(() => page.evaluate('document.activeElement.tagName')).toBe('IFRAME')
    await page.keyboard.press('Space')
    await expect.poll(() => plays).toBe(1)
  })
})
