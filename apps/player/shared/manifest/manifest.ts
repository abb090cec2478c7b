import type { AnyRoute } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import { createContext, use } from 'react'
import type { PictureName } from '../art/pictures.ts'
import type { CoreMessages, Messages } from '../i18n/messages.ts'
import type { SearchKind } from './search-kind.ts'

/** The layout of a route (`shared/navigation/layouts.ts`): defines access and texts. */
export type LayoutName =
  | 'open'
  | 'accountTexts'
  | 'siteTexts'
  | 'players'
  | 'playersSiteTexts'
  | 'alwaysAccountTexts'
  | 'alwaysSiteTexts'

type MenuTexts = CoreMessages['menu']
/** Key of a menu text without parameters. */
type MenuText = {
  [K in keyof MenuTexts]: MenuTexts[K] extends `${string}{${string}` ? never : K
}[keyof MenuTexts]
export type SearchPageName = keyof Messages['searching']['index']

/** A page that the main menu may contain: the rail on wide screens, the menu on phones. */
export type MenuPage = {
  readonly address: string
  /** Name of the icon in the content of the menu. */
  readonly icon: string
  readonly picture: PictureName
  /** Entry shown until the menu's content has loaded, or if the content has no menu. */
  readonly fallback?: { readonly place: number; readonly text: MenuText; readonly players?: true }
}

/** A tab in the bottom bar of phones. If several tabs have the same place, the first allowed one is shown. */
export type Tab = {
  readonly place: number
  readonly address: string
  readonly text: MenuText
  readonly picture: PictureName
  /** Shown only if the main menu contains the page. */
  readonly onlyInMenu?: true
}

/** A row of the account menu, which opens from the avatar. */
export type AccountRow = {
  readonly place: number
  readonly address: string
  readonly text: MenuText
  readonly icon: LucideIcon
  readonly for: 'players' | 'visitors'
  /** Hidden on phones, where the bottom bar or the main menu already contains the page. */
  readonly notOnPhones?: true
}

/** A lobby and its filtered lists, which keep the scroll position when the player switches between them. */
export type Lobby = { readonly path: string; readonly narrowed: readonly string[] }

/** Everything that a vertical, or another part of the site, adds to the players' site. */
export type Manifest = {
  readonly routes: { readonly [L in LayoutName]?: readonly AnyRoute[] }
  readonly menu?: readonly MenuPage[]
  readonly tabs?: readonly Tab[]
  readonly accountMenu?: readonly AccountRow[]
  /** Pages that the search finds by their texts (`searching.index`), with their addresses. */
  readonly searchPages?: { readonly [N in SearchPageName]?: string }
  /** Loads the search of one kind of item, at the first search. */
  readonly searchKind?: () => Promise<SearchKind>
  readonly lobby?: Lobby
  /** Classes, or calls as `class.method`, whose cached replies are dropped when the player's session ends. */
  readonly personal?: readonly string[]
}

const ManifestContext = createContext<readonly Manifest[]>([])
export const ManifestProvider = ManifestContext.Provider

export function useManifests(): readonly Manifest[] {
  return use(ManifestContext)
}
