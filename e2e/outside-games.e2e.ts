import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openContext, sharedBrowser } from './browser.ts'
import { expectNotice } from './notices.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'

/** A hostile game: shows the messages that it gets, and tries to change balance and session of the shell. */
const GAME = `<!doctype html><title>game</title><h1>Outside game</h1><p id="heard"></p><script>
  addEventListener('message', ({ data, origin }) => { heard.textContent = origin + ' ' + data.type })
  parent.postMessage({ type: 'poyraz:refused', error: 'session_expired', message: 'gone' }, '*')
  parent.postMessage({ type: 'poyraz:ready', gameID: 3, balance: 999999999 }, '*')
</script>`

let games: readonly [listed: Server, other: Server]
let own: OwnServer
let browser: Browser
let context: BrowserContext
let page: Page
const violations: string[] = []

const listen = async (): Promise<Server> => {
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(GAME))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return server
}
const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

beforeAll(async () => {
  games = await Promise.all([listen(), listen()])
  ;[own, browser] = await Promise.all([startOwnServer({ GAME_ORIGINS: originOf(games[0]) }), sharedBrowser()])
})
afterAll(async () => {
  await own.stop()
  for (const game of games) game.close()
})
beforeEach(async () => {
  context = await openContext(browser, { baseUrl: own.url, viewport: 'desktop', lang: 'tr' })
  page = await context.newPage()
  page.on('console', (message) => violations.push(message.text()))
})
afterEach(() => context.close())

/** Opens a demo whose launch returns this address. */
async function launch(url: string): Promise<void> {
  await page.route('**/endpoint/v1', async (route) => {
    if (!route.request().postData()?.includes('"init_game"')) return route.continue()
    return route.fulfill({ json: { result: true, message: '', code: 200, error: null, data: { url } } })
  })
  await page.goto('/demo/slot/3')
}

describe('a game of another origin', () => {
  it('is framed if the server lists its origin, and gets the preferences (S8.6)', async () => {
    await launch(`${originOf(games[0])}/launch?token=x`)
    const frame = page.frameLocator('iframe')
    await frame.getByText(`${own.url.replace(/\/$/, '')} poyraz:preferences`).waitFor()
    await expect.poll(() => page.locator('iframe').getAttribute('class')).toContain('opacity-100')
    // Its message about a refusal is ignored.
    expect(new URL(page.url()).pathname).toBe('/demo/slot/3')
    expect(violations.filter((text) => text.includes('Content Security Policy'))).toEqual([])
  })

  it('is refused otherwise, by the page and by its Content Security Policy (S8.6)', async () => {
    const url = `${originOf(games[1])}/launch`
    await launch(url)
    await expectNotice(page, 'Sağlayıcıya Ulaşılamıyor')
    await page.waitForURL(({ pathname }) => pathname === '/')
    const blocked = page.evaluate<string>(`new Promise((resolve) => {
      addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective))
      document.body.append(Object.assign(document.createElement('iframe'), { src: ${JSON.stringify(url)} }))
    })`)
    expect(await blocked).toBe('frame-src')
  })
})
