import { isSearchable, searchKey, searchRank } from '@poyraz/text'
import type { Messages } from '../../shared/i18n/messages.ts'

export type PageName = keyof Messages['searching']['index']

/** Where each page of the index lies. Pages of a game, of one player's data and of a link in a mail are not in it. */
export const PAGE_ADDRESSES: Readonly<Record<PageName, string>> = {
  home: '/',
  slot: '/slot',
  live: '/live',
  promotions: '/promotions',
  tournaments: '/tournaments',
  verify: '/verify',
  faq: '/faq',
  support: '/support',
  about: '/about-us',
  responsible: '/info/ResponsibleGaming',
  general: '/info/GeneralRules',
  privacy: '/info/Privacy',
  financial: '/info/Financial',
  casinoRules: '/info/CasinoRules',
  betRules: '/info/BetRules',
  bonusRules: '/info/BonusRules',
  deposit: '/deposit',
  withdraw: '/withdraw',
  bonuses: '/bonuses',
  tickets: '/tickets',
  wallet: '/wallet',
  favourites: '/favorites',
  notifications: '/notifications',
  profile: '/profile',
  security: '/profile?tab=security',
  banks: '/profile?tab=banks',
  limits: '/limits',
  verification: '/verification',
  history: '/history/account',
  betHistory: '/history/bet',
  login: '/login',
  register: '/register',
  forgot: '/forgot-password',
}

export type IndexedPage = {
  readonly name: PageName
  readonly title: string
  /** Other words under which somebody might look for it, separated by commas. */
  readonly words: string
}

/** A page found by another word than its title stands behind those found by title. */
const BY_WORD = 4

/** Pages that fit what was typed, best first; nothing below the length from which a search starts. */
export function findPages(text: string, pages: readonly IndexedPage[]): readonly IndexedPage[] {
  if (!isSearchable(text)) return []
  const query = searchKey(text)
  return pages
    .map((page) => ({ page, rank: rankOf(query, page) }))
    .filter(({ rank }) => rank !== Number.POSITIVE_INFINITY)
    .sort((a, b) => a.rank - b.rank)
    .map(({ page }) => page)
}

function rankOf(query: string, { title, words }: IndexedPage): number {
  const byTitle = searchRank(query, searchKey(title)) ?? Number.POSITIVE_INFINITY
  const byWords = words
    .split(',')
    .map((word) => searchRank(query, searchKey(word)) ?? Number.POSITIVE_INFINITY)
  return Math.min(byTitle, BY_WORD + Math.min(...byWords))
}
