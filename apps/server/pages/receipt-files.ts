import type { Casino } from '@poyraz/casino'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendRefusal } from '../edge/http.ts'

/** The rules of a game may be replaced by a new version; one version never changes. */
const CURRENT = 'no-cache'
const FOREVER = 'public, max-age=31536000, immutable'
const BRIEF = 'public, max-age=60'

/** Programs of other people check rounds, also from pages of their own. */
export const FOR_EVERYBODY = {
  'access-control-allow-origin': '*',
  'content-type': 'application/json; charset=utf-8',
  'cross-origin-resource-policy': 'cross-origin',
}

const SLUG = /^[a-z0-9-]{1,64}$/
const HASH = /^[0-9a-f]{64}$/

const RECEIPT_KEYS_PATH = '/.well-known/receipt-keys.json'

/**
 * Adds everything that a program needs to check a receipt: the public keys, the list of rules, and the rules
 * of every version as the very bytes that are hashed.
 */
export function addReceiptFiles(app: FastifyInstance, { published }: Pick<Casino, 'published'>): void {
  app.get(RECEIPT_KEYS_PATH, async (_, reply) => {
    const keys = (await published.keys()).map(({ key_id, since }) => jwkOf(key_id, since))
    return reply.headers({ ...FOR_EVERYBODY, 'cache-control': BRIEF }).send(JSON.stringify({ keys }))
  })
  app.get('/rules/index.json', async (_, reply) => {
    const versions = (await published.versions()).map(({ slug, hash, published_at, current }) => ({
      gameID: slug,
      rulesHash: hash,
      current,
      publishedAt: published_at.toISOString(),
      path: `/rules/${slug}/${hash}.json`,
    }))
    return reply.headers({ ...FOR_EVERYBODY, 'cache-control': BRIEF }).send(JSON.stringify(versions))
  })
  app.get<{ Params: { file: string } }>('/rules/:file', (request, reply) =>
    sendRules(request, reply, published, { slug: nameOf(request.params.file), hash: null }),
  )
  app.get<{ Params: { slug: string; file: string } }>('/rules/:slug/:file', (request, reply) => {
    const { slug, file } = request.params
    return sendRules(request, reply, published, { slug, hash: nameOf(file) })
  })
}

/** A public key as JSON Web Key (RFC 7517, RFC 8037); `iat` is when it began to sign, in seconds. */
function jwkOf(keyId: string, since: Date) {
  const x = Buffer.from(keyId, 'hex').toString('base64url')
  const iat = Math.floor(since.getTime() / 1000)
  return { kty: 'OKP', crv: 'Ed25519', use: 'sig', alg: 'EdDSA', kid: keyId, x, iat }
}

/** Returns the name of a JSON file, and an empty one for other files. */
function nameOf(file: string): string {
  return file.endsWith('.json') ? file.slice(0, -'.json'.length) : ''
}

async function sendRules(
  request: FastifyRequest,
  reply: FastifyReply,
  published: Casino['published'],
  { slug, hash }: { readonly slug: string; readonly hash: string | null },
): Promise<FastifyReply> {
  if (!SLUG.test(slug) || (hash !== null && !HASH.test(hash))) return sendRefusal(reply, 'unknown_method')
  const found = await published.rules(slug, hash)
  if (!found) return sendRefusal(reply, 'unknown_method')
  const tag = `"${found.hash}"`
  reply.headers({ ...FOR_EVERYBODY, 'cache-control': hash === null ? CURRENT : FOREVER, etag: tag })
  if (request.headers['if-none-match'] === tag) return reply.code(304).send()
  return reply.send(found.rules)
}
