import {
  casinoCategoryList,
  casinoGamesList,
  casinoProviderList,
  cmsGetInformation,
  cmsGetPromotions,
  cmsGetSlider,
  cmsGetTournaments,
  livecasinoCategoryList,
  livecasinoGameTableList,
  livecasinoProviderList,
  PAGE_KEYS,
  type Procedure,
  SLIDER_SITE_ID,
} from '@poyraz/contract'
import type { PageName, SitePage } from './site-map.ts'

export type FirstCall = readonly [procedure: Procedure, data: object]

/** The page sizes that the players' site asks for; another size would be a reply that it does not find. */
const GAMES = { limit: 48, offset: 0 }
const CATALOGUE = { limit: 100, offset: 0 }
const TABLE_CATEGORIES = { limit: 150, offset: 0 }
const SLIDERS = { limit: 7, offset: 0, siteId: SLIDER_SITE_ID }
const TOURNAMENTS = { limit: 50, offset: 0 }
const QUESTIONS = 'SSSinformation'

/** Pages that are the same for every visitor and ask for nothing. */
const STILL: ReadonlySet<PageName> = new Set([
  'support',
  'verify',
  'search',
  'noAccess',
  'login',
  'register',
  'forgotPassword',
  'resetPassword',
  'confirm',
])

/**
 * What the first view of a page asks for, as a visitor; `null` where there is none to draw: what the page shows
 * belongs to one player, or to one moment.
 */
export function firstCallsOf({ name, filter }: SitePage): readonly FirstCall[] | null {
  if (STILL.has(name)) return []
  if (name in PAGE_KEYS) return [[cmsGetInformation, { InfType: PAGE_KEYS[name as keyof typeof PAGE_KEYS] }]]
  switch (name) {
    case 'home':
      return [...gamesOf(filter), [cmsGetSlider, SLIDERS]]
    case 'slot':
      return [...gamesOf(filter), [casinoProviderList, CATALOGUE]]
    case 'live':
      return [
        ...tablesOf(filter),
        [livecasinoCategoryList, TABLE_CATEGORIES],
        [livecasinoProviderList, CATALOGUE],
      ]
    case 'promotions':
      return [[cmsGetPromotions, {}]]
    case 'tournaments':
      return [[cmsGetTournaments, TOURNAMENTS]]
    case 'faq':
      return [[cmsGetInformation, { InfType: QUESTIONS }]]
    default:
      return null
  }
}

function gamesOf(filter: SitePage['filter']): readonly FirstCall[] {
  return [
    [casinoGamesList, { ...GAMES, ...filter }],
    [casinoCategoryList, CATALOGUE],
  ]
}

/** A narrower lobby, too, asks whether there is any table at all. */
function tablesOf(filter: SitePage['filter']): readonly FirstCall[] {
  const all: FirstCall = [livecasinoGameTableList, GAMES]
  return Object.keys(filter).length > 0 ? [all, [livecasinoGameTableList, { ...GAMES, ...filter }]] : [all]
}
