import type { FastifyRequest } from 'fastify'

type Asked = Pick<FastifyRequest, 'protocol' | 'host'>

export const HSTS = 'max-age=31536000; includeSubDomains'

/** Returns the origin of this site: the configured one, else that of the request in lower case. */
export function ownOrigin({ protocol, host }: Asked, publicUrl: URL | null): string {
  return publicUrl?.origin ?? `${protocol}://${host.toLowerCase()}`
}

/** Returns true if the site is served over https. */
export function isSecure({ protocol }: Pick<Asked, 'protocol'>, publicUrl: URL | null): boolean {
  return (publicUrl?.protocol ?? `${protocol}:`) === 'https:'
}
