import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { resetSearch, tokenSearch } from '../search-params.ts'
import { worded } from './layouts.tsx'

const login = createRoute({
  getParentRoute: () => worded,
  path: '/login',
  component: lazyRouteComponent(() => import('../../features/auth/components/login-page.tsx'), 'LoginPage'),
})
const register = createRoute({
  getParentRoute: () => worded,
  path: '/register',
  component: lazyRouteComponent(
    () => import('../../features/auth/components/register-page.tsx'),
    'RegisterPage',
  ),
})
const forgot = createRoute({
  getParentRoute: () => worded,
  path: '/forgot-password',
  component: lazyRouteComponent(() => import('../../features/auth/components/forgot-page.tsx'), 'ForgotPage'),
})
const accountReset = createRoute({
  getParentRoute: () => worded,
  path: '/account_reset',
  validateSearch: resetSearch,
  component: lazyRouteComponent(() => import('../../features/auth/components/reset-page.tsx'), 'ResetPage'),
})
const registerConfirm = createRoute({
  getParentRoute: () => worded,
  path: '/register-account-confirm',
  validateSearch: tokenSearch,
  component: lazyRouteComponent(
    () => import('../../features/auth/components/confirm-page.tsx'),
    'ConfirmPage',
  ),
})

/** The ways into an account. */
export const entryRoutes = [login, register, forgot, accountReset, registerConfirm] as const
