import { freePort } from '@poyraz/db'
import { launchBrowser } from '@poyraz/e2e/browser'
import { startServerProcess } from '@poyraz/e2e/server-process'
import { machine, median, print, spread } from '../shared/figures.ts'
import { type Audit, audit } from './audit.ts'
import { serveEmptyPage } from './empty-page.ts'
import { giveWayToPages } from './give-way.ts'
import { measureInteractions } from './interactions.ts'

const ROUNDS = 5

/**
 * F1-F3 of the speed goals: home and slot lobby compared with an empty React page, alternating, five rounds,
 * medians; then the slot client. Lighthouse's mobile profile throttles network and CPU.
 */
export async function main(): Promise<void> {
  const debuggingPort = await freePort()
  const browser = await launchBrowser([`--remote-debugging-port=${debuggingPort}`])
  giveWayToPages()
  const server = await startServerProcess()
  const empty = await serveEmptyPage(await freePort())
  try {
    print(`page · ${machine()} · Chromium ${browser.version()}`)
    const demo = await demoUrl(server.url)
    const pages = { empty: empty.url, home: `${server.url}/`, lobby: `${server.url}/slot`, slot: demo }
    const runs = new Map<string, Audit[]>()
    for (let round = 0; round < ROUNDS; round++) {
      for (const [name, url] of Object.entries(pages)) {
        runs.set(name, [...(runs.get(name) ?? []), await audit(url, debuggingPort)])
      }
    }
    for (const [name, audits] of runs) report(name, audits)
    const lcp = (name: string) => median((runs.get(name) ?? []).map((run) => run.lcpMs))
    print(`F1 home LCP ÷ empty React page's  ${(lcp('home') / lcp('empty')).toFixed(2)}  (goal ≤ 1.3)`)
    print(`F1 lobby LCP ÷ empty React page's ${(lcp('lobby') / lcp('empty')).toFixed(2)}  (goal ≤ 1.3)`)
    const interactions: ReadonlyMap<string, number>[] = []
    for (let round = 0; round < ROUNDS; round++)
      interactions.push(await measureInteractions(browser, server.url))
    reportInteractions(interactions)
  } finally {
    await browser.close()
    await empty.close()
    await server.stop()
  }
}

function report(name: string, audits: readonly Audit[]): void {
  const last = audits.at(-1)
  const column = (pick: (run: Audit) => number, digits = 0) => spread(audits.map(pick), digits)
  print(
    `${name.padEnd(6)} LCP ${column((run) => run.lcpMs)} ms · TBT ${column((run) => run.tbtMs)} ms · ` +
      `CLS ${column((run) => run.cls, 3)} · interactive ${column((run) => run.interactiveMs)} ms · ` +
      `scripts ${((last?.scriptBytes ?? 0) / 1024).toFixed(0)} KB · ` +
      `a11y ${last?.accessibility} · best practices ${last?.bestPractices} · SEO ${last?.seo}` +
      (last && last.failed.length > 0 ? ` · failed: ${last.failed.join(' ')}` : ''),
  )
}

function reportInteractions(rounds: readonly ReadonlyMap<string, number>[]): void {
  for (const name of rounds[0]?.keys() ?? []) {
    const durations = rounds.map((round) => round.get(name) ?? Number.NaN)
    print(`  ${name.padEnd(20)} ${spread(durations, 0)} ms`)
  }
  const slowest = rounds.map((round) => Math.max(...round.values()))
  print(`F3 scripted interactions at 4 × CPU, slowest ${spread(slowest, 0)} ms  (goal ≤ 100)`)
}

/** Returns the address of a slot that a visitor may play: the first game of the lobby. */
async function demoUrl(baseUrl: string): Promise<string> {
  const games = await call(baseUrl, 'games_list', { limit: 1 })
  const [game] = games as readonly { gameID: number }[]
  if (!game) throw new Error('the lobby is empty')
  const { url } = (await call(baseUrl, 'init_game', { gameID: game.gameID, demo: true })) as { url: string }
  return new URL(url, baseUrl).href
}

async function call(baseUrl: string, method: string, data: Record<string, unknown>): Promise<unknown> {
  const response = await fetch(`${baseUrl}/endpoint/v1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', panel: 'frontend' },
    body: JSON.stringify({ api: { class: 'casino', method }, data, user: { lang: 'tr' } }),
  })
  const reply = (await response.json()) as { result: boolean; data: unknown; message: string }
  if (!reply.result) throw new Error(`casino.${method}: ${reply.message}`)
  return reply.data
}
