import type { EventChange } from '@poyraz/contract'
import type { Item } from '../../../shared/endpoint/procedures.ts'

export type SportsEvent = Item<'sports.events'>
export type EventDetail = Item<'sports.event'>
export type Market = SportsEvent['markets'][number]
export type Outcome = Market['outcomes'][number]
export type Team = SportsEvent['home']
export type Incident = EventDetail['incidents'][number]
export type SportOverview = Item<'sports.overview'>
export type LeagueDetail = Item<'sports.league'>
export type Coupon = Item<'sports.coupons'>
export type Leg = Coupon['legs'][number]
export type Outright = Item<'sports.outrights'>
export type Change = EventChange
