import { SPORTS } from './catalogue.ts'

/** Sports of the races of virtual games. A virtual league is football. */
export const RACE_SPORTS = ['horse_racing', 'greyhound_racing'] as const
/** Sports that a coupon may have. */
export const BET_SPORTS = [...SPORTS, ...RACE_SPORTS] as const
export type BetSport = (typeof BET_SPORTS)[number]
