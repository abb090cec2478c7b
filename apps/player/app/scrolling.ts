import type { RouterHistory } from '@tanstack/react-router'
import type { Lobby } from '../shared/manifest/manifest.ts'

/**
 * Returns the rule that decides whether the router sets the scroll position of a page: to the top for a new
 * page, to the stored position when going back and after a reload. The filtered lists of a lobby keep the
 * position if the player comes from the same lobby.
 */
export function scrollRule(
  history: Pick<RouterHistory, 'subscribe' | 'location'>,
  lobbies: readonly Lobby[],
) {
  const isNarrowed = patternOf(lobbies.flatMap(({ narrowed }) => narrowed))
  const lobbyOf = (pathname: string) =>
    lobbies.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
  let isNew = false
  let from = ''
  let to = history.location.pathname
  history.subscribe(({ action, location }) => {
    isNew = action.type === 'PUSH' || action.type === 'REPLACE'
    ;[from, to] = [to, location.pathname]
  })
  return ({ location }: { readonly location: { readonly pathname: string } }): boolean =>
    !(isNew && isNarrowed.test(location.pathname) && lobbyOf(location.pathname) === lobbyOf(from))
}

/** Returns a pattern that matches all URLs of the paths. */
function patternOf(paths: readonly string[]): RegExp {
  return new RegExp(`^(?:${paths.map((path) => path.replace(/\$\w+/g, '[^/]+')).join('|')})/?$`)
}
