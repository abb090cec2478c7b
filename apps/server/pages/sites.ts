import { join } from 'node:path'
import type { House } from '@poyraz/contract'
import type { Clock } from '@poyraz/kernel'
import type { SitePage } from '@poyraz/site'
import { asLang, type Lang } from '@poyraz/text'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { type Budget, pageBudget } from '../edge/budget.ts'
import { sendRefusal } from '../edge/http.ts'
import type { Limits } from '../edge/limits.ts'
import { isSecure, ownOrigin } from '../edge/own-site.ts'
import { addBackofficePage } from './backoffice-page.ts'
import { type FirstReplies, isInCatalogue } from './catalogue-addresses.ts'
import { type FirstView, NO_VIEW, openFirstView, openGameView } from './first-view.ts'
import { addFormPosts } from './form-posts.ts'
import { type HeadTexts, headOf } from './head.ts'
import { isPageView, pathOf } from './page-address.ts'
import { createPageCache, type PageCache } from './page-cache.ts'
import { pageLang } from './page-lang.ts'
import { pageSecurity } from './security.ts'
import { sendHtml } from './send-html.ts'
import { addFiles } from './site-files.ts'
import { SITE } from './site-map.ts'
import { openTemplate, type PageTemplate } from './template.ts'

export type SitesSettings = {
  readonly publicUrl: URL | null
  readonly log: Logger
  readonly clock: Clock
  readonly limits: Pick<Limits, 'perAddress'>
  readonly playerDir: string
  readonly studioDir: string
  readonly backofficeDir: string
  /** Other origins of the videos of live tables. */
  readonly streamOrigins: readonly string[]
  /** Written into every page. */
  readonly state: { readonly publicKey: object; readonly house: House }
  readonly firstReplies: FirstReplies
  /** Texts of the item that the query of a page names; `null` if it names none. */
  readonly textsOf: (page: SitePage, query: string, lang: Lang) => Promise<HeadTexts | null>
}

const STUDIO_PREFIX = '/studio/'
const BACKOFFICE_PREFIX = '/backoffice/'
const NOT_BUILT =
  'Site henüz derlenmedi: `npm start` derler.\nThe site is not built yet: `npm start` builds it.\n'

/**
 * Adds the players' site at `/`, the studio at `/studio/` and the back office at `/backoffice/`: built files, and
 * pages filled on demand.
 */
export async function addSites(app: FastifyInstance, settings: SitesSettings): Promise<void> {
  const cache = createPageCache(settings.clock)
  const player: Player = {
    cache,
    template: openTemplate(join(settings.playerDir, 'index.html')),
    firstView: openFirstView(settings.playerDir, settings.state.house),
  }
  const studio: Studio = {
    cache,
    template: openTemplate(join(settings.studioDir, 'index.html')),
    gameView: openGameView(settings.studioDir),
  }
  await addFiles(app, settings.playerDir, '/')
  await addFiles(app, settings.studioDir, STUDIO_PREFIX)
  const onRequest = pageBudget(settings.limits, settings.publicUrl)
  app.get('/', { onRequest }, (request, reply) => sendPlayerPage(request, reply, settings, player))
  app.get('/studio', (_, reply) => reply.redirect(STUDIO_PREFIX, 308))
  app.get(STUDIO_PREFIX, { onRequest }, (request, reply) => sendStudioPage(request, reply, settings, studio))
  await addFiles(app, settings.backofficeDir, BACKOFFICE_PREFIX)
  addBackofficePage(app, { ...settings, cache, onRequest, notBuilt: sendNotBuilt })
  await app.register(addFormPosts)
  app.setNotFoundHandler({ preHandler: onlyPages(onRequest) }, (request, reply) => {
    if (!isPageView(request)) return sendRefusal(reply, 'unknown_method')
    return sendPlayerPage(request, reply, settings, player)
  })
}

