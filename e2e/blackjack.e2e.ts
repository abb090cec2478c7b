import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible, expectNamedAsShown } from './axe.ts'
import { playOn } from './blackjack-steps.ts'
import { useOwnTables } from './own-tables.ts'
import {
  addBot,
  type Bot,
  balanceOf,
  bet,
  isCleared,
  latestRound,
  type Played,
  until,
} from './table-steps.ts'

const TABLE = 121
const GIFT = 1_000_000
const CHIP = 2500
/** Rounds in which a slow machine may miss the end of the bets. */
const TRIES = 6

const tables = useOwnTables('blackjack')

/** Puts a chip on a seat in the next open bets, after the chips of the round before are gone. */
async function sit(page: Page, seat: number): Promise<void> {
  await until(() => isCleared(page))
  await bet(page, `main-${seat}`)
}

/** Plays rounds until two players and a bot sat in the same one. */
async function playTogether(first: Page, second: Page, bot: Bot): Promise<readonly (readonly Played[])[]> {
  const played: (readonly Played[])[] = []
  for (let tries = 0; tries < TRIES; tries++) {
    const [, , roundID] = await Promise.all([sit(first, 2), sit(second, 5), bot.bet('main-7', CHIP)])
    if (tries === 0) await expectNamedAsShown(second)
    await Promise.all([playOn([first, second]), bot.decide(roundID, ['decline', 'stand'])])
    const round = await Promise.all([latestRound(first), latestRound(second)])
    played.push(round)
    expect((await bot.played(roundID)).staked).toBe(CHIP)
    if (round.every(({ href }) => href.endsWith(roundID))) return played
  }
  throw new Error('three players never sat in one round')
}

it('three players play one round of blackjack, see and verify the same one', async () => {
  const [ada, can, bot] = [
    await tables.open('deniz', 'desktop', TABLE),
    await tables.open('cinar', 'phone', TABLE),
    await addBot(tables.url(), TABLE),
  ]
  await ada.getByRole('button', { name: 'Kurallar' }).click()
  const rules = ada.getByRole('dialog', { name: 'Blackjack kuralları' })
  await rules.getByText('Kasanın payı').waitFor()
  await expectAccessible(ada)
  await rules.getByRole('button', { name: 'Kapat' }).click()

  const rounds = await playTogether(ada, can, bot)
  for (const [place, page] of [ada, can].entries()) {
    const own = rounds.map((round) => round[place] as Played)
    expect(own.map(({ staked }) => staked)).toEqual(own.map(() => CHIP))
    const expected = own.reduce((sum, { staked, win }) => sum - staked + win, GIFT)
    await expect.poll(() => balanceOf(page)).toBe(expected)
  }
  await ada.goto(rounds.at(-1)?.[0]?.href ?? '')
  await ada.getByRole('heading', { name: 'Bu tur doğrulandı' }).waitFor()
  await expectAccessible(ada)
})
