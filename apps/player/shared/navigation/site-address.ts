/** Base URL to parse relative addresses; its value is not used. */
const OWN_ORIGIN = 'https://own.invalid'

/** Converts an address of this site to link properties of the router. */
export function linkTo(address: string) {
  const { pathname, searchParams, hash } = new URL(address, OWN_ORIGIN)
  // The router's types contain only its own pages; an address from content is checked when it is opened.
  return { to: pathname as '/', search: Object.fromEntries(searchParams), hash: hash.slice(1) }
}

/** Returns true for a path of this site. `//host` and `/\host` would lead to other sites. */
export function isOwnAddress(address: string): boolean {
  return /^\/(?![/\\])/.test(address)
}
