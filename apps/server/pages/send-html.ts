import type { FastifyReply, FastifyRequest } from 'fastify'
import { errorPage, sendErrorPage } from '../edge/error-page.ts'
import { readerAt } from '../edge/limits.ts'
import { ENCODINGS, type Encoding, type PageCache, type WantedPage } from './page-cache.ts'

/** Retry delay while too many pages are being made. */
const FULL_WAIT_S = 2

export type HtmlPage = Omit<WantedPage, 'encoding' | 'reader'> & {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly secure: boolean
  make(): Promise<string>
}

/** Sends a page in the best encoding that the client accepts. */
export async function sendHtml(
  request: FastifyRequest,
  reply: FastifyReply,
  cache: PageCache,
  { key, from, status, headers, secure, make }: HtmlPage,
): Promise<FastifyReply> {
  const encoding = encodingOf(String(request.headers['accept-encoding'] ?? ''))
  const page = await cache({ key, from, encoding, reader: readerAt(request.ip) }, make)
  if (!page.ok)
    return sendErrorPage(reply, errorPage('unavailable', secure), { status: 503, retryAfterS: FULL_WAIT_S })
  reply.code(status).headers(headers).type('text/html; charset=utf-8').header('vary', 'accept-encoding')
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(page.value)
}

/** Returns the first of our encodings that the client names without refusing it (`q=0`). */
function encodingOf(accepted: string): Encoding {
  const named = accepted.split(',').filter((part) => !/;\s*q=0(?:\.0*)?\s*$/i.test(part))
  const names = new Set(named.map((part) => part.split(';', 1)[0]?.trim().toLowerCase()))
  return ENCODINGS.find((encoding) => names.has(encoding)) ?? 'identity'
}
