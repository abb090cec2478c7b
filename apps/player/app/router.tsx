import { createBrowserHistory, createRouter } from '@tanstack/react-router'
import { fadePages } from './page-transition.ts'
import { CrashPage, WaitingPage } from './pages.tsx'
import { type RouterContext, routeTree } from './routes.tsx'
import { scrollRule } from './scrolling.ts'

/** Code loads on intent, pages cross-fade where the browser can, and a way back finds its scroll position. */
export function createAppRouter(context: RouterContext) {
  const history = createBrowserHistory()
  const router = createRouter({
    routeTree,
    context,
    history,
    defaultPreload: 'intent',
    scrollRestoration: scrollRule(history),
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
