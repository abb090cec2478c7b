import { PAGE_SIZES, POPUP_SITE_ID, SLIDER_SITE_ID } from '@poyraz/contract/constants'
import { PAGE_KEYS, type PageKey } from '@poyraz/contract/page-keys'
import type { Lang } from '@poyraz/text'
import type { Item } from '../endpoint/procedures.ts'
import { callQuery } from '../endpoint/queries.ts'

export type Slider = Item<'cmscontroller.getSlider'>
export type Promotion = Item<'cmscontroller.getPromotions'>
export type Tournament = Item<'cmscontroller.getTournaments'>

/** Slides of the home page's first view. The server puts the reply of exactly this call into the page. */
export const slidersQuery = (lang: Lang) =>
  callQuery('cmscontroller.getSlider', { limit: PAGE_SIZES.sliders, offset: 0, siteId: SLIDER_SITE_ID }, lang)

/** Slides inside the content of a lobby. */
export const inContentQuery = (type: 'slot' | 'live', lang: Lang) =>
  callQuery('cmscontroller.getIcSlider', { SliderType: type, sliderPlace: 'all' }, lang)

export const promotionsQuery = (lang: Lang) => callQuery('cmscontroller.getPromotions', {}, lang)

export const popupQuery = (lang: Lang) =>
  callQuery('cmscontroller.popupInformation', { siteId: POPUP_SITE_ID }, lang)

export const specialDatesQuery = (lang: Lang) => callQuery('cmscontroller.getSpecialDateInf', {}, lang)

export const tournamentsQuery = (lang: Lang) =>
  callQuery('cmscontroller.getTournaments', { limit: PAGE_SIZES.tournaments, offset: 0 }, lang)

export const pageQuery = (key: PageKey, lang: Lang) =>
  callQuery('cmscontroller.getInformation', { InfType: PAGE_KEYS[key] }, lang)

/** Contact information of the operator. */
export const houseQuery = (lang: Lang) =>
  callQuery('cmscontroller.getInformation', { InfType: 'DomainBilgi' }, lang)

export const questionsQuery = (lang: Lang) =>
  callQuery('cmscontroller.getInformation', { InfType: 'SSSinformation' }, lang)
