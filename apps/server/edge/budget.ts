import { MINUTE_MS } from '@poyraz/kernel'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { errorPage, sendErrorPage } from './error-page.ts'
import { PROBE_PATHS, sendRefusal } from './http.ts'
import { addressKey, type Counted, type Limits } from './limits.ts'
import { isSecure } from './own-site.ts'

/** One reader's views in a minute; an address has ten times as many. */
const PAGES: Counted = { rate: { points: 60, windowMs: MINUTE_MS } }
/** Lists and readings that the site loads beside its pages. */
const READINGS: Counted = { rate: { points: 120, windowMs: MINUTE_MS } }

/** Everything that is asked for by GET, with the files that a page loads and addresses that lead nowhere. */
const READS: Counted = { rate: { points: 1200, windowMs: MINUTE_MS } }
/**
 * Everything that is posted: calls, also those that nobody can read, webhooks and forms. Four times as many
 * as the spins that one player may ask for.
 */
const POSTS: Counted = { rate: { points: 2400, windowMs: MINUTE_MS } }
/** Requests take milliseconds: a place is free again soon. */
const FULL_WAIT_S = 1

export type Budget = (request: FastifyRequest, reply: FastifyReply, done: () => void) => void

/** Refuses a page view of an address that had its share; what is left of the minute stands in `retry-after`. */
export function pageBudget(limits: Pick<Limits, 'perAddress'>, publicUrl: URL | null): Budget {
  return (request, reply, done) => {
    const retryAfterS = limits.perAddress(PAGES, addressKey(request.ip))
    if (retryAfterS === null) return done()
    const page = errorPage('too_many_requests', isSecure(request, publicUrl))
    sendErrorPage(reply, page, { status: 429, retryAfterS })
  }
}

/** The same for what programs read by GET, but for probes. */
export function readingBudget(limits: Pick<Limits, 'perAddress'>): Budget {
  return (request, reply, done) => {
    const isProbe = PROBE_PATHS.has(request.url)
    const retryAfterS = isProbe ? null : limits.perAddress(READINGS, addressKey(request.ip))
    if (retryAfterS === null) done()
    else sendRefusal(reply, 'too_many_requests', retryAfterS)
  }
}

/**
 * Bounds what one address has under way at once, and what it reads and posts in a minute. Each procedure has
 * a budget of its own beside this one. A socket stays open, so it is not counted here.
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
