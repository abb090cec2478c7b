import { useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useAfterFirstView } from '../../shared/after-first-view.ts'
import type { PictureName } from '../../shared/art/pictures.ts'
import { dataFileQuery, type MenuEntry } from '../../shared/endpoint/readings.ts'
import { isOwnAddress } from '../../shared/navigation/site-address.ts'
import { useSignedIn } from '../../shared/session/session-store.ts'
import { leavesOf } from './menu-leaves.ts'

export type MenuItem = { readonly url: string; readonly title: string; readonly picture: PictureName }

/** The picture of each icon that a menu may name. */
const PICTURE_OF: Readonly<Record<string, PictureName>> = {
  house: 'home',
  cherry: 'slot',
  'ferris-wheel': 'wheel',
  gift: 'gift',
  trophy: 'trophy',
  heart: 'star',
  wallet: 'purse',
  'shield-check': 'magnifier',
  bell: 'bell',
  spade: 'joker',
  'life-buoy': 'buoy',
  'circle-help': 'question',
  'scroll-text': 'scroll',
}

/**
 * The site's main menu as the server has it. Until it comes, and where there is none, the pages that are
 * always there.
 */
export function useHeaderMenu(): readonly MenuItem[] {
  const lang = useLang()
  const signedIn = useSignedIn()
  const enabled = useAfterFirstView()
  const alwaysThere = useAlwaysThere(signedIn)
  const { data } = useQuery({ ...dataFileQuery('header-menu'), enabled })
  if (!data?.length) return alwaysThere
  return leavesOf(data)
    .filter((entry) => isOwnAddress(entry.url) && (signedIn || !entry.auth))
    .map((entry: MenuEntry) => ({
      url: entry.url,
      title: entry.title[lang],
      picture: PICTURE_OF[entry.icon] ?? 'compass',
    }))
}

/** As the house's own menu has them, so that nothing moves when it comes. */
function useAlwaysThere(signedIn: boolean): readonly MenuItem[] {
  const t = useTranslations('menu')
  const own: readonly MenuItem[] = [
    { url: '/favorites', title: t('favourites'), picture: 'star' },
    { url: '/wallet', title: t('wallet'), picture: 'purse' },
  ]
  return [
    { url: '/', title: t('home'), picture: 'home' },
    { url: '/slot', title: t('slot'), picture: 'slot' },
    { url: '/promotions', title: t('promotions'), picture: 'gift' },
    ...(signedIn ? own : []),
    { url: '/verify', title: t('verify'), picture: 'magnifier' },
    { url: '/support', title: t('support'), picture: 'buoy' },
  ]
}
