import type { Lang } from '@poyraz/text'
import type { Item } from '../../../shared/endpoint/procedures.ts'
import { callQuery } from '../../../shared/endpoint/queries.ts'

export type Offer = Item<'bonus.list'>

export const offersQuery = (lang: Lang) => callQuery('bonus.list', {}, lang)

/** One is active at most; free bets may be newer. */
const READ = 10

export const bonusesQuery = (lang: Lang) => ({
  ...callQuery('bonus.mine', { limit: READ }, lang),
  staleTime: 0,
})
/** What a withdrawal costs: the same figures as a cancellation, asked for each time. */
export const forfeitQuery = (id: string, lang: Lang) => ({
  ...callQuery('bonus.cancel', { id, preview: true }, lang),
  staleTime: 0,
  gcTime: 0,
})
