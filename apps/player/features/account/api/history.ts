import { istanbulDay } from '@poyraz/kernel'
import type { Lang } from '@poyraz/text'
import { type Days, daysOf, type Period } from '../../../shared/dates/presets.ts'
import type { Input, Item } from '../../../shared/endpoint/procedures.ts'
import { callQuery, pagedQuery } from '../../../shared/endpoint/queries.ts'
import { HISTORY_PAGE } from '../../../shared/transactions/transactions.ts'

export type Round = Item<'casino.rounds'>
export type Coupon = Item<'betframe.getCoupons'>
export type CouponFilter = Pick<Input<'betframe.getCoupons'>, 'startDate' | 'endDate' | 'state'>
export type RoundFilter = Pick<Input<'casino.rounds'>, 'gameID' | 'startDate' | 'endDate'>

const CHOICES_MAX = 250
/** Coupons require a start date; there are none before this day. */
const FIRST_DAY = '2020-01-01'

export const roundsQuery = (filter: RoundFilter, lang: Lang) =>
  pagedQuery('casino.rounds', { limit: HISTORY_PAGE, ...filter }, lang)
export const couponsQuery = (filter: CouponFilter, lang: Lang) =>
  pagedQuery('betframe.getCoupons', { limit: HISTORY_PAGE, ...filter }, lang)

export const categoriesQuery = (lang: Lang) =>
  callQuery('finance.list_categories', { limit: CHOICES_MAX, offset: 0 }, lang)
export const subCategoriesQuery = (lang: Lang) =>
  callQuery('finance.list_sub_categories', { limit: CHOICES_MAX, offset: 0 }, lang)

/** Returns the first and the last day of a period of coupons; both are always set. */
export function couponDays(period: Period, nowMs: number): Days {
  const { startDate = FIRST_DAY, endDate = istanbulDay(nowMs) } = daysOf(period, nowMs)
  return { startDate, endDate }
}
