import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { openContext, sharedBrowser, shoot, type ViewportName } from './browser.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'
import { openTable } from './table-steps.ts'

/**
 * Starts a server for the tests of this file, and closes the pages of each of them; a failed test leaves
 * pictures with this name.
 */
export function useOwnTables(name: string, settings: Parameters<typeof startOwnServer>[0] = {}) {
  let server: OwnServer
  const contexts: BrowserContext[] = []
  beforeAll(async () => {
    server = await startOwnServer(settings)
  })
  afterAll(() => server.stop())
  afterEach(async ({ task }) => {
    const pages = contexts.flatMap((context) => context.pages())
    if (task.result?.state === 'fail')
      await Promise.all(pages.map((page, index) => shoot(page, `${name}-${index}`)))
    await Promise.all(contexts.splice(0).map((context) => context.close()))
  })
  const newContext = async (viewport: ViewportName) => {
    const context = await openContext(await sharedBrowser(), { baseUrl: server.url, viewport, lang: 'tr' })
    contexts.push(context)
    return context
  }
  return {
    url: () => server.url,
    server: () => server,
    newContext,
    /** Logs a player in, in a browser of its own, and opens a live table. */
    open: async (username: string, viewport: ViewportName, table: number): Promise<Page> =>
      openTable(await newContext(viewport), username, `/live/table/${table}`),
  }
}
