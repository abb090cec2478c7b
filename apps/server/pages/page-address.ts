import type { FastifyRequest } from 'fastify'

/** A reader opened an address of the site; a missing picture or script is not one. */
export function isPageView({ method, url, headers }: FastifyRequest): boolean {
  const path = pathOf(url)
  if (method !== 'GET' && method !== 'HEAD') return false
  if (/^\/(?:endpoint|data|ws)(?:\/|$)/i.test(path) || /\.[a-z0-9]{2,11}$/i.test(path)) return false
  return String(headers.accept ?? '*/*').match(/text\/html|\*\/\*/) !== null
}

/** The path of a request, without its query. */
export function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url
}
