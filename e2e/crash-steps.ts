import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Actions of a player at a crash table of the Turkish site. */

/** Journeys wait for rounds of real length. */
const STAGE_TIMEOUT_MS = 240_000
/** Bets may close while the button is clicked. */
const CLICK_TIMEOUT_MS = 1000

/** Waits for stages of a flight, which are shorter than those of other tables. */
export const untilSeen = (holds: () => Promise<boolean>) =>
  expect.poll(holds, { timeout: STAGE_TIMEOUT_MS, interval: 50 }).toBe(true)
export const isShown = (page: Page, text: string | RegExp) => page.getByText(text).first().isVisible()

/** Bets on the first kite while bets are open, again if the bet came too late. */
export async function betOnKite(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^Bahis yap .* 1\. uçurtma$/ })
  const placed = page.getByRole('button', { name: /^(Bahsin: .*|Havalanıyor|Bozdur) 1\. uçurtma$/ })
  await untilSeen(async () => {
    if (await button.isVisible()) await button.click({ timeout: CLICK_TIMEOUT_MS }).catch(() => undefined)
    return placed.isVisible()
  })
}

/** Presses the button as soon as it can be, and returns true if the kite was cashed out in time. */
export async function cashOut(page: Page): Promise<boolean> {
  const button = page.getByRole('button', { name: /^Bozdur 1\. uçurtma$/ })
  const isOver = async () => (await isShown(page, /katta bozduruldu/)) || (await isShown(page, /kaybettin/))
  await untilSeen(async () => (await button.isVisible()) || (await isOver()))
  await untilSeen(async () => {
    if (await button.isEnabled({ timeout: CLICK_TIMEOUT_MS }).catch(() => false))
      await button.click({ timeout: CLICK_TIMEOUT_MS }).catch(() => undefined)
    return isOver()
  })
  return isShown(page, /katta bozduruldu/)
}

/** Chooses an automatic cash-out of the first kite, such as `1,10`. */
export async function chooseTarget(page: Page, target: string): Promise<void> {
  const toggle = page.getByRole('switch').first()
  await untilSeen(() => toggle.isEnabled())
  await toggle.check()
  const field = page.getByLabel('1. uçurtmanın hedefi', { exact: true })
  await field.fill(target)
  await field.press('Enter')
}
