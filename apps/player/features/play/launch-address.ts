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
  if (url === '' || !URL.canParse(url, ownOrigin)) return null
  const { origin } = new URL(url, ownOrigin)
  return origin === ownOrigin || gameOrigins.includes(origin) ? { url, origin } : null
}
