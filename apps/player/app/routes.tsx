import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { HomePage } from '../features/home/components/home-page.tsx'
import { CategoryPage, LobbyPage, ProviderPage, TypePage } from '../features/lobby/components/lobby-page.tsx'
import { isUnderMaintenance } from '../shared/endpoint/maintenance.ts'
import { saveReturnAddress } from '../shared/navigation/return-address.ts'
import { hasCredentials } from '../shared/session/records.ts'
import { NotFoundPage } from './pages.tsx'
import { positiveId, profileSearch, searchText, tokenSearch, verifySearch } from './search-params.ts'
import { Shell } from './shell/shell.tsx'

export type RouterContext = { readonly queries: QueryClient }

const root = createRootRouteWithContext<RouterContext>()({
  component: Shell,
  notFoundComponent: NotFoundPage,
})

/** Everything but the maintenance page closes while the site is under maintenance. */
const open = createRoute({
  getParentRoute: () => root,
  id: 'open',
  beforeLoad: () => {
    if (isUnderMaintenance()) throw redirect({ to: '/maintenance' })
  },
})

const accountTexts = () => import('../shared/i18n/account-texts.tsx')

/** Pages with more words than the first view, open to everybody. */
const worded = createRoute({
  getParentRoute: () => open,
  id: 'worded',
  component: lazyRouteComponent(accountTexts, 'AccountTexts'),
})

/** Pages of a player: without a stored session or credential the way leads through the login and back. */
const players = createRoute({
  getParentRoute: () => open,
  id: 'players',
  component: lazyRouteComponent(accountTexts, 'AccountTexts'),
  beforeLoad: ({ location }) => {
    if (hasCredentials()) return
    saveReturnAddress(location.href)
    throw redirect({ to: '/login' })
  },
})

const home = createRoute({
  getParentRoute: () => open,
  path: '/',
  component: HomePage,
})
const oldHome = createRoute({
  getParentRoute: () => open,
  path: '/home',
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true })
  },
})

const slot = createRoute({
  getParentRoute: () => open,
  path: '/slot',
  validateSearch: searchText,
  component: LobbyPage,
})
const slotCategory = createRoute({
  getParentRoute: () => open,
  path: '/slot/category/$id',
  validateSearch: searchText,
  params: positiveId,
  component: CategoryPage,
})
const slotType = createRoute({
  getParentRoute: () => open,
  path: '/slot/type/$type',
  validateSearch: searchText,
  component: TypePage,
})
const slotProvider = createRoute({
  getParentRoute: () => open,
  path: '/slot/provider/$id',
  validateSearch: searchText,
  params: positiveId,
  component: ProviderPage,
})

const login = createRoute({
  getParentRoute: () => worded,
  path: '/login',
  component: lazyRouteComponent(() => import('../features/auth/components/login-page.tsx'), 'LoginPage'),
})
const register = createRoute({
  getParentRoute: () => worded,
  path: '/register',
  component: lazyRouteComponent(
    () => import('../features/auth/components/register-page.tsx'),
    'RegisterPage',
  ),
})
const forgot = createRoute({
  getParentRoute: () => worded,
  path: '/forgot-password',
  component: lazyRouteComponent(() => import('../features/auth/components/forgot-page.tsx'), 'ForgotPage'),
})
const accountReset = createRoute({
  getParentRoute: () => worded,
  path: '/account_reset',
  validateSearch: tokenSearch,
  component: lazyRouteComponent(() => import('../features/auth/components/reset-page.tsx'), 'ResetPage'),
})
const registerConfirm = createRoute({
  getParentRoute: () => worded,
  path: '/register-account-confirm',
  validateSearch: tokenSearch,
  component: lazyRouteComponent(() => import('../features/auth/components/confirm-page.tsx'), 'ConfirmPage'),
})

const profile = createRoute({
  getParentRoute: () => players,
  path: '/profile',
  validateSearch: profileSearch,
  component: lazyRouteComponent(
    () => import('../features/account/components/profile-page.tsx'),
    'ProfilePage',
  ),
})
const deposit = createRoute({
  getParentRoute: () => players,
  path: '/deposit',
  component: lazyRouteComponent(
    () => import('../features/cashier/components/deposit-page.tsx'),
    'DepositPage',
  ),
})
const favorites = createRoute({
  getParentRoute: () => players,
  path: '/favorites',
  component: lazyRouteComponent(
    () => import('../features/favourites/components/favourites-page.tsx'),
    'FavouritesPage',
  ),
})

const game = () => import('../features/play/components/play-page.tsx')
const playSlot = createRoute({
  getParentRoute: () => players,
  path: '/play/slot/$id',
  params: positiveId,
  component: lazyRouteComponent(game, 'PlayPage'),
})
const demoSlot = createRoute({
  getParentRoute: () => worded,
  path: '/demo/slot/$id',
  params: positiveId,
  component: lazyRouteComponent(game, 'DemoPage'),
})

/** Proofs can be checked while the site is closed, and without a connection. */
const proofs = createRoute({
  getParentRoute: () => root,
  id: 'proofs',
  component: lazyRouteComponent(accountTexts, 'AccountTexts'),
})
const verify = createRoute({
  getParentRoute: () => proofs,
  path: '/verify',
  validateSearch: verifySearch,
  component: lazyRouteComponent(() => import('../features/verify/components/verify-page.tsx'), 'VerifyPage'),
})
const maintenance = createRoute({
  getParentRoute: () => root,
  path: '/maintenance',
  component: lazyRouteComponent(
    () => import('../features/pages/components/maintenance-page.tsx'),
    'MaintenancePage',
  ),
})

/** Every page of the site; the server knows the same addresses. */
export const routeTree = root.addChildren([
  open.addChildren([
    home,
    oldHome,
    slot,
    slotCategory,
    slotType,
    slotProvider,
    worded.addChildren([login, register, forgot, accountReset, registerConfirm, demoSlot]),
    players.addChildren([profile, deposit, favorites, playSlot]),
  ]),
  proofs.addChildren([verify]),
  maintenance,
])
