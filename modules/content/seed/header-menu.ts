import type { SeedMenuItem } from './shapes.ts'

/** Menu entries of the areas that are open. Icon names are those of the site's icon set. */
export const HEADER_MENU: readonly SeedMenuItem[] = [
  { id: 1, title: { tr: 'Lobi', en: 'Lobby' }, url: '/', icon: 'house', auth: false, children: [] },
  { id: 2, title: { tr: 'Slotlar', en: 'Slots' }, url: '/slot', icon: 'cherry', auth: false, children: [] },
  {
    id: 9,
    title: { tr: 'Canlı casino', en: 'Live casino' },
    url: '/live',
    icon: 'ferris-wheel',
    auth: false,
    children: [],
  },
  {
    id: 8,
    title: { tr: 'Spor', en: 'Sports' },
    url: '/sports',
    icon: 'volleyball',
    auth: false,
    children: [],
  },
  {
    id: 10,
    title: { tr: 'Sanal', en: 'Virtual' },
    url: '/virtual',
    icon: 'flag',
    auth: false,
    children: [],
  },
  {
    id: 3,
    title: { tr: 'Promosyon', en: 'Promotions' },
    url: '/promotions',
    icon: 'gift',
    auth: false,
    children: [],
  },
  {
    id: 4,
    title: { tr: 'Favoriler', en: 'Favourites' },
    url: '/favorites',
    icon: 'heart',
    auth: true,
    children: [],
  },
  { id: 5, title: { tr: 'Cüzdan', en: 'Wallet' }, url: '/wallet', icon: 'wallet', auth: true, children: [] },
  {
    id: 6,
    title: { tr: 'Doğrula', en: 'Verify' },
    url: '/verify',
    icon: 'shield-check',
    auth: false,
    children: [],
  },
  {
    id: 7,
    title: { tr: 'Destek', en: 'Support' },
    url: '/support',
    icon: 'life-buoy',
    auth: false,
    children: [],
  },
]
