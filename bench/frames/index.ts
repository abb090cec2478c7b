import { launchBrowser, openContext } from '@poyraz/e2e/browser'
import { startServerProcess } from '@poyraz/e2e/server-process'
import { SLOT_GAMES } from '@poyraz/games'
import type { Browser } from 'playwright-core'
import { openGame, playRound } from '../../tools/contact-sheet/play-demo.ts'
import { machine, print, quantile } from '../shared/figures.ts'

const CPU_SLOWDOWN = 4
const FRAME_MS = 1_000 / 60
const ROUNDS = 6
const SLOW_MS = 90_000
/** Games of reels, ways, a hold, and the heaviest cascades. */
const SLUGS = ['lale-devri', 'nazar', 'bal-petegi', 'kestane', 'findik']

/**
 * Adds up the time of all callbacks of one animation frame, as a string run before the code of the game. A
 * callback cannot be seen from outside of the page.
 */
const OBSERVE = `(() => {
  window.__frames = new Map()
  const own = window.requestAnimationFrame.bind(window)
  window.requestAnimationFrame = (callback) => own((at) => {
    const started = performance.now()
    callback(at)
    window.__frames.set(at, (window.__frames.get(at) ?? 0) + performance.now() - started)
  })
})()`
const TAKE = `(() => {
  const frames = [...window.__frames]
  window.__frames.clear()
  return frames
})()`

type Frame = readonly [at: number, scriptMs: number]

/** Measures the script time of each frame while slots are played on a phone whose processor is slowed down. */
export async function main(): Promise<void> {
  const server = await startServerProcess()
  const browser = await launchBrowser()
  try {
    print(
      `frames · ${machine()} · Chromium ${browser.version()} · processor slowed down ${CPU_SLOWDOWN} times`,
    )
    for (const slug of SLUGS) tell(slug, await played(browser, server.url, slug))
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function played(browser: Browser, baseUrl: string, slug: string): Promise<readonly Frame[]> {
  const id = SLOT_GAMES.find((game) => game.slug === slug)?.id
  const context = await openContext(browser, { baseUrl, viewport: 'phone', lang: 'tr' })
  try {
    context.setDefaultTimeout(SLOW_MS)
    await context.addInitScript(OBSERVE)
    const page = await context.newPage()
    await openGame(page, `${baseUrl}/demo/slot/${id}`)
    await playRound(page)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.evaluate(TAKE)
    for (let round = 0; round < ROUNDS; round++) await playRound(page)
    return await page.evaluate<Frame[]>(TAKE)
  } finally {
    await context.close()
  }
}

function tell(slug: string, frames: readonly Frame[]): void {
  const script = frames.map(([, ms]) => ms)
  const gaps = frames.slice(1).map(([at], place) => at - (frames[place]?.[0] ?? at))
  const late = script.filter((ms) => ms > FRAME_MS).length
  print(
    `${slug}: ${frames.length} frames, script p50 ${quantile(script, 0.5).toFixed(1)}, ` +
      `p95 ${quantile(script, 0.95).toFixed(1)}, p99 ${quantile(script, 0.99).toFixed(1)} ms ` +
      `(goal ≤ ${FRAME_MS.toFixed(1)}), over it ${((100 * late) / script.length).toFixed(1)} %, ` +
      `time between frames p50 ${quantile(gaps, 0.5).toFixed(1)} ms`,
  )
}
