import type { PictureName } from '../../shared/art/pictures.ts'

type MenuItem = {
  readonly to: '/' | '/slot' | '/favorites' | '/deposit' | '/verify'
  readonly label: 'home' | 'slot' | 'favourites' | 'wallet' | 'verify'
  readonly picture: PictureName
}

/** Only what exists is in a menu. */
export const MENU_ITEMS: readonly MenuItem[] = [
  { to: '/', label: 'home', picture: 'home' },
  { to: '/slot', label: 'slot', picture: 'slot' },
  { to: '/favorites', label: 'favourites', picture: 'star' },
  { to: '/deposit', label: 'wallet', picture: 'purse' },
  { to: '/verify', label: 'verify', picture: 'magnifier' },
]

/** The thumb's row holds five: these and the menu. */
export const TAB_ITEMS = MENU_ITEMS.filter((item) => item.to !== '/verify')
