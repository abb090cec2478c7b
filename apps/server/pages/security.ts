import { randomBytes } from 'node:crypto'
import { HSTS } from '../edge/own-site.ts'

/** Which pages may frame a page: our own (the game in the player's page), or none. */
export type FramedBy = 'self' | 'none'

export type PageSecurity = { readonly nonce: string; readonly headers: Readonly<Record<string, string>> }

const NONCE_BYTES = 16
const DIRECTIVES = [
  "default-src 'none'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self' data: blob:",
  "media-src 'self' blob:",
  "worker-src 'self' blob:",
  "manifest-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
]
const PERMISSIONS =
  'camera=(), microphone=(), geolocation=(), payment=(), usb=(), fullscreen=(self), autoplay=(self)'

/** Headers of one page view: scripts and styles are ours by origin or by a nonce that is used once. */
export function pageSecurity(framedBy: FramedBy, secure: boolean): PageSecurity {
  const nonce = randomBytes(NONCE_BYTES).toString('base64')
  const own = [
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `frame-ancestors '${framedBy}'`,
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ]
  return {
    nonce,
    headers: {
      'content-security-policy': [...DIRECTIVES, ...own].join('; '),
      'permissions-policy': PERMISSIONS,
      'x-frame-options': framedBy === 'self' ? 'SAMEORIGIN' : 'DENY',
      // The page holds the replies of its moment and a nonce: neither may be served again.
      'cache-control': 'no-cache, private',
      ...(secure ? { 'strict-transport-security': HSTS } : {}),
    },
  }
}
