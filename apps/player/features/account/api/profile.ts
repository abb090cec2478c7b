import type { Lang } from '@poyraz/text'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Item } from '../../../shared/endpoint/procedures.ts'
import { callQuery } from '../../../shared/endpoint/queries.ts'

export type Profile = Item<'user.get_user_profile'>
export type Passkey = Item<'user.passkeys'>
export type DeviceSession = Item<'account.sessions'>

/**
 * Query of the profile. While it loads in another language, the previous data stays, so that forms keep the
 * typed text. An e-mail address is usually confirmed in another tab, so the query refetches when this tab
 * gets the focus.
 */
export const profileQuery = (lang: Lang) =>
  queryOptions({
    ...callQuery('user.get_user_profile', {}, lang),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: ({ state }) => (state.data?.data.emailConfirmed === false ? 'always' : false),
  })
export const passkeysQuery = (lang: Lang) => callQuery('user.passkeys', {}, lang)
export const sessionsQuery = (lang: Lang) => callQuery('account.sessions', {}, lang)
