import { authPaths } from '@poyraz/site/auth'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { Manifest } from '../../shared/manifest/manifest.ts'
import { accountTexts } from '../../shared/navigation/layouts.ts'
import { resetSearch, stepSearch, tokenSearch } from '../../shared/navigation/search-params.ts'

const login = createRoute({
  getParentRoute: () => accountTexts,
  path: authPaths.login,
  component: lazyRouteComponent(() => import('./components/login-page.tsx'), 'LoginPage'),
})
const register = createRoute({
  getParentRoute: () => accountTexts,
  path: authPaths.register,
  validateSearch: stepSearch,
  component: lazyRouteComponent(() => import('./components/register-page.tsx'), 'RegisterPage'),
})
const forgotPassword = createRoute({
  getParentRoute: () => accountTexts,
  path: authPaths.forgotPassword,
  component: lazyRouteComponent(() => import('./components/forgot-page.tsx'), 'ForgotPage'),
})
const resetPassword = createRoute({
  getParentRoute: () => accountTexts,
  path: authPaths.resetPassword,
  validateSearch: resetSearch,
  component: lazyRouteComponent(() => import('./components/reset-page.tsx'), 'ResetPage'),
})
const confirm = createRoute({
  getParentRoute: () => accountTexts,
  path: authPaths.confirm,
  validateSearch: tokenSearch,
  component: lazyRouteComponent(() => import('./components/confirm-page.tsx'), 'ConfirmPage'),
})

export const authManifest = {
  routes: { accountTexts: [login, register, forgotPassword, resetPassword, confirm] },
  searchPages: {
    login: authPaths.login,
    register: authPaths.register,
    forgot: authPaths.forgotPassword,
  },
} as const satisfies Manifest
