import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { logIn } from './steps.ts'

/** Actions of a player at a live table of the Turkish site. */

/** Journeys wait for the phases of rounds. */
const STAGE_TIMEOUT_MS = 120_000

/** Logs a player in and opens a live table. */
export async function openTable(context: BrowserContext, username: string, table: string): Promise<Page> {
  const page = await context.newPage()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/login')
  await logIn(page, username)
  await page.waitForURL('**/')
  await page.goto(table)
  await page.getByRole('timer').waitFor()
  return page
}

export const until = (holds: () => Promise<boolean>) =>
  expect.poll(holds, { timeout: STAGE_TIMEOUT_MS, interval: 100 }).toBe(true)
export const isBetting = (page: Page) => page.getByText('Bahisler açık').first().isVisible()

export type Played = { readonly href: string; readonly staked: number; readonly win: number }

/** Reads the latest round of the player from the list of own rounds; amounts are in kuruş. */
export async function latestRound(page: Page): Promise<Played> {
  await page.getByRole('button', { name: 'Turların' }).click()
  const dialog = page.getByRole('dialog', { name: 'Turların' })
  const row = dialog.getByRole('listitem').first()
  await row.waitFor()
  const href = (await row.getByRole('link').getAttribute('href')) ?? ''
  const amounts = ((await row.textContent()) ?? '').match(/₺[\d.]+,\d\d/g) ?? []
  const [staked = 0, win = 0] = amounts.map((text) => Number(text.replace(/\D/g, '')))
  await dialog.getByRole('button', { name: 'Kapat' }).click()
  return { href, staked, win }
}

export async function balanceOf(page: Page): Promise<number> {
  const text = await page.locator('dl > div').filter({ hasText: 'Bakiye' }).locator('dd').textContent()
  return Number((text ?? '').replace(/\D/g, ''))
}
