import { slotPaths } from '@poyraz/site/slots'
import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import type { Manifest } from '../../shared/manifest/manifest.ts'
import { open } from '../../shared/navigation/layouts.ts'
import { machineSearch } from './machine-address.ts'

/** Rules, pictures and page load together, and only here. */
const machine = createRoute({
  getParentRoute: () => open,
  path: slotPaths.machine,
  validateSearch: machineSearch,
  loader: async ({ params }) => {
    const { loadSlotGame } = await import('@poyraz/games/load-slot-game')
    const game = await loadSlotGame(params.slug)
    if (!game) throw notFound()
    return game
  },
  component: lazyRouteComponent(() => import('./components/machine-page.tsx'), 'MachinePage'),
})

export const machineManifest = { routes: { open: [machine] } } as const satisfies Manifest
