import { z } from 'zod'

/** Schema of a URL with one of these protocols, whose login can be decoded. */
export function urlOf(protocols: RegExp) {
  return z.string().refine((text) => protocols.test(text) && hasReadableLogin(URL.parse(text)))
}

/** Returns false for invalid percent-encoding in a login: a client that logs in with it would throw. */
function hasReadableLogin(url: URL | null): boolean {
  try {
    return url !== null && decodeURIComponent(url.username + url.password) !== null
  } catch {
    return false
  }
}
