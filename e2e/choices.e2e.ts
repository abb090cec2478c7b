import { casinoGamesList, casinoPlay } from '@poyraz/contract'
import { createClient, newPlayer, type Player } from '@poyraz/testkit/server'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { openContext, sharedBrowser, shoot, VIEWPORTS, type ViewportName } from './browser.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'
import { awaitRest, frameBalance, gameFrame, logIn, speedUpGames } from './steps.ts'

/** More rounds than a feature ever takes to come: it comes in one of 95. */
const ROUNDS_MAX = 3000
/** A player has a number of calls in a minute. */
const PAUSE_MS = 5000
const STAKE = 200
const FUNDS = 1_000_000

let server: OwnServer
beforeAll(async () => {
  server = await startOwnServer({ SPIN_INTERVAL_MS: '0' })
})
afterAll(() => server.stop())

/** Plays rounds until one waits for a decision; returns the balance without what it will pay. */
async function playUntilOpen({ client }: Player, gameID: number): Promise<number> {
  for (let round = 0; round < ROUNDS_MAX; round++) {
    const played = await client.call(casinoPlay, { gameID, stake: STAKE, choice: { kind: 'spin' } })
    const { data } = played
    if (data?.state === 'open') return Number(data.balance)
    if (played.error === 'too_many_requests') await new Promise((done) => setTimeout(done, PAUSE_MS))
    else if (!data) throw new Error(`a round was refused: ${JSON.stringify(played)}`)
  }
  throw new Error('the feature never came')
}

async function openGame(context: BrowserContext, player: Player, gameID: number): Promise<Page> {
  const page = await context.newPage()
  await page.goto('/login')
  await logIn(page, player.username, player.password)
  await page.getByTestId('balance').waitFor()
  await speedUpGames(page)
  await page.goto(`/play/slot/${gameID}`)
  return page
}

describe.each(Object.keys(VIEWPORTS) as ViewportName[])(
  'free spins that the player chooses (%s)',
  (viewport) => {
    it('wait over a reload and a second tab, are chosen by the keyboard and paid once', async () => {
      const player = await newPlayer({ client: () => createClient(server.url) }, FUNDS)
      const games = (await player.client.call(casinoGamesList, { limit: 100 })).data
      const gameID = games.find(({ slug }) => slug === 'dort-mevsim')?.gameID ?? 0
      const before = await playUntilOpen(player, gameID)
      const context = await openContext(await sharedBrowser(), { baseUrl: server.url, viewport, lang: 'tr' })
      try {
        const page = await openGame(context, player, gameID)
        const options = (of: Page) =>
          gameFrame(of).getByRole('dialog').getByRole('listitem').getByRole('button')
        await options(page).nth(3).waitFor()
        expect(await options(page).count()).toBe(4)
        expect(await frameBalance(gameFrame(page))).toBe(before)
        await shoot(page, `choice-${viewport}`)
        await page.reload()
        await options(page).first().waitFor()
        // A decision cannot be closed.
        await page.keyboard.press('Escape')
        await page.keyboard.press('Escape')
        // The browser closes it at the second press; it opens again.
        await expect.poll(() => options(page).count()).toBe(4)
        const other = await context.newPage()
        await other.goto(page.url())
        await options(other).nth(1).press('Enter')
        await awaitRest(gameFrame(other))
        const paid = await frameBalance(gameFrame(other))
        expect(paid).toBeGreaterThanOrEqual(before)
        // The first tab learns that the choice was made, and shows the same spins.
        await options(page).nth(3).press('Enter')
        await awaitRest(gameFrame(page))
        expect(await frameBalance(gameFrame(page))).toBe(paid)
        await shoot(page, `choice-done-${viewport}`)
        await expectAccessible(page)
      } finally {
        await context.close()
      }
    })
  },
)

describe.each(Object.keys(VIEWPORTS) as ViewportName[])('covers that the player opens (%s)', (viewport) => {
  it('stay open over a reload, are opened by the keyboard and paid once', async () => {
    const player = await newPlayer({ client: () => createClient(server.url) }, FUNDS)
    const games = (await player.client.call(casinoGamesList, { limit: 100 })).data
    const gameID = games.find(({ slug }) => slug === 'kapalicarsi')?.gameID ?? 0
    const before = await playUntilOpen(player, gameID)
    const context = await openContext(await sharedBrowser(), { baseUrl: server.url, viewport, lang: 'tr' })
    try {
      const page = await openGame(context, player, gameID)
      const dialog = gameFrame(page).getByRole('dialog')
      const closed = dialog.getByRole('button', { name: /^Bohça \d+, kapalı/ })
      const onward = dialog.getByRole('button', { name: 'Devam' })
      await closed.nth(11).waitFor()
      await shoot(page, `pick-${viewport}`)
      for (let count = 12; count > 0 && !(await onward.isVisible()); count--) {
        await closed.first().press('Enter')
        await expect.poll(async () => (await onward.isVisible()) || (await closed.count()) < count).toBe(true)
        if (count === 12 && !(await onward.isVisible())) {
          await page.reload()
          await closed.first().waitFor()
          expect(await closed.count()).toBe(11)
        }
      }
      await shoot(page, `pick-over-${viewport}`)
      expect(await closed.count()).toBe(0)
      await awaitRest(gameFrame(page))
      expect(await frameBalance(gameFrame(page))).toBeGreaterThan(before)
      await expectAccessible(page)
    } finally {
      await context.close()
    }
  })
})
