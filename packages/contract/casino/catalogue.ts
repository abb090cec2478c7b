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
  volatility: z.enum(['low', 'medium', 'high', 'extreme']),
  minBet: kurusWire,
  maxBet: kurusWire,
  features: z.array(z.string()),
  jackpot: z.boolean(),
  isNew: z.boolean(),
  isFavorite: flag,
})
