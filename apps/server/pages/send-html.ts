import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)
/** Pages are compressed for each view: with a middling effort they arrive sooner than with the best. */
const BROTLI_QUALITY = 4

/** Sends a page that was made for this request, in the best encoding that its client takes. */
export async function sendHtml(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
): Promise<FastifyReply> {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  reply.type('text/html; charset=utf-8').header('vary', 'accept-encoding')
  if (/\bbr\b/.test(accepted)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY }
    return reply.header('content-encoding', 'br').send(await brotli(html, { params }))
  }
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(await gz(html))
  return reply.send(html)
}
