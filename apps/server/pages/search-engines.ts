import type { SiteMap } from '@poyraz/site'
import { escapeHtml } from '@poyraz/text'
import type { FastifyInstance } from 'fastify'
import { ownOrigin } from '../edge/own-site.ts'
import { catalogueAddresses, type FirstReplies } from './catalogue-addresses.ts'

export type SearchEngineSettings = {
  readonly publicUrl: URL | null
  readonly site: SiteMap
  /** Replies of a visitor's first view; those of a lobby list its categories and providers. */
  readonly firstReplies: FirstReplies
}

const MAX_AGE = 'public, max-age=3600'

/** Adds `GET /robots.txt` and `GET /sitemap.xml`: the listed pages, under the origin of the request. */
export function addSearchEngines(app: FastifyInstance, settings: SearchEngineSettings): void {
  app.get('/robots.txt', (request, reply) =>
    reply
      .header('cache-control', MAX_AGE)
      .type('text/plain; charset=utf-8')
      .send(robots(settings.site.unlistedPrefixes, ownOrigin(request, settings.publicUrl))),
  )
  app.get('/sitemap.xml', async (request, reply) => {
    const paths = [...settings.site.listedAddresses, ...(await listedFromCatalogue(settings))]
    const origin = ownOrigin(request, settings.publicUrl)
    return reply
      .header('cache-control', MAX_AGE)
      .type('application/xml; charset=utf-8')
      .send(siteMap(paths.map((path) => `${origin}${path}`)))
  })
}

function robots(unlistedPrefixes: readonly string[], origin: string): string {
  const rules = ['/endpoint/', ...unlistedPrefixes].map((prefix) => `Disallow: ${prefix}`)
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}

function siteMap(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `  <url><loc>${escapeHtml(address)}</loc></url>\n`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`
}

/** Returns the addresses from lists of the catalogue, e.g. one for each category of slots. */
async function listedFromCatalogue({ site, firstReplies }: SearchEngineSettings): Promise<readonly string[]> {
  const pages = site.pages.filter(({ listed, catalogue }) => listed && catalogue?.inSiteMap)
  const addresses = await Promise.all(
    pages.map((page) => catalogueAddresses(page, 'tr', { site, firstReplies })),
  )
  return addresses.flatMap((some) => some ?? [])
}
