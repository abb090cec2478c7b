/** Any will do: only the path of an address of this site counts. */
const OWN_ORIGIN = 'https://own.invalid'

/** An address of this site, written as text, as the router takes it. */
export function linkTo(address: string) {
  const { pathname, searchParams, hash } = new URL(address, OWN_ORIGIN)
  // The router's types know its own pages; an address from a list is checked when it is followed.
  return { to: pathname as '/', search: Object.fromEntries(searchParams), hash: hash.slice(1) }
}

/** A path of this site. `//host` and `/\host` would be other sites. */
export function isOwnAddress(address: string): boolean {
  return /^\/(?![/\\])/.test(address)
}
