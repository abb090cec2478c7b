import { hash } from 'node:crypto'
import type { Content, ContentLists } from '@poyraz/content'
import type { Lang } from '@poyraz/text'
import type { FastifyInstance } from 'fastify'
import { SITE } from './site-map.ts'

const LANGUAGES = [
  { id: 1, title: 'TR', lang: 'tr' },
  { id: 2, title: 'EN', lang: 'en' },
]

/** Lists that the protocol serves as files. */
const FILES: Readonly<Record<string, (lists: ContentLists, lang: Lang) => readonly object[]>> = {
  'languages.json': () => LANGUAGES,
  'header-menu.json': ({ headerMenu }) => openEntries(headerMenu),
  'footer-menu.json': ({ footerMenu }) => openEntries(footerMenu),
  'partners.json': ({ partners }) => partners,
  'investment-methods.json': ({ investmentMethods }, lang) =>
    investmentMethods.map((method) => ({ ...method, name: method.name[lang] })),
}

/** A change is visible after one minute at the latest; then the entity tag decides. */
const MAX_AGE = 'public, max-age=60'

type Entry = ContentLists['headerMenu'][number]

/** Adds `GET /data/<name>`. `?lang=en` selects the language of names. */
export function addDataFiles(app: FastifyInstance, content: Pick<Content, 'lists'>): void {
  for (const [name, listOf] of Object.entries(FILES)) {
    app.get<{ Querystring: { lang?: unknown } }>(`/data/${name}`, async (request, reply) => {
      const lang = request.query.lang === 'en' ? 'en' : 'tr'
      const body = JSON.stringify(listOf(await content.lists(), lang))
      const tag = `"${hash('sha256', body, 'base64url').slice(0, 22)}"`
      reply.headers({ 'cache-control': MAX_AGE, etag: tag })
      if (request.headers['if-none-match'] === tag) return reply.code(304).send()
      return reply.type('application/json; charset=utf-8').send(body)
    })
  }
}

/** Drops entries that lead to no page, and groups without entries. */
function openEntries(entries: readonly Entry[]): readonly Entry[] {
  return entries.flatMap((entry) => {
    const children = openEntries(entry.children)
    const open = entry.url === '' ? children.length > 0 : leadsSomewhere(entry.url)
    return open ? [{ ...entry, children }] : []
  })
}

function leadsSomewhere(url: string): boolean {
  return !url.startsWith('/') || SITE.pageAt(url.replace(/[?#].*$/, '')) !== null
}
