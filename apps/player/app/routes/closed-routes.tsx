import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { verifySearch } from '../search-params.ts'
import { closed, proofs } from './layouts.tsx'

const verify = createRoute({
  getParentRoute: () => proofs,
  path: '/verify',
  validateSearch: verifySearch,
  component: lazyRouteComponent(
    () => import('../../features/verify/components/verify-page.tsx'),
    'VerifyPage',
  ),
})
const maintenance = createRoute({
  getParentRoute: () => closed,
  path: '/maintenance',
  component: lazyRouteComponent(
    () => import('../../features/pages/components/maintenance-page.tsx'),
    'MaintenancePage',
  ),
})
const control = createRoute({
  getParentRoute: () => closed,
  path: '/maintenance-control',
  component: lazyRouteComponent(
    () => import('../../features/pages/components/maintenance-control-page.tsx'),
    'MaintenanceControlPage',
  ),
})

export const proofRoutes = [verify] as const
/** What can be reached while the site is closed. */
export const closedRoutes = [maintenance, control] as const
