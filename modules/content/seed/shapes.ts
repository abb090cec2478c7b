import type { InformationType, SocialNetwork } from '@poyraz/contract'

/**
 * The content that the house comes with. Ids are kept for good: a later start finds its own item by it, and
 * links name it (`/promotions?id=1`). The order of a list is the order on the site. An item that is taken out of
 * its list is hidden at the next start; one that staff edited is left as they made it.
 */
export type SeedItem = { readonly id: number }

export type Words = { readonly tr: string; readonly en: string }

/** When something is shown: instants with their offset, `2026-11-01T00:00:00+03:00`; `until` itself is outside. */
export type Shown = { readonly from: string; readonly until: string }

/** A page of information. `html` may hold h2 h3 h4 p ul ol li strong em a br hr and tables; nothing else stays. */
export type SeedPage = { readonly infType: InformationType; readonly title: Words; readonly html: Words }

/** Plain text, such as the bottom bar. */
export type SeedPlainText = { readonly infType: InformationType; readonly title: Words; readonly text: Words }

/** `icon` is a name of the icon set; an empty `url` means that we have no account there. */
export type SeedSocialLinks = Readonly<
  Record<SocialNetwork, { readonly icon: string; readonly name: string; readonly url: string }>
>

/**
 * `type` is where it stands: `home`, or the page inside whose content it is shown (`slot`). `image` is a code of
 * the art family (`1fa99`); `link` an address of the site or an https one, empty where it leads nowhere.
 */
export type SeedSlider = SeedItem &
  Shown & {
    readonly type: 'home' | 'slot' | 'live'
    readonly place: 'left' | 'right'
    readonly title: Words
    readonly text: Words
    readonly image: string
    readonly link: string
  }

/** Coming before `from`, finished from `until` on. `summary` is plain text, `html` the whole terms. */
export type SeedPromotion = SeedItem &
  Shown & {
    readonly category: 'welcome' | 'deposit' | 'casino' | 'site'
    readonly title: Words
    readonly summary: Words
    readonly html: Words
    readonly image: string
    readonly cta: { readonly label: Words; readonly url: string } | null
  }

export type SeedPopup = SeedItem & {
  readonly title: Words
  readonly html: Words
  readonly image: string
}

/** A day of every year, `10-29` for 29 October. */
export type SeedSpecialDate = SeedItem & {
  readonly day: string
  readonly title: Words
  readonly html: Words
}

/**
 * An entry of a menu: `auth` entries are for players who signed in; `icon` is a name of the icon set. A heading of
 * a group has an empty `url` and its entries as `children`.
 */
export type SeedMenuItem = {
  readonly id: number
  readonly title: Words
  readonly url: string
  readonly icon: string
  readonly auth: boolean
  readonly children: readonly SeedMenuItem[]
}

/** `logo` is a code of the art family; the name is the same in every language. */
export type SeedPartner = SeedItem & { readonly name: string; readonly logo: string; readonly url: string }

/** A way to pay, as the footer shows it. `logo` is a code of the art family. */
export type SeedMethod = SeedItem & { readonly name: Words; readonly logo: string; readonly url: string }
