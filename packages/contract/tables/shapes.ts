import { z } from 'zod'
import { amountWire, catalogueId, entityId, kurusWire, ownJsonObject } from '../primitives.ts'

/** Chips on a spot of the layout, such as `17`, `17-20` or `red`. */
export const tableChips = z.strictObject({ spot: z.string().min(1).max(24), amount: amountWire })
/** More spots than any layout has, together with every announced bet. */
export const TABLE_CHIPS_MAX = 160

/**
 * The public state of a table. Bets are accepted while `phase` is `betting` and until `endsAt`; both times are
 * the server's, in milliseconds. `outcome` comes with `drawing`, when bets are closed.
 */
export const tableState = z.strictObject({
  tableID: catalogueId,
  version: z.int(),
  roundID: entityId,
  /** Number of the round in its season. */
  number: z.int(),
  phase: z.enum(['betting', 'drawing', 'result']),
  at: z.int(),
  endsAt: z.int(),
  outcome: ownJsonObject.nullable(),
  /** Short form of the outcome: `17`. */
  label: z.string().nullable(),
  /** Players with a bet in this round. */
  players: z.int(),
  /** Spots on which players have chips. */
  crowd: z.array(z.string()),
})

/** A table with its settings and latest results, newest first. */
export const tableListItem = z.strictObject({
  tableID: catalogueId,
  name: z.string(),
  game: z.enum(['roulette', 'baccarat', 'dragon-tiger', 'sic-bo']),
  presenter: z.string(),
  minBet: kurusWire,
  maxBet: kurusWire,
  /** Length of the betting of a round. */
  bettingMs: z.int(),
  state: tableState,
  recent: z.array(z.string()),
})

/** Chips of a player on the table in a round. */
export const tableSeat = z.strictObject({
  roundID: entityId,
  spots: z.array(z.strictObject({ spot: z.string(), amount: kurusWire })),
  staked: kurusWire,
})
