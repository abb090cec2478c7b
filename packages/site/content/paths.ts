export const contentPaths = {
  promotions: '/promotions',
  tournaments: '/tournaments',
  about: '/about-us',
  info: '/info/$pageKey',
  faq: '/faq',
  support: '/support',
} as const
