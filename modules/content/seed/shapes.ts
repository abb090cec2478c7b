import type { InformationType, SocialNetwork } from '@poyraz/contract'

/**
 * An item of the seed. Ids never change: a later start finds its item by id, and links use it
 * (`/promotions?id=1`). The order of a list is the order on the site. An item that is removed from its list
 * is hidden at the next start. Items that staff edited are not changed.
 */
export type SeedItem = { readonly id: number }

export type Words = { readonly tr: string; readonly en: string }

/**
 * Period in which something is shown: instants with offset, `2026-11-01T00:00:00+03:00`; `until` is
 * exclusive.
 */
export type Shown = { readonly from: string; readonly until: string }

/**
 * An information page. `html` may have h2 h3 h4 p ul ol li strong em a br hr and tables; other markup is
 * removed.
 */
export type SeedPage = { readonly infType: InformationType; readonly title: Words; readonly html: Words }

/** Plain text, such as the bottom bar. */
export type SeedPlainText = { readonly infType: InformationType; readonly title: Words; readonly text: Words }

/** `icon` is a name of the icon set; an empty `url` means that there is no account on that network. */
export type SeedSocialLinks = Readonly<
  Record<SocialNetwork, { readonly icon: string; readonly name: string; readonly url: string }>
>

/**
 * `type` is the place: `home`, or the page whose content shows the slide (`slot`). `image` is a code of the
 * art family (`1fa99`). `link` is an address of the site or an https one; empty for no link.
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

/** Announced before `from`, over from `until` on. `summary` is plain text, `html` has the full terms. */
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

/** A yearly day, `10-29` for 29 October. */
export type SeedSpecialDate = SeedItem & {
  readonly day: string
  readonly title: Words
  readonly html: Words
}

/**
 * An entry of a menu. `auth` entries are for players who signed in; `icon` is a name of the icon set. The
 * heading of a group has an empty `url` and its entries in `children`.
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

/** A payment method in the footer. `logo` is a code of the art family. */
export type SeedMethod = SeedItem & { readonly name: Words; readonly logo: string; readonly url: string }
