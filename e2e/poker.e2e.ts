import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible, expectNamedAsShown } from './axe.ts'
import { shoot } from './browser.ts'
import { useOwnTables } from './own-tables.ts'
import { addBot, balanceOf, bet, endOf, type Played, until } from './table-steps.ts'

/** Tables with the name of their game and the further stake of a hand that is played, in antes. */
const GAMES = [
  { game: 'Üç kart poker', table: 129, antes: 1 },
  { game: 'Casino Hold’em', table: 132, antes: 2 },
] as const
const PARTS = ['Oyuncuların eli', 'Ortak kartlar', 'Krupiye']
const CHIP = 2500
/** A decision may end by its time while it is clicked. */
const CLICK_TIMEOUT_MS = 1000
/** Rounds in which a slow machine may miss the end of a stage. */
const TRIES = 6

const tables = useOwnTables('poker')

const isOver = (page: Page) => page.getByRole('timer').getByText('Sonuç').isVisible()

/** Presses a button of the decision; a round may end without it. */
async function decide(page: Page, name: RegExp): Promise<void> {
  const bar = page.getByRole('region', { name: 'Karar senin' })
  await until(async () => (await bar.isVisible()) || (await isOver(page)))
  await until(async () => {
    if (!(await bar.isVisible())) return true
    await shoot(page, `poker-decision-${page.viewportSize()?.width}`)
    await page
      .getByRole('button', { name })
      .click({ timeout: CLICK_TIMEOUT_MS })
      .catch(() => undefined)
    return !(await bar.isVisible())
  })
}

/** Reads the open cards and the names of the hands. */
async function cardsOf(page: Page): Promise<readonly string[]> {
  const parts = PARTS.map((name) => page.getByRole('region', { name, exact: true }))
  const texts = parts.map(async (part) => {
    const cards = await part.getByRole('img').evaluateAll((all) => all.map((one) => one.ariaLabel))
    return `${(await part.locator('p').allTextContents()).join(' ')} ${cards.join(' ')}`
  })
  return Promise.all(texts)
}

it.each(GAMES)(
  '$game: of three players of one hand one plays and two fold; all see and verify the same cards',
  async ({ game, table, antes }) => {
    const [ada, can, bot] = [
      await tables.open('deniz', 'desktop', table),
      await tables.open('cinar', 'phone', table),
      await addBot(tables.url(), table),
    ]
    const before = await Promise.all([balanceOf(ada), balanceOf(can)])
    await ada.getByRole('button', { name: 'Kurallar' }).click()
    const rules = ada.getByRole('dialog', { name: `${game} kuralları` })
    await rules.getByText('Ante, en iyi kararlarla').waitFor()
    await expectAccessible(ada)
    await rules.getByRole('button', { name: 'Kapat' }).click()
    const rounds: (readonly [Played, Played])[] = []
    let isTogether = false
    for (let tries = 0; tries < TRIES && !isTogether; tries++) {
      const [, , roundID] = await Promise.all([bet(ada, 'ante'), bet(can, 'ante'), bot.bet('ante', CHIP)])
      if (tries === 0) await expectNamedAsShown(can)
      await Promise.all([decide(ada, /^Oyna,/), decide(can, /^Pas,/), bot.decide(roundID, ['fold'])])
      await Promise.all([ada, can].map((page) => until(() => isOver(page))))
      const seen = await Promise.all([cardsOf(ada), cardsOf(can)])
      const [one, other, third] = await Promise.all([endOf(ada), endOf(can), bot.played(roundID)])
      await Promise.all([shoot(ada, `poker-${table}-desktop`), shoot(can, `poker-${table}-phone`)])
      rounds.push([one, other])
      expect([other.win, third]).toEqual([0, { staked: CHIP, win: 0 }])
      isTogether = one.href === other.href && one.href.endsWith(roundID) && one.staked === (1 + antes) * CHIP
      if (isTogether) expect(seen[1]).toEqual(seen[0])
    }
    expect(isTogether).toBe(true)
    expect(rounds.map(([, { staked }]) => staked)).toEqual(rounds.map(() => CHIP))
    for (const [place, page] of [ada, can].entries()) {
      const own = rounds.map((round) => round[place] as Played)
      const expected = own.reduce((sum, { staked, win }) => sum - staked + win, before[place] ?? 0)
      await expect.poll(() => balanceOf(page)).toBe(expected)
    }
    await ada.goto(rounds.at(-1)?.[0].href ?? '')
    await ada.getByRole('heading', { name: 'Bu tur doğrulandı' }).waitFor()
    await expectAccessible(ada)
  },
)
