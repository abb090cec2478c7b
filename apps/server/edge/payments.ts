import {
  ACTIONS,
  type Cashier,
  PAY_PAGE_CSS,
  PAY_PATH,
  renderPayPage,
  type SignedMessage,
} from '@poyraz/cashier'
import { asLang } from '@poyraz/text'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Budget } from './budget.ts'
import { JSON_HEADERS } from './json-headers.ts'
import { isForeign } from './origin.ts'
import { ownOrigin } from './own-site.ts'
import { parseStrictJson } from './strict-json.ts'

/** HTTP status of each webhook result: any status but 2xx makes the sender retry or give up. */
const STATUSES = {
  taken: 200,
  unknown_provider: 404,
  not_authentic: 401,
  malformed: 400,
  conflict: 409,
} as const

const PAGE_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  'x-content-type-options': 'nosniff',
  // With `no-referrer` browsers would send `Origin: null` with the form.
  'referrer-policy': 'same-origin',
}

export type PaymentsSettings = {
  readonly cashier: Pick<Cashier, 'receiveWebhook' | 'sandbox'>
  readonly publicUrl: URL | null
  /** True if payments go through the sandbox; otherwise its payment page is not served. */
  readonly paysBySandbox: boolean
  /** False while this server's clock is wrong. */
  readonly mayWrite: () => boolean
  /** Rate limit of the sandbox pages per address. */
  readonly budget: Budget
}

type ByProvider = { Params: { provider: string } }
type ByOrder = { Params: { ref: string }; Querystring: { lang?: string } }

const choice = z.strictObject({ action: z.enum(ACTIONS) })

/** Adds the webhooks of payment services, and the payment page of the sandbox. */
export function addPayments(app: FastifyInstance, settings: PaymentsSettings): void {
  const { cashier, paysBySandbox, mayWrite } = settings
  // The payment service retries later, or at another server.
  const onRequest = (_: FastifyRequest, reply: FastifyReply, done: () => void) => {
    if (mayWrite()) done()
    else void reply.code(503).headers(JSON_HEADERS).send('{"status":"unavailable"}')
  }
  app.post<ByProvider>('/payments/:provider/webhook', { onRequest }, async (request, reply) => {
    const message = messageOf(request)
    // Parsers disagree about duplicate keys, so they are refused.
    const isRead = parseStrictJson(message.body).ok
    const answer = isRead ? await cashier.receiveWebhook(request.params.provider, message) : 'malformed'
    return reply
      .code(STATUSES[answer])
      .headers(JSON_HEADERS)
      .send(JSON.stringify({ status: answer }))
  })
  if (paysBySandbox) addPayPage(app, settings, onRequest)
}

/** Adds the sandbox's page of an order, in a scope that parses forms. */
function addPayPage(app: FastifyInstance, settings: PaymentsSettings, onRequest: Budget): void {
  const { cashier, publicUrl, budget } = settings
  app.register(async (pages) => {
    pages.addHook('onRequest', budget)
    // Only this page uses forms; URLSearchParams parses the body.
    const parsing = { parseAs: 'string', bodyLimit: 1024 } as const
    pages.addContentTypeParser('application/x-www-form-urlencoded', parsing, (_, body: string, done) =>
      done(null, Object.fromEntries(new URLSearchParams(body))),
    )
    pages.get(`${PAY_PATH}style.css`, (_, reply) =>
      reply.headers(PAGE_HEADERS).type('text/css; charset=utf-8').send(PAY_PAGE_CSS),
    )
    pages.get<ByOrder>(`${PAY_PATH}:ref`, (request, reply) => sendPage(request, reply, cashier))
    pages.post<ByOrder>(`${PAY_PATH}:ref`, { onRequest }, async (request, reply) => {
      const own = ownOrigin(request, publicUrl)
      if (isForeign({ headers: request.headers, ownOrigin: own, withCookie: true }))
        return reply.code(403).send()
      const chosen = choice.safeParse(request.body)
      if (!chosen.success) return reply.code(400).send()
      await cashier.sandbox.act(request.params.ref, chosen.data.action)
      await cashier.sandbox.deliver()
      return sendPage(request, reply, cashier)
    })
  })
}

async function sendPage(
  request: FastifyRequest<ByOrder>,
  reply: FastifyReply,
  { sandbox }: PaymentsSettings['cashier'],
): Promise<FastifyReply> {
  const order = await sandbox.order(request.params.ref)
  if (!order) return reply.code(404).headers(PAGE_HEADERS).send()
  const page = renderPayPage({ order, lang: asLang(request.query.lang) })
  return reply.headers(PAGE_HEADERS).type('text/html; charset=utf-8').send(page)
}

/**
 * Returns the signed message. The body is the received text, whose UTF-8 bytes are exactly those that were
 * signed.
 */
function messageOf({ headers, body }: FastifyRequest): SignedMessage {
  const text = (name: string) => String(headers[name] ?? '')
  return {
    id: text('webhook-id').slice(0, 128),
    timestamp: text('webhook-timestamp'),
    signature: text('webhook-signature'),
    body: typeof body === 'string' ? body : '',
  }
}
