import type { Casino } from '@poyraz/casino'
import type { FastifyInstance } from 'fastify'
import { sendRefusal } from '../edge/http.ts'
import { FOR_EVERYBODY } from './receipt-files.ts'

const POOL = /^[a-z0-9-]{1,64}$/
/** Far beyond the stakes that a pool will ever get, and a safe integer. */
const ENTRY = /^(?:0|[1-9]\d{0,14})$/

/**
 * Adds the record of each pool of jackpots: pots, and all stakes in the order in which they were recorded.
 * With it, the rules and receipts, a program of anybody recomputes pots, triggers and winners.
 */
export function addJackpotFiles(app: FastifyInstance, { published }: Pick<Casino, 'published'>): void {
  app.get<{ Params: { pool: string } }>('/jackpots/:pool/record.json', async ({ params }, reply) => {
    const record = POOL.test(params.pool) ? await published.jackpots.pool(params.pool) : null
    if (!record) return sendRefusal(reply, 'unknown_method')
    return reply.headers({ ...FOR_EVERYBODY, 'cache-control': 'no-cache' }).send(JSON.stringify(record))
  })
  app.get<{ Params: { pool: string; after: string } }>(
    '/jackpots/:pool/entries/:after',
    async ({ params: { pool, after } }, reply) => {
      const number = after.replace(/\.json$/, '')
      if (!POOL.test(pool) || !ENTRY.test(number)) return sendRefusal(reply, 'unknown_method')
      const page = await published.jackpots.entries(pool, Number(number))
      return reply.headers({ ...FOR_EVERYBODY, 'cache-control': 'no-cache' }).send(JSON.stringify(page))
    },
  )
}
