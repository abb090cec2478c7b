import { z } from 'zod'
import { catalogueId, flag, kurusWire } from '../primitives.ts'

export const GAME_TYPES = [
  'new',
  'popular',
  'jackpot',
  'cascade',
  'ways',
  'classic',
  'table',
  'originals',
] as const

const VOLATILITIES = ['low', 'medium', 'high', 'extreme'] as const
/** Name of a mechanic, feature or topic. An unknown one has no games. */
const filterKey = z.string().regex(/^[a-z-]{1,32}$/)

/** Filters of the lobby; `mechanic` and `feature` are names of `features`. */
export const lobbyFilter = {
  providerID: catalogueId.optional(),
  categoryID: catalogueId.optional(),
  type: z.enum(GAME_TYPES).optional(),
  volatility: z.enum(VOLATILITIES).optional(),
  mechanic: filterKey.optional(),
  feature: filterKey.optional(),
  topic: filterKey.optional(),
}

/**
 * One game of the lobby. `rtp` is in basis points (9640 = 96.40 %) and comes from the certificate of the deployed
 * rules; `image` is the name of the game's art; bets are in kuruş.
 */
export const gameItem = z.strictObject({
  gameID: catalogueId,
  slug: z.string(),
  name: z.string(),
  providerID: catalogueId,
  providerName: z.string(),
  categories: z.array(catalogueId),
  image: z.string(),
  rtp: z.int(),
  volatility: z.enum(VOLATILITIES),
  minBet: kurusWire,
  maxBet: kurusWire,
  features: z.array(z.string()),
  topics: z.array(z.string()),
  jackpot: z.boolean(),
  isNew: z.boolean(),
  isFavorite: flag,
})
