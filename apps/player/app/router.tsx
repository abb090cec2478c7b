import { createRouter } from '@tanstack/react-router'
import { CrashPage, WaitingPage } from './pages.tsx'
import { type RouterContext, routeTree } from './routes.tsx'

/** Code loads on intent, pages cross-fade where the browser can, and a way back finds its scroll position. */
export function createAppRouter(context: RouterContext) {
  return createRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    scrollRestoration: true,
    // Not the first one: a cross-fade from nothing would only delay the first view.
    defaultViewTransition: {
      types: ({ fromLocation, pathChanged }) => (fromLocation && pathChanged ? ['page'] : false),
    },
    defaultPendingComponent: WaitingPage,
    defaultErrorComponent: CrashPage,
    defaultPendingMs: 300,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
