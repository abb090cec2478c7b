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
