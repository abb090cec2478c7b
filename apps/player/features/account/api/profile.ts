import type { Lang } from '@poyraz/text'
import type { Item } from '../../../shared/endpoint/procedures.ts'
import { callQuery } from '../../../shared/endpoint/queries.ts'

export type Profile = Item<'user.get_user_profile'>
export type DeviceSession = Item<'account.sessions'>

export const profileQuery = (lang: Lang) => callQuery('user.get_user_profile', {}, lang)
export const sessionsQuery = (lang: Lang) => callQuery('account.sessions', {}, lang)
