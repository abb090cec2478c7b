import { sportsPaths } from '@poyraz/site/sports'
import { virtualPaths } from '@poyraz/site/virtual'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { Manifest } from '../../shared/manifest/manifest.ts'
import { open, players } from '../../shared/navigation/layouts.ts'
import { positiveId } from '../../shared/navigation/search-params.ts'
import { couponsSearch, listSearch, resultsSearch } from './search.ts'

const frame = lazyRouteComponent(() => import('./components/sports-frame.tsx'), 'SportsFrame')

/** The frame of the sportsbook around its pages. */
const sports = createRoute({ getParentRoute: () => open, id: 'sports', component: frame })
const playersSports = createRoute({ getParentRoute: () => players, id: 'players-sports', component: frame })

const home = createRoute({
  getParentRoute: () => sports,
  path: sportsPaths.home,
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import('./components/sports-home-page.tsx'), 'SportsHomePage'),
})
const live = createRoute({
  getParentRoute: () => sports,
  path: sportsPaths.live,
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import('./components/sports-live-page.tsx'), 'SportsLivePage'),
})
const league = createRoute({
  getParentRoute: () => sports,
  path: sportsPaths.league,
  params: positiveId,
  component: lazyRouteComponent(() => import('./components/sports-league-page.tsx'), 'SportsLeaguePage'),
})
const event = createRoute({
  getParentRoute: () => sports,
  path: sportsPaths.event,
  params: positiveId,
  component: lazyRouteComponent(() => import('./components/sports-event-page.tsx'), 'SportsEventPage'),
})
const results = createRoute({
  getParentRoute: () => sports,
  path: sportsPaths.results,
  validateSearch: resultsSearch,
  component: lazyRouteComponent(() => import('./components/sports-results-page.tsx'), 'SportsResultsPage'),
})
const seasons = createRoute({
  getParentRoute: () => sports,
  path: sportsPaths.seasons,
  component: lazyRouteComponent(() => import('./components/sports-seasons-page.tsx'), 'SportsSeasonsPage'),
})
const favourites = createRoute({
  getParentRoute: () => sports,
  path: sportsPaths.favourites,
  component: lazyRouteComponent(
    () => import('./components/sports-favourites-page.tsx'),
    'SportsFavouritesPage',
  ),
})
const shared = createRoute({
  getParentRoute: () => sports,
  path: sportsPaths.shared,
  component: lazyRouteComponent(() => import('./components/sports-shared-page.tsx'), 'SportsSharedPage'),
})
const coupons = createRoute({
  getParentRoute: () => playersSports,
  path: sportsPaths.coupons,
  validateSearch: couponsSearch,
  component: lazyRouteComponent(() => import('./components/sports-coupons-page.tsx'), 'SportsCouponsPage'),
})
const coupon = createRoute({
  getParentRoute: () => playersSports,
  path: sportsPaths.coupon,
  component: lazyRouteComponent(() => import('./components/sports-coupon-page.tsx'), 'SportsCouponPage'),
})

const virtualPages = () => import('./virtual/virtual-pages.ts')

/** The frame of the virtual games, whose bets are coupons of the sportsbook. */
const virtual = createRoute({
  getParentRoute: () => open,
  id: 'virtual',
  component: lazyRouteComponent(() => import('./virtual/virtual-frame.tsx'), 'VirtualFrame'),
})
const virtualLobby = createRoute({
  getParentRoute: () => virtual,
  path: virtualPaths.lobby,
  component: lazyRouteComponent(virtualPages, 'VirtualLobbyPage'),
})
const virtualGame = createRoute({
  getParentRoute: () => virtual,
  path: virtualPaths.game,
  component: lazyRouteComponent(virtualPages, 'VirtualGamePage'),
})

export const sportsManifest = {
  routes: {
    open: [
      sports.addChildren([home, live, league, event, seasons, results, favourites, shared]),
      virtual.addChildren([virtualLobby, virtualGame]),
    ],
    players: [playersSports.addChildren([coupons, coupon])],
  },
  menu: [
    {
      address: sportsPaths.home,
      icon: 'volleyball',
      picture: 'ball',
      fallback: { place: 2.5, text: 'sports' },
    },
    {
      address: virtualPaths.lobby,
      icon: 'flag',
      picture: 'horse',
      fallback: { place: 2.6, text: 'virtual' },
    },
  ],
  tabs: [{ place: 3.5, address: sportsPaths.home, text: 'sports', picture: 'ball', onlyInMenu: true }],
  searchPages: { virtual: virtualPaths.lobby },
  searchKind: () => import('./sports-search.tsx').then(({ sportsSearch }) => sportsSearch),
  personal: ['sports'],
} as const satisfies Manifest
