import type { Lang } from '@poyraz/text'
import { callQuery } from '../../../shared/endpoint/queries.ts'

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
