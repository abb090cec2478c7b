import type { Lang } from '@poyraz/text'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/endpoint/call.ts'
import type { Input } from '../../../shared/endpoint/procedures.ts'
import { callQuery } from '../../../shared/endpoint/queries.ts'
import { prices } from '../prices/prices.ts'
import type { Part } from '../slip/builder.ts'
import type { SportsEvent } from './types.ts'

export type EventFilter = Omit<Input<'sports.events'>, 'offset' | 'limit'> & { readonly limit?: number }

const LIVE_LIST_MS = 15_000
const LIST_MS = 60_000
const TABLE_MS = 30_000
const COUPONS_MS = 5_000
const EVENTS_PAGE = 50
/** Maximum number of cards in the strip of live matches on the home page. */
export const LIVE_STRIP = 6

export const overviewQuery = (lang: Lang) =>
  queryOptions({ ...callQuery('sports.overview', {}, lang), refetchInterval: LIST_MS })

export const eventsQuery = (filter: EventFilter, lang: Lang) =>
  queryOptions({
    ...callQuery('sports.events', { offset: 0, limit: EVENTS_PAGE, ...filter }, lang),
    refetchInterval: filter.state === 'live' ? LIVE_LIST_MS : LIST_MS,
  })

export const eventQuery = (eventID: number, lang: Lang) =>
  queryOptions({ ...callQuery('sports.event', { eventID }, lang), refetchInterval: LIST_MS })

/** Time between two requests for the price of a bet that is being built, of a live match and before one. */
const BUILDER_LIVE_MS = 2_000
const BUILDER_MS = 5_000

export const builderPriceQuery = ({ eventID, state }: SportsEvent, chosen: readonly Part[], lang: Lang) => {
  const parts = chosen.map(({ market, outcome }) => ({ market, outcome }))
  return queryOptions({
    ...callQuery('sports.builder_price', { eventID, parts }, lang),
    refetchInterval: state === 'live' ? BUILDER_LIVE_MS : BUILDER_MS,
  })
}

export const leagueQuery = (leagueID: number, lang: Lang) =>
  queryOptions({ ...callQuery('sports.league', { leagueID }, lang), refetchInterval: TABLE_MS })

/** Bets on the seasons of a league, or of all without one. */
export const outrightsQuery = (leagueID: number | undefined, lang: Lang) =>
  queryOptions({
    ...callQuery('sports.outrights', { ...(leagueID && { leagueID }), offset: 0, limit: EVENTS_PAGE }, lang),
    refetchInterval: LIST_MS,
  })

export const priceHistoryQuery = (eventID: number, market: string, lang: Lang) =>
  queryOptions({ ...callQuery('sports.price_history', { eventID, market }, lang), staleTime: 0 })

export const couponsQuery = (state: 'open' | 'closed', lang: Lang) =>
  queryOptions({
    ...callQuery('sports.coupons', { offset: 0, limit: EVENTS_PAGE, state }, lang),
    refetchInterval: state === 'open' ? COUPONS_MS : LIST_MS,
  })

export const couponQuery = (couponID: string, lang: Lang) =>
  queryOptions({ ...callQuery('sports.coupon', { couponID }, lang), refetchInterval: COUPONS_MS })

/** Cash-out price of a coupon, renewed while it is shown. */
export const cashOutPriceQuery = (couponID: string, lang: Lang) =>
  queryOptions({ ...callQuery('sports.cash_out_price', { couponID }, lang), refetchInterval: COUPONS_MS })

type EventsPage = { readonly data: readonly SportsEvent[]; readonly total: number }
const MISSED_MAX = 50

/** Loads events again whose changes were missed, and puts them into the lists and the open page. */
export async function refetchEvents(client: QueryClient, eventIDs: readonly number[]): Promise<void> {
  for (const eventID of eventIDs)
    void client.invalidateQueries({
      predicate: ({ queryKey: [className, method, data] }) =>
        className === 'sports' && method === 'event' && (data as { eventID?: number }).eventID === eventID,
    })
  // Seasons are few; one of them may be among the events.
  void client.invalidateQueries({ queryKey: ['sports', 'outrights'] })
  const answer = await call('sports.events', {
    eventIDs: eventIDs.slice(0, MISSED_MAX),
    offset: 0,
    limit: MISSED_MAX,
  })
  if (!answer.ok) return
  prices.takeEvents(answer.value.data)
  const fresh = new Map(answer.value.data.map((event) => [event.eventID, event]))
  client.setQueriesData<EventsPage>({ queryKey: ['sports', 'events'] }, (page) =>
    page?.data ? { ...page, data: page.data.map((event) => fresh.get(event.eventID) ?? event) } : page,
  )
}
