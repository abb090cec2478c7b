import type { IncomingHttpHeaders } from 'node:http'

export type OriginInput = {
  readonly headers: IncomingHttpHeaders
  /** Scheme and host of this site for the caller: `PUBLIC_URL`, else those of the request. */
  readonly ownOrigin: string
  /** True if a cookie was sent: then a foreign page may have made the browser send the request. */
  readonly withCookie: boolean
}

/**
 * Returns true if a call comes from another site and must be refused. A foreign `Origin` is always refused,
 * also `null`. A missing one is refused together with a cookie, because browsers that send our cookie also
 * send `Origin` with a POST.
 */
export function isForeign({ headers, ownOrigin, withCookie }: OriginInput): boolean {
  const { origin } = headers
  if (headers['sec-fetch-site'] === 'cross-site') return true
  return origin === undefined ? withCookie : origin.toLowerCase() !== ownOrigin
}

/**
 * Returns true if a browser may be served under this host: the configured one, or a secure context (https, or
 * a loopback name, which DNS rebinding cannot reach).
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

/** Returns the host without its port and without the brackets of an IPv6 address. */
export function hostName(host: string): string {
  const bracketed = /^\[([0-9a-f:.]+)\](?::\d+)?$/.exec(host)
  return bracketed?.[1] ?? host.replace(/:\d+$/, '')
}
