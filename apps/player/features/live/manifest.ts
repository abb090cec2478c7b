import { livePaths } from '@poyraz/site/live'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { Manifest } from '../../shared/manifest/manifest.ts'
import { siteTexts } from '../../shared/navigation/layouts.ts'
import { positiveId, searchText } from '../../shared/navigation/search-params.ts'
import { multiSearch } from './multi/multi-search.ts'

const pages = () => import('./components/live-page.tsx')

const lobby = createRoute({
  getParentRoute: () => siteTexts,
  path: livePaths.lobby,
  validateSearch: searchText,
  component: lazyRouteComponent(pages, 'LivePage'),
})
const category = createRoute({
  getParentRoute: () => siteTexts,
  path: livePaths.category,
  validateSearch: searchText,
  params: positiveId,
  component: lazyRouteComponent(pages, 'LiveCategoryPage'),
})
const type = createRoute({
  getParentRoute: () => siteTexts,
  path: livePaths.type,
  validateSearch: searchText,
  component: lazyRouteComponent(pages, 'LiveTypePage'),
})
const provider = createRoute({
  getParentRoute: () => siteTexts,
  path: livePaths.provider,
  validateSearch: searchText,
  params: positiveId,
  component: lazyRouteComponent(pages, 'LiveProviderPage'),
})

const staticData = { isGame: true } as const
const table = createRoute({
  getParentRoute: () => siteTexts,
  path: livePaths.table,
  params: positiveId,
  staticData,
  component: lazyRouteComponent(() => import('./table/table-page.tsx'), 'TablePage'),
})
const multi = createRoute({
  getParentRoute: () => siteTexts,
  path: livePaths.multi,
  validateSearch: multiSearch,
  staticData,
  component: lazyRouteComponent(() => import('./multi/multi-page.tsx'), 'MultiPage'),
})
const round = createRoute({
  getParentRoute: () => siteTexts,
  path: livePaths.round,
  component: lazyRouteComponent(() => import('./table/round-page.tsx'), 'RoundPage'),
})

const address = livePaths.lobby

export const liveManifest = {
  routes: { siteTexts: [lobby, category, type, provider, table, multi, round] },
  menu: [{ address, icon: 'ferris-wheel', picture: 'wheel' }],
  tabs: [{ place: 3, address, text: 'live', picture: 'wheel', onlyInMenu: true }],
  searchPages: { live: address },
  searchKind: () => import('./table-search.tsx').then(({ tableSearch }) => tableSearch),
  lobby: { path: address, narrowed: [livePaths.category, livePaths.provider] },
} as const satisfies Manifest
