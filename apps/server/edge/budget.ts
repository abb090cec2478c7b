import { MINUTE_MS } from '@poyraz/kernel'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { errorPage, sendErrorPage } from './error-page.ts'
import { PROBE_PATHS, sendRefusal } from './http.ts'
import { addressKey, type Counted, type Limits } from './limits.ts'
import { isSecure } from './own-site.ts'

/** Page views per minute of one reader; an address has ten times as many, here and below. */
const PAGES: Counted = { rate: { points: 60, windowMs: MINUTE_MS } }
/** Data that the site loads beside its pages, by GET. */
const DATA_READS: Counted = { rate: { points: 120, windowMs: MINUTE_MS } }

/** All GET requests, including files of a page and unknown addresses. */
const READS: Counted = { rate: { points: 1200, windowMs: MINUTE_MS } }
/**
 * All POST requests: calls (also unreadable ones), webhooks and forms. Four times the spins that one player
 * may request.
 */
const POSTS: Counted = { rate: { points: 2400, windowMs: MINUTE_MS } }
/** Requests take milliseconds, so a place becomes free soon. */
const FULL_WAIT_S = 1

export type Budget = (request: FastifyRequest, reply: FastifyReply, done: () => void) => void

/** Refuses a page view of an address over its budget; `retry-after` has the rest of the window. */
export function pageBudget(limits: Pick<Limits, 'perAddress'>, publicUrl: URL | null): Budget {
  return (request, reply, done) => {
    const retryAfterS = limits.perAddress(PAGES, addressKey(request.ip))
    if (retryAfterS === null) return done()
    const page = errorPage('too_many_requests', isSecure(request, publicUrl))
    sendErrorPage(reply, page, { status: 429, retryAfterS })
  }
}

/** The same for data that programs read by GET, except probes. */
export function readBudget(limits: Pick<Limits, 'perAddress'>): Budget {
  return (request, reply, done) => {
    const isProbe = PROBE_PATHS.has(request.url)
    const retryAfterS = isProbe ? null : limits.perAddress(DATA_READS, addressKey(request.ip))
    if (retryAfterS === null) done()
    else sendRefusal(reply, 'too_many_requests', retryAfterS)
  }
}

/**
 * Limits the concurrent requests of an address, and its reads and posts per minute. Each procedure has its
 * own budget beside this one. Sockets are not counted here, because they stay open.
 */
export function requestBudget(limits: Pick<Limits, 'perAddress' | 'requests'>): Budget {
  return (request, reply, done) => {
    const { method, url, headers } = request
    const isProbe = PROBE_PATHS.has(url) && (method === 'GET' || method === 'HEAD')
    if (isProbe || headers.upgrade !== undefined) return done()
    const address = addressKey(request.ip)
    if (limits.requests.isFull(address)) return void sendRefusal(reply, 'too_many_requests', FULL_WAIT_S)
    const retryAfterS = limits.perAddress(method === 'POST' ? POSTS : READS, address)
    if (retryAfterS !== null) return void sendRefusal(reply, 'too_many_requests', retryAfterS)
    reply.raw.once('close', limits.requests.take(address))
    done()
  }
}
