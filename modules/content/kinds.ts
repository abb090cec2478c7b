import {
  INFORMATION_TYPES,
  type InformationType,
  PROMOTION_CATEGORIES,
  SOCIAL_NETWORKS,
} from '@poyraz/contract'
import { z } from 'zod'
import { cleanHtml, isSafeLink } from './clean-html.ts'

const LINE_MAX = 300
const TEXT_MAX = 2_000
const HTML_MAX = 200_000

const words = (max: number) => z.strictObject({ tr: z.string().max(max), en: z.string().max(max) })
const line = words(LINE_MAX)
const plain = words(TEXT_MAX)
const markup = z.string().max(HTML_MAX).transform(cleanHtml)
const html = z.strictObject({ tr: markup, en: markup })
const link = z.string().max(LINE_MAX).refine(isSafeLink)
const linkOrNone = z.union([z.literal(''), link])
/** A name of the icon set or a code of the art family. */
const picture = z.string().regex(/^[a-z0-9-]{1,64}$/)
const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString())
const shown = { from: instant, until: instant }
const kurusAmount = z.int().min(0)

type Shown = { readonly from: string; readonly until: string }
const inOrder = ({ from, until }: Shown) => from < until

/** Accepts a name of one language, as stored before names had two. */
const lineOfBoth = z
  .string()
  .max(LINE_MAX)
  .transform((text) => ({ tr: text, en: text }))

/** An entry of a menu. A group has an empty `url`; `auth` entries are for players who signed in. */
export type MenuEntry = {
  readonly id: number
  readonly title: z.output<typeof line>
  readonly url: string
  readonly icon: string
  readonly auth: boolean
  readonly children: readonly MenuEntry[]
}

const menuEntry: z.ZodType<MenuEntry, MenuEntry> = z.strictObject({
  id: z.int().min(1),
  title: line,
  url: linkOrNone,
  icon: picture,
  auth: z.boolean(),
  get children() {
    return z.array(menuEntry).max(30)
  },
})

const information = z.discriminatedUnion('format', [
  z.strictObject({ format: z.literal('html'), infType: z.enum(INFORMATION_TYPES), title: line, text: html }),
  z.strictObject({ format: z.literal('text'), infType: z.enum(INFORMATION_TYPES), title: line, text: plain }),
  z.strictObject({
    format: z.literal('links'),
    infType: z.literal('SocialMediaLinks'),
    title: line,
    links: z.record(
      z.enum(SOCIAL_NETWORKS),
      z.strictObject({ icon: picture, name: z.string().max(LINE_MAX), url: linkOrNone }),
    ),
  }),
])

/** Schema of each kind of content. Every parse sanitises markup, on write and on read. */
export const BODIES = {
  information,
  slider: z
    .strictObject({
      type: z.string().min(1).max(32),
      place: z.enum(['left', 'right']),
      title: line,
      text: plain,
      image: picture,
      link: linkOrNone,
      ...shown,
    })
    .refine(inOrder),
  promotion: z
    .strictObject({
      category: z.enum(PROMOTION_CATEGORIES),
      title: line,
      summary: plain,
      html,
      image: picture,
      cta: z.strictObject({ label: line, url: link }).nullable(),
      ...shown,
    })
    .refine(inOrder),
  popup: z.strictObject({ title: line, html, image: picture }),
  'special-date': z.strictObject({ day: z.stringFormat('day of a year', isDayOfYear), title: line, html }),
  'header-menu': menuEntry,
  'footer-menu': menuEntry,
  partner: z.strictObject({ name: z.string().max(LINE_MAX), logo: picture, url: linkOrNone }),
  method: z.strictObject({ name: line.or(lineOfBoth), logo: picture, url: linkOrNone }),
  licence: z.strictObject({
    authority: z.string().max(LINE_MAX),
    number: z.string().max(LINE_MAX),
    holder: z.string().max(LINE_MAX),
    logo: picture,
    url: linkOrNone,
    validUntil: z.iso.date(),
  }),
  tournament: z
    .strictObject({
      name: line,
      html,
      image: picture,
      prizes: z.array(z.strictObject({ place: z.int().min(1), prize: kurusAmount })).max(1000),
      games: z.array(z.int().min(1)).max(1000),
      ...shown,
    })
    .refine(inOrder),
} as const satisfies Record<string, z.ZodType>

export type Kind = keyof typeof BODIES
export type Body<K extends Kind> = z.output<(typeof BODIES)[K]>

/** Id of each information page. There is one item per type. */
export const INFORMATION_IDS: Readonly<Record<InformationType, number>> = {
  SorumluOyunculuk: 1,
  GenelKurallar: 2,
  GizlilikBilgisi: 3,
  FinancialsInformation: 4,
  CasinoKurallari: 5,
  BahisKurallari: 6,
  PromoSart: 7,
  SiteInformation: 8,
  SSSinformation: 9,
  DomainBilgi: 10,
  bottomBarInfo: 11,
  SocialMediaLinks: 12,
}

/** True for a day that exists in at least some years (`02-29`). */
function isDayOfYear(day: string): boolean {
  return /^\d\d-\d\d$/.test(day) && z.iso.date().safeParse(`2028-${day}`).success
}
