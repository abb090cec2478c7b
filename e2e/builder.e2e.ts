import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { openContext, sharedBrowser, shoot, type ViewportName } from './browser.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'
import { type FeedEvent, type ScriptedFeed, startScriptedFeed } from './sports-feed.ts'
import { logIn } from './steps.ts'

let feed: ScriptedFeed
let server: OwnServer
let browser: Browser
const contexts: BrowserContext[] = []

beforeAll(async () => {
  feed = await startScriptedFeed()
  ;[server, browser] = await Promise.all([startOwnServer({ SPORTS_FEED: feed.url }), sharedBrowser()])
  await feed.open()
  for (const event of feed.upcoming) await feed.model(event)
})
afterAll(async () => {
  await server.stop()
  await feed.close()
})
afterEach(async ({ task }) => {
  const pages = contexts.flatMap((context) => context.pages())
  if (task.result?.state === 'fail')
    await Promise.all(pages.map((page, index) => shoot(page, `${task.name.replace(/\W+/g, '-')}-${index}`)))
  await Promise.all(contexts.splice(0).map((context) => context.close()))
})

async function player(viewport: ViewportName): Promise<Page> {
  const context = await openContext(browser, { baseUrl: server.url, viewport, lang: 'tr' })
  contexts.push(context)
  const page = await context.newPage()
  await page.goto('/login')
  await logIn(page, 'tester')
  await page.waitForURL('**/')
  return page
}

const builderOf = (page: Page) => page.getByRole('region', { name: 'Bahis kur' })

/** Chooses outcomes of a match while a bet is built. */
async function choose(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names)
    await page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(name) })
      .click()
}

describe.each(['desktop', 'phone'] as const)('a bet builder (%s)', (viewport) => {
  const place = viewport === 'desktop' ? 0 : 1

  it('is built, priced together, placed, and counts without a void part', async () => {
    const page = await player(viewport)
    const match = feed.upcoming[place] as FeedEvent
    await page.goto(`/sports/event/${match.id}`)
    await page.getByRole('button', { name: 'Bahis kur' }).click()
    // A market with a refund cannot be a part.
    await expect.poll(() => page.getByRole('heading', { name: 'Beraberlikte iade' }).count()).toBe(0)
    const builder = builderOf(page)
    await choose(page, `, Maç sonucu: ${match.home}`, ', Karşılıklı gol: Var')
    // 2.14 · 1.72 would be 3.68; together they come less often than that.
    await builder.getByText('4,20', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Goller' }).click()
    await page.getByRole('button', { name: 'Ana' }).click()
    await choose(page, ', Toplam gol alt/üst 2,5: Üst')
    if (viewport === 'phone') await builder.getByRole('button', { name: '3 seçim' }).click()
    await builder.getByText(/orana bir şey katmaz/).waitFor()
    await builder.getByText('4,20', { exact: true }).waitFor()
    await expectAccessible(page)
    await shoot(page, `builder-implied-${viewport}`)
    await builder.getByRole('button', { name: 'Üst seçimini çıkar' }).click()
    await builder.getByRole('button', { name: 'Kupona ekle' }).click()
    if (viewport === 'phone') await page.getByRole('button', { name: 'Kuponu aç' }).click()
    const slip =
      viewport === 'desktop'
        ? page.getByRole('complementary', { name: 'Kuponum' })
        : page.getByRole('dialog', { name: 'Kuponum' })
    await slip.getByText('Karşılıklı gol').waitFor()
    await expectAccessible(page)
    await shoot(page, `builder-coupon-${viewport}`)
    await slip.getByRole('button', { name: /^Kuponu oyna/ }).click()
    await slip.getByText('Kuponun alındı').waitFor()
    await slip.getByRole('link', { name: 'Kuponu gör' }).click()
    await page.getByText('₺210,00').first().waitFor()
    await shoot(page, `builder-open-${viewport}`)
    await feed.settleBothScore(match, null)
    await feed.settle(match, '1')
    // Without the void part the price of the home win counts: 2.14 · 50.
    await page.getByText('₺107,00').first().waitFor()
    await page.getByText(/^İade olan seçim çıktı/).waitFor()
    await expectAccessible(page)
    await shoot(page, `builder-settled-${viewport}`)
  })
})

it('says that selections contradict one another, and gives no price', async () => {
  const page = await player('phone')
  await page.goto(`/sports/event/${feed.upcoming[2]?.id}`)
  await page.getByRole('button', { name: 'Bahis kur' }).click()
  await page.getByRole('button', { name: 'Tümü' }).click()
  await choose(page, ', Karşılıklı gol: Var', 'gol yemez: Evet')
  const builder = builderOf(page)
  await builder.getByText('Bu seçimlerin hepsi birden tutamaz. Birini çıkar.').waitFor()
  expect(await builder.getByRole('button', { name: 'Kupona ekle' }).isDisabled()).toBe(true)
  await expectAccessible(page)
  await shoot(page, 'builder-contradiction')
})
