import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { catalogueId } from '../primitives.ts'
import { procedure } from '../procedure.ts'

const common = {
  class: 'sports',
  auth: 'player',
  rate: { points: 120, windowMs: MINUTE_MS },
  reply: 'object',
  /** Followed matches that are not over, the newest first. */
  item: z.strictObject({ eventIDs: z.array(catalogueId) }),
} as const

export const sportsFollowed = procedure({
  ...common,
  method: 'followed',
  docs: 'The matches that the player follows and that are not over.',
  write: false,
  input: z.strictObject({}),
  errors: [],
})

export const sportsFollow = procedure({
  ...common,
  method: 'follow',
  docs:
    'Follows a match: its goals are pushed to the devices of the player, who chose the category `sports` ' +
    '(`crm.set_push_categories`). Football and ice hockey have goals. `not_found`: there is no such match, or it is over. ' +
    '`follow_limit` answers `data.most`, the number of matches that a player may follow at once.',
  write: true,
  input: z.strictObject({ eventID: catalogueId }),
  errors: ['not_found', 'follow_limit', 'idempotency_conflict'],
})

export const sportsUnfollow = procedure({
  ...common,
  method: 'unfollow',
  docs: 'Ends following a match; nothing happens if the player does not follow it.',
  write: true,
  input: z.strictObject({ eventID: catalogueId }),
  errors: ['idempotency_conflict'],
})
