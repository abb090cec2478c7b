import { jackpotPaths } from '@poyraz/site/jackpots'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { Manifest } from '../../shared/manifest/manifest.ts'
import { siteTexts } from '../../shared/navigation/layouts.ts'

const address = jackpotPaths.jackpots

const jackpots = createRoute({
  getParentRoute: () => siteTexts,
  path: address,
  component: lazyRouteComponent(() => import('./components/jackpots-page.tsx'), 'JackpotsPage'),
})

export const jackpotManifest = {
  routes: { siteTexts: [jackpots] },
  menu: [{ address, icon: 'trophy', picture: 'trophy' }],
  searchPages: { jackpots: address },
} as const satisfies Manifest
