import type { IncomingHttpHeaders } from 'node:http'

export type OriginInput = {
  readonly headers: IncomingHttpHeaders
  /** Scheme and host of this site as the caller must see it: `PUBLIC_URL`, else the request's own. */
  readonly ownOrigin: string
  /** A session cookie came along, so the request may be one that a foreign page made the browser send. */
  readonly withCookie: boolean
}

/**
 * Whether a call comes from another site and is refused. A foreign `Origin` always is, `null` too. A missing
 * one is refused beside a cookie, because every browser that sends our cookie also sends `Origin` with a
 * POST.
 */
export function isForeign({ headers, ownOrigin, withCookie }: OriginInput): boolean {
  const { origin } = headers
  if (headers['sec-fetch-site'] === 'cross-site') return true
  return origin === undefined ? withCookie : origin.toLowerCase() !== ownOrigin
}

/**
 * Whether a browser may be served under this address: the configured one, or a secure context of its own
 * (https, or a loopback name, to which no foreign name can be re-bound).
 */
export function isServedHost(input: { protocol: string; host: string; publicUrl: URL | null }): boolean {
  const host = input.host.toLowerCase()
  if (input.publicUrl) return host === input.publicUrl.host
  return input.protocol === 'https' || isLoopbackName(hostName(host))
}

export function isLoopbackName(name: string): boolean {
  return (
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    name === '::1' ||
    /^127(?:\.\d{1,3}){3}$/.test(name)
  )
}

/** The host without its port and without the brackets of an IPv6 address. */
export function hostName(host: string): string {
  const bracketed = /^\[([0-9a-f:.]+)\](?::\d+)?$/.exec(host)
  return bracketed?.[1] ?? host.replace(/:\d+$/, '')
}
