import type { Lang } from '@poyraz/text'
import { callQuery } from '../../../shared/endpoint/queries.ts'

/** Cost of a withdrawal: the same preview as for a cancellation. Never cached. */
export const forfeitQuery = (id: string, lang: Lang) => ({
  ...callQuery('bonus.cancel', { id, preview: true }, lang),
  staleTime: 0,
  gcTime: 0,
})
