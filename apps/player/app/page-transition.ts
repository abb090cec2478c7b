import type { AnyRouter } from '@tanstack/react-router'
import { afterPaint } from '../shared/after-paint.ts'

/**
 * Cross-fades pages with view transitions where the browser supports them. The first view does not fade in,
 * because that would delay it. A skipped transition is not an error: its page is shown in any case.
 */
export function fadePages(router: AnyRouter): void {
  router.startViewTransition = async (update: () => Promise<void>) => {
    const before = router.stores.resolvedLocation.get()
    const samePage = !before || before.pathname === router.latestLocation.pathname
    if (samePage || !document.startViewTransition) return update()
    // A transition pauses painting until the next page is ready, so the pressed element is afterPaint first.
    await afterPaint()
    const transition = document.startViewTransition(update)
    transition.ready.catch(() => undefined)
    transition.finished.catch(() => undefined)
    return transition.updateCallbackDone
  }
}
