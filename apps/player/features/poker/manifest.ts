import { pokerPaths } from '@poyraz/site/poker'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { Manifest } from '../../shared/manifest/manifest.ts'
import { playersSiteTexts } from '../../shared/navigation/layouts.ts'

const address = pokerPaths.poker

const poker = createRoute({
  getParentRoute: () => playersSiteTexts,
  path: address,
  component: lazyRouteComponent(() => import('./components/poker-page.tsx'), 'PokerPage'),
})

export const pokerManifest = {
  routes: { playersSiteTexts: [poker] },
  menu: [{ address, icon: 'spade', picture: 'joker' }],
} as const satisfies Manifest
