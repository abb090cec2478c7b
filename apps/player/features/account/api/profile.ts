import type { Lang } from '@poyraz/text'
import type { Item } from '../../../shared/endpoint/procedures.ts'
import { callQuery, pagedQuery } from '../../../shared/endpoint/queries.ts'
import { HISTORY_PAGE } from '../../../shared/transactions/transactions.ts'

export type Profile = Item<'user.get_user_profile'>
export type DeviceSession = Item<'account.sessions'>
export type Round = Item<'casino.rounds'>

export const profileQuery = (lang: Lang) => callQuery('user.get_user_profile', {}, lang)
export const sessionsQuery = (lang: Lang) => callQuery('account.sessions', {}, lang)
export const roundsQuery = (lang: Lang) => pagedQuery('casino.rounds', { limit: HISTORY_PAGE }, lang)
