import type { Lang } from '@poyraz/text'
import { queryOptions } from '@tanstack/react-query'
import type { Item } from '../../../shared/endpoint/procedures.ts'
import { callQuery, pagedQuery } from '../../../shared/endpoint/queries.ts'

export type Offer = Item<'bonus.list'>
export type Bonus = Item<'bonus.mine'>
export type BonusRequest = Item<'bonus.requests'>
export type Ticket = Item<'tickets.list'>
export type Draw = Item<'tickets.draws'>

const PAGE = 10
const TICKETS_PAGE = 50

/** Returns true if the offer only needs a confirmed e-mail address. */
export const waitsForEmail = ({ reason }: Offer) => reason === 'email_unconfirmed'

/**
 * Query of the offers. An e-mail address is usually confirmed in another tab, so the query refetches when
 * this tab gets the focus.
 */
export const offersQuery = (lang: Lang) =>
  queryOptions({
    ...callQuery('bonus.list', {}, lang),
    refetchOnWindowFocus: ({ state }) => (state.data?.data.some(waitsForEmail) ? 'always' : false),
  })
export const bonusesQuery = (lang: Lang) => pagedQuery('bonus.mine', { limit: PAGE }, lang)
export const requestsQuery = (lang: Lang) => pagedQuery('bonus.requests', { limit: PAGE }, lang)
/** Never cached: wagering continues meanwhile and changes the preview. */
export const cancelPreviewQuery = (id: string, lang: Lang) => ({
  ...callQuery('bonus.cancel', { id, preview: true }, lang),
  staleTime: 0,
  gcTime: 0,
})

export const drawsQuery = (lang: Lang) => callQuery('tickets.draws', {}, lang)
export const ticketsQuery = (lang: Lang) => pagedQuery('tickets.list', { limit: TICKETS_PAGE }, lang)
