import { casinoGamesList, casinoPlay, casinoShareRound, fairnessRotate } from '@poyraz/contract'
import { createClient, newPlayer } from '@poyraz/testkit/server'
import { beforeAll, expect, inject, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { VIEWPORTS, type ViewportName } from './browser.ts'
import { lendContext, returnContext } from './contexts.ts'

let token = ''

/** Plays a round of the protocol, reveals its seeds and shares it. */
beforeAll(async () => {
  const { client } = await newPlayer({ client: () => createClient(inject('baseUrl')) }, 100_000)
  const games = (await client.call(casinoGamesList, { limit: 100 })).data
  const gameID = games.find(({ slug }) => slug === 'nazar')?.gameID ?? 0
  const played = await client.call(casinoPlay, { gameID, stake: 200 })
  await client.call(fairnessRotate, { clientSeed: 'next' })
  const shared = await client.call(casinoShareRound, { roundID: played.data?.roundID ?? '' })
  token = shared.data?.token ?? ''
})

it.each(Object.keys(VIEWPORTS) as ViewportName[])(
  'a visitor watches a shared round in the game on %s, and its proof is verified beside it',
  async (viewport) => {
    const context = await lendContext({ baseUrl: inject('baseUrl'), viewport })
    try {
      const page = await context.newPage()
      const methods: string[] = []
      page.on('request', (request) => {
        if (!request.url().endsWith('/endpoint/v1')) return
        const { api } = request.postDataJSON()
        if (request.frame() !== page.mainFrame()) methods.push(`${api.class}.${api.method}`)
      })
      await page.goto(`/round/${token}`)
      await page.getByText('Bu tur doğrulandı').waitFor()
      await page.getByRole('button', { name: 'Filmi izle' }).click()
      const film = page.frameLocator('iframe')
      await film
        .getByRole('button', { name: 'Yeniden izle' })
        .and(film.locator('[aria-disabled=false]'))
        .waitFor()
      await film.getByRole('region', { name: 'Filmin kumandaları' }).getByText('Para yok').waitFor()
      expect(await film.getByRole('alert').textContent()).toBe('')
      expect(methods).toEqual(['casino.shared_round'])
      expect(await film.getByRole('button', { name: 'Geçmiş' }).count()).toBe(0)
      await expectAccessible(page)
      const shots = process.env['SHOTS']
      if (shots) await page.screenshot({ path: `${shots}/film-${viewport}.png`, fullPage: true })
    } finally {
      await returnContext(context)
    }
  },
)
