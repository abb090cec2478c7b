import { z } from 'zod'
import { catalogueId, kurusWire } from '../primitives.ts'

export const TABLE_TYPES = ['roulette', 'blackjack', 'baccarat', 'poker', 'dice', 'show'] as const

/**
 * One table of the live lobby. `game` is its type. `seats` is `null` if all players play together. `recent`
 * has the latest results, newest first; bets are in kuruş.
 */
export const tableItem = z.strictObject({
  tableID: catalogueId,
  name: z.string(),
  game: z.enum(TABLE_TYPES),
  providerID: catalogueId,
  providerName: z.string(),
  minBet: kurusWire,
  maxBet: kurusWire,
  seats: z.int().nullable(),
  players: z.int(),
  open: z.boolean(),
  recent: z.array(z.string()),
  dealer: z.string(),
})
