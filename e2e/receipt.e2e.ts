import { casinoGamesList, casinoPlay, fairnessReceipt, fairnessRotate } from '@poyraz/contract'
import { createClient, newPlayer } from '@poyraz/testkit/server'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { VIEWPORTS, type ViewportName } from './browser.ts'
import { lendContext, returnContext } from './contexts.ts'

/** A game of reels, one whose rounds cascade and feed a jackpot, and one whose reels change their heights. */
const SLUGS = ['nazar', 'deniz-cami', 'sahaf'] as const
/** Steps of the check that pass; a jackpot adds one. */
const PASSED = { nazar: 7, 'deniz-cami': 8, sahaf: 7 } as const

const receipts = new Map<string, { readonly stake: string; readonly win: string }>()

/** Plays a round of each game over the protocol, reveals the seeds and keeps the receipts. */
beforeAll(async () => {
  const { client } = await newPlayer({ client: () => createClient(inject('baseUrl')) }, 100_000)
  const games = (await client.call(casinoGamesList, { limit: 100 })).data
  const rounds = new Map<string, string>()
  for (const slug of SLUGS) {
    const game = games.find((one) => one.slug === slug)
    const played = await client.call(casinoPlay, { gameID: game?.gameID ?? 0, stake: game?.minBet ?? 0 })
    rounds.set(slug, played.data?.roundID ?? '')
    await new Promise((resolve) => setTimeout(resolve, 3_000))
  }
  await client.call(fairnessRotate, { clientSeed: 'next' })
  for (const [slug, roundID] of rounds) {
    receipts.set(slug, (await client.call(fairnessReceipt, { roundID })).data)
  }
})

const fileOf = (receipt: object) => ({
  name: 'receipt.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(receipt)),
})

describe.each(Object.keys(VIEWPORTS) as ViewportName[])('a receipt as a file on %s', (viewport) => {
  it.each(SLUGS)('of %s is verified without the network, and a changed one is refused', async (slug) => {
    const context = await lendContext({ baseUrl: inject('baseUrl'), viewport })
    try {
      const page = await context.newPage()
      const keys = page.waitForResponse(/receipt-keys/)
      await page.goto('/verify')
      const file = page.locator('main input[type=file]')
      const receipt = receipts.get(slug) ?? { stake: '', win: '' }
      await file.setInputFiles(fileOf(receipt))
      await keys
      await page.getByText('Bu tur doğrulandı').waitFor()
      // Routes of a context and its offline mode may wait for ever for a service worker that starts.
      await page.route('**/*', (route) => route.abort())
      await file.setInputFiles(fileOf({ ...receipt, win: '999999' }))
      await page.getByText('Bu tur doğrulanamadı').waitFor()
      await file.setInputFiles(fileOf(receipt))
      await page.getByText('Bu tur doğrulandı').waitFor()
      expect(await page.getByText('Uyuyor', { exact: true }).count()).toBe(PASSED[slug])
      await expectAccessible(page)
      if (process.env['SHOTS'])
        await page.screenshot({ path: `${process.env['SHOTS']}/${slug}-${viewport}.png`, fullPage: true })
    } finally {
      await returnContext(context)
    }
  })
})
