import { playPaths } from '@poyraz/site/play'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { Manifest } from '../../shared/manifest/manifest.ts'
import { accountTexts, players } from '../../shared/navigation/layouts.ts'
import {
  playParams,
  playVariantOfParams,
  playVariantParams,
  positiveId,
} from '../../shared/navigation/search-params.ts'

const pages = () => import('./components/play-page.tsx')
const staticData = { isGame: true } as const

const play = createRoute({
  getParentRoute: () => players,
  path: playPaths.play,
  params: playParams,
  staticData,
  component: lazyRouteComponent(pages, 'PlayPage'),
})
const variant = createRoute({
  getParentRoute: () => players,
  path: playPaths.variant,
  params: playVariantParams,
  staticData,
  component: lazyRouteComponent(pages, 'PlayPage'),
})
const variantOf = createRoute({
  getParentRoute: () => players,
  path: playPaths.variantOf,
  params: playVariantOfParams,
  staticData,
  component: lazyRouteComponent(pages, 'PlayPage'),
})
const demo = createRoute({
  getParentRoute: () => accountTexts,
  path: playPaths.demo,
  params: positiveId,
  staticData,
  component: lazyRouteComponent(pages, 'DemoPage'),
})

export const playManifest = {
  routes: { players: [play, variant, variantOf], accountTexts: [demo] },
} as const satisfies Manifest
