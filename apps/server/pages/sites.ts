import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { House } from '@poyraz/contract'
import { asLang, type Lang } from '@poyraz/text'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { sendRefusal } from '../edge/http.ts'
import { isSecure, ownOrigin } from '../edge/own-site.ts'
import { type FirstView, NO_VIEW, openFirstView, openGameView } from './first-view.ts'
import { type HeadTexts, headOf } from './head.ts'
import { type FirstReplies, isInCatalogue } from './lobby-paths.ts'
import { pageLang } from './page-lang.ts'
import { type FramedBy, pageSecurity } from './security.ts'
import { sendHtml } from './send-html.ts'
import { pageAt, type SitePage } from './site-map.ts'
import { openTemplate, type PageTemplate } from './template.ts'

export type SitesSettings = {
  readonly publicUrl: URL | null
  readonly log: Logger
  /** Folders of the built sites. */
  readonly playerDir: string
  readonly studioDir: string
  /** What every page is told. */
  readonly state: { readonly publicKey: object; readonly house: House }
  readonly firstReplies: FirstReplies
  /** The texts of a thing that the query names on a page, `null` where it names none. */
  readonly textsOf: (page: SitePage, query: string, lang: Lang) => Promise<HeadTexts | null>
}

/** Vite puts the hash of the content into these names: what is under one name never changes. */
const HASHED = /\/assets\/[^/]+-[\w-]{8,}\.\w+$/
const STUDIO_PREFIX = '/studio/'
const NOT_BUILT =
  'Site henüz derlenmedi: `npm start` derler.\nThe site is not built yet: `npm start` builds it.\n'

/** The players' site at `/` and the studio at `/studio/`: files as they were built, pages filled per view. */
export async function addSites(app: FastifyInstance, settings: SitesSettings): Promise<void> {
  const player: Player = {
    template: openTemplate(join(settings.playerDir, 'index.html')),
    firstView: openFirstView(settings.playerDir, settings.state.house),
  }
  const studio: Studio = {
    template: openTemplate(join(settings.studioDir, 'index.html')),
    gameView: openGameView(settings.studioDir),
  }
  await addFiles(app, settings.playerDir, '/')
  await addFiles(app, settings.studioDir, STUDIO_PREFIX)
  app.get('/', (request, reply) => sendPlayerPage(request, reply, settings, player))
  app.get('/studio', (_, reply) => reply.redirect(STUDIO_PREFIX, 308))
  app.get(STUDIO_PREFIX, (request, reply) => sendStudioPage(request, reply, settings, studio))
  app.setNotFoundHandler((request, reply) => {
    if (!isPageView(request)) return sendRefusal(reply, 'unknown_method')
    return sendPlayerPage(request, reply, settings, player)
  })
}

async function addFiles(app: FastifyInstance, root: string, prefix: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    prefix,
    index: false,
    decorateReply: false,
    dotfiles: 'ignore',
    // The page itself is filled per view, and compressed files stand for the one they were made of.
    allowedPath: (path) => path !== '/index.html' && !/\.(?:br|gz|map)$/.test(path),
    preCompressed: true,
    cacheControl: false,
    suppressWarning: true,
    setHeaders(reply, path) {
      const name = path.replace(/\.(?:br|gz)$/, '').replaceAll('\\', '/')
      reply.header('cache-control', HASHED.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
}

/** A reader opened an address of the site; a missing picture or script is not one. */
function isPageView({ method, url, headers }: FastifyRequest): boolean {
  const path = pathOf(url)
  if (method !== 'GET' && method !== 'HEAD') return false
  if (/^\/(?:endpoint|data|ws)(?:\/|$)/i.test(path) || /\.[a-z0-9]{2,11}$/i.test(path)) return false
  return String(headers.accept ?? '*/*').match(/text\/html|\*\/\*/) !== null
}

type Player = {
  readonly template: () => Promise<PageTemplate | null>
  readonly firstView: ReturnType<typeof openFirstView>
}

async function sendPlayerPage(
  request: FastifyRequest,
  reply: FastifyReply,
  settings: SitesSettings,
  player: Player,
): Promise<FastifyReply> {
  const lang = pageLang(request.headers.cookie)
  const found = pageAt(pathOf(request.url))
  const page = found && (await isInCatalogue(found, lang, settings.firstReplies)) ? found : null
  const replies = page && (await settings.firstReplies(page, lang))
  const texts = page && (await settings.textsOf(page, queryOf(request.url), lang))
  // An address with more in it shows something else, and could be made up without end.
  const drawn = replies !== null && page?.path === request.url
  const view = drawn
    ? await drawView(request, settings.log, () => player.firstView(page, lang, replies))
    : NO_VIEW
  return sendPage(request, reply.code(page ? 200 : 404), settings, {
    template: await player.template(),
    lang,
    head: headOf(page, lang, ownOrigin(request, settings.publicUrl), texts) + view.head,
    body: view.body,
    state: { ...settings.state, lang, replies: replies ?? [] },
    framedBy: 'none',
  })
}

type Studio = {
  readonly template: () => Promise<PageTemplate | null>
  readonly gameView: ReturnType<typeof openGameView>
}

async function sendStudioPage(
  request: FastifyRequest,
  reply: FastifyReply,
  settings: SitesSettings,
  studio: Studio,
): Promise<FastifyReply> {
  const query = queryOf(request.url)
  const lang = asLang(new URLSearchParams(query).get('lang') ?? pageLang(request.headers.cookie))
  const { head, body } = await drawView(request, settings.log, () => studio.gameView(query, lang))
  const template = await studio.template()
  return sendPage(request, reply, settings, {
    template,
    lang,
    head,
    body,
    state: settings.state,
    framedBy: 'self',
  })
}

/** Without its first view the page shows the same a little later. */
async function drawView(
  { id }: FastifyRequest,
  log: Logger,
  draw: () => Promise<FirstView>,
): Promise<FirstView> {
  return draw().catch((error: unknown) => {
    log.error({ err: error, requestId: id }, 'the first view could not be drawn')
    return NO_VIEW
  })
}

type Page = {
  readonly template: PageTemplate | null
  readonly lang: Lang
  readonly head: string
  readonly body: string
  readonly state: object
  readonly framedBy: FramedBy
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  settings: SitesSettings,
  { template, framedBy, ...parts }: Page,
): Promise<FastifyReply> {
  if (!template) return reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT)
  const { nonce, headers } = pageSecurity(framedBy, isSecure(request, settings.publicUrl))
  return sendHtml(request, reply.headers(headers), template({ ...parts, nonce }))
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url
}

function queryOf(url: string): string {
  return url.split('?', 2)[1] ?? ''
}
