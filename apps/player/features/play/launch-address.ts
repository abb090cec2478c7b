/** Where a game is loaded from; messages are exchanged with this origin alone. */
export type LaunchAddress = { readonly url: string; readonly origin: string }

/**
 * Reads the address of a launch: of this site, or of an origin that the server lists for outside games.
 * `null` where it is neither.
 */
export function launchAddress(
  url: string,
  ownOrigin: string,
  gameOrigins: readonly string[],
): LaunchAddress | null {
  const origin = url === '' ? null : originOf(url, ownOrigin)
  return origin !== null && [ownOrigin, ...gameOrigins].includes(origin) ? { url, origin } : null
}

function originOf(url: string, base: string): string | null {
  try {
    return new URL(url, base).origin
  } catch {
    return null
  }
}
