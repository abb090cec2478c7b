import { CURRENCY } from '@poyraz/contract'
import { SECOND_MS } from '@poyraz/kernel'
import type { z } from 'zod'
import { methodById } from '../methods/list.ts'
import {
  type Created,
  type PaymentProvider,
  type ProviderOrder,
  type ProviderPayment,
} from '../payments/provider.ts'
import { orderBody, REPLIES, REPORT_PAGE_LINES } from './wire.ts'

/** Address and credentials of a payment service over HTTP. */
type HttpProviderSettings = {
  /** An https URL, or http on this machine; without credentials, query or fragment. */
  readonly url: string
  /** Our token, sent as `Authorization: Bearer`. */
  readonly token: string
  /** The service's secret, which signs webhooks. */
  readonly secret: Buffer
  /** Returns our origin, to which payers come back. */
  readonly ownOrigin: () => string
  /** Timeout of one request. */
  readonly timeoutMs?: number
}

/** Timeout of one request. A payout needs three requests; all fit into the worker's lease of one minute. */
const TIMEOUT_MS = 5 * SECOND_MS
const REPLY_BYTES_MAX = 2 * 1024 * 1024
/** One million orders: three times the size that the comparison was measured with (docs/benchmarks.md). */
const REPORT_PAGES_MAX = 1_000

type Ask = <T>(verb: string, question: object, reply: z.ZodType<T>) => Promise<T>

/**
 * Creates a provider for a payment service over HTTP, by the protocol of docs/payment-wire.md. Each call is
 * one request, except the report, which is one per page. The id is the host name, so an order of one service
 * is never requested from another. Every call throws on a timeout or an unexpected reply; errors name the
 * problem but contain no token, secret or sent data. Nothing is retried here: callers retry, since a payment
 * identifies its order.
 */
export function createHttpProvider(settings: HttpProviderSettings): PaymentProvider {
  const { url, secret, ownOrigin } = settings
  const { hostname, origin } = new URL(url)
  const ask = asking(settings)
  const bodyOf = (order: ProviderOrder) => orderBody(order, ownOrigin())
  return {
    id: hostname,
    secret,
    async create(order) {
      const reply = await ask('create', bodyOf(order), REPLIES.create)
      checkSame(order, reply.order)
      checkWayToPay(order, reply, origin)
      return { ref: reply.order.ref, redirectUrl: reply.redirectUrl, payTo: reply.payTo }
    },
    async capture(ref) {
      checkEqual('ref', ref, (await ask('capture', { ref }, REPLIES.capture)).order.ref)
    },
    cancel: async (order) => (await ask('cancel', bodyOf(order), REPLIES.cancel)).cancelled,
    async refund(ref) {
      checkEqual('ref', ref, (await ask('refund', { ref }, REPLIES.refund)).order.ref)
    },
    async find(paymentId) {
      const { order } = await ask('find', { paymentID: paymentId }, REPLIES.find)
      if (order) checkEqual('paymentID', paymentId, order.paymentId)
      return order
    },
    report: () => readReport(ask),
  }
}

/** Reads all pages. An order that moved to a later page meanwhile keeps its last reported state. */
async function readReport(ask: Ask): Promise<readonly ProviderPayment[]> {
  const orders = new Map<string, ProviderPayment>()
  let after: string | null = null
  for (let page = 0; page < REPORT_PAGES_MAX; page++) {
    const question = { after, limit: REPORT_PAGE_LINES }
    const reply: z.output<typeof REPLIES.report> = await ask('report', question, REPLIES.report)
    for (const order of reply.orders) orders.set(order.ref, order)
    after = reply.next
    if (after === null) return [...orders.values()]
  }
  throw new Error(`the payment provider has more than ${REPORT_PAGES_MAX} pages to report`)
}

/** Throws unless the created order equals the request, also if the order existed before. */
function checkSame(asked: ProviderOrder, made: ProviderPayment): void {
  for (const name of ['paymentId', 'direction', 'amount', 'account', 'reference'] as const)
    checkEqual(name, asked[name], made[name])
  checkEqual('currency', CURRENCY, made.currency)
}

/**
 * Throws unless the pay page is https or on the service's own origin, and the address fits the chosen
 * network.
 */
function checkWayToPay({ methodId }: ProviderOrder, { redirectUrl, payTo }: PaymentData, own: string): void {
  const page = redirectUrl === null ? null : URL.parse(redirectUrl)
  if (redirectUrl !== null && page?.protocol !== 'https:' && page?.origin !== own)
    throw new Error('the payment provider sends payers to an address that is not https')
  if (payTo?.kind !== 'coin') return
  const coin = methodById(methodId)?.coin
  if (!coin || !new RegExp(coin.address).test(payTo.address))
    throw new Error('the payment provider named an address that is not of the coin and network asked for')
}

type PaymentData = Pick<Created, 'redirectUrl' | 'payTo'>

function checkEqual(name: string, asked: unknown, reply: unknown): void {
  if (asked !== reply) throw new Error(`the payment provider answered for another ${name} than was asked`)
}

function asking({ url, token, timeoutMs = TIMEOUT_MS }: HttpProviderSettings): Ask {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  return async (verb, question, reply) => {
    const address = `${url.replace(/\/$/, '')}/${verb}`
    const asked = { method: 'POST', headers, body: JSON.stringify(question), redirect: 'error' } as const
    const { status, text } = await exchange(address, {
      ...asked,
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((cause: unknown) => {
      throw new Error(`the payment provider did not answer ${verb}`, { cause })
    })
    if (status !== 200) throw new Error(`the payment provider answered ${verb} with status ${status}`)
    const parsed = reply.safeParse(jsonOf(text))
    // Names the invalid fields, never their values.
    const wrong = parsed.error?.issues.map(({ path, code }) => `${path.join('.')} ${code}`.trim()).slice(0, 3)
    if (!parsed.success)
      throw new Error(`the payment provider answered ${verb} in another shape: ${wrong?.join(', ')}`)
    return parsed.data
  }
}

/** Sends the request; reads at most `REPLY_BYTES_MAX` of the reply. */
async function exchange(address: string, asked: RequestInit): Promise<{ status: number; text: string }> {
  const response = await fetch(address, asked)
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length
    if (bytes > REPLY_BYTES_MAX) throw new Error(`the answer has more than ${REPLY_BYTES_MAX} bytes`)
    chunks.push(chunk)
  }
  return { status: response.status, text: Buffer.concat(chunks).toString() }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
