import { newcomer } from '@poyraz/testkit/newcomer'
import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, describe, expect, inject, it } from 'vitest'
import { settle, shoot, VIEWPORTS, type ViewportName } from './browser.ts'
import { lendContext, returnContext } from './contexts.ts'
import { register } from './steps.ts'

/** Live tables for the lobby, because the seeded catalogue has none. */
const TABLES = (['roulette', 'blackjack'] as const).map((game, index) => ({
  tableID: 900 + index,
  name: `Masa ${game}`,
  game,
  providerID: 1,
  providerName: 'Poyraz',
  minBet: 1000,
  maxBet: 500_000,
  seats: 7,
  players: 3,
  open: index === 0,
  recent: index === 0 ? ['12', '7'] : [],
  dealer: 'Deniz',
}))

const VISITOR_PAGES = ['/', '/slot', '/slot/type/new', '/slot/provider/2', '/search?q=nazar', '/promotions']
const PLAYER_PAGES = ['/', '/favorites']

/**
 * Hit-tests 20 × 20 points of each tile (an article whose heading is a link) and lists the points that
 * neither that link nor the favourite button covers.
 */
const DEAD_POINTS = `(() => {
  const STEPS = 20
  // The house's notice may lie over the page until it is closed.
  document.querySelector('[aria-labelledby="popup-title"]')?.remove()
  const tiles = [...document.querySelectorAll('main article')].filter((one) => one.querySelector(':is(h2, h3) a'))
  return tiles.map((tile) => {
    tile.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const link = tile.querySelector(':is(h2, h3) a')
    const buttons = [...tile.querySelectorAll('button')]
    const heart = buttons[0] ?? null
    const { x, y, width, height } = tile.getBoundingClientRect()
    const radius = Number.parseFloat(getComputedStyle(tile).borderTopLeftRadius)
    const beyondCorner = (px, py) => {
      const [dx, dy] = [radius - Math.min(px - x, x + width - px), radius - Math.min(py - y, y + height - py)]
      return dx > 0 && dy > 0 && Math.hypot(dx, dy) >= radius - 1
    }
    const dead = []
    let hearts = 0
    for (let row = 0; row < STEPS; row++) for (let column = 0; column < STEPS; column++) {
      const [px, py] = [x + (width * (column + 0.5)) / STEPS, y + (height * (row + 0.5)) / STEPS]
      if (px < 0 || px >= innerWidth || py < 0 || py >= innerHeight || beyondCorner(px, py)) continue
      const top = document.elementFromPoint(px, py)
      const hit = top?.closest('a, button')
      if (hit === heart && heart) hearts++
      else if (hit !== link && !buttons.includes(hit)) {
        dead.push([row, column, top?.outerHTML.slice(0, 90)].join(' '))
      }
    }
    return {
      name: link.textContent,
      label: link.getAttribute('aria-label'),
      stops: tile.querySelectorAll('a, button, [tabindex="0"]').length,
      hearts,
      hasHeart: heart !== null,
      buttons: buttons.length,
      dead: dead.slice(0, 5),
    }
  })
})()`

/** Scrolls to every list until its tiles are there: those far below the screen are not rendered yet. */
const RENDER_ALL = `(async () => {
  for (const item of document.querySelectorAll('main li:empty')) {
    while (item.isConnected && item.matches(':empty')) {
      item.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
  }
})()`

/** Style and width of the focus ring around the focused link. */
const RING = `(({ outlineStyle, width }) => [outlineStyle, Number.parseFloat(width)])(
  getComputedStyle(document.activeElement, '::after')
)`

type Tile = {
  readonly name: string
  readonly label: string | null
  readonly stops: number
  readonly hearts: number
  readonly hasHeart: boolean
  readonly buttons: number
  readonly dead: readonly string[]
}

let context: BrowserContext
afterEach(() => returnContext(context))

async function openPage(viewport: ViewportName): Promise<Page> {
  context = await lendContext({ baseUrl: inject('baseUrl'), viewport, lang: 'tr' })
  const page = await context.newPage()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // The cookie notice covers the page, so it is marked as closed.
  await page.addInitScript("localStorage.setItem('cookiesExplained', '1')")
  return page
}

/** Answers every request for live tables with `TABLES`. */
async function offerTables(page: Page): Promise<void> {
  await page.route('**/endpoint/v1', async (route) => {
    const method = route.request().postDataJSON()?.api?.method
    if (method !== 'game_table_list') return route.fallback()
    const pagination = { total: TABLES.length, limit: TABLES.length, offset: 0 }
    await route.fulfill({ json: { result: true, message: '', data: TABLES, pagination } })
  })
}

/**
 * Expects that every tile is clickable everywhere, is one tab stop beside its buttons, and has its
 * name.
 */
async function expectWholeTiles(page: Page, path: string): Promise<void> {
  await settle(page)
  await page.evaluate(RENDER_ALL)
  await shoot(page, `tiles-${path.replace(/\W+/g, '_')}-${page.viewportSize()?.width}`)
  const tiles = await page.evaluate<readonly Tile[]>(DEAD_POINTS)
  expect(tiles.length, path).toBeGreaterThan(0)
  for (const tile of tiles) {
    expect(tile, `${path}: ${tile.name}`).toMatchObject({
      dead: [],
      label: null,
      stops: tile.buttons + 1,
    })
    if (tile.hasHeart) expect(tile.hearts).toBeGreaterThan(0)
  }
}

describe.each(Object.keys(VIEWPORTS) as ViewportName[])('a tile on a %s', (viewport) => {
  it.each(VISITOR_PAGES)('of %s is a link everywhere except its buttons', async (path) => {
    const page = await openPage(viewport)
    await page.goto(path)
    await expectWholeTiles(page, path)
  })

  it('of the live lobby is a link everywhere except its buttons', async () => {
    const page = await openPage(viewport)
    await offerTables(page)
    // The server's own data of /live has no tables, so the page is reached from another one.
    await page.goto('/faq')
    await page.evaluate("history.pushState({}, '', '/live')")
    await page.getByRole('heading', { name: 'Masa roulette' }).waitFor()
    await expectWholeTiles(page, '/live')
  })

  it('of a player’s pages is a link everywhere except its buttons', async () => {
    const page = await openPage(viewport)
    await page.goto('/register')
    await register(page, newcomer())
    await page.goto('/favorites')
    await page.getByRole('button', { name: 'Nazar oyununu favorilere ekle' }).first().click()
    await page.getByRole('button', { name: 'Nazar oyununu favorilerden çıkar' }).first().waitFor()
    for (const path of PLAYER_PAGES) {
      await page.goto(path)
      await expectWholeTiles(page, path)
    }
  })

  it('shows the keyboard focus around the whole tile', async () => {
    const page = await openPage(viewport)
    await page.goto('/slot')
    await settle(page)
    const tile = page.getByRole('article').first()
    await tile.getByRole('link').first().focus()
    await shoot(page, `tiles-focus-${viewport}`)
    const [ring, width] = await page.evaluate<[string, number]>(RING)
    expect(ring).toBe('solid')
    expect(width).toBeCloseTo((await tile.boundingBox())?.width ?? 0, 1)
  })
})
