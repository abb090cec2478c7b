import { launchBrowser, openContext, settle } from '@poyraz/e2e/browser'
import { startServerProcess } from '@poyraz/e2e/server-process'
import type { Page, Route } from 'playwright-core'
import { machine, print, spread } from '../shared/figures.ts'

const ROUNDS = 5
const GAMES = 1_000
const GOAL_MS = 50
/** One step of the mouse wheel in px, and the pause until the next. */
const WHEEL = { px: 300, pauseMs: 40 } as const

type Game = { readonly gameID: number; readonly name: string }
type Reply = { readonly data: readonly Game[]; readonly pagination: object }
type Round = { readonly longestMs: number; readonly long: number; readonly frames: number }

/** Tasks over 50 ms, and the frames that the browser drew, as strings run in the page. */
const OBSERVE = `
  window.__tasks = []
  window.__frames = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.__tasks.push(entry.duration)
  }).observe({ type: 'longtask' })
  const count = () => { window.__frames++; requestAnimationFrame(count) }
  requestAnimationFrame(count)`

/**
 * Presses the list's button for more until it is complete; searching it by role would be the longest task of
 * all.
 */
const ASK_FOR_ALL = `(async () => {
  const tiles = document.querySelector('main').getElementsByTagName('article')
  const isMore = (button) => button.textContent === 'Daha fazla göster'
  while (tiles.length < ${GAMES}) {
    const shown = tiles.length
    Array.from(document.querySelectorAll('main button')).findLast(isMore).click()
    while (tiles.length === shown) await new Promise((resolve) => setTimeout(resolve, 50))
  }
})()`

/**
 * Measures the lobby with 1,000 games: loads every page of them, then scrolls through the whole list and
 * back.
 */
export async function main(): Promise<void> {
  const server = await startServerProcess()
  const browser = await launchBrowser()
  try {
    print(`scroll · ${machine()} · Chromium ${browser.version()}`)
    for (const viewport of ['phone', 'desktop'] as const) {
      const rounds: Round[] = []
      for (let count = 0; count < ROUNDS; count++) {
        const context = await openContext(browser, { baseUrl: server.url, viewport, lang: 'tr' })
        rounds.push(await scroll(await context.newPage()))
        await context.close()
      }
      const of = (pick: (round: Round) => number) => spread(rounds.map(pick), 0)
      print(
        `${viewport}: longest task ${of((one) => one.longestMs)} ms (goal ≤ ${GOAL_MS}), ` +
          `longer ones ${of((one) => one.long)}, frames ${of((one) => one.frames)}`,
      )
    }
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function scroll(page: Page): Promise<Round> {
  await page.route('**/endpoint/v1', manyGames)
  // Not the lobby's own address, because the server embeds its list in that page.
  await page.goto('/live')
  await page.getByRole('link', { name: 'Slotlar' }).first().click()
  await page.getByRole('main').getByRole('article').first().waitFor()
  await settle(page)
  await page.evaluate(OBSERVE)
  await page.evaluate(ASK_FOR_ALL)
  const height = await page.evaluate<number>('document.documentElement.scrollHeight')
  for (const direction of [1, -1]) {
    for (let way = 0; way < height; way += WHEEL.px) {
      await page.mouse.wheel(0, direction * WHEEL.px)
      await page.waitForTimeout(WHEEL.pauseMs)
    }
  }
  const tasks = await page.evaluate<number[]>('window.__tasks')
  const frames = await page.evaluate<number>('window.__frames')
  return { longestMs: Math.max(0, ...tasks), long: tasks.length, frames }
}

/**
 * Answers lists of games as if the catalogue had a thousand games, by repeating it; other calls go to the
 * server.
 */
async function manyGames(route: Route): Promise<void> {
  const call = route.request().postDataJSON() as {
    api: { method: string }
    data: { limit?: number; offset?: number }
  }
  if (call.api.method !== 'games_list') return route.continue()
  const { limit = GAMES, offset = 0 } = call.data
  const response = await route.fetch({ postData: { ...call, data: {} } })
  const reply = (await response.json()) as Reply
  const games = Array.from({ length: GAMES }, (_, index) => {
    const game = reply.data[index % reply.data.length] as Game
    return { ...game, gameID: index + 1, name: `${game.name} ${index + 1}` }
  })
  const json = {
    ...reply,
    data: games.slice(offset, offset + limit),
    pagination: { limit, offset, total: GAMES },
  }
  return route.fulfill({ response, json })
}
