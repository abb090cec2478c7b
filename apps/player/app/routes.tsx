import type { LayoutName, Manifest } from '../shared/manifest/manifest.ts'
import {
  accountTexts,
  alwaysAccountTexts,
  alwaysSiteTexts,
  open,
  players,
  playersSiteTexts,
  root,
  siteTexts,
} from '../shared/navigation/layouts.ts'
import { MANIFESTS } from './manifests.ts'
import { NotFoundPage } from './pages.tsx'
import { Shell } from './shell/shell.tsx'

export type { RouterContext } from '../shared/navigation/layouts.ts'

root.update({ component: Shell, notFoundComponent: NotFoundPage })

type RoutesIn<M, L extends LayoutName> = M extends {
  readonly routes: { readonly [N in L]: readonly (infer R)[] }
}
  ? R
  : never

function routesIn<M extends Manifest, L extends LayoutName>(
  manifests: readonly M[],
  layout: L,
): readonly RoutesIn<M, L>[] {
  // The compiler does not infer that a manifest without this layout has no routes in it.
  return manifests.flatMap(({ routes }) => (routes[layout] ?? []) as readonly RoutesIn<M, L>[])
}

/** Builds the route tree of the site from the manifests. */
export function routeTreeOf<M extends Manifest>(manifests: readonly M[]) {
  return root.addChildren([
    open.addChildren([
      ...routesIn(manifests, 'open'),
      accountTexts.addChildren(routesIn(manifests, 'accountTexts')),
      siteTexts.addChildren(routesIn(manifests, 'siteTexts')),
      players.addChildren(routesIn(manifests, 'players')),
      playersSiteTexts.addChildren(routesIn(manifests, 'playersSiteTexts')),
    ]),
    alwaysAccountTexts.addChildren(routesIn(manifests, 'alwaysAccountTexts')),
    alwaysSiteTexts.addChildren(routesIn(manifests, 'alwaysSiteTexts')),
  ])
}

export const routeTree = routeTreeOf(MANIFESTS)
