import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { playParams, playVariantOfParams, playVariantParams, positiveId } from '../search-params.ts'
import { players, worded } from './layouts.tsx'

const pages = () => import('../../features/play/components/play-page.tsx')

const play = createRoute({
  getParentRoute: () => players,
  path: '/play/$type/$id',
  params: playParams,
  component: lazyRouteComponent(pages, 'PlayPage'),
})
const playVariant = createRoute({
  getParentRoute: () => players,
  path: '/play/$type/$id/$x',
  params: playVariantParams,
  component: lazyRouteComponent(pages, 'PlayPage'),
})
const playVariantOf = createRoute({
  getParentRoute: () => players,
  path: '/play/$type/$id/$x/$y',
  params: playVariantOfParams,
  component: lazyRouteComponent(pages, 'PlayPage'),
})
const demo = createRoute({
  getParentRoute: () => worded,
  path: '/demo/slot/$id',
  params: positiveId,
  component: lazyRouteComponent(pages, 'DemoPage'),
})

export const gameRoutes = [play, playVariant, playVariantOf] as const
export const demoRoutes = [demo] as const
