import { casinoGamesList, casinoRounds } from '@poyraz/contract'
import { createClient, newPlayer } from '@poyraz/testkit/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { openContext, sharedBrowser, shoot, VIEWPORTS, type ViewportName } from './browser.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'
import { awaitRest, frameBalance, gameFrame, logIn, speedUpGames } from './steps.ts'

const SLUG = 'yazlik-sinema'
const [FUNDS, PRICE] = [1_000_000, 10_000]

let server: OwnServer
beforeAll(async () => {
  server = await startOwnServer({ SPIN_INTERVAL_MS: '0' })
})
afterAll(() => server.stop())

describe.each(Object.keys(VIEWPORTS) as ViewportName[])('free spins for sale (%s)', (viewport) => {
  it('are bought by the keyboard after a confirmation, resume after a reload, and are in the history', async () => {
    const player = await newPlayer({ client: () => createClient(server.url) }, FUNDS)
    const games = (await player.client.call(casinoGamesList, { limit: 100 })).data
    const gameID = games.find(({ slug }) => slug === SLUG)?.gameID ?? 0
    const context = await openContext(await sharedBrowser(), { baseUrl: server.url, viewport, lang: 'tr' })
    try {
      const page = await context.newPage()
      await page.goto('/login')
      await logIn(page, player.username, player.password)
      await page.getByTestId('balance').waitFor()
      await speedUpGames(page)
      await page.goto(`/play/slot/${gameID}`)
      const frame = gameFrame(page)
      await awaitRest(frame)
      const button = frame.getByRole('button', { name: 'Özelliği satın al, bedeli ₺100,00' })
      const sheet = frame.getByRole('dialog', { name: 'Özelliği satın al' })
      await button.press('Enter')
      await sheet.waitFor()
      await expectAccessible(page)
      await shoot(page, `buy-sheet-${viewport}`)
      await page.keyboard.press('Escape')
      await sheet.waitFor({ state: 'detached' })
      expect(await frameBalance(frame)).toBe(FUNDS)
      await button.press('Enter')
      await sheet.getByRole('button', { name: '₺100,00 öde ve başlat' }).press('Enter')
      const left = frame.getByText('Kalan', { exact: true })
      await left.first().waitFor()
      await shoot(page, `buy-feature-${viewport}`)
      await page.reload()
      const onward = frame.getByRole('button', { name: 'Devam' })
      await onward.press('Enter')
      await frame.getByRole('dialog', { name: 'Bedava dönüşler bitti' }).waitFor({ timeout: 120_000 })
      await shoot(page, `buy-end-${viewport}`)
      await onward.press('Enter')
      await awaitRest(frame)
      const [round] = (await player.client.call(casinoRounds, { limit: 5 })).data
      expect(round).toMatchObject({ stake: PRICE, bought: 1, state: 'closed' })
      expect(await frameBalance(frame)).toBe(FUNDS - PRICE + Number(round?.win))
      await frame.getByRole('button', { name: 'Geçmiş' }).press('Enter')
      await frame.getByText('Satın alındı').waitFor()
      await shoot(page, `buy-history-${viewport}`)
    } finally {
      await context.close()
    }
  })
})
