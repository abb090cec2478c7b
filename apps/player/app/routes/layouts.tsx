import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { isUnderMaintenance } from '../../shared/endpoint/maintenance.ts'
import { keepReturnAddress, saveReturnAddress } from '../../shared/navigation/return-address.ts'
import { hasCredentials } from '../../shared/session/records.ts'
import { NotFoundPage } from '../pages.tsx'
import { Shell } from '../shell/shell.tsx'

export type RouterContext = { readonly queries: QueryClient }

export const root = createRootRouteWithContext<RouterContext>()({
  component: Shell,
  notFoundComponent: NotFoundPage,
})

/** Everything but the maintenance pages closes while the site is under maintenance. */
export const open = createRoute({
  getParentRoute: () => root,
  id: 'open',
  beforeLoad: ({ location }) => {
    if (!isUnderMaintenance()) return
    keepReturnAddress(location.href)
    throw redirect({ to: '/maintenance' })
  },
})

const accountTexts = () => import('../../shared/i18n/account-texts.tsx')
const siteTexts = () => import('../../shared/i18n/site-texts.tsx')

/** Pages with the words of the account area, open to everybody. */
export const worded = createRoute({
  getParentRoute: () => open,
  id: 'worded',
  component: lazyRouteComponent(accountTexts, 'AccountTexts'),
})

/** Pages with the words of content, live tables and search, open to everybody. */
export const told = createRoute({
  getParentRoute: () => open,
  id: 'told',
  component: lazyRouteComponent(siteTexts, 'SiteTexts'),
})

/** Pages of a player: without a stored session or credential the way leads through the login and back. */
export const players = createRoute({
  getParentRoute: () => open,
  id: 'players',
  component: lazyRouteComponent(accountTexts, 'AccountTexts'),
  beforeLoad: ({ location, matches }) => leadThroughLogin(location.href, matches),
})

/** The same rule for pages with the words of `told`. */
export const toldPlayers = createRoute({
  getParentRoute: () => open,
  id: 'told-players',
  component: lazyRouteComponent(siteTexts, 'SiteTexts'),
  beforeLoad: ({ location, matches }) => leadThroughLogin(location.href, matches),
})

/** Proofs can be checked while the site is closed, and without a connection. */
export const proofs = createRoute({
  getParentRoute: () => root,
  id: 'proofs',
  component: lazyRouteComponent(accountTexts, 'AccountTexts'),
})

/** Pages of a site that is closed: no login, no maintenance check. */
export const closed = createRoute({
  getParentRoute: () => root,
  id: 'closed',
  component: lazyRouteComponent(siteTexts, 'SiteTexts'),
})

type Matches = readonly { readonly paramsError: unknown }[]

/** An address with a part that cannot be is a page that does not exist, for visitors too. */
function leadThroughLogin(address: string, matches: Matches): void {
  if (hasCredentials() || matches.some(({ paramsError }) => paramsError)) return
  saveReturnAddress(address)
  throw redirect({ to: '/login' })
}
