import type { RouterHistory } from '@tanstack/react-router'

/** Pages where the list changes under the same filters: a choice there leaves the reader where he is. */
const KEPT = /^\/(?:slot|live)\/(?:category|provider)\/[^/]+\/?$/
/** The lobby that a page belongs to; elsewhere there is no list to stay in. */
const LOBBY = /^\/(?:slot|live)(?=\/|$)/

/**
 * Whether the router sets the scroll position of a page: to the top for a new one, to where it was on the
 * way back and at a reload. Category and provider pages keep the position that is there for who comes from
 * their own lobby.
 */
export function scrollRule(history: Pick<RouterHistory, 'subscribe' | 'location'>) {
  let isNew = false
  let from = ''
  let to = history.location.pathname
  history.subscribe(({ action, location }) => {
    isNew = action.type === 'PUSH' || action.type === 'REPLACE'
    ;[from, to] = [to, location.pathname]
  })
  return ({ location }: { readonly location: { readonly pathname: string } }): boolean =>
    !(isNew && KEPT.test(location.pathname) && lobbyOf(location.pathname) === lobbyOf(from))
}

function lobbyOf(pathname: string): string | undefined {
  return LOBBY.exec(pathname)?.[0]
}
