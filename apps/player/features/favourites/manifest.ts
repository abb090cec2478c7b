import { favouritePaths } from '@poyraz/site/favourites'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { Heart } from 'lucide-react'
import type { Manifest } from '../../shared/manifest/manifest.ts'
import { players } from '../../shared/navigation/layouts.ts'

const address = favouritePaths.favourites

const favourites = createRoute({
  getParentRoute: () => players,
  path: address,
  component: lazyRouteComponent(() => import('./components/favourites-page.tsx'), 'FavouritesPage'),
})

export const favouriteManifest = {
  routes: { players: [favourites] },
  menu: [
    {
      address,
      icon: 'heart',
      picture: 'star',
      fallback: { place: 4, text: 'favourites', players: true },
    },
  ],
  // Used while the menu has no live tables, which have the same place.
  tabs: [{ place: 3, address, text: 'favourites', picture: 'star' }],
  accountMenu: [{ place: 8, address, text: 'favourites', icon: Heart, for: 'players', notOnPhones: true }],
  searchPages: { favourites: address },
} as const satisfies Manifest
