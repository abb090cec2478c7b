import { HSTS } from '../edge/own-site.ts'
import type { PageTemplate } from './template.ts'

/** Which pages may frame a page: our own (the game in the player's page), or none. */
export type FramedBy = 'self' | 'none'

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

export type PageSecurity = {
  readonly inline: PageTemplate['inline']
  readonly framedBy: FramedBy
  readonly secure: boolean
}

/** Headers of a page: scripts and styles are ours by origin or, where they stand in it, by their hash. */
export function pageSecurity({ inline, framedBy, secure }: PageSecurity): Readonly<Record<string, string>> {
  const own = [
    ["script-src 'self'", ...inline.scripts].join(' '),
    ["style-src 'self'", ...inline.styles].join(' '),
    `frame-ancestors '${framedBy}'`,
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ]
  return {
    'content-security-policy': [...DIRECTIVES, ...own].join('; '),
    'permissions-policy': PERMISSIONS,
    'x-frame-options': framedBy === 'self' ? 'SAMEORIGIN' : 'DENY',
    // The page holds the replies of its moment.
    'cache-control': 'no-cache, private',
    ...(secure ? { 'strict-transport-security': HSTS } : {}),
  }
}
