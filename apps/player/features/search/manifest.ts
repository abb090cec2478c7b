import { searchPaths } from '@poyraz/site/search'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { Manifest } from '../../shared/manifest/manifest.ts'
import { siteTexts } from '../../shared/navigation/layouts.ts'
import { searchText } from '../../shared/navigation/search-params.ts'

const search = createRoute({
  getParentRoute: () => siteTexts,
  path: searchPaths.search,
  validateSearch: searchText,
  component: lazyRouteComponent(() => import('./components/search-page.tsx'), 'SearchPage'),
})

export const searchManifest = { routes: { siteTexts: [search] } } as const satisfies Manifest
