/** URL from which a game is loaded; messages are exchanged with this origin only. */
export type LaunchAddress = { readonly url: string; readonly origin: string }

/**
 * Validates the URL of a launch: it must be of this site or of an origin that the server lists for external
 * games. Returns `null` otherwise.
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
