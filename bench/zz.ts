import { launchBrowser, openContext, settle } from '@poyraz/e2e/browser'
import { startServerProcess } from '@poyraz/e2e/server-process'
import { manyGames, OBSERVE } from './scroll/index.ts'
import { writeFileSync } from 'node:fs'
const server = await startServerProcess()
const browser = await launchBrowser()
const context = await openContext(browser, { baseUrl: server.url, viewport: 'desktop', lang: 'tr' })
const page = await context.newPage()
const cdp = await context.newCDPSession(page)
await page.route('**/endpoint/v1', manyGames)
await page.goto('/live')
await page.getByRole('link', { name: 'Slotlar' }).first().click()
await page.getByRole('main').getByRole('article').first().waitFor()
await settle(page)
await page.evaluate(OBSERVE)
await cdp.send('Profiler.enable'); await cdp.send('Profiler.setSamplingInterval', { interval: 500 }); await cdp.send('Profiler.start')
const more = page.getByRole('button', { name: 'Daha fazla göster' })
const tiles = page.getByRole('main').getByRole('article')
for (let shown = await tiles.count(); shown < 1000; shown = await tiles.count()) {
  await more.click()
  await tiles.nth(shown).waitFor({ state: 'attached' })
}
console.log('append', await page.evaluate('window.__tasks'))
let { profile } = await cdp.send('Profiler.stop') as any
writeFileSync('/tmp/append.cpuprofile', JSON.stringify(profile))
await page.evaluate('window.__tasks = []; window.__frames = 0')
const events: any[] = []
await browser.startTracing(page, { path: '/tmp/scroll-trace.json' })
const height = await page.evaluate<number>('document.documentElement.scrollHeight')
for (let way = 0; way < height; way += 300) { await page.mouse.wheel(0, -300); await page.waitForTimeout(40) }
await browser.stopTracing()
console.log('scroll', height, await page.evaluate('window.__frames'), await page.evaluate('window.__tasks'))
await browser.close(); await server.stop()
