import { authPaths } from '@poyraz/site/auth'
import { noticePaths } from '@poyraz/site/notices'
import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { isUnderMaintenance } from '../endpoint/maintenance.ts'
import { hasCredentials } from '../session/records.ts'
import { keepReturnAddress, saveReturnAddress } from './return-address.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** True for a game, which takes the whole screen. */
    readonly isGame?: true
  }
}

export type RouterContext = { readonly queries: QueryClient }

/** Root route; the app sets its component, the frame of every page. */
export const root = createRootRouteWithContext<RouterContext>()({})

/** Pages that close while the site is under maintenance. */
export const open = createRoute({
  getParentRoute: () => root,
  id: 'open',
  beforeLoad: ({ location }) => {
    if (!isUnderMaintenance()) return
    keepReturnAddress(location.href)
    throw redirect({ to: noticePaths.maintenance })
  },
})

const loadAccountTexts = () => import('../i18n/account-texts.tsx')
const loadSiteTexts = () => import('../i18n/site-texts.tsx')

/** Public pages with the texts of the account area. */
export const accountTexts = createRoute({
  getParentRoute: () => open,
  id: 'account-texts',
  component: lazyRouteComponent(loadAccountTexts, 'AccountTexts'),
})

/** Public pages with the texts of content, live tables and search. */
export const siteTexts = createRoute({
  getParentRoute: () => open,
  id: 'site-texts',
  component: lazyRouteComponent(loadSiteTexts, 'SiteTexts'),
})

/** Pages for players, with the texts of the account area. A visitor is sent to the login and then back. */
export const players = createRoute({
  getParentRoute: () => open,
  id: 'players',
  component: lazyRouteComponent(loadAccountTexts, 'AccountTexts'),
  beforeLoad: ({ location, matches }) => requireLogin(location.href, matches),
})

/** Pages for players, with the texts of `siteTexts`. */
export const playersSiteTexts = createRoute({
  getParentRoute: () => open,
  id: 'players-site-texts',
  component: lazyRouteComponent(loadSiteTexts, 'SiteTexts'),
  beforeLoad: ({ location, matches }) => requireLogin(location.href, matches),
})

/** Pages that stay open during maintenance, with the texts of the account area. */
export const alwaysAccountTexts = createRoute({
  getParentRoute: () => root,
  id: 'always-account-texts',
  component: lazyRouteComponent(loadAccountTexts, 'AccountTexts'),
})

/** Pages that stay open during maintenance, with the texts of `siteTexts`. */
export const alwaysSiteTexts = createRoute({
  getParentRoute: () => root,
  id: 'always-site-texts',
  component: lazyRouteComponent(loadSiteTexts, 'SiteTexts'),
})

type Matches = readonly { readonly paramsError: unknown }[]

/**
 * Redirects visitors to the login. An address with an invalid part is not redirected: it is a page that does
 * not exist, for visitors too.
 */
function requireLogin(address: string, matches: Matches): void {
  if (hasCredentials() || matches.some(({ paramsError }) => paramsError)) return
  saveReturnAddress(address)
  throw redirect({ to: authPaths.login })
}
