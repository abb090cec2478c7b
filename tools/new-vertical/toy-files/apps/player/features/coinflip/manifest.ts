import { coinflipPaths } from '@poyraz/site/coinflip'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { Manifest } from '../../shared/manifest/manifest.ts'
import { siteTexts } from '../../shared/navigation/layouts.ts'

const table = createRoute({
  getParentRoute: () => siteTexts,
  path: coinflipPaths.table,
  component: lazyRouteComponent(() => import('./table-page.tsx'), 'TablePage'),
})

export const coinflipManifest = {
  routes: { siteTexts: [table] },
  menu: [{ address: coinflipPaths.table, icon: 'coin', picture: 'joker' }],
} as const satisfies Manifest
