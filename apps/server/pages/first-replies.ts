import { type Clock, SECOND_MS } from '@poyraz/kernel'
import { answerCall, type Edge } from '../edge/calls.ts'
import { createLimits } from '../edge/limits.ts'
import type { PageName } from './site-map.ts'

/** A call that the first view of a page makes, in the words of its client. */
export type FirstCall = { readonly class: string; readonly method: string; readonly data: object }

/** The call with its reply, put into the page so that the first view waits for nothing. */
export type FirstReply = FirstCall & { readonly reply: object }

/** Visitors see the same for so long: no call per page view. */
const TTL_MS = 5 * SECOND_MS

/** The calls of a page's first view. They are a visitor's, in Turkish: everybody may be given the same replies. */
export function firstCallsOf(_page: PageName): readonly FirstCall[] {
  return []
}

/** Makes the calls as a visitor would, through the whole pipeline, and keeps their replies for a while. */
export function createFirstReplies(
  edge: Edge,
  clock: Clock,
): (calls: readonly FirstCall[]) => Promise<readonly FirstReply[]> {
  const ours: Edge = { ...edge, limits: createLimits([], 'off') }
  const kept = new Map<FirstCall, { readonly untilMs: number; readonly reply: Promise<FirstReply | null> }>()
  const ask = async (call: FirstCall): Promise<FirstReply | null> => {
    const body = JSON.stringify({
      api: { class: call.class, method: call.method },
      data: { ...call.data, Lang: 'tr' },
    })
    const incoming = { body, address: '', userAgent: '', device: null, requestId: 'first-view' }
    const { reply } = await answerCall(ours, incoming)
    return reply.error === null ? { ...call, reply: JSON.parse(reply.body) as object } : null
  }
  return async (calls) => {
    const nowMs = clock.nowMs()
    const replies = await Promise.all(
      calls.map((call) => {
        const known = kept.get(call)
        if (known && nowMs < known.untilMs) return known.reply
        const reply = ask(call)
        kept.set(call, { untilMs: nowMs + TTL_MS, reply })
        return reply
      }),
    )
    return replies.filter((reply) => reply !== null)
  }
}
