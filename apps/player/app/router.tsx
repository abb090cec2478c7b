import { createBrowserHistory, createRouter, type RouterHistory } from '@tanstack/react-router'
import type { Manifest } from '../shared/manifest/manifest.ts'
import { MANIFESTS } from './manifests.ts'
import { fadePages } from './page-transition.ts'
import { CrashPage, WaitingPage } from './pages.tsx'
import { type RouterContext, routeTree } from './routes.tsx'
import { scrollRule } from './scrolling.ts'

const LOBBIES = MANIFESTS.flatMap((manifest: Manifest) => manifest.lobby ?? [])

/** Code loads on intent, pages cross-fade where the browser can, and a way back finds its scroll position. */
export function createAppRouter(context: RouterContext, history: RouterHistory = createBrowserHistory()) {
  const router = createRouter({
    routeTree,
    context,
    history,
    defaultPreload: 'intent',
    // On the server it would write a script of its own.
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
