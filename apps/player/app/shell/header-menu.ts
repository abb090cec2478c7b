import { useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useAfterFirstView } from '../../shared/after-first-view.ts'
import type { PictureName } from '../../shared/art/pictures.ts'
import { dataFileQuery, type MenuEntry } from '../../shared/endpoint/public-reads.ts'
import { type MenuPage, useManifests } from '../../shared/manifest/manifest.ts'
import { isOwnAddress } from '../../shared/navigation/site-address.ts'
import { useSignedIn } from '../../shared/session/session-store.ts'
import { leavesOf } from './menu-leaves.ts'

export type MenuItem = { readonly url: string; readonly title: string; readonly picture: PictureName }

/**
 * Returns the main menu as the content has it. Until it arrives, and where it is empty, the menu holds the
 * fallback entries of the manifests.
 */
export function useHeaderMenu(): readonly MenuItem[] {
  const lang = useLang()
  const signedIn = useSignedIn()
  const enabled = useAfterFirstView()
  const pages = useManifests().flatMap(({ menu = [] }) => menu)
  const fallback = useFallback(pages, signedIn)
  const { data } = useQuery({ ...dataFileQuery('header-menu'), enabled })
  if (!data?.length) return fallback
  return leavesOf(data)
    .filter((entry) => isOwnAddress(entry.url) && (signedIn || !entry.auth))
    .map((entry: MenuEntry) => ({
      url: entry.url,
      title: entry.title[lang],
      picture: pages.find(({ icon }) => icon === entry.icon)?.picture ?? 'compass',
    }))
}

/** Default entries: those of the seeded content, so that the layout does not shift when the menu loads. */
function useFallback(pages: readonly MenuPage[], signedIn: boolean): readonly MenuItem[] {
  const t = useTranslations('menu')
  return pages
    .flatMap(({ address, picture, fallback }) => (fallback ? [{ address, picture, ...fallback }] : []))
    .filter(({ players }) => signedIn || !players)
    .sort((a, b) => a.place - b.place)
    .map(({ address, picture, text }) => ({ url: address, title: t(text), picture }))
}
