import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { RECENT_GAMES_MAX } from '../constants.ts'
import { catalogueId, paging } from '../primitives.ts'
import { procedure } from '../procedure.ts'

export const casinoRecentGames = procedure({
  class: 'casino',
  method: 'recent_games',
  docs:
    'The games that the player played in the last 90 days, each once, the last played first, at most 20; `date` is ' +
    'when the last round was played. Demo rounds are not recorded.',
  auth: 'player',
  write: false,
  rate: { points: 240, windowMs: MINUTE_MS },
  input: z.strictObject(paging(RECENT_GAMES_MAX)),
  reply: 'list',
  item: z.strictObject({ gameID: catalogueId, date: z.iso.datetime() }),
  errors: [],
})
