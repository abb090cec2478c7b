import { noticePaths } from '@poyraz/site/notices'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { Manifest } from '../../shared/manifest/manifest.ts'
import { alwaysSiteTexts, siteTexts } from '../../shared/navigation/layouts.ts'

const noAccess = createRoute({
  getParentRoute: () => siteTexts,
  path: noticePaths.noAccess,
  component: lazyRouteComponent(() => import('./components/no-access-page.tsx'), 'NoAccessPage'),
})
const maintenance = createRoute({
  getParentRoute: () => alwaysSiteTexts,
  path: noticePaths.maintenance,
  component: lazyRouteComponent(() => import('./components/maintenance-page.tsx'), 'MaintenancePage'),
})
const maintenanceControl = createRoute({
  getParentRoute: () => alwaysSiteTexts,
  path: noticePaths.maintenanceControl,
  component: lazyRouteComponent(
    () => import('./components/maintenance-control-page.tsx'),
    'MaintenanceControlPage',
  ),
})

export const noticeManifest = {
  routes: { siteTexts: [noAccess], alwaysSiteTexts: [maintenance, maintenanceControl] },
} as const satisfies Manifest
