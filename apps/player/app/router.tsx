import { createBrowserHistory, createRouter, type RouterHistory } from '@tanstack/react-router'
import type { Manifest } from '../shared/manifest/manifest.ts'
import { MANIFESTS } from './manifests.ts'
import { fadePages } from './page-transition.ts'
import { CrashPage, WaitingPage } from './pages.tsx'
import { type RouterContext, routeTree } from './routes.tsx'
import { scrollRule } from './scrolling.ts'

const LOBBIES = MANIFESTS.flatMap((manifest: Manifest) => manifest.lobby ?? [])

/**
 * Creates the router. Code of a page is preloaded on intent, pages cross-fade, and going back restores the
 * scroll position.
 */
export function createAppRouter(context: RouterContext, history: RouterHistory = createBrowserHistory()) {
  const router = createRouter({
    routeTree,
    context,
    history,
    defaultPreload: 'intent',
    // On the server, scroll restoration would add a script to the page.
    scrollRestoration: import.meta.env.SSR ? false : scrollRule(history, LOBBIES),
    defaultPendingComponent: WaitingPage,
    defaultErrorComponent: CrashPage,
    defaultPendingMs: 300,
  })
  fadePages(router)
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
