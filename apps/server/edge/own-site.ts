import type { FastifyRequest } from 'fastify'

type Asked = Pick<FastifyRequest, 'protocol' | 'host'>

export const HSTS = 'max-age=31536000; includeSubDomains'

/** The origin under which this site is read: the configured one, else that of the request, in small letters. */
export function ownOrigin({ protocol, host }: Asked, publicUrl: URL | null): string {
  return publicUrl?.origin ?? `${protocol}://${host.toLowerCase()}`
}

/** Whether the site is read over https. */
export function isSecure({ protocol }: Pick<Asked, 'protocol'>, publicUrl: URL | null): boolean {
  return (publicUrl?.protocol ?? `${protocol}:`) === 'https:'
}
