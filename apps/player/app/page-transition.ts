import type { AnyRouter } from '@tanstack/react-router'
import { painted } from '../shared/painted.ts'

/**
 * Pages cross-fade where the browser can. Not the first one: a fade from nothing would only delay the first
 * view. A fade that gives way to the next one, or that nobody sees, is no fault: its page is shown all the
 * same.
 */
export function fadePages(router: AnyRouter): void {
  router.startViewTransition = async (update: () => Promise<void>) => {
    const before = router.stores.resolvedLocation.get()
    const samePage = !before || before.pathname === router.latestLocation.pathname
    if (samePage || !document.startViewTransition) return update()
    // A fade holds all painting until the next page stands: what was pressed is shown before.
    await painted()
    const transition = document.startViewTransition(update)
    transition.ready.catch(() => undefined)
    transition.finished.catch(() => undefined)
    return transition.updateCallbackDone
  }
}
