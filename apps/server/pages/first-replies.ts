import { type Clock, SECOND_MS } from '@poyraz/kernel'
import type { SitePage } from '@poyraz/site'
import type { Lang } from '@poyraz/text'
import { answerCall, type Edge } from '../edge/calls.ts'
import { createLimits } from '../edge/limits.ts'
import { createLru } from '../edge/lru.ts'
import { type FirstCall, firstCallsOf } from './first-calls.ts'

/** A first call with its reply, as the page contains it. */
export type FirstReply = {
  readonly class: string
  readonly method: string
  readonly data: object
  readonly reply: object
}

/** All visitors share the replies for this long. */
const TTL_MS = 5 * SECOND_MS
const KEPT_MAX = 500

/**
 * Makes the first calls of a page as a visitor and caches their replies. The page itself requests data of the
 * player. Returns `null` if no first view is rendered.
 */
export function createFirstReplies(
  edge: Edge,
  clock: Clock,
): (page: SitePage, lang: Lang) => Promise<readonly FirstReply[] | null> {
  const ours: Edge = { ...edge, limits: createLimits(clock, 'off') }
  const kept = createLru<{ readonly untilMs: number; readonly reply: Promise<FirstReply | null> }>(KEPT_MAX)
  const replyTo = (call: FirstCall, lang: Lang): Promise<FirstReply | null> => {
    const body = bodyOf(call, lang)
    const known = kept.get(body)
    if (known && clock.nowMs() < known.untilMs) return known.reply
    const reply = ask(ours, call, body)
    kept.set(body, { untilMs: clock.nowMs() + TTL_MS, reply })
    return reply
  }
  return async (page, lang) => {
    const calls = edge.isClosed() ? null : firstCallsOf(page)
    if (!calls) return null
    const replies = await Promise.all(calls.map((call) => replyTo(call, lang)))
    return replies.filter((reply) => reply !== null)
  }
}

function bodyOf([{ class: className, method }, data]: FirstCall, lang: Lang): string {
  return JSON.stringify({ api: { class: className, method }, data: { ...data, Lang: lang } })
}

async function ask(edge: Edge, [procedure, data]: FirstCall, body: string): Promise<FirstReply | null> {
  const incoming = { body, address: '', userAgent: '', device: null, ownOrigin: '', requestId: 'first-view' }
  const { reply } = await answerCall(edge, incoming)
  if (reply.error !== null) return null
  return { class: procedure.class, method: procedure.method, data, reply: JSON.parse(reply.body) as object }
}
