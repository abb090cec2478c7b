import { z } from 'zod'
import { entityId, kurusWire } from '../primitives.ts'

export const LIMIT_KINDS = ['deposit', 'loss', 'stake', 'session'] as const
/** Istanbul days, weeks from Monday, months. */
export const LIMIT_PERIODS = ['day', 'week', 'month'] as const
export type LimitKind = (typeof LIMIT_KINDS)[number]
export type LimitPeriod = (typeof LIMIT_PERIODS)[number]

/** A change of a limit or of an exclusion that waits: `confirmable` from `applies` on. */
export const waitingChange = z.strictObject({ applies: z.iso.datetime(), confirmable: z.boolean() })

/**
 * A limit in force. `value` and `used` are kuruş, for `session` minutes. `used` of a loss limit is stakes
 * minus wins of the player's own money, without bonus money; it may be negative. `pending.value` null means
 * that the limit will be removed.
 */
export const limitItem = z.strictObject({
  id: entityId,
  kind: z.enum(LIMIT_KINDS),
  period: z.enum(LIMIT_PERIODS).nullable(),
  value: kurusWire,
  used: kurusWire,
  pending: waitingChange.extend({ value: kurusWire.nullable() }).nullable(),
})

/**
 * Play in a period, in kuruş; `net` = won - staked. It counts only the player's own money, without stakes and
 * wins of bonus money and free spins.
 */
export const playedSums = z.strictObject({ staked: kurusWire, won: kurusWire, net: kurusWire })

/** Time from which a change applies: `now`, or the instant from which it can be confirmed. */
export const applies = z.union([z.literal('now'), z.iso.datetime()])
