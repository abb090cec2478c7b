import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { FAVOURITE_BETS_MAX } from '../constants.ts'
import { entityId } from '../primitives.ts'
import { procedure } from '../procedure.ts'
import { TABLE_CHIPS_MAX, tableChips, tableListItem } from './shapes.ts'

const NAME_LENGTH_MAX = 30

/** Games whose spots mean the same at every table and in every round. */
const game = tableListItem.shape.game.exclude(['blackjack', 'crash'])

const favouriteBet = z.strictObject({ id: entityId, name: z.string(), chips: z.array(tableChips) })

export const tablesFavouriteBets = procedure({
  class: 'tables',
  method: 'favourite_bets',
  docs: 'Layouts of chips that the caller saved for a game, by name, to be placed as a bet.',
  auth: 'player',
  write: false,
  rate: { points: 120, windowMs: MINUTE_MS },
  input: z.strictObject({ game }),
  reply: 'object',
  item: z.strictObject({ bets: z.array(favouriteBet) }),
  errors: [],
})

export const tablesSaveFavouriteBet = procedure({
  class: 'tables',
  method: 'save_favourite_bet',
  docs:
    `Saves a layout of chips under a name, or replaces the one of this name. At most ${FAVOURITE_BETS_MAX} per game; ` +
    'one more is `favourite_limit`.',
  auth: 'player',
  write: true,
  rate: { points: 30, windowMs: MINUTE_MS },
  input: z.strictObject({
    game,
    name: z.string().trim().min(1).max(NAME_LENGTH_MAX),
    chips: z.array(tableChips).min(1).max(TABLE_CHIPS_MAX),
  }),
  reply: 'object',
  item: z.strictObject({ bets: z.array(favouriteBet) }),
  errors: ['favourite_limit', 'idempotency_conflict'],
})

export const tablesDeleteFavouriteBet = procedure({
  class: 'tables',
  method: 'delete_favourite_bet',
  docs: 'Deletes a saved layout of chips of the caller.',
  auth: 'player',
  write: true,
  rate: { points: 60, windowMs: MINUTE_MS },
  input: z.strictObject({ id: entityId }),
  reply: 'none',
  item: z.null(),
  errors: ['not_found', 'idempotency_conflict'],
})
