import { launchBrowser } from '@poyraz/e2e/browser'
import { freePort, startServerProcess } from '@poyraz/e2e/server-process'
import { logIn } from '@poyraz/e2e/steps'
import { SITE_PATHS } from '@poyraz/server/pages/site-map'
import { chromium } from 'playwright-core'
import { machine, print } from '../shared/figures.ts'
import { type Scores, scoresOf } from './scores.ts'

/** What stands for a part of an address. */
const SAMPLES: Readonly<Record<string, string>> = {
  ':categoryID': '57',
  ':type': 'new',
  ':providerID': '1',
  ':pageKey': 'CasinoRules',
  ':kind': 'account',
  ':gameID': '2',
  ':gameType': 'slot',
}
/** They lead on at once, to a page that is walked under its own address. */
const LEADING_ON = /^\/(?:home|maintenance|play\/.*\/.*\/.*)/
const PLAYERS =
  /^\/(?:profile|favorites|notifications|history|limits|verification|wallet|deposit|withdraw|bonuses|tickets|poker|play)/
/** Of a page that search engines may not list, and that says so. */
const NOT_LISTED = 'is-crawlable'

/** F4 of the speed goals: every route of the players' site in Lighthouse, first as a visitor, then signed in. */
export async function main(): Promise<void> {
  const server = await startServerProcess()
  const debuggingPort = await freePort()
  const browser = await launchBrowser([`--remote-debugging-port=${debuggingPort}`])
  try {
    print(`routes · ${machine()} · Chromium ${browser.version()}`)
    print(`${'route'.padEnd(30)} accessibility · best practices · SEO`)
    const routes = SITE_PATHS.filter(([path]) => !LEADING_ON.test(path))
    const walk = async (isPlayers: boolean) => {
      for (const [path, , listed] of routes.filter(([one]) => PLAYERS.test(one) === isPlayers)) {
        const address = path.replaceAll(/:\w+/g, (part) => SAMPLES[part] ?? part)
        report(address, listed, await scoresOf(`${server.url}${address}`, debuggingPort))
      }
    }
    await walk(false)
    await signIn(server.url, debuggingPort)
    await walk(true)
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** In the window that Lighthouse opens its tabs in. */
async function signIn(url: string, debuggingPort: number): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${debuggingPort}`)
  const [context] = browser.contexts()
  const page = await context?.newPage()
  if (!page) throw new Error('the browser has no window')
  await page.goto(`${url}/login`)
  await logIn(page, 'deniz')
  await page.waitForURL('**/')
  await page.close()
}

function report(address: string, listed: boolean, scores: Scores): void {
  const failed = scores.failed.filter((id) => listed || id !== NOT_LISTED)
  const seo = listed ? String(scores.seo) : 'not listed'
  print(
    `${address.padEnd(30)} ${scores.accessibility} · ${scores['best-practices']} · ${seo}` +
      (failed.length > 0 ? ` · failed: ${failed.join(' ')}` : ''),
  )
}
