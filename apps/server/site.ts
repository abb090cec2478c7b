import helmet from '@fastify/helmet'
import { PROCEDURES } from '@poyraz/contract'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Context } from './context.ts'
import type { Edge, Failure } from './edge/calls.ts'
import { addEndpoint } from './edge/endpoint.ts'
import { createHttp } from './edge/http.ts'
import { createLimits } from './edge/limits.ts'
import type { Metrics } from './edge/metrics.ts'
import { addOwnProcedures } from './edge/own-procedures.ts'
import { addReadings } from './edge/readings.ts'
import { createRegistry } from './edge/registry.ts'
import { addDataFiles } from './pages/data-files.ts'
import { addDevInbox } from './pages/dev-inbox.ts'
import { createFirstReplies } from './pages/first-replies.ts'
import { addSites } from './pages/sites.ts'
import { openApiDocument } from './reference/openapi.ts'

export type SiteFolders = { readonly playerDir: string; readonly studioDir: string }

/** Everything that answers HTTP, put together over a context. */
export async function createSite(
  config: Config,
  context: Context,
  metrics: Metrics,
  folders: SiteFolders,
): Promise<FastifyInstance> {
  const { log, maintenance, sealed } = context
  const { publicUrl, trustedProxies } = config
  const app = createHttp({ publicUrl, trustedProxies, log })
  const edge = createEdge(config, context)
  addEndpoint(app, { edge, publicUrl, log, observe: metrics.observe })
  await app.register(async (readings) => {
    const openapi = JSON.stringify(openApiDocument(PROCEDURES))
    addReadings(readings, {
      maintenance,
      publicKey: sealed.publicKey,
      openapi,
      isReady: () => answers(context.database),
    })
  })
  await app.register(async (pages) => {
    // What depends on the page or on https is set per page; the endpoint sets its own few headers.
    await pages.register(helmet, { contentSecurityPolicy: false, hsts: false, xFrameOptions: false })
    addDataFiles(pages)
    if (config.devInbox) addDevInbox(pages, context.engagement)
    const state = { publicKey: sealed.publicKey, mode: config.mode, lang: 'tr' }
    await addSites(pages, {
      publicUrl,
      ...folders,
      state,
      firstReplies: createFirstReplies(edge, context.clock),
    })
  })
  return app
}

/**
 * Whether the database takes a statement now: then money can be taken, for the migrations ran at the start.
 */
async function answers({ pool }: Context['database']): Promise<boolean> {
  return pool.query('select 1').then(
    () => true,
    () => false,
  )
}

function createEdge(config: Config, context: Context): Edge {
  const { clock, log, maintenance, sealed } = context
  const registry = createRegistry(PROCEDURES)
  addOwnProcedures(registry, clock, maintenance)
  context.register(registry)
  return {
    routes: registry.freeze(),
    limits: createLimits(clock, config.rateLimits),
    sealed,
    resolve: context.identity.sessions.resolve,
    isClosed: () => maintenance.current() !== null,
    onFailure: (failure) => logFailure(log, failure),
  }
}

function logFailure(log: Logger, { error, name, requestId, passing }: Failure): void {
  if (passing) log.warn({ err: error, call: name, requestId }, 'call could not be completed')
  else log.error({ err: error, call: name, requestId }, 'call failed')
}
