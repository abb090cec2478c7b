import { bonusPaths } from '@poyraz/site/bonuses'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { Gift } from 'lucide-react'
import type { Manifest } from '../../shared/manifest/manifest.ts'
import { players } from '../../shared/navigation/layouts.ts'

const bonuses = createRoute({
  getParentRoute: () => players,
  path: bonusPaths.bonuses,
  component: lazyRouteComponent(() => import('./components/bonuses-page.tsx'), 'BonusesPage'),
})
const tickets = createRoute({
  getParentRoute: () => players,
  path: bonusPaths.tickets,
  component: lazyRouteComponent(() => import('./components/tickets-page.tsx'), 'TicketsPage'),
})

export const bonusManifest = {
  routes: { players: [bonuses, tickets] },
  accountMenu: [{ place: 4, address: bonusPaths.bonuses, text: 'bonuses', icon: Gift, for: 'players' }],
  searchPages: { bonuses: bonusPaths.bonuses, tickets: bonusPaths.tickets },
  personal: ['bonus', 'tickets'],
} as const satisfies Manifest
