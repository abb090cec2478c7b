import helmet from '@fastify/helmet'
import { PROCEDURES } from '@poyraz/contract/procedures'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { createBackoffice } from './backoffice.ts'
import type { Config } from './config.ts'
import type { Context } from './context.ts'
import { readBudget, requestBudget } from './edge/budget.ts'
import type { Edge, Failure } from './edge/calls.ts'
import type { ClockWatch } from './edge/clock-watch.ts'
import { addBackoffice, addEndpoint } from './edge/endpoint.ts'
import { addFileTurns } from './edge/file-turns.ts'
import { createHttp } from './edge/http.ts'
import { createIpLookup } from './edge/ip-lookup.ts'
import { createLimits } from './edge/limits.ts'
import type { Metrics } from './edge/metrics.ts'
import { addOwnProcedures } from './edge/own-procedures.ts'
import { addPayments } from './edge/payments.ts'
import { addPublicReads } from './edge/public-reads.ts'
import { createReadiness } from './edge/readiness.ts'
import { createRegistry } from './edge/registry.ts'
import { playerFinder } from './edge/session.ts'
import { addUploads } from './edge/uploads.ts'
import { houseOf } from './jurisdiction.ts'
import { addSocket } from './live/add-socket.ts'
import { addDataFiles } from './pages/data-files.ts'
import { addDevInbox } from './pages/dev-inbox.ts'
import { createFirstReplies } from './pages/first-replies.ts'
import { addJackpotFiles } from './pages/jackpot-files.ts'
import { addReceiptFiles } from './pages/receipt-files.ts'
import { addSearchEngines } from './pages/search-engines.ts'
import { SITE } from './pages/site-map.ts'
import { addSites } from './pages/sites.ts'
import { subjectTexts } from './pages/subject-texts.ts'
import { openApiDocuments } from './reference/openapi.ts'

export type SiteFolders = {
  readonly playerDir: string
  readonly studioDir: string
  readonly backofficeDir: string
}

export type SiteParts = {
  readonly context: Context
  readonly metrics: Metrics
  readonly clockWatch: ClockWatch
  readonly folders: SiteFolders
}

/** Creates the HTTP server with all routes. */
export async function createSite(
  config: Config,
  { context, metrics, clockWatch, folders }: SiteParts,
): Promise<FastifyInstance> {
  const { log, maintenance, sealed } = context
  const { publicUrl, trustedProxies } = config
  const app = createHttp({ publicUrl, trustedProxies, log })
  const mayWrite = () => !clockWatch.isWrong()
  const edge = createEdge(config, context, mayWrite)
  app.addHook('onRequest', requestBudget(edge.limits))
  const endpoint = { edge, publicUrl, log, observe: metrics.observe }
  addEndpoint(app, endpoint)
  addBackoffice(app, { ...endpoint, edge: createBackoffice(context, edge) })
  await app.register((scope) => addUploads(scope, { ...endpoint, uploads: context.compliance.staging }))
  const budget = readBudget(edge.limits)
  const paysBySandbox = config.payments === undefined
  addPayments(app, { cashier: context.cashier, publicUrl, paysBySandbox, mayWrite, budget })
  await addSocket(app, { live: context.live, publicUrl, log })
  await app.register(async (reads) => {
    reads.addHook('onRequest', budget)
    addFileTurns(reads, edge.limits)
    addPublicReads(reads, {
      maintenance,
      publicKey: sealed.publicKey,
      openapi: openApiDocuments(),
      lookUp: createIpLookup(config.ipLookupUrl, context.clock),
      // Play money needs no licence.
      licences: config.mode === 'play' ? async () => [] : context.content.licences,
      unreadyFor: createReadiness(clockWatch),
    })
  })
  await app.register((pages) => addPages(pages, { config, context, edge, folders }))
  return app
}

type PagesDeps = {
  readonly config: Config
  readonly context: Context
  readonly edge: Edge
  readonly folders: SiteFolders
}

/** Adds the routes of pages, and of files that pages load. */
async function addPages(
  pages: FastifyInstance,
  { config, context, edge, folders }: PagesDeps,
): Promise<void> {
  const { publicUrl, devInbox, streamOrigins } = config
  const { casino, content, engagement, sealed, clock, log } = context
  // Headers that depend on the page or on https are set per page; the endpoint sets its own.
  await pages.register(helmet, { contentSecurityPolicy: false, hsts: false, xFrameOptions: false })
  const firstReplies = createFirstReplies(edge, clock)
  await pages.register(async (reads) => {
    reads.addHook('onRequest', readBudget(edge.limits))
    addFileTurns(reads, edge.limits)
    addDataFiles(reads, content)
    addReceiptFiles(reads, casino)
    addJackpotFiles(reads, casino)
    addSearchEngines(reads, { publicUrl, site: SITE, firstReplies })
  })
  if (devInbox) await pages.register(async (scope) => addDevInbox(scope, engagement))
  const state = { publicKey: sealed.publicKey, house: houseOf(config) }
  const textsOf = subjectTexts({ content, rounds: casino.published })
  const { limits } = edge
  const site = { publicUrl, log, clock, limits, ...folders, state, firstReplies, textsOf }
  await addSites(pages, { ...site, streamOrigins })
}

function createEdge(config: Config, context: Context, mayWrite: Edge['mayWrite']): Edge {
  const { clock, log, maintenance, sealed, live } = context
  const registry = createRegistry(PROCEDURES)
  addOwnProcedures(registry, { clock, maintenance, issueTicket: live.issueTicket })
  context.register(registry)
  return {
    routes: registry.freeze(),
    limits: createLimits(clock, config.rateLimits),
    findCaller: playerFinder(sealed, context.identity.sessions.resolve),
    isClosed: () => maintenance.current() !== null,
    mayWrite,
    followLocation: context.compliance.followLocation,
    onFailure: (failure) => logFailure(log, failure),
  }
}

function logFailure(log: Logger, { error, name, requestId, passing }: Failure): void {
  if (passing) log.warn({ err: error, call: name, requestId }, 'call could not be completed')
  else log.error({ err: error, call: name, requestId }, 'call failed')
}
