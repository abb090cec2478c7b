import { escapeHtml } from '@poyraz/text'
import type { FastifyInstance } from 'fastify'
import { ownOrigin } from '../edge/own-site.ts'
import { type FirstReplies, lobbyPaths } from './lobby-paths.ts'
import { LISTED_PATHS, UNLISTED_PREFIXES } from './site-map.ts'

export type SearchEngineSettings = {
  readonly publicUrl: URL | null
  /** What a visitor's first view holds: the slot lobby knows its categories and providers. */
  readonly firstReplies: FirstReplies
}

const MAX_AGE = 'public, max-age=3600'

/** `GET /robots.txt` and `GET /sitemap.xml`: which pages there are, under the origin that is asked. */
export function addSearchEngines(app: FastifyInstance, settings: SearchEngineSettings): void {
  app.get('/robots.txt', (request, reply) =>
    reply
      .header('cache-control', MAX_AGE)
      .type('text/plain; charset=utf-8')
      .send(robots(ownOrigin(request, settings.publicUrl))),
  )
  app.get('/sitemap.xml', async (request, reply) => {
    const paths = [...LISTED_PATHS, ...(await slotPaths(settings))]
    const origin = ownOrigin(request, settings.publicUrl)
    return reply
      .header('cache-control', MAX_AGE)
      .type('application/xml; charset=utf-8')
      .send(siteMap(paths.map((path) => `${origin}${path}`)))
  })
}

function robots(origin: string): string {
  const rules = ['/endpoint/', ...UNLISTED_PREFIXES].map((prefix) => `Disallow: ${prefix}`)
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}

function siteMap(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `  <url><loc>${escapeHtml(address)}</loc></url>\n`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`
}

/** The categories and providers of the slot lobby. */
async function slotPaths({ firstReplies }: SearchEngineSettings): Promise<readonly string[]> {
  const parts = ['category', 'provider'] as const
  const paths = await Promise.all(parts.map((part) => lobbyPaths('slot', part, 'tr', firstReplies)))
  return paths.flatMap((some) => some ?? [])
}
