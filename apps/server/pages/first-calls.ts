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
  PAGE_SIZES,
  type Procedure,
  SLIDER_SITE_ID,
} from '@poyraz/contract'
import type { PageName, SitePage } from './site-map.ts'

export type FirstCall = readonly [procedure: Procedure, data: object]

/** The first page of a list, as the players' site asks for it. */
const first = (list: keyof typeof PAGE_SIZES) => ({ limit: PAGE_SIZES[list], offset: 0 })
const QUESTIONS = 'SSSinformation'
/** What the house says of itself: where players write for help is part of it. */
const HOUSE = 'DomainBilgi'

/** Pages that are the same for every visitor and ask for nothing. */
const STILL: ReadonlySet<PageName> = new Set([
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
      return [...gamesOf(filter), [cmsGetSlider, { ...first('sliders'), siteId: SLIDER_SITE_ID }]]
    case 'slot':
      return [...gamesOf(filter), [casinoProviderList, first('gameProviders')]]
    case 'live':
      return [
        ...tablesOf(filter),
        [livecasinoCategoryList, first('tableCategories')],
        [livecasinoProviderList, first('tableProviders')],
      ]
    case 'promotions':
      return [[cmsGetPromotions, {}]]
    case 'tournaments':
      return [[cmsGetTournaments, first('tournaments')]]
    case 'support':
      return [[cmsGetInformation, { InfType: HOUSE }]]
    case 'faq':
      return [[cmsGetInformation, { InfType: QUESTIONS }]]
    default:
      return null
  }
}

function gamesOf(filter: SitePage['filter']): readonly FirstCall[] {
  return [
    [casinoGamesList, { ...first('games'), ...filter }],
    [casinoCategoryList, first('gameCategories')],
  ]
}

/** A narrower lobby, too, asks whether there is any table at all. */
function tablesOf(filter: SitePage['filter']): readonly FirstCall[] {
  const all: FirstCall = [livecasinoGameTableList, first('tables')]
  return Object.keys(filter).length > 0
    ? [all, [livecasinoGameTableList, { ...first('tables'), ...filter }]]
    : [all]
}
