import type { MarketGroup, OddsPolicy, Sport } from '@poyraz/contract'

/** Values of the contract in the order of the screens. Importing the contract would load its schemas, too. */
export const SPORTS = [
  'football',
  'basketball',
  'tennis',
  'volleyball',
  'ice_hockey',
  'esports',
] as const satisfies readonly Sport[]
export const MARKET_GROUPS = [
  'main',
  'goals',
  'totals',
  'handicap',
  'halves',
  'quarters',
  'periods',
  'maps',
  'sets',
  'games',
  'score',
  'teams',
] as const satisfies readonly MarketGroup[]
export const ODDS_POLICIES = ['none', 'higher', 'any'] as const satisfies readonly OddsPolicy[]
