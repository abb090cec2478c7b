import type { AnyRoute } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import { createContext, use } from 'react'
import type { PictureName } from '../art/pictures.ts'
import type { CoreMessages, Messages } from '../i18n/messages.ts'
import type { SearchKind } from './search-kind.ts'

/** The layout that a route stands in (`shared/navigation/layouts.ts`): who sees it, and with which texts. */
export type LayoutName =
  | 'open'
  | 'accountTexts'
  | 'siteTexts'
  | 'players'
  | 'playersSiteTexts'
  | 'alwaysAccountTexts'
  | 'alwaysSiteTexts'

type MenuTexts = CoreMessages['menu']
/** A text of the menu that has no parameters. */
type MenuText = {
  [K in keyof MenuTexts]: MenuTexts[K] extends `${string}{${string}` ? never : K
}[keyof MenuTexts]
export type SearchPageName = keyof Messages['searching']['index']

/** A page that the main menu may lead to: the rail of wide screens, the menu of phones. */
export type MenuPage = {
  readonly address: string
  /** The icon by which the content of the menu names this picture. */
  readonly icon: string
  readonly picture: PictureName
  /** Present until the menu's content arrives, and where it has none. */
  readonly fallback?: { readonly place: number; readonly text: MenuText; readonly players?: true }
}

/** A place in the bottom bar of phones. Of several for one place, the first that may be shown is. */
export type Tab = {
  readonly place: number
  readonly address: string
  readonly text: MenuText
  readonly picture: PictureName
  /** Shown only while the main menu leads there. */
  readonly onlyInMenu?: true
}

/** A row of the menu behind the avatar. */
export type AccountRow = {
  readonly place: number
  readonly address: string
  readonly text: MenuText
  readonly icon: LucideIcon
  readonly for: 'players' | 'visitors'
  /** Phones lead there from the bottom bar or the main menu already. */
  readonly notOnPhones?: true
}

/** A lobby whose narrower lists keep the scroll position of one another. */
export type Lobby = { readonly path: string; readonly narrowed: readonly string[] }

/** Everything that a vertical, or one part of the site, adds to the players' site. */
export type Manifest = {
  readonly routes: { readonly [L in LayoutName]?: readonly AnyRoute[] }
  readonly menu?: readonly MenuPage[]
  readonly tabs?: readonly Tab[]
  readonly accountMenu?: readonly AccountRow[]
  /** Pages that the search finds by their words (`searching.index`), with their addresses. */
  readonly searchPages?: { readonly [N in SearchPageName]?: string }
  /** Loads a kind of thing that the search finds, when somebody searches. */
  readonly searchKind?: () => Promise<SearchKind>
  readonly lobby?: Lobby
  /** Classes, or single calls as `class.method`, whose replies are dropped with the player's session. */
  readonly personal?: readonly string[]
}

const ManifestContext = createContext<readonly Manifest[]>([])
export const ManifestProvider = ManifestContext.Provider

export function useManifests(): readonly Manifest[] {
  return use(ManifestContext)
}
