import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { historySearch } from '../../features/account/history-search.ts'
import { depositSearch, historyKind, profileSearch } from '../search-params.ts'
import { players, toldPlayers } from './layouts.tsx'

const profile = createRoute({
  getParentRoute: () => players,
  path: '/profile',
  validateSearch: profileSearch,
  component: lazyRouteComponent(
    () => import('../../features/account/components/profile-page.tsx'),
    'ProfilePage',
  ),
})
const notifications = createRoute({
  getParentRoute: () => players,
  path: '/notifications',
  component: lazyRouteComponent(
    () => import('../../features/account/components/notifications-page.tsx'),
    'NotificationsPage',
  ),
})
const history = createRoute({
  getParentRoute: () => players,
  path: '/history/$kind',
  params: historyKind,
  validateSearch: historySearch,
  component: lazyRouteComponent(
    () => import('../../features/account/components/history-page.tsx'),
    'HistoryPage',
  ),
})
const limits = createRoute({
  getParentRoute: () => players,
  path: '/limits',
  component: lazyRouteComponent(
    () => import('../../features/protection/components/limits-page.tsx'),
    'LimitsPage',
  ),
})
const verification = createRoute({
  getParentRoute: () => players,
  path: '/verification',
  component: lazyRouteComponent(
    () => import('../../features/verification/components/verification-page.tsx'),
    'VerificationPage',
  ),
})
const wallet = createRoute({
  getParentRoute: () => players,
  path: '/wallet',
  component: lazyRouteComponent(
    () => import('../../features/cashier/components/wallet-page.tsx'),
    'WalletPage',
  ),
})
const deposit = createRoute({
  getParentRoute: () => players,
  path: '/deposit',
  validateSearch: depositSearch,
  component: lazyRouteComponent(
    () => import('../../features/cashier/components/deposit-page.tsx'),
    'DepositPage',
  ),
})
const withdraw = createRoute({
  getParentRoute: () => players,
  path: '/withdraw',
  component: lazyRouteComponent(
    () => import('../../features/cashier/components/withdraw-page.tsx'),
    'WithdrawPage',
  ),
})
const bonuses = createRoute({
  getParentRoute: () => players,
  path: '/bonuses',
  component: lazyRouteComponent(
    () => import('../../features/bonuses/components/bonuses-page.tsx'),
    'BonusesPage',
  ),
})
const tickets = createRoute({
  getParentRoute: () => players,
  path: '/tickets',
  component: lazyRouteComponent(
    () => import('../../features/bonuses/components/tickets-page.tsx'),
    'TicketsPage',
  ),
})
const favorites = createRoute({
  getParentRoute: () => players,
  path: '/favorites',
  component: lazyRouteComponent(
    () => import('../../features/favourites/components/favourites-page.tsx'),
    'FavouritesPage',
  ),
})
const poker = createRoute({
  getParentRoute: () => toldPlayers,
  path: '/poker-tavla-okey',
  component: lazyRouteComponent(() => import('../../features/poker/components/poker-page.tsx'), 'PokerPage'),
})

export const accountRoutes = [
  profile,
  notifications,
  history,
  limits,
  verification,
  wallet,
  deposit,
  withdraw,
  bonuses,
  tickets,
  favorites,
] as const
export const pokerRoutes = [poker] as const
