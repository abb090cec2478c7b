import type { FastifyInstance, FastifyRequest } from 'fastify'

/** The development inbox as `modules/engagement` renders it. */
export type DevInbox = {
  inbox(): Promise<readonly object[]>
  inboxPage(): Promise<string>
  readonly inboxCss: string
}

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'",
}

/** Headers that proxies and tunnels add to forwarded requests. */
const FORWARDED =
  /^(?:forwarded|via|x-real-ip|x-client-ip|true-client-ip|fastly-client-ip|x-forwarded(?:-.*)?|x-original-.*|x-envoy-.*|x-amzn-.*|cdn-loop|cf-.*)$/

/**
 * Shows the messages that would have been sent. They contain codes and links of every player, so `DEV_INBOX`
 * decides whether the inbox exists. A forwarded request did not begin on this machine: it gets 404, whatever
 * the configuration says.
 */
export function addDevInbox(app: FastifyInstance, inbox: DevInbox): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (isForwarded(request)) reply.callNotFound()
    else done()
  })
  app.get('/dev/inbox', async (_, reply) =>
    reply
      .headers(HEADERS)
      .type('text/html; charset=utf-8')
      .send(await inbox.inboxPage()),
  )
  app.get('/dev/inbox.css', (_, reply) =>
    reply.headers(HEADERS).type('text/css; charset=utf-8').send(inbox.inboxCss),
  )
  app.get('/dev/inbox.json', async (_, reply) =>
    reply
      .headers(HEADERS)
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(await inbox.inbox())),
  )
}

/**
 * Returns true for a forwarded request. Proxies without forwarding headers use HTTP/1.0 or close each
 * connection (nginx does both by default); browsers do neither.
 */
function isForwarded({ headers, raw }: FastifyRequest): boolean {
  if (raw.httpVersion === '1.0' || headers.connection?.toLowerCase() === 'close') return true
  return Object.keys(headers).some((name) => FORWARDED.test(name))
}
