import { z } from 'zod'
import { catalogueId, flag, kurusWire } from '../primitives.ts'

/** 1 deposit, 2 withdrawal. */
export const methodDirection = z.union([z.literal(1), z.literal(2)])

/**
 * One field of a method's form. `pattern` is the source of a JavaScript regular expression, `value` the
 * initial value. `day: past` allows today at the latest. `options` of a withdrawal are the player's own
 * wallets.
 */
export const methodField = z.strictObject({
  name: z.string(),
  label: z.string(),
  type: z.enum(['text', 'number', 'date', 'select', 'phone', 'identity', 'amount']),
  required: z.boolean(),
  min: z.int().optional(),
  max: z.int().optional(),
  pattern: z.string().optional(),
  day: z.literal('past').optional(),
  value: z.string().optional(),
  options: z.array(z.strictObject({ value: z.string(), label: z.string() })).optional(),
})

/**
 * Limits and fee are in kuruş; `eta` and `notes` (shown before paying) are texts in the caller's language.
 * `dayLeft` is the rest of today's cap of withdrawals by this method; absent without a cap. `unverifiedLeft`
 * is the rest of this method's limit for a player whose identity is not verified.
 */
const methodProperties = z.strictObject({
  id: catalogueId,
  isFavorite: flag,
  min: kurusWire,
  max: kurusWire,
  dayLeft: kurusWire.optional(),
  unverifiedLeft: kurusWire.optional(),
  fee: kurusWire,
  eta: z.string(),
  transferType: z.int(),
  notes: z.array(z.string()),
  fields: z.array(methodField),
})

/** A method that is not in a group. */
const singleMethod = z.strictObject({
  type: z.literal('single'),
  name: z.string(),
  logo: z.string(),
  properties: methodProperties,
})

/** A group of methods, such as the banks of one kind of transfer. */
const methodGroup = z.strictObject({
  type: z.literal('group'),
  properties: z.strictObject({ id: catalogueId, name: z.string(), logo: z.string() }),
  methods: z.array(
    z.strictObject({
      id: catalogueId,
      isFavorite: flag,
      name: z.string(),
      logo: z.string(),
      properties: methodProperties,
    }),
  ),
})

export const cashMethod = z.discriminatedUnion('type', [singleMethod, methodGroup])

export const methodFavorite = z.strictObject({ methodID: catalogueId, isFavorite: flag })
