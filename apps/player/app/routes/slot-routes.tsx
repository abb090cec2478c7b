import { createRoute, redirect } from '@tanstack/react-router'
import { HomePage } from '../../features/home/components/home-page.tsx'
import {
  CategoryPage,
  LobbyPage,
  ProviderPage,
  TypePage,
} from '../../features/lobby/components/lobby-page.tsx'
import { positiveId, searchText } from '../search-params.ts'
import { open } from './layouts.tsx'

const home = createRoute({ getParentRoute: () => open, path: '/', component: HomePage })
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
const category = createRoute({
  getParentRoute: () => open,
  path: '/slot/category/$id',
  validateSearch: searchText,
  params: positiveId,
  component: CategoryPage,
})
const type = createRoute({
  getParentRoute: () => open,
  path: '/slot/type/$type',
  validateSearch: searchText,
  component: TypePage,
})
const provider = createRoute({
  getParentRoute: () => open,
  path: '/slot/provider/$id',
  validateSearch: searchText,
  params: positiveId,
  component: ProviderPage,
})

/** The pages of the first view: their code is part of it. */
export const slotRoutes = [home, oldHome, slot, category, type, provider] as const
