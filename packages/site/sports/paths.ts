export const sportsPaths = {
  home: '/sports',
  live: '/sports/live',
  league: '/sports/league/$id',
  event: '/sports/event/$id',
  seasons: '/sports/seasons',
  results: '/sports/results',
  favourites: '/sports/favourites',
  shared: '/sports/code/$code',
  coupons: '/sports/coupons',
  coupon: '/sports/coupons/$couponID',
} as const
