import type { RouterHistory } from '@tanstack/react-router'

/** Pages where the list changes under the same filters: a choice there leaves the reader where he is. */
const KEPT = /^\/(?:slot|live)\/(?:category|provider)\/[^/]+\/?$/

/**
 * Whether the router sets the scroll position of a page: to the top for a new one, to where it was on the
 * way back and at a reload. Category and provider pages keep the position that is there.
 */
export function scrollRule(history: Pick<RouterHistory, 'subscribe'>) {
  let isNew = false
  history.subscribe(({ action }) => {
    isNew = action.type === 'PUSH' || action.type === 'REPLACE'
  })
  return ({ location }: { readonly location: { readonly pathname: string } }): boolean =>
    !(isNew && KEPT.test(location.pathname))
}
