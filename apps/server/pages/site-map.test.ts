import { createSiteMap } from '@poyraz/site'
import { AREAS } from '@poyraz/site/areas'
import { toy } from '@poyraz/site/fixtures/toy'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { type FirstReplies, isInCatalogue } from './catalogue-addresses.ts'
import { firstCallsOf } from './first-calls.ts'
import { headOf } from './head.ts'
import { addSearchEngines } from './search-engines.ts'

const site = createSiteMap([...AREAS, toy])
/** First replies: the lobby of the toy area lists tables 1 and 2. */
const firstReplies: FirstReplies = async ({ path }) =>
  path === '/toy'
    ? [
        {
          class: 'casino',
          method: 'provider_list',
          data: {},
          reply: { data: [{ providerID: 1 }, { providerID: 2 }] },
        },
      ]
    : null

async function get(url: string): Promise<string> {
  const app = Fastify()
  addSearchEngines(app, { publicUrl: null, site, firstReplies })
  return (await app.inject(url)).body
}

describe('an area that is added to the list', () => {
  it('has pages at its addresses only', async () => {
    expect(site.pageAt('/toy')?.name).toBe('play')
    expect(site.pageAt('/toy/x')).toBeNull()
    const exists = async (path: string) => {
      const page = site.pageAt(path)
      return page !== null && (await isInCatalogue(page, 'tr', { site, firstReplies }))
    }
    expect([await exists('/toy/2'), await exists('/toy/3')]).toEqual([true, false])
  })

  it('has its first calls in the page', () => {
    const page = site.pageAt('/toy')
    const calls = page && firstCallsOf(page)
    expect(calls?.map(([{ class: name, method }]) => `${name}.${method}`)).toEqual(['casino.provider_list'])
    const table = site.pageAt('/toy/2')
    expect(table && firstCallsOf(table)).toBeNull()
  })

  it('is in the site map with every address of its catalogue', async () => {
    const map = await get('/sitemap.xml')
    expect(map.match(/http:\/\/localhost(?::80)?\/toy[^<]*/g)?.map((url) => new URL(url).pathname)).toEqual([
      '/toy',
      '/toy/1',
      '/toy/2',
    ])
    expect(await get('/robots.txt')).not.toContain('/toy')
  })

  it('has its title and its canonical address in the head', () => {
    const head = headOf(site.pageAt('/toy/'), 'en', 'http://x')
    expect(head).toContain('<title>Game · Poyraz</title>')
    expect(head).toContain('<link rel="canonical" href="http://x/toy">')
  })
})
