import { HSTS } from '../edge/own-site.ts'
import type { PageTemplate } from './template.ts'

/** Pages that may frame a page: our own (the game in the player's page), or none. */
export type FramedBy = 'self' | 'none'

const DIRECTIVES = [
  "default-src 'none'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "worker-src 'self' blob:",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
]
const PERMISSIONS = 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'

export type PageSecurity = {
  readonly inline: PageTemplate['inline']
  readonly framedBy: FramedBy
  readonly secure: boolean
  /** Other origins whose games the page may frame. */
  readonly gameOrigins?: readonly string[]
  /** Other origins whose videos the page may show. */
  readonly streamOrigins?: readonly string[]
}

/**
 * Returns the security headers of a page: it loads scripts and styles of our origin only, inline ones by
 * their hash; frames and videos are of our origin or of one that the operator listed.
 */
export function pageSecurity(options: PageSecurity): Readonly<Record<string, string>> {
  const { inline, framedBy, secure, gameOrigins = [], streamOrigins = [] } = options
  const own = [
    ["script-src 'self'", ...inline.scripts].join(' '),
    ["style-src 'self'", ...inline.styles].join(' '),
    ["frame-src 'self'", ...gameOrigins].join(' '),
    ["connect-src 'self' data: blob:", ...streamOrigins].join(' '),
    ["media-src 'self' blob:", ...streamOrigins].join(' '),
    `frame-ancestors '${framedBy}'`,
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ]
  return {
    'content-security-policy': [...DIRECTIVES, ...own].join('; '),
    'permissions-policy': permissions(gameOrigins),
    'x-frame-options': framedBy === 'self' ? 'SAMEORIGIN' : 'DENY',
    // The page contains replies of the moment, so it must not be cached.
    'cache-control': 'no-cache, private',
    ...(secure ? { 'strict-transport-security': HSTS } : {}),
  }
}

/** A frame gets full screen and autoplay only if the page's own policy names its origin. */
function permissions(gameOrigins: readonly string[]): string {
  const allowed = ['self', ...gameOrigins.map((origin) => `"${origin}"`)].join(' ')
  return `${PERMISSIONS}, fullscreen=(${allowed}), autoplay=(${allowed})`
}
