/** The information pages: key in the address (`/info/{pageKey}`) and `InfType` on the wire. */
export const PAGE_KEYS = {
  ResponsibleGaming: 'SorumluOyunculuk',
  GeneralRules: 'GenelKurallar',
  Privacy: 'GizlilikBilgisi',
  Financial: 'FinancialsInformation',
  CasinoRules: 'CasinoKurallari',
  BetRules: 'BahisKurallari',
  BonusRules: 'PromoSart',
  AboutUs: 'SiteInformation',
} as const

export type PageKey = keyof typeof PAGE_KEYS

/** Every `InfType`: the pages, the questions, and three that are no pages. */
export const INFORMATION_TYPES = [
  ...Object.values(PAGE_KEYS),
  'SSSinformation',
  'DomainBilgi',
  'bottomBarInfo',
  'SocialMediaLinks',
] as const

export type InformationType = (typeof INFORMATION_TYPES)[number]

/** The networks of `SocialMediaLinks`. */
export const SOCIAL_NETWORKS = [
  'facebook',
  'twitter',
  'instagram',
  'youtube',
  'reddit',
  'telegram',
  'whatsapp',
  'google',
  'pinterest',
] as const

export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number]
