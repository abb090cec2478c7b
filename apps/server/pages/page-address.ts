import type { FastifyRequest } from 'fastify'

/**
 * Returns true if the request opens a page of the site, and false for a missing file such as a picture or
 * script.
 */
export function isPageView({ method, url, headers }: FastifyRequest): boolean {
  const path = pathOf(url)
  if (method !== 'GET' && method !== 'HEAD') return false
  if (/^\/(?:endpoint|data|ws)(?:\/|$)/i.test(path) || /\.[a-z0-9]{2,11}$/i.test(path)) return false
  return String(headers.accept ?? '*/*').match(/text\/html|\*\/\*/) !== null
}

/** Returns the path of a request without its query. */
export function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url
}
