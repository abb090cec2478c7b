import type { FrameLocator, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { VIEWPORTS } from './browser.ts'
import { expectNotice } from './notices.ts'
import { awaitRest, deposit, expectBalance, findGame, frameBalance, gameFrame } from './steps.ts'
import { forEachNewcomer, type Visit } from './visit.ts'

const ENDPOINT = '**/endpoint/v1'
const PAID_IN = 200_00

let { page } = {} as Visit
let game: FrameLocator
let stake: number
forEachNewcomer((visit) => {
  page = visit.page
})

/** Bets in a game and leaves while the reels turn. */
async function playWithLostAnswer(): Promise<void> {
  await page.setViewportSize(VIEWPORTS.desktop)
  await deposit(page, PAID_IN)
  await expectBalance(page, PAID_IN)
  await findGame(page, 'nazar', 'Nazar')
  game = gameFrame(page)
  await expect.poll(() => frameBalance(game)).toBe(PAID_IN)
  await page.route(ENDPOINT, loseAnswer)
  await game.getByRole('button', { name: /^Çevir/ }).click()
  await expect.poll(() => frameBalance(game)).toBeLessThan(PAID_IN)
  stake = PAID_IN - (await frameBalance(game))
  await expectBalance(page, PAID_IN - stake)
}

/** Lets the server play the round, but drops its reply. */
async function loseAnswer(route: Route): Promise<void> {
  if (!route.request().postData()?.includes('"play"')) return route.continue()
  await route.fetch()
  await route.abort()
}

/**
 * Expects that the round is shown: the balance is without its win until the end, then with it, and the net
 * result counts it once.
 */
async function expectResumed(paidIn: number): Promise<void> {
  await game.getByRole('dialog').getByRole('button', { name: 'Devam' }).waitFor()
  await expectBalance(page, paidIn - stake)
  await awaitRest(game)
  const balance = await frameBalance(game)
  await expectBalance(page, balance)
  const net = signed(balance - paidIn)
  await page.getByRole('main').getByText(net).first().waitFor()
}

/** Matches an amount with its sign, as the Turkish site writes it: `-₺2,00`. */
function signed(amount: number): RegExp {
  const digits = (Math.abs(amount) / 100).toFixed(2).replace('.', ',')
  return new RegExp(`${amount < 0 ? '[-−]' : amount > 0 ? '\\+' : ''}₺${digits}`)
}

async function chooseLanguage(menu: string, name: string): Promise<void> {
  await page.getByRole('button', { name: menu }).click()
  await page.getByRole('button', { name }).click()
  await page.keyboard.press('Escape')
}

describe('a round whose reply was lost', () => {
  it('is resumed when the player comes back, with their balance at that time', async () => {
    await playWithLostAnswer()
    await deposit(page, 100_00)
    await expectNotice(page, '₺100,00 hesabında')
    await page.goBack()
    await expectResumed(PAID_IN + 100_00)
  })

  it('is resumed when its frame is reloaded, in the language of the page', async () => {
    await playWithLostAnswer()
    await chooseLanguage('Hesap menüsü', 'English')
    await page.frames()[1]?.evaluate('location.reload()')
    await game.getByRole('dialog').getByRole('button', { name: 'Continue' }).waitFor()
    await chooseLanguage('Account menu', 'Türkçe')
    await expectResumed(PAID_IN)
  })
})
