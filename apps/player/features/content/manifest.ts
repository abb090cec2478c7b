import type { PageKey } from '@poyraz/contract/page-keys'
import { addressOf } from '@poyraz/site'
import { contentPaths } from '@poyraz/site/content'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { Manifest } from '../../shared/manifest/manifest.ts'
import { siteTexts } from '../../shared/navigation/layouts.ts'
import { pageKey, promotionSearch, supportSearch } from '../../shared/navigation/search-params.ts'

const promotions = createRoute({
  getParentRoute: () => siteTexts,
  path: contentPaths.promotions,
  validateSearch: promotionSearch,
  component: lazyRouteComponent(() => import('./components/promotions-page.tsx'), 'PromotionsPage'),
})
const tournaments = createRoute({
  getParentRoute: () => siteTexts,
  path: contentPaths.tournaments,
  component: lazyRouteComponent(() => import('./components/tournaments-page.tsx'), 'TournamentsPage'),
})
const about = createRoute({
  getParentRoute: () => siteTexts,
  path: contentPaths.about,
  component: lazyRouteComponent(() => import('./components/about-page.tsx'), 'AboutPage'),
})
const info = createRoute({
  getParentRoute: () => siteTexts,
  path: contentPaths.info,
  params: pageKey,
  component: lazyRouteComponent(() => import('./components/info-page.tsx'), 'InfoPage'),
})
const faq = createRoute({
  getParentRoute: () => siteTexts,
  path: contentPaths.faq,
  component: lazyRouteComponent(() => import('./components/faq-page.tsx'), 'FaqPage'),
})
const support = createRoute({
  getParentRoute: () => siteTexts,
  path: contentPaths.support,
  validateSearch: supportSearch,
  component: lazyRouteComponent(() => import('./components/support-page.tsx'), 'SupportPage'),
})

const infoAddress = (key: PageKey) => addressOf(contentPaths.info, { pageKey: key })

export const contentManifest = {
  routes: { siteTexts: [promotions, tournaments, about, info, faq, support] },
  menu: [
    {
      address: contentPaths.promotions,
      icon: 'gift',
      picture: 'gift',
      fallback: { place: 3, text: 'promotions' },
    },
    { address: contentPaths.tournaments, icon: 'trophy', picture: 'trophy' },
    {
      address: contentPaths.support,
      icon: 'life-buoy',
      picture: 'buoy',
      fallback: { place: 7, text: 'support' },
    },
    { address: contentPaths.faq, icon: 'circle-help', picture: 'question' },
    { address: contentPaths.info, icon: 'scroll-text', picture: 'scroll' },
  ],
  searchPages: {
    promotions: contentPaths.promotions,
    tournaments: contentPaths.tournaments,
    faq: contentPaths.faq,
    support: contentPaths.support,
    about: contentPaths.about,
    responsible: infoAddress('ResponsibleGaming'),
    general: infoAddress('GeneralRules'),
    privacy: infoAddress('Privacy'),
    financial: infoAddress('Financial'),
    casinoRules: infoAddress('CasinoRules'),
    betRules: infoAddress('BetRules'),
    bonusRules: infoAddress('BonusRules'),
  },
} as const satisfies Manifest
