import { AREAS } from '@poyraz/site/areas'
import { toyPaths } from '@poyraz/site/fixtures/toy'
import { tr as core } from '@poyraz/text/player/tr'
import { tr as site } from '@poyraz/text/site/tr'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  type AnyRoute,
  type AnyRouter,
  createMemoryHistory,
  createRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { afterAll, describe, expect, it } from 'vitest'
import { useFound } from '../features/search/hooks/use-found.ts'
import { useFoundPages } from '../features/search/hooks/use-found-pages.ts'
import { type Messages, ZONE } from '../shared/i18n/messages.ts'
import { type Manifest, ManifestProvider } from '../shared/manifest/manifest.ts'
import type { SearchKind } from '../shared/manifest/search-kind.ts'
import { players, siteTexts } from '../shared/navigation/layouts.ts'
import { MANIFESTS } from './manifests.ts'
import { routeTreeOf } from './routes.tsx'
import { Rail } from './shell/rail.tsx'
import { TabBar } from './shell/tab-bar.tsx'

const toySearch: SearchKind<{ readonly id: number }> = {
  name: 'toy',
  title: 'tables',
  limits: { panel: 3, page: 24 },
  query: () => ({ queryKey: ['toy', 'list', {}] }),
  keyOf: ({ id }) => `toy-${id}`,
  addressOf: ({ id }) => `/toy/${id}`,
  Line: ({ item }) => <b>{`toy table ${item.id}`}</b>,
}
const toyManifest = {
  routes: {
    siteTexts: [createRoute({ getParentRoute: () => siteTexts, path: toyPaths.lobby })],
    players: [createRoute({ getParentRoute: () => players, path: toyPaths.table })],
  },
  menu: [{ address: toyPaths.lobby, icon: 'toy', picture: 'joker', fallback: { place: 8, text: 'menu' } }],
  tabs: [{ place: 5, address: toyPaths.lobby, text: 'menu', picture: 'joker' }],
  searchPages: { betRules: toyPaths.lobby },
  searchKind: async () => toySearch,
} as const satisfies Manifest

const WITH_TOY = [...MANIFESTS, toyManifest]
const queries = new QueryClient()

function routerOf(manifests: readonly Manifest[]): AnyRouter {
  const history = createMemoryHistory({ initialEntries: ['/'] })
  return createRouter({ routeTree: routeTreeOf(manifests), history, context: { queries } })
}

type Placed = { readonly layout: string; readonly path: string }

/** Returns every page of the route tree with its layout. */
function routesOf(manifests: readonly Manifest[]): readonly Placed[] {
  const below = ({ children, options }: AnyRoute): readonly Placed[] => {
    const own: readonly AnyRoute[] = Object.values(children ?? {})
    if (own.length > 0) return own.flatMap(below)
    return [{ layout: options.getParentRoute().options.id, path: (options as { path: string }).path }]
  }
  return below(routeTreeOf(manifests))
}

function draw(manifests: readonly Manifest[], part: ReactNode): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <ManifestProvider value={manifests}>
        <IntlProvider locale="tr" messages={{ ...core, ...site } as unknown as Messages} timeZone={ZONE}>
          <RouterContextProvider router={routerOf(manifests)}>{part}</RouterContextProvider>
        </IntlProvider>
      </ManifestProvider>
    </QueryClientProvider>,
  )
}

function FoundPages() {
  return useFoundPages('bahis kurallari').map(({ address }) => <i key={address}>{address}</i>)
}

function FoundToys() {
  return useFound('masa', 'panel').kinds.flatMap(({ kind, items }) =>
    items.map((item) => <kind.Line key={kind.keyOf(item)} item={item} />),
  )
}

// The layouts are shared by all test files, so the route tree is rebuilt.
afterAll(() => void routeTreeOf(MANIFESTS))

describe('a vertical added to the list of manifests', () => {
  it('has its routes, and a visitor is sent to the login by the routes for players', () => {
    expect(routesOf(WITH_TOY)).toEqual(
      expect.arrayContaining([
        { layout: 'site-texts', path: '/toy' },
        { layout: 'players', path: '/toy/$id' },
      ]),
    )
    expect(routesOf(MANIFESTS).filter(({ path }) => path.startsWith('/toy'))).toEqual([])
  })

  it('is in the rail and in the bottom bar', () => {
    for (const part of [<Rail key="rail" />, <TabBar key="tabs" />]) {
      expect(draw(WITH_TOY, part)).toContain('href="/toy"')
      expect(draw(MANIFESTS, part)).not.toContain('href="/toy"')
    }
  })

  it('is found by the search, as a page and with its own items', () => {
    expect(draw(WITH_TOY, <FoundPages />)).toContain('/toy')
    expect(draw(MANIFESTS, <FoundPages />)).not.toContain('/toy')
    queries.setQueryData(['search-kinds'], [toySearch])
    queries.setQueryData(['toy', 'list', {}], { data: [{ id: 4 }], total: 1 })
    expect(draw(WITH_TOY, <FoundToys />)).toContain('toy table 4')
  })
})

describe('the manifests', () => {
  const pages = AREAS.flatMap((area) => area.pages)

  it('have a route for every page that the server knows, and no others', () => {
    const routed = routesOf(MANIFESTS).map(({ path }) => path)
    expect(routed.sort()).toEqual(pages.map(({ path }) => path).sort())
  })

  it('require a login for the pages of players, and for no others', () => {
    const guarded = routesOf(MANIFESTS).filter(({ layout }) => layout.startsWith('players'))
    const ofPlayers = pages.filter((page) => page.players)
    expect(guarded.map(({ path }) => path).sort()).toEqual(ofPlayers.map(({ path }) => path).sort())
  })

  it('give each searchable page its own address', () => {
    const found = MANIFESTS.flatMap(({ searchPages = {} }: Manifest) => Object.values(searchPages))
    expect(new Set(found).size).toBe(found.length)
    expect(found.length).toBe(Object.keys(site.searching.index).length)
  })
})
