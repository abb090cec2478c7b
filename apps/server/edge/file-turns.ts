import type { FastifyInstance, FastifyRequest } from 'fastify'
import { PROBE_PATHS, sendRefusal } from './http.ts'
import { addressKey, type Limits } from './limits.ts'

/** Reads take milliseconds, so a turn comes soon. */
const FULL_WAIT_S = 1

/**
 * Lets the reads by GET of this scope take the turns of their address, as its calls do. A turn ends with the
 * answer and not with its last byte, so that nobody waits for a client that reads slowly.
 */
export function addFileTurns(app: FastifyInstance, { reads }: Pick<Limits, 'reads'>): void {
  const running = new WeakMap<FastifyRequest, () => void>()
  const end = (request: FastifyRequest) => running.get(request)?.()
  app.addHook('preHandler', (request, reply, done) => {
    if (PROBE_PATHS.has(request.url)) return done()
    const turn = () =>
      new Promise<void>((resolve) => {
        running.set(request, resolve)
        done()
      })
    void reads({ of: 'visitors', name: addressKey(request.ip) }, turn).then(({ ok }) => {
      if (!ok) sendRefusal(reply, 'too_many_requests', FULL_WAIT_S)
    })
  })
  app.addHook('onSend', async (request, _, payload) => {
    end(request)
    return payload
  })
  app.addHook('onResponse', async (request) => end(request))
}
