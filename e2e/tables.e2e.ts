import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { openContext, sharedBrowser, shoot } from './browser.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'
import { isBetting, latestRound, openTable, type Played, until } from './table-steps.ts'

const [BACCARAT, WHEEL] = [107, 117].map((id) => `/live/table/${id}`)
const CHIP = 2500
/** Rounds in which a slow machine may miss the end of the bets. */
const TRIES = 6

let server: OwnServer
let browser: Browser
const contexts: BrowserContext[] = []
beforeAll(async () => {
  const settings = { TABLE_TIME: '50' }
  ;[server, browser] = await Promise.all([startOwnServer(settings), sharedBrowser()])
})
afterAll(() => server.stop())
afterEach(async ({ task }) => {
  const pages = contexts.flatMap((context) => context.pages())
  if (task.result?.state === 'fail')
    await Promise.all(pages.map((page, index) => shoot(page, `${task.name.slice(0, 30)}-${index}`)))
  await Promise.all(contexts.splice(0).map((context) => context.close()))
})

async function tableOf(username: string, viewport: 'phone' | 'desktop', table = ''): Promise<Page> {
  const context = await openContext(browser, { baseUrl: server.url, viewport, lang: 'tr' })
  contexts.push(context)
  return openTable(context, username, table)
}

const spotOf = (page: Page, spot: string) => page.locator(`[data-spot="${spot}"]`).first()

/** Waits for the next open bets and places a chip. */
async function bet(page: Page, spot: string): Promise<void> {
  await until(async () => {
    if (!(await isBetting(page))) return false
    await spotOf(page, spot)
      .click({ timeout: 1000 })
      .catch(() => undefined)
    return (await stakedOf(page)) > 0
  })
}

async function stakedOf(page: Page): Promise<number> {
  const text = await page.locator('dl > div').filter({ hasText: 'Toplam bahis' }).locator('dd').textContent()
  return Number((text ?? '').replace(/\D/g, ''))
}

/** Waits until a round that the player played has ended, and reads it. */
async function endOf(page: Page): Promise<Played> {
  await until(async () => page.getByRole('timer').getByText('Sonuç').isVisible())
  await until(async () => (await stakedOf(page)) === 0)
  return latestRound(page)
}

/** Plays rounds until both players had chips in the same one. */
async function playTogether(first: Page, second: Page, spots: readonly [string, string]) {
  const played: (readonly [Played, Played])[] = []
  for (let tries = 0; tries < TRIES; tries++) {
    await Promise.all([bet(first, spots[0]), bet(second, spots[1])])
    const [one, other] = await Promise.all([endOf(first), endOf(second)])
    played.push([one, other])
    if (one.href === other.href) return played
  }
  throw new Error('both players never had chips in one round')
}

async function expectProven(page: Page, href: string): Promise<void> {
  await page.goto(href)
  await page.getByRole('heading', { name: 'Bu tur doğrulandı' }).waitFor()
  await expectAccessible(page)
}

it('two players on opposite sides of one baccarat round see and verify the same cards', async () => {
  const [ada, can] = await Promise.all([
    tableOf('tester', 'desktop', BACCARAT),
    tableOf('cinar', 'phone', BACCARAT),
  ])
  const rounds = await playTogether(ada, can, ['player', 'banker'])
  const [one, other] = rounds.at(-1) ?? []
  // Player pays 1:1, banker 1:1 less a commission, and a tie returns both stakes.
  expect([
    [2 * CHIP, 0],
    [0, 2 * CHIP - CHIP / 20],
    [CHIP, CHIP],
  ]).toContainEqual([one?.win, other?.win])
  await expectProven(can, other?.href ?? '')
})

it('a player takes chips off the wheel, doubles and repeats them, and reads the rules', async () => {
  const page = await tableOf('deniz', 'desktop', WHEEL)
  await page.getByRole('button', { name: 'Kurallar' }).click()
  const rules = page.getByRole('dialog', { name: 'Çark kuralları' })
  await rules.getByText('Kasanın payı').waitFor()
  await expectAccessible(page)
  await rules.getByRole('button', { name: 'Kapat' }).click()
  await bet(page, '1')
  const staked = await stakedOf(page)
  await page.getByRole('button', { name: 'İkiye katla' }).click()
  await expect.poll(() => stakedOf(page)).toBe(2 * staked)
  await page.getByRole('button', { name: 'Geri al' }).click()
  await expect.poll(() => stakedOf(page)).toBe(staked)
  const round = await endOf(page)
  expect(round.staked).toBe(staked)
  await until(() => isBetting(page))
  await page.getByRole('button', { name: 'Tekrarla' }).click()
  await expect.poll(() => stakedOf(page)).toBe(staked)
  await page.getByRole('button', { name: 'Temizle' }).click()
  await expect.poll(() => stakedOf(page)).toBe(0)
  await expectProven(page, round.href)
})
