import { casinoGamesList, casinoInitGame } from '@poyraz/contract'
import { createClient } from '@poyraz/testkit/server'
import { expect, inject, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { VIEWPORTS, type ViewportName } from './browser.ts'
import { lendContext, returnContext } from './contexts.ts'

const TRIAL_ROUNDS = 1000

it.each(Object.keys(VIEWPORTS) as ViewportName[])(
  'a visitor tries a thousand rounds on %s before the first paid one, without a call to the server',
  async (viewport) => {
    const client = createClient(inject('baseUrl'))
    const games = (await client.call(casinoGamesList, { limit: 100 })).data
    const gameID = games.find(({ slug }) => slug === 'nazar')?.gameID ?? 0
    const demo = await client.call(casinoInitGame, { gameID, demo: true })
    const context = await lendContext({ baseUrl: inject('baseUrl'), viewport })
    try {
      const page = await context.newPage()
      await page.goto(demo.data?.url ?? '')
      await page.getByRole('button', { name: 'Kurallar' }).click()
      const rules = page.getByRole('dialog', { name: 'Kurallar ve ödemeler' })
      const start = rules.getByRole('button', { name: '1.000 tur dene' })
      await start.scrollIntoViewIfNeeded()
      const calls: string[] = []
      page.on('request', (request) => request.url().includes('/endpoint') && calls.push(request.url()))
      await start.click()
      await rules.getByRole('button', { name: 'Yeniden dene' }).waitFor()
      const counts = await rules.locator('ol > li > span:last-child').allTextContents()
      const rounds = counts.slice(-7).map((text) => Number(text.replace('.', '')))
      expect(rounds.reduce((sum, count) => sum + count, 0)).toBe(TRIAL_ROUNDS)
      expect(await rules.getByRole('status').textContent()).toContain('Toplam bahis')
      expect(calls).toEqual([])
      await expectAccessible(page)
      await rules.getByText('Kör deneme').scrollIntoViewIfNeeded()
      const shots = process.env['SHOTS']
      if (shots) await page.screenshot({ path: `${shots}/trial-${viewport}.png` })
    } finally {
      await returnContext(context)
    }
  },
)
