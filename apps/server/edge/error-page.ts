import { hash } from 'node:crypto'
import type { ErrorCode } from '@poyraz/contract'
import type { FastifyReply } from 'fastify'
import { ERROR_TEXTS } from './error-texts.ts'
import { HSTS } from './own-site.ts'

const STYLE = `:root{color-scheme:dark light}body{margin:0;min-height:100vh;display:grid;place-content:center;gap:.5rem;
padding:1rem;text-align:center;font:1rem/1.5 system-ui,sans-serif}p{margin:0}a{color:inherit}`

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${hash('sha256', STYLE, 'base64')}'; frame-ancestors 'none'; base-uri 'none'`,
  'content-type': 'text/html; charset=utf-8',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

export type ErrorPage = { readonly headers: Readonly<Record<string, string>>; readonly body: string }

/** Renders the page for a reader when the site cannot answer. It needs neither the build nor the database. */
export function errorPage(error: ErrorCode, secure: boolean): ErrorPage {
  const body = `<!doctype html>
<html lang="tr"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Poyraz</title><style>${STYLE}</style>
<h1><a href="/">Poyraz</a></h1><p>${ERROR_TEXTS.tr[error]}</p><p lang="en">${ERROR_TEXTS.en[error]}</p></html>
`
  return { headers: secure ? { ...HEADERS, 'strict-transport-security': HSTS } : HEADERS, body }
}

/** Sends an error page; `retryAfterS` says when the client may retry. */
export function sendErrorPage(
  reply: FastifyReply,
  page: ErrorPage,
  { status, retryAfterS }: { readonly status: number; readonly retryAfterS: number },
): FastifyReply {
  return reply.code(status).headers(page.headers).header('retry-after', retryAfterS).send(page.body)
}
