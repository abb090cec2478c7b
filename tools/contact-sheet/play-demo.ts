import type { SlotGame } from '@poyraz/games'
import type { Browser, Page } from 'playwright-core'

/** Pictures of a game while it is played. */
export type Shot = { readonly name: string; readonly landscape: Buffer; readonly portrait: Buffer }

const ORIENTATIONS = {
  landscape: { width: 1280, height: 800 },
  portrait: { width: 390, height: 844 },
} as const
/** Rounds of a demo; the picture is that of the first one that pays, else of the last. */
const ROUNDS_MAX = 6
const SLOW_MS = 60_000

/** Plays the demo of a game in a landscape and a portrait window, with the animations of tests. */
export async function playDemo(browser: Browser, baseUrl: string, game: SlotGame): Promise<Shot> {
  const demo = `${baseUrl}/demo/slot/${game.id}`
  const landscape = await pictureOf(browser, demo, 'landscape')
  const portrait = await pictureOf(browser, demo, 'portrait')
  return { name: game.present.name.tr, landscape, portrait }
}

async function pictureOf(
  browser: Browser,
  demo: string,
  orientation: keyof typeof ORIENTATIONS,
): Promise<Buffer> {
  const context = await browser.newContext({ viewport: ORIENTATIONS[orientation], locale: 'tr-TR' })
  try {
    context.setDefaultTimeout(SLOW_MS)
    // Browser tests run the animations at a multiple of their speed.
    await context.addInitScript(() => localStorage.setItem('pace', 'test'))
    const page = await context.newPage()
    await openGame(page, demo)
    for (let round = 1; round <= ROUNDS_MAX; round++) {
      await playRound(page)
      if (await hasWon(page)) break
    }
    return await page.screenshot({ type: 'png' })
  } finally {
    await context.close()
  }
}

const canSpin = (page: Page) => page.getByRole('button', { name: /^Çevir/, disabled: false })

/** Opens the game of a demo alone, without the site around it. */
export async function openGame(page: Page, demo: string): Promise<void> {
  await page.goto(demo)
  await page.goto(new URL((await page.locator('iframe').getAttribute('src')) ?? '', demo).href)
}

/** Plays one round to its end; messages of free spins are closed as a player closes them. */
export async function playRound(page: Page): Promise<void> {
  const played = page.waitForResponse((one) => one.request().postDataJSON()?.api?.method === 'play')
  await canSpin(page).click()
  await played
  const answer = page.locator('dialog[open] button').first()
  const over = canSpin(page).waitFor()
  let isOver = false
  void over.then(() => (isOver = true)).catch(() => (isOver = true))
  while (!isOver) {
    const next = await Promise.race([over.then(() => false), answer.waitFor().then(() => true)])
    // The message may close by itself first.
    if (next) await answer.click({ timeout: 1_000 }).catch(() => undefined)
  }
  await over
}

async function hasWon(page: Page): Promise<boolean> {
  const won = page.getByRole('region', { name: 'Oyun kumandaları' }).locator('[data-amount]').last()
  return Number(await won.getAttribute('data-amount')) > 0
}
