import { casinoGamesList } from '@poyraz/contract'
import { createClient } from '@poyraz/testkit/server'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { settle, shoot, VIEWPORTS, type ViewportName } from './browser.ts'
import { lendContext, returnContext } from './contexts.ts'
import { awaitRest, gameFrame, speedUpGames, spin } from './steps.ts'

const SLUG = 'sahaf'
const REELS = 6
const ROUNDS = 4
let gameID = 0

beforeAll(async () => {
  const { data } = await createClient(inject('baseUrl')).call(casinoGamesList, { limit: 100 })
  gameID = data.find(({ slug }) => slug === SLUG)?.gameID ?? 0
})

async function visit(viewport: ViewportName, look: (page: Page) => Promise<void>): Promise<void> {
  const context = await lendContext({ baseUrl: inject('baseUrl'), viewport })
  try {
    await look(await context.newPage())
  } finally {
    await returnContext(context)
  }
}

const productOf = (heights: readonly number[]) => heights.reduce((product, rows) => product * rows, 1)
const numberIn = (text: string | null) => Number((text ?? '').replace(/\D/g, ''))

describe.each(Object.keys(VIEWPORTS) as ViewportName[])(
  'reels that change their heights (%s)',
  (viewport) => {
    it('say the rows of each reel in the table and the sign, and their product is the number of ways', async () => {
      await visit(viewport, async (page) => {
        await page.goto(`/demo/slot/${gameID}`)
        await speedUpGames(page)
        await page.reload()
        const frame = gameFrame(page)
        const table = frame.getByRole('table')
        await awaitRest(frame)
        const seen = new Set<string>()
        for (let round = 0; round < ROUNDS; round++) {
          await spin(frame)
          const heights = (await table.locator('tfoot td').allTextContents()).map(Number)
          expect(heights).toHaveLength(REELS)
          for (const [reel, rows] of heights.entries()) {
            expect(rows).toBeGreaterThanOrEqual(2)
            expect(rows).toBeLessThanOrEqual(7)
            // The rows of the table end where the reel ends.
            const cells = await table.locator(`tbody tr > :nth-child(${reel + 2})`).allTextContents()
            expect(cells.filter((symbol) => symbol !== '')).toHaveLength(rows)
          }
          const ways = productOf(heights)
          const words = frame.getByText(/^Kazanma yolu: [\d.]+\.$/)
          expect(numberIn(await words.textContent())).toBe(ways)
          const sign = frame.locator('[aria-hidden=true] > p', { hasText: 'Kazanma yolu' })
          await expect.poll(async () => numberIn(await sign.textContent())).toBe(ways)
          seen.add(heights.join(' '))
        }
        expect(seen.size).toBeGreaterThan(1)
        await shoot(page, `heights-${viewport}`)
      })
    })

    it('are explained in the rules with the chance of every height', async () => {
      await visit(viewport, async (page) => {
        await page.goto(`/demo/slot/${gameID}`)
        const frame = gameFrame(page)
        await awaitRest(frame)
        await frame
          .getByRole('button', { name: /kurallar/i })
          .first()
          .click()
        const paid = frame.getByRole('table', { name: 'Ana dönüşlerde sıra sayısının olasılığı' })
        await paid.waitFor()
        expect(await paid.getByRole('row').count()).toBe(7)
        const free = frame.getByRole('table', { name: 'Bedava dönüşlerde sıra sayısının olasılığı' })
        expect(await free.getByRole('row').count()).toBe(5)
        await shoot(page, `heights-rules-${viewport}`)
      })
    })

    it('are set by hand in the machine room, height by height, and what they pay is worked out', async () => {
      await visit(viewport, async (page) => {
        await page.goto(`/slot/machine/${SLUG}?heights=2-2-2-2-2-2&stops=0-0-0-0-0-0`)
        await page.getByText('Kazanma yolu: 64').waitFor()
        const taller = page.getByRole('button', { name: '1. makarayı uzat' })
        await taller.click()
        await page.getByText('Kazanma yolu: 96').waitFor()
        await taller.press('Enter')
        await page.getByText('Kazanma yolu: 128').waitFor()
        expect(await page.getByRole('button', { name: '2. makarayı kısalt' }).isDisabled()).toBe(true)
        const reel = page.getByRole('spinbutton', { name: '1. makara' })
        expect((await reel.getAttribute('aria-valuetext'))?.split(',')).toHaveLength(4)
        await page.getByRole('button', { name: 'En yüksek makaralar' }).click()
        await page.getByText('Kazanma yolu: 117.649').waitFor()
        await settle(page)
        await expectAccessible(page)
        await shoot(page, `heights-machine-${viewport}`)
      })
    })
  },
)
