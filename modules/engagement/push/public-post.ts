import { lookup as resolve } from 'node:dns'
import { request } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { FinalFailure } from '@poyraz/jobs'
import { SECOND_MS } from '@poyraz/kernel'
import ipaddr from 'ipaddr.js'

const TIMEOUT_MS = 10 * SECOND_MS

type Post = { readonly headers: Readonly<Record<string, string>>; readonly body: Uint8Array }

/** Posts bytes to an address that a player's browser named, and returns the status. */
export type PostBytes = (url: URL, post: Post) => Promise<number>

/**
 * Posts over https to a host on the public internet, so that nobody can make this server call machines of
 * its own network. The connection goes to the addresses that were checked, redirects are not followed, and
 * the reply's body is not read.
 */
export const postToPublicHost: PostBytes = async (url, { headers, body }) => {
  if (url.protocol !== 'https:' || url.username !== '' || url.port !== '' || isIP(bareHost(url)) !== 0) {
    throw new FinalFailure(`no address of a push service: ${url.origin}`)
  }
  return new Promise((done, fail) => {
    // The time for all of it, so that no service holds a connection by answering a byte at a time.
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const call = request(url, { method: 'POST', headers, lookup: lookupPublic, signal })
    call.on('response', (response) => {
      response.destroy()
      done(response.statusCode ?? 0)
    })
    call.on('error', (error) =>
      fail(signal.aborted ? new Error(`${url.host} did not answer in time`) : error),
    )
    call.end(body)
  })
}

/** Returns true for an address of the public internet. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
}

/** Resolves a name, unless one of its addresses is not public. */
const lookupPublic: LookupFunction = (host, options, done) => {
  resolve(host, { ...options, all: true }, (error, addresses) => {
    const first = addresses?.[0]
    if (error) return done(error, [])
    if (!first || !addresses.every(({ address }) => isPublicAddress(address))) {
      return done(new FinalFailure(`${host} is not on the public internet`), [])
    }
    if (options.all) done(null, addresses)
    else done(null, first.address, first.family)
  })
}

function bareHost({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '')
}
