import { z } from 'zod'

/** A URL of one of these protocols, whose login can be read. */
export function urlOf(protocols: RegExp) {
  return z.string().refine((text) => protocols.test(text) && hasReadableLogin(URL.parse(text)))
}

/** What cannot be decoded is not what the operator meant, and whoever is to log in with it would throw. */
function hasReadableLogin(url: URL | null): boolean {
  try {
    return url !== null && decodeURIComponent(url.username + url.password) !== null
  } catch {
    return false
  }
}
