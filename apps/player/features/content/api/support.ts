import type { Lang } from '@poyraz/text'
import type { Item } from '../../../shared/endpoint/procedures.ts'
import { pagedQuery } from '../../../shared/endpoint/queries.ts'

export type OwnMessage = Item<'support.mine'>

const PAGE = 5

/** The player's messages to the house. Staff answer them, so the list refetches when the page is opened. */
export const ownMessagesQuery = (lang: Lang) => ({
  ...pagedQuery('support.mine', { limit: PAGE }, lang),
  staleTime: 0,
  refetchOnWindowFocus: true,
})
