import { slotPaths } from '@poyraz/site/slots'
import { createRoute } from '@tanstack/react-router'
import type { Manifest } from '../../shared/manifest/manifest.ts'
import { open } from '../../shared/navigation/layouts.ts'
import { lobbySearch, positiveId } from '../../shared/navigation/search-params.ts'
import { CategoryPage, LobbyPage, ProviderPage, TypePage } from './components/lobby-page.tsx'

const lobby = createRoute({
  getParentRoute: () => open,
  path: slotPaths.lobby,
  validateSearch: lobbySearch,
  component: LobbyPage,
})
const category = createRoute({
  getParentRoute: () => open,
  path: slotPaths.category,
  validateSearch: lobbySearch,
  params: positiveId,
  component: CategoryPage,
})
const type = createRoute({
  getParentRoute: () => open,
  path: slotPaths.type,
  validateSearch: lobbySearch,
  component: TypePage,
})
const provider = createRoute({
  getParentRoute: () => open,
  path: slotPaths.provider,
  validateSearch: lobbySearch,
  params: positiveId,
  component: ProviderPage,
})

const address = slotPaths.lobby

/** These pages can be the first view, so their code is in the main bundle. */
export const slotManifest = {
  routes: { open: [lobby, category, type, provider] },
  menu: [{ address, icon: 'cherry', picture: 'slot', fallback: { place: 2, text: 'slot' } }],
  tabs: [{ place: 2, address, text: 'slot', picture: 'slot' }],
  searchPages: { slot: address },
  searchKind: () => import('./game-search.tsx').then(({ gameSearch }) => gameSearch),
  lobby: { path: address, narrowed: [slotPaths.category, slotPaths.provider] },
  personal: [
    'casino.rounds',
    'casino.round',
    'casino.recent_games',
    'casino.shared_rounds',
    'casino.stats',
    'casino.win_name',
    'fairness',
  ],
} as const satisfies Manifest
