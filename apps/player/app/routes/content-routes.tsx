import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageKey, promotionSearch, searchText } from '../search-params.ts'
import { told } from './layouts.tsx'

const promotions = createRoute({
  getParentRoute: () => told,
  path: '/promotions',
  validateSearch: promotionSearch,
  component: lazyRouteComponent(
    () => import('../../features/content/components/promotions-page.tsx'),
    'PromotionsPage',
  ),
})
const tournaments = createRoute({
  getParentRoute: () => told,
  path: '/tournaments',
  component: lazyRouteComponent(
    () => import('../../features/content/components/tournaments-page.tsx'),
    'TournamentsPage',
  ),
})
const about = createRoute({
  getParentRoute: () => told,
  path: '/about-us',
  component: lazyRouteComponent(
    () => import('../../features/content/components/about-page.tsx'),
    'AboutPage',
  ),
})
const info = createRoute({
  getParentRoute: () => told,
  path: '/info/$pageKey',
  params: pageKey,
  component: lazyRouteComponent(() => import('../../features/content/components/info-page.tsx'), 'InfoPage'),
})
const faq = createRoute({
  getParentRoute: () => told,
  path: '/faq',
  component: lazyRouteComponent(() => import('../../features/content/components/faq-page.tsx'), 'FaqPage'),
})
const support = createRoute({
  getParentRoute: () => told,
  path: '/support',
  component: lazyRouteComponent(
    () => import('../../features/content/components/support-page.tsx'),
    'SupportPage',
  ),
})
const search = createRoute({
  getParentRoute: () => told,
  path: '/search',
  validateSearch: searchText,
  component: lazyRouteComponent(
    () => import('../../features/search/components/search-page.tsx'),
    'SearchPage',
  ),
})
const noAccess = createRoute({
  getParentRoute: () => told,
  path: '/no-access',
  component: lazyRouteComponent(
    () => import('../../features/pages/components/no-access-page.tsx'),
    'NoAccessPage',
  ),
})

export const contentRoutes = [promotions, tournaments, about, info, faq, support, search, noAccess] as const
