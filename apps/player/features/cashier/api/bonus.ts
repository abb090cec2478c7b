import type { Lang } from '@poyraz/text'
import type { Item } from '../../../shared/endpoint/procedures.ts'
import { callQuery } from '../../../shared/endpoint/queries.ts'

export type Offer = Item<'bonus.list'>

export const offersQuery = (lang: Lang) => callQuery('bonus.list', {}, lang)

/** Page size. At most one bonus is active; free bets may be newer. */
const READ = 10

export const bonusesQuery = (lang: Lang) => ({
  ...callQuery('bonus.mine', { limit: READ }, lang),
  staleTime: 0,
})
/** Cost of a withdrawal: the same preview as for a cancellation. Never cached. */
export const forfeitQuery = (id: string, lang: Lang) => ({
  ...callQuery('bonus.cancel', { id, preview: true }, lang),
  staleTime: 0,
  gcTime: 0,
})
