import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { shoot } from './browser.ts'
import { useOwnTables } from './own-tables.ts'
import { addBot, balanceOf, bet, endOf, type Played, until } from './table-steps.ts'

const TABLE = 129
const GIFT = 1_000_000
const CHIP = 2500
/** A decision may end by its time while it is clicked. */
const CLICK_TIMEOUT_MS = 1000
/** Rounds in which a slow machine may miss the end of a stage. */
const TRIES = 6

const tables = useOwnTables('poker')

/** Presses a button of the decision; a round may end without it. */
async function decide(page: Page, name: RegExp): Promise<void> {
  const bar = page.getByRole('region', { name: 'Karar senin' })
  const isOver = () => page.getByRole('timer').getByText('Sonuç').isVisible()
  await until(async () => (await bar.isVisible()) || (await isOver()))
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

it('of three players of one hand one plays and two fold; all see and verify the same cards', async () => {
  const [ada, can, bot] = [
    await tables.open('deniz', 'desktop', TABLE),
    await tables.open('cinar', 'phone', TABLE),
    await addBot(tables.url(), TABLE),
  ]
  await ada.getByRole('button', { name: 'Kurallar' }).click()
  const rules = ada.getByRole('dialog', { name: 'Üç kart poker kuralları' })
  await rules.getByText('Ante, en iyi kararlarla').waitFor()
  await expectAccessible(ada)
  await rules.getByRole('button', { name: 'Kapat' }).click()
  const rounds: (readonly [Played, Played])[] = []
  let isTogether = false
  for (let tries = 0; tries < TRIES && !isTogether; tries++) {
    const [, , roundID] = await Promise.all([bet(ada, 'ante'), bet(can, 'ante'), bot.bet('ante', CHIP)])
    await Promise.all([decide(ada, /^Oyna,/), decide(can, /^Pas,/), bot.decide(roundID, ['fold'])])
    const [one, other, third] = await Promise.all([endOf(ada), endOf(can), bot.played(roundID)])
    await Promise.all([shoot(ada, 'poker-desktop'), shoot(can, 'poker-phone')])
    rounds.push([one, other])
    expect([other.win, third]).toEqual([0, { staked: CHIP, win: 0 }])
    isTogether = one.href === other.href && one.href.endsWith(roundID) && one.staked === 2 * CHIP
  }
  expect(isTogether).toBe(true)
  expect(rounds.map(([, { staked }]) => staked)).toEqual(rounds.map(() => CHIP))
  for (const [place, page] of [ada, can].entries()) {
    const own = rounds.map((round) => round[place] as Played)
    const expected = own.reduce((sum, { staked, win }) => sum - staked + win, GIFT)
    await expect.poll(() => balanceOf(page)).toBe(expected)
  }
  await ada.goto(rounds.at(-1)?.[0].href ?? '')
  await ada.getByRole('heading', { name: 'Bu tur doğrulandı' }).waitFor()
  await expectAccessible(ada)
})
