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

/** HTTP statuses of a webhook: anything but 2xx makes its sender try again or give up. */
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
  // Without a referrer, browsers send no origin with the form.
  'referrer-policy': 'same-origin',
}

export type PaymentsSettings = {
  readonly cashier: Pick<Cashier, 'receiveWebhook' | 'sandbox'>
  readonly publicUrl: URL | null
  /** Whether payments go through the sandbox: otherwise nobody pays on its page. */
  readonly paysBySandbox: boolean
  /** False while this server's clock is wrong. */
  readonly mayWrite: () => boolean
  /** Refuses the pages of the sandbox to an address that had its share of them. */
  readonly budget: Budget
}

type ByProvider = { Params: { provider: string } }
type ByOrder = { Params: { ref: string }; Querystring: { lang?: string } }

const choice = z.strictObject({ action: z.enum(ACTIONS) })

/** What payment services call, and the page of the sandbox to which players are sent. */
export function addPayments(app: FastifyInstance, settings: PaymentsSettings): void {
  const { cashier, paysBySandbox, mayWrite } = settings
  // A payment service tries again later, or at another server.
  const onRequest = (_: FastifyRequest, reply: FastifyReply, done: () => void) => {
    if (mayWrite()) done()
    else void reply.code(503).headers(JSON_HEADERS).send('{"status":"unavailable"}')
  }
  app.post<ByProvider>('/payments/:provider/webhook', { onRequest }, async (request, reply) => {
    const message = messageOf(request)
    // A key given twice means one thing to one parser and another to the next.
    const isRead = parseStrictJson(message.body).ok
    const answer = isRead ? await cashier.receiveWebhook(request.params.provider, message) : 'malformed'
    return reply
      .code(STATUSES[answer])
      .headers(JSON_HEADERS)
      .send(JSON.stringify({ status: answer }))
  })
  if (paysBySandbox) addPayPage(app, settings, onRequest)
}

/** The sandbox's page of an order, in a scope that reads forms. */
function addPayPage(app: FastifyInstance, settings: PaymentsSettings, onRequest: Budget): void {
  const { cashier, publicUrl, budget } = settings
  app.register(async (pages) => {
    pages.addHook('onRequest', budget)
    // A form of this page alone; its body is read by URLSearchParams.
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

/** The body as it came: bytes that are UTF-8 are the same text, and no other text is the same bytes. */
function messageOf({ headers, body }: FastifyRequest): SignedMessage {
  const text = (name: string) => String(headers[name] ?? '')
  return {
    id: text('webhook-id').slice(0, 128),
    timestamp: text('webhook-timestamp'),
    signature: text('webhook-signature'),
    body: typeof body === 'string' ? body : '',
  }
}
