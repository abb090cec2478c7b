import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible, expectNamedAsShown } from './axe.ts'
import { shoot, VIEWPORTS } from './browser.ts'
import { useOwnTables } from './own-tables.ts'
import { addBot, type Bot, bet, endOf, isBetting, stakedOf, until } from './table-steps.ts'

const [ROULETTE, BACCARAT, SIC_BO, WHEEL, ANDAR_BAHAR] = [102, 107, 114, 117, 119]
const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])
/** The third chip of a table of middle stakes, and of one of small stakes. */
const CHIP = 2500
const SMALL_CHIP = 1000
/** Tables with the longest names. */
const LONG_NAMES = [130, 133, 136]
/** Rounds in which a slow machine may miss the end of the bets. */
const TRIES = 6
/** More results than a phone has room for beside the button of the rules, without waiting for their rounds. */
const TILES = '<li style="flex: none; width: 36px">1</li>'.repeat(12)

const tables = useOwnTables('tables', { TABLE_TIME: '50' })

/** Properties of an element. */
type Extent = Readonly<Record<'scrollWidth' | 'clientWidth' | 'scrollHeight' | 'clientHeight', number>>
type Three = { readonly pages: readonly [Page, Page]; readonly bot: Bot }
type Spots = readonly [first: string, second: string, bot: string]

/** Plays rounds until two players and a bot had chips in the same one. */
async function playTogether({ pages: [first, second], bot }: Three, spots: Spots, amount: number) {
  for (let tries = 0; tries < TRIES; tries++) {
    const [, , roundID] = await Promise.all([
      bet(first, spots[0]),
      bet(second, spots[1]),
      bot.bet(spots[2], amount),
    ])
    const [one, other, third] = await Promise.all([endOf(first), endOf(second), bot.played(roundID)])
    if (one.href === other.href && one.href.endsWith(roundID)) return { one, other, third, roundID }
  }
  throw new Error('three players never had chips in one round')
}

async function expectProven(page: Page, href: string): Promise<void> {
  await page.goto(href)
  await page.getByRole('heading', { name: 'Bu tur doğrulandı' }).waitFor()
  await expectAccessible(page)
}

/** Two browsers and a bot at a table. */
async function threeAt(table: number): Promise<Three> {
  const [ada, can, bot] = await Promise.all([
    tables.open('tester', 'desktop', table),
    tables.open('cinar', 'phone', table),
    addBot(tables.url(), table),
  ])
  return { pages: [ada, can], bot }
}

it('three players of one baccarat round see, are paid by and verify the same cards', async () => {
  const three = await threeAt(BACCARAT)
  const { one, other, third } = await playTogether(three, ['player', 'banker', 'tie'], CHIP)
  // Player pays 1:1, banker 1:1 less a commission, and a tie pays 8:1 and returns the other stakes.
  expect([
    [2 * CHIP, 0, 0],
    [0, 2 * CHIP - CHIP / 20, 0],
    [CHIP, CHIP, 9 * CHIP],
  ]).toContainEqual([one.win, other.win, third.win])
  await expectProven(three.pages[1], other.href)
})

it('three players of one roulette round are paid by the same number', async () => {
  const three = await threeAt(ROULETTE)
  const [ada] = three.pages
  await ada.getByRole('button', { name: 'Kurallar' }).click()
  const rules = ada.getByRole('dialog', { name: 'Avrupa ruleti kuralları' })
  await rules.getByText('Kırmızı · 1:1').waitFor()
  await expectAccessible(ada)
  await rules.getByRole('button', { name: 'Kapat' }).click()
  const { one, other, third, roundID } = await playTogether(three, ['red', 'black', 'odd'], SMALL_CHIP)
  const { number } = (await three.bot.outcomeOf(roundID)) as unknown as { number: number }
  const wins = [RED.has(number), number > 0 && !RED.has(number), number % 2 === 1]
  expect([one.win, other.win, third.win]).toEqual(wins.map((won) => (won ? 2 * SMALL_CHIP : 0)))
  await expectProven(ada, one.href)
})

it('three players of one andar bahar round are paid by the same match', async () => {
  const three = await threeAt(ANDAR_BAHAR)
  const spots = ['andar', 'bahar', 'cards-1-5'] as const
  const { one, other, third, roundID } = await playTogether(three, spots, SMALL_CHIP)
  const { cards } = (await three.bot.outcomeOf(roundID)) as unknown as { cards: readonly number[] }
  const isAndar = cards.length % 2 === 1
  expect([one.win, other.win, third.win]).toEqual([
    isAndar ? 1.9 * SMALL_CHIP : 0,
    isAndar ? 0 : 2 * SMALL_CHIP,
    cards.length <= 5 ? 3.5 * SMALL_CHIP : 0,
  ])
  await expectProven(three.pages[1], other.href)
})

it('a player takes chips off the wheel, doubles and repeats them, and reads the rules', async () => {
  const page = await tables.open('deniz', 'desktop', WHEEL)
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

it('keeps the rules within reach on a phone whose row of results is full', async () => {
  const page = await tables.open('cinar', 'phone', WHEEL)
  const results = page.getByRole('region', { name: 'Son sonuçlar' }).getByRole('list')
  await results.evaluate((list, tiles) => list.insertAdjacentHTML('beforeend', tiles), TILES)
  const rules = await page.getByRole('button', { name: 'Kurallar' }).boundingBox()
  expect((rules?.x ?? 0) + (rules?.width ?? 0)).toBeLessThanOrEqual(VIEWPORTS.phone.width)
})

it.each([BACCARAT, SIC_BO, ANDAR_BAHAR, WHEEL])(
  'a spot with chips of table %i is named by all that it shows',
  async (table) => {
    const page = await tables.open('cinar', 'phone', table)
    const spot = page.locator('[data-spot]').first()
    await bet(page, (await spot.getAttribute('data-spot')) ?? '')
    expect(await spot.getAttribute('aria-label')).toMatch(/ lira bahsin var$/)
    await expectNamedAsShown(page)
  },
)

it('a phone shows the whole name of a table beside its tools', async () => {
  const page = await tables.open('cinar', 'phone', WHEEL)
  for (const table of LONG_NAMES)
    for (const lang of ['tr', 'en']) {
      await page.evaluate((value) => localStorage.setItem('userLanguage', value), lang)
      await page.goto(`/live/table/${table}`)
      const name = page.getByRole('heading', { level: 1 })
      await name.waitFor()
      const cut = await name.evaluate((element) => {
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element as unknown as Extent
        return [scrollWidth - clientWidth, scrollHeight - clientHeight]
      })
      const tool = await page.locator('header button').last().boundingBox()
      await shoot(page, `table-name-${table}-${lang}`)
      expect(cut).toEqual([0, 0])
      expect((tool?.x ?? 0) + (tool?.width ?? 0)).toBeLessThanOrEqual(VIEWPORTS.phone.width)
    }
})

it('the bars of a table take at most a fifth of the height at 200 % zoom', async () => {
  const page = await tables.open('deniz', 'desktop', ROULETTE)
  await page.setViewportSize({ width: 720, height: 450 })
  const bars = [page.getByRole('group', { name: 'Fiş değeri' }).locator('..'), page.locator('header:visible')]
  const heightOf = async () => {
    const boxes = await Promise.all(bars.map((bar) => bar.boundingBox()))
    return boxes.reduce((sum, box) => sum + (box?.height ?? 450), 0)
  }
  await expect.poll(heightOf).toBeLessThanOrEqual(450 / 5)
  await page.getByRole('button', { name: 'Geri al' }).waitFor()
  await expectAccessible(page)
})
