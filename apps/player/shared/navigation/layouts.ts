import { authPaths } from '@poyraz/site/auth'
import { noticePaths } from '@poyraz/site/notices'
import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { isUnderMaintenance } from '../endpoint/maintenance.ts'
import { hasCredentials } from '../session/records.ts'
import { keepReturnAddress, saveReturnAddress } from './return-address.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page is a game: it takes the whole screen. */
    readonly isGame?: true
  }
}

export type RouterContext = { readonly queries: QueryClient }

/** The app sets its component: the frame of every page. */
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

/** Pages with the texts of the account area, for everybody. */
export const accountTexts = createRoute({
  getParentRoute: () => open,
  id: 'account-texts',
  component: lazyRouteComponent(loadAccountTexts, 'AccountTexts'),
})

/** Pages with the texts of content, live tables and search, for everybody. */
export const siteTexts = createRoute({
  getParentRoute: () => open,
  id: 'site-texts',
  component: lazyRouteComponent(loadSiteTexts, 'SiteTexts'),
})

/** Pages of a player, with the texts of the account area. A visitor passes the login and comes back. */
export const players = createRoute({
  getParentRoute: () => open,
  id: 'players',
  component: lazyRouteComponent(loadAccountTexts, 'AccountTexts'),
  beforeLoad: ({ location, matches }) => requireLogin(location.href, matches),
})

/** Pages of a player, with the texts of `siteTexts`. */
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

/** An address with an invalid part is a page that does not exist, for visitors too: no login for it. */
function requireLogin(address: string, matches: Matches): void {
  if (hasCredentials() || matches.some(({ paramsError }) => paramsError)) return
  saveReturnAddress(address)
  throw redirect({ to: authPaths.login })
}
