import { casinoGamesList, casinoPlay } from '@poyraz/contract'
import { createClient, newPlayer } from '@poyraz/testkit/server'
import { expect, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { openContext, sharedBrowser, VIEWPORTS, type ViewportName } from './browser.ts'
import { startOwnServer } from './own-server.ts'

const ROUNDS = 120

it('shows a player the own result of a slot beside what its rules lead to', async () => {
  const server = await startOwnServer({ SPIN_INTERVAL_MS: '0' })
  try {
    const { client, username, password } = await newPlayer(
      { client: () => createClient(server.url) },
      1_000_000,
    )
    const games = (await client.call(casinoGamesList, { limit: 100 })).data
    const gameID = games.find(({ slug }) => slug === 'nazar')?.gameID ?? 0
    for (let round = 0; round < ROUNDS; round++) await client.call(casinoPlay, { gameID, stake: 200 })
    for (const viewport of Object.keys(VIEWPORTS) as ViewportName[]) {
      const context = await openContext(await sharedBrowser(), { baseUrl: server.url, viewport })
      const page = await context.newPage()
      await page.goto('/login')
      const main = page.getByRole('main')
      await main.getByRole('textbox', { name: 'Kullanıcı adı' }).fill(username)
      await main.getByRole('textbox', { name: 'Parola', exact: true }).fill(password)
      await main.getByRole('button', { name: 'Giriş yap' }).click()
      await page.waitForURL((url) => url.pathname === '/')
      await page.goto(`/stats?game=${gameID}`)
      await page.getByRole('heading', { name: 'Şans aynası' }).waitFor()
      const chart = page.getByRole('img', { name: /^Turlar boyunca sonuç/ })
      // The published return of 96.1 % leaves 3.9 % of the stakes.
      expect(await chart.getAttribute('aria-label')).toMatch(/beklenen −₺9,\d\d;/)
      await expectAccessible(page)
      const shots = process.env['SHOTS']
      if (shots) await page.screenshot({ path: `${shots}/luck-${viewport}.png`, fullPage: true })
      await context.close()
    }
  } finally {
    await server.stop()
  }
})
