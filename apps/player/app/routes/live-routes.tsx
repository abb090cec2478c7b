import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { positiveId, searchText } from '../search-params.ts'
import { told } from './layouts.tsx'

const pages = () => import('../../features/live/components/live-page.tsx')

const live = createRoute({
  getParentRoute: () => told,
  path: '/live',
  validateSearch: searchText,
  component: lazyRouteComponent(pages, 'LivePage'),
})
const category = createRoute({
  getParentRoute: () => told,
  path: '/live/category/$id',
  validateSearch: searchText,
  params: positiveId,
  component: lazyRouteComponent(pages, 'LiveCategoryPage'),
})
const type = createRoute({
  getParentRoute: () => told,
  path: '/live/type/$type',
  validateSearch: searchText,
  component: lazyRouteComponent(pages, 'LiveTypePage'),
})
const provider = createRoute({
  getParentRoute: () => told,
  path: '/live/provider/$id',
  validateSearch: searchText,
  params: positiveId,
  component: lazyRouteComponent(pages, 'LiveProviderPage'),
})

export const liveRoutes = [live, category, type, provider] as const
