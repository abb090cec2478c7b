import { DAY_MS, type Kurus, kurus } from '@poyraz/kernel'
import { z } from 'zod'

/** Money on the wire: a JSON integer of kuruş within ±(2^53 - 1); inside it is `Kurus`. */
export const kurusWire = z.codec(
  z.int(),
  z.custom<Kurus>((value) => typeof value === 'bigint'),
  {
    decode: (minor) => kurus(BigInt(minor)),
    encode: (amount) => Number(amount),
  },
)

/** An amount that a client sends: a positive integer of kuruş. Anything else is `bad_request`, never coerced. */
export const amountWire = z
  .codec(
    z.int().positive(),
    z.custom<Kurus>((value) => typeof value === 'bigint'),
    {
      decode: (minor) => kurus(BigInt(minor)),
      encode: (amount) => Number(amount),
    },
  )
  .meta({ shape: 'amount' })

/** A catalogue id: CategoryID, providerID, gameID, methodID and the like. */
export const catalogueId = z.int().min(1).max(2_147_483_647)

/** A day of the calendar, `2026-11-29`. PostgreSQL has no year 0. */
export const day = z.iso.date().refine((text) => !text.startsWith('0000'))

/** Version 7 UUIDs: uid, roundID and transaction ids. */
export const entityId = z.uuid()

export const DEFAULT_LIMIT_MAX = 250

/**
 * `limit` and `offset` of a list, with the list's default page size. Short lists have neither and are
 * returned whole. If a handler returns a plain array, the edge cuts the page out.
 */
export function paging(limitDefault = DEFAULT_LIMIT_MAX) {
  return {
    limit: z.int().min(1).max(DEFAULT_LIMIT_MAX).default(limitDefault),
    offset: z.int().min(0).max(1_000_000).default(0),
  }
}

/** 0 or 1, as the described client reads flags. */
export const flag = z.union([z.literal(0), z.literal(1)])

/**
 * A JSON object made by this server whose fields the contract does not define, such as a game's outcome. It
 * is not validated: checking every value of every round would cost more than the round.
 */
export const ownJsonObject = z
  .custom<Record<string, z.core.util.JSONType>>(
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  )
  .meta({ type: 'object' })

/** Counted in code points after trimming. */
const SEARCH_LENGTH_MIN = 3

/** A search text for names. */
export const searchText = z
  .string()
  .max(64)
  .refine((text) => [...text.trim()].length >= SEARCH_LENGTH_MIN, { params: { error: 'too_short' } })

/** For `.check()` of a form with a period of Istanbul days: the end is not before the start. */
export const daysInOrder = z.refine<{ startDate?: string | undefined; endDate?: string | undefined }>(
  ({ startDate, endDate }) => startDate === undefined || endDate === undefined || startDate <= endDate,
  { error: 'date_order', path: ['endDate'], when: ({ issues }) => issues.length === 0 },
)

/** Twelve months, both end days included. */
const DAYS_MAX = 366

/** For `.check()` of a form with two required Istanbul days: twelve months at most. */
export const withinAYear = z.refine<{ startDate: string; endDate: string }>(
  ({ startDate, endDate }) => Date.parse(endDate) - Date.parse(startDate) < DAYS_MAX * DAY_MS,
  { error: 'statement_period', path: ['startDate'], when: ({ issues }) => issues.length === 0 },
)
