import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { catalogueId } from '../primitives.ts'
import { procedure } from '../procedure.ts'
import { GAME_TYPES, gameItem, lobbyFilter } from './catalogue.ts'

const option = z.strictObject({ key: z.string(), name: z.string(), count: z.int() })

export const casinoLobby = procedure({
  class: 'casino',
  method: 'lobby',
  docs:
    'The filters of the slot lobby, and its rails. Each option has the number of open games that it leads to together ' +
    'with the other filters of the call; options without games are left out. The rails (types with games, the first 12 of ' +
    'each) are empty where a filter is set; `games` has each of their games once.',
  auth: 'optional',
  write: false,
  rate: { points: 240, windowMs: MINUTE_MS },
  input: z.strictObject(lobbyFilter),
  reply: 'object',
  item: z.strictObject({
    total: z.int(),
    mechanics: z.array(option),
    volatilities: z.array(z.strictObject({ key: gameItem.shape.volatility, count: z.int() })),
    features: z.array(option),
    topics: z.array(option),
    providers: z.array(z.strictObject({ providerID: catalogueId, name: z.string(), count: z.int() })),
    rails: z.array(
      z.strictObject({ type: z.enum(GAME_TYPES), total: z.int(), gameIDs: z.array(catalogueId) }),
    ),
    games: z.array(gameItem),
  }),
  errors: [],
})
