import { forget, readStored, store } from '../storage.ts'

/** Remembers where somebody wanted to go before a login stood in the way. */
export function saveReturnAddress(address: string): void {
  if (isOwnAddress(address)) store('returnAddress', address)
}

/**
 * Where to go after a login: the remembered address, once; the root where there is none, where it leads to a
 * profile (of whoever sat here before) or away from this site.
 */
export function takeReturnAddress(): string {
  const address = readStored('returnAddress')
  forget('returnAddress')
  return address && isOwnAddress(address) && !address.includes('profile') ? address : '/'
}

/** A path of this site. `//host` and `/\host` would be other sites. */
function isOwnAddress(address: string): boolean {
  return /^\/(?![/\\])/.test(address)
}
