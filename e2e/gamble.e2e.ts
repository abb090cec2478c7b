import { casinoGamesList, casinoPlay } from '@poyraz/contract'
import { createClient, newPlayer, type Player } from '@poyraz/testkit/server'
import type { BrowserContext, FrameLocator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { openContext, sharedBrowser, shoot, VIEWPORTS, type ViewportName } from './browser.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'
import { awaitRest, frameBalance, gameFrame, logIn, speedUpGames } from './steps.ts'

const GAMES = ['saatci', 'sarraf', 'lunapark']
/** More rounds than a win ever takes to come. */
const ROUNDS_MAX = 100
const STAKE = 1000
const FUNDS = 1_000_000

let server: OwnServer
beforeAll(async () => {
  server = await startOwnServer({ SPIN_INTERVAL_MS: '0' })
})
afterAll(() => server.stop())

/** Plays rounds that ask for the gamble until one waits; returns the balance without its win. */
async function playUntilOpen({ client }: Player, gameID: number): Promise<number> {
  for (let round = 0; round < ROUNDS_MAX; round++) {
    const choice = { kind: 'spin', gamble: true }
    const { data } = await client.call(casinoPlay, { gameID, stake: STAKE, choice })
    const { spins } = data.outcome as unknown as { spins: readonly { wins: readonly object[] }[] }
    // A win on one line alone keeps the ladder long enough for a call after a right one.
    if (data.state === 'open' && spins[0]?.wins.length === 1) return Number(data.balance)
    if (data.state === 'open') {
      await client.call(casinoPlay, { roundID: data.roundID, choice: { kind: 'collect' } })
    }
  }
  throw new Error('no win came')
}

async function newGambler(viewport: ViewportName) {
  const player = await newPlayer({ client: () => createClient(server.url) }, FUNDS)
  const games = (await player.client.call(casinoGamesList, { limit: 100 })).data
  const context = await openContext(await sharedBrowser(), { baseUrl: server.url, viewport, lang: 'tr' })
  const idOf = (slug: string) => games.find((game) => game.slug === slug)?.gameID ?? 0
  return { player, context, idOf }
}

async function signIn(context: BrowserContext, player: Player): Promise<Page> {
  const page = await context.newPage()
  await page.goto('/login')
  await logIn(page, player.username, player.password)
  await page.getByTestId('balance').waitFor()
  await speedUpGames(page)
  return page
}

const dialogOf = (frame: FrameLocator) => frame.getByRole('dialog', { name: 'Kat ya da al' })
const collectIn = (frame: FrameLocator) =>
  dialogOf(frame).getByRole('button', { name: /al$/, disabled: false })

describe.each(Object.keys(VIEWPORTS) as ViewportName[])('a win that may be doubled (%s)', (viewport) => {
  it('waits over a reload and Escape, is called by the keyboard, and is paid or lost once', async () => {
    const { player, context, idOf } = await newGambler(viewport)
    try {
      const page = await signIn(context, player)
      for (const slug of GAMES) {
        const gameID = idOf(slug)
        const balance = await playUntilOpen(player, gameID)
        await page.goto(`/play/slot/${gameID}`)
        const frame = gameFrame(page)
        await collectIn(frame).waitFor()
        expect(await frameBalance(frame)).toBe(balance)
        await shoot(page, `gamble-${slug}-${viewport}`)
        await page.reload()
        await collectIn(frame).waitFor()
        await page.keyboard.press('Escape')
        await page.keyboard.press('Escape')
        await expect.poll(() => collectIn(frame).isVisible()).toBe(true)
        await dialogOf(frame).getByRole('button', { name: 'Yazı de' }).press('Enter')
        const onward = dialogOf(frame).getByRole('button', { name: 'Devam' })
        const isDecided = async () => (await onward.isVisible()) || (await collectIn(frame).isVisible())
        await expect.poll(isDecided).toBe(true)
        if (await onward.isVisible()) {
          expect(await dialogOf(frame).getByRole('status').textContent()).toMatch(/bilemedin/)
          await dialogOf(frame)
            .getByText(/^Tur kazançsız bitti/)
            .waitFor()
          await shoot(page, `gamble-lost-${slug}-${viewport}`)
          await onward.press('Enter')
          await awaitRest(frame)
          expect(await frameBalance(frame)).toBe(balance)
        } else {
          await shoot(page, `gamble-right-${slug}-${viewport}`)
          await collectIn(frame).press('Enter')
          await awaitRest(frame)
          expect(await frameBalance(frame)).toBeGreaterThan(balance)
        }
        await shoot(page, `gamble-done-${slug}-${viewport}`)
        if (slug === GAMES[0]) await expectAccessible(page)
      }
    } finally {
      await context.close()
    }
  })

  it('is asked for by a switch in the sheet of stakes, which stays as it was set', async () => {
    const { player, context, idOf } = await newGambler(viewport)
    try {
      const page = await signIn(context, player)
      await page.goto(`/play/slot/${idOf('saatci')}`)
      const frame = gameFrame(page)
      await awaitRest(frame)
      const openSheet = () => frame.getByRole('button', { name: /^Bahis/ }).click()
      const toggle = frame.getByRole('switch', { name: 'Kazançlarda sor: kat ya da al' })
      await openSheet()
      expect(await toggle.isChecked()).toBe(false)
      await toggle.press('Space')
      await shoot(page, `gamble-switch-${viewport}`)
      await page.reload()
      await awaitRest(frame)
      await openSheet()
      expect(await toggle.isChecked()).toBe(true)
      await page.keyboard.press('Escape')
      await toggle.waitFor({ state: 'detached' })
      const played = page.waitForRequest((one) => one.postDataJSON()?.api?.method === 'play')
      await frame.getByRole('button', { name: /^Çevir/ }).click()
      expect((await played).postDataJSON().data.choice).toEqual({ kind: 'spin', gamble: true })
    } finally {
      await context.close()
    }
  })
})
