import type { FastifyRequest } from 'fastify'

/** The origin under which the site is read: the configured one, else that of the request. */
export function siteOrigin(request: FastifyRequest, publicUrl: URL | null): string {
  return publicUrl?.origin ?? `${request.protocol}://${request.host}`
}
