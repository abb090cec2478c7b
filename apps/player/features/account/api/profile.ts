import type { Lang } from '@poyraz/text'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Item } from '../../../shared/endpoint/procedures.ts'
import { callQuery } from '../../../shared/endpoint/queries.ts'

export type Profile = Item<'user.get_user_profile'>
export type DeviceSession = Item<'account.sessions'>

/**
 * In another language it is read again; until it is there, a form keeps what was typed in it. An address is
 * confirmed by a mail, mostly in another tab: who comes back from there finds it confirmed.
 */
export const profileQuery = (lang: Lang) =>
  queryOptions({
    ...callQuery('user.get_user_profile', {}, lang),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: ({ state }) => (state.data?.data.emailConfirmed === false ? 'always' : false),
  })
export const sessionsQuery = (lang: Lang) => callQuery('account.sessions', {}, lang)
