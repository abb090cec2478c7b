import type { ItemInput } from '../commands/put-items.ts'
import { INFORMATION_IDS, type Kind } from '../kinds.ts'
import { FOOTER_MENU } from './footer-menu.ts'
import { HEADER_MENU } from './header-menu.ts'
import { METHODS } from './methods.ts'
import { bottomBar } from './pages/bottom-bar.ts'
import { domainInformation } from './pages/domain-information.ts'
import { PAGES } from './pages.ts'
import { PARTNERS } from './partners.ts'
import { POPUPS } from './popups.ts'
import { PROMOTIONS } from './promotions.ts'
import type { SeedItem, SeedPage, SeedPlainText } from './shapes.ts'
import { SLIDERS } from './sliders.ts'
import { socialLinks } from './social.ts'
import { SPECIAL_DATES } from './special-dates.ts'

const PLAIN_TEXTS: readonly SeedPlainText[] = [domainInformation, bottomBar]

/** The seed as items of the store. */
export const SEED: readonly ItemInput[] = [
  ...PAGES.map(pageItem),
  ...PLAIN_TEXTS.map(plainItem),
  socialItem(),
  ...itemsOf('slider', SLIDERS),
  ...itemsOf('promotion', PROMOTIONS),
  ...itemsOf('popup', POPUPS),
  ...itemsOf('special-date', SPECIAL_DATES),
  ...itemsOf('partner', PARTNERS),
  ...itemsOf('method', METHODS),
  ...HEADER_MENU.map((entry, index) => item('header-menu', entry.id, index, entry)),
  ...FOOTER_MENU.map((entry, index) => item('footer-menu', entry.id, index, entry)),
]

function item(kind: Kind, id: number, index: number, body: object): ItemInput {
  // The types of seed items match the bodies; `putItems` parses every body.
  return { kind, id, status: 1, sort: index + 1, body } as ItemInput
}

/** An item without the id in its body. */
function itemsOf(kind: Kind, list: readonly SeedItem[]): readonly ItemInput[] {
  return list.map(({ id, ...body }, index) => item(kind, id, index, body))
}

function pageItem({ infType, title, html }: SeedPage, index: number): ItemInput {
  return item('information', INFORMATION_IDS[infType], index, { format: 'html', infType, title, text: html })
}

function plainItem({ infType, title, text }: SeedPlainText, index: number): ItemInput {
  const place = PAGES.length + index
  return item('information', INFORMATION_IDS[infType], place, { format: 'text', infType, title, text })
}

function socialItem(): ItemInput {
  const title = { tr: 'Sosyal medya', en: 'Social media' }
  const place = PAGES.length + PLAIN_TEXTS.length
  return item('information', INFORMATION_IDS.SocialMediaLinks, place, {
    format: 'links',
    infType: 'SocialMediaLinks',
    title,
    links: socialLinks,
  })
}
