import { type InformationType, PAGE_KEYS, type PageKey } from '@poyraz/contract/page-keys'
import { addressOf } from '../address.ts'
import { firstPage } from '../first-page.ts'
import type { Area, FirstCall, Page, PageParams } from '../page.ts'
import { contentPaths } from './paths.ts'

const { promotions, tournaments, about, info, faq, support } = contentPaths
const PAGE_NAMES = Object.keys(PAGE_KEYS) as PageKey[]

const information = (InfType: InformationType): readonly FirstCall[] => [
  ['cmscontroller.getInformation', { InfType }],
]
/** The pattern of `$pageKey` admits no other value. */
const pageKeyOf = ({ pageKey }: PageParams) => pageKey as PageKey
const infoAddresses = PAGE_NAMES.filter((key) => key !== 'AboutUs').map((pageKey) =>
  addressOf(info, { pageKey }),
)

/** Information pages by key. The page about the house has its own address. */
const infoPage: Page = {
  path: info,
  parts: { pageKey: PAGE_NAMES.join('|') },
  head: pageKeyOf,
  listed: true,
  listedAddresses: infoAddresses,
  mainAddress: (params) => (pageKeyOf(params) === 'AboutUs' ? about : null),
  firstCalls: (params) => information(PAGE_KEYS[pageKeyOf(params)]),
  examples: infoAddresses,
  ownLooks: [addressOf(info, { pageKey: 'CasinoRules' })],
}

export const content: Area = {
  name: 'content',
  pages: [
    {
      path: promotions,
      head: 'promotions',
      listed: true,
      subject: 'promotion',
      firstCalls: () => [['cmscontroller.getPromotions', {}]],
      examples: [promotions, `${promotions}?state=coming`, `${promotions}?id=1`, `${promotions}?id=7`],
      ownLooks: [promotions, `${promotions}?id=1`],
    },
    {
      path: tournaments,
      head: 'tournaments',
      listed: true,
      // Without a tournament the page shows promotions and games instead.
      firstCalls: () => [
        ['cmscontroller.getTournaments', firstPage('tournaments')],
        ['cmscontroller.getPromotions', {}],
        ['casino.games_list', firstPage('games')],
      ],
      examples: [tournaments],
    },
    {
      path: about,
      head: 'AboutUs',
      listed: true,
      firstCalls: () => information(PAGE_KEYS.AboutUs),
      examples: [about],
      ownLooks: [about],
    },
    infoPage,
    {
      path: faq,
      head: 'faq',
      listed: true,
      firstCalls: () => information('SSSinformation'),
      examples: [faq],
      ownLooks: [faq],
    },
    {
      path: support,
      head: 'support',
      listed: true,
      // The item about the house has the support address.
      firstCalls: () => information('DomainBilgi'),
      examples: [support],
    },
  ],
}