/** Applies the budget to pages only: a missing file is cheap. */
function onlyPages(budget: Budget): Budget {
  return (request, reply, done) => (isPageView(request) ? budget(request, reply, done) : done())
}

type Player = {
  readonly cache: PageCache
  readonly template: () => Promise<PageTemplate | null>
  readonly firstView: ReturnType<typeof openFirstView>
}

async function sendPlayerPage(
  request: FastifyRequest,
  reply: FastifyReply,
  settings: SitesSettings,
  player: Player,
): Promise<FastifyReply> {
  const template = await player.template()
  if (!template) return sendNotBuilt(reply)
  const { publicUrl, firstReplies, textsOf, state, log } = settings
  const lang = pageLang(request.headers.cookie)
  const origin = ownOrigin(request, publicUrl)
  const secure = isSecure(request, publicUrl)
  const found = SITE.pageAt(pathOf(request.url))
  const page = found && (await isInCatalogue(found, lang, { site: SITE, firstReplies })) ? found : null
  const replies = page && (await firstReplies(page, lang))
  const texts = page && (await textsOf(page, queryOf(request.url), lang))
  // Other addresses show other content, and there is no limit to them.
  const drawn = replies !== null && page?.path === request.url
  return sendHtml(request, reply, player.cache, {
    key: JSON.stringify([lang, origin, page && nameOf(page, drawn), texts, drawn]),
    from: [template, ...(replies ?? [])],
    status: page ? 200 : 404,
    headers: {
      ...pageSecurity({
        inline: template.inline,
        framedBy: 'none',
        secure,
        gameOrigins: state.house.gameOrigins,
        streamOrigins: settings.streamOrigins,
      }),
      ...referrerPolicyOf(request.url),
    },
    secure,
    async make() {
      const view = drawn ? await drawView(request, log, () => player.firstView(page, lang, replies)) : NO_VIEW
      const head = headOf(page, lang, origin, texts) + view.head
      return template.fill({ lang, head, body: view.body, state: { ...state, lang, replies: replies ?? [] } })
    },
  })
}

/** Cache key of a page. Unlisted pages share one entry by name, unless the first view is rendered. */
function nameOf({ listed, path, name }: SitePage, drawn: boolean): string {
  return listed ? path : `unlisted ${drawn ? path : name}`
}

/** The URL may contain the token of a mail, which must not be sent as referrer. */
function referrerPolicyOf(url: string): Readonly<Record<string, string>> {
  return /(?:^|&)token=/.test(queryOf(url)) ? { 'referrer-policy': 'no-referrer' } : {}
}

type Studio = {
  readonly cache: PageCache
  readonly template: () => Promise<PageTemplate | null>
  readonly gameView: ReturnType<typeof openGameView>
}

async function sendStudioPage(
  request: FastifyRequest,
  reply: FastifyReply,
  settings: SitesSettings,
  studio: Studio,
): Promise<FastifyReply> {
  const template = await studio.template()
  if (!template) return sendNotBuilt(reply)
  const { publicUrl, state, log } = settings
  const secure = isSecure(request, publicUrl)
  const query = queryOf(request.url)
  const lang = asLang(new URLSearchParams(query).get('lang') ?? pageLang(request.headers.cookie))
  const view = await drawView(request, log, () => studio.gameView(query, lang))
  return sendHtml(request, reply, studio.cache, {
    // The view is the key, because queries are unlimited but few of them change the view.
    key: JSON.stringify(['studio', lang, view.body]),
    from: [template],
    status: 200,
    // Our games embed no frames.
    headers: pageSecurity({ inline: template.inline, framedBy: 'self', secure }),
    secure,
    make: async () => template.fill({ lang, ...view, state }),
  })
}

function sendNotBuilt(reply: FastifyReply): FastifyReply {
  return reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT)
}

/** Returns an empty view on failure; then the browser renders the page itself. */
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

function queryOf(url: string): string {
  return url.split('?', 2)[1] ?? ''
}
