import { protectionPaths } from '@poyraz/site/protection'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { Gauge } from 'lucide-react'
import type { Manifest } from '../../shared/manifest/manifest.ts'
import { players } from '../../shared/navigation/layouts.ts'

const address = protectionPaths.limits

const limits = createRoute({
  getParentRoute: () => players,
  path: address,
  component: lazyRouteComponent(() => import('./components/limits-page.tsx'), 'LimitsPage'),
})

export const protectionManifest = {
  routes: { players: [limits] },
  accountMenu: [{ place: 6, address, text: 'limits', icon: Gauge, for: 'players' }],
  searchPages: { limits: address },
  personal: ['rg'],
} as const satisfies Manifest
