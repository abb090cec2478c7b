import { homePaths } from '@poyraz/site/home'
import { createRoute, redirect } from '@tanstack/react-router'
import type { Manifest } from '../../shared/manifest/manifest.ts'
import { open } from '../../shared/navigation/layouts.ts'
import { HomePage } from './components/home-page.tsx'

const home = createRoute({ getParentRoute: () => open, path: homePaths.home, component: HomePage })
const oldHome = createRoute({
  getParentRoute: () => open,
  path: homePaths.oldHome,
  beforeLoad: () => {
    throw redirect({ to: homePaths.home, replace: true })
  },
})

const address = homePaths.home

export const homeManifest = {
  routes: { open: [home, oldHome] },
  menu: [{ address, icon: 'house', picture: 'home', fallback: { place: 1, text: 'home' } }],
  tabs: [{ place: 1, address, text: 'home', picture: 'home' }],
  searchPages: { home: address },
} as const satisfies Manifest
