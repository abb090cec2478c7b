import { addressOf } from '@poyraz/site'
import { accountPaths } from '@poyraz/site/account'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { Bell, History, ShieldEllipsis, UserRound } from 'lucide-react'
import type { Manifest } from '../../shared/manifest/manifest.ts'
import { players } from '../../shared/navigation/layouts.ts'
import { historyKind, profileSearch } from '../../shared/navigation/search-params.ts'
import { historySearch } from './history-search.ts'

const { profile, notifications, history, stats } = accountPaths

const profileRoute = createRoute({
  getParentRoute: () => players,
  path: profile,
  validateSearch: profileSearch,
  component: lazyRouteComponent(() => import('./components/profile-page.tsx'), 'ProfilePage'),
})
const notificationsRoute = createRoute({
  getParentRoute: () => players,
  path: notifications,
  component: lazyRouteComponent(() => import('./components/notifications-page.tsx'), 'NotificationsPage'),
})
const historyRoute = createRoute({
  getParentRoute: () => players,
  path: history,
  params: historyKind,
  validateSearch: historySearch,
  component: lazyRouteComponent(() => import('./components/history-page.tsx'), 'HistoryPage'),
})
const statsRoute = createRoute({
  getParentRoute: () => players,
  path: stats,
  validateSearch: historySearch,
  component: lazyRouteComponent(() => import('./components/stats-page.tsx'), 'StatsPage'),
})

const accountHistory = addressOf(history, { kind: 'account' })

export const accountManifest = {
  routes: { players: [profileRoute, notificationsRoute, historyRoute, statsRoute] },
  menu: [{ address: notifications, icon: 'bell', picture: 'bell' }],
  accountMenu: [
    { place: 1, address: `${profile}?tab=account`, text: 'profile', icon: UserRound, for: 'players' },
    { place: 2, address: `${profile}?tab=security`, text: 'security', icon: ShieldEllipsis, for: 'players' },
    { place: 5, address: accountHistory, text: 'history', icon: History, for: 'players' },
    { place: 7, address: notifications, text: 'notifications', icon: Bell, for: 'players' },
  ],
  searchPages: {
    notifications,
    profile,
    security: `${profile}?tab=security`,
    banks: `${profile}?tab=banks`,
    history: accountHistory,
    stats,
    betHistory: addressOf(history, { kind: 'bet' }),
  },
  personal: ['account', 'user', 'crm', 'betframe'],
} as const satisfies Manifest
