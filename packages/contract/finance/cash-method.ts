import { z } from 'zod'
import { catalogueId, flag, kurusWire } from '../primitives.ts'

/** One field of a method's form; `pattern` is a JavaScript regular expression source. */
const methodField = z.strictObject({
  name: z.string(),
  label: z.string(),
  type: z.enum(['text', 'number', 'date', 'select', 'phone', 'identity', 'amount']),
  required: z.boolean(),
  min: z.int().optional(),
  max: z.int().optional(),
  pattern: z.string().optional(),
  options: z.array(z.strictObject({ value: z.string(), label: z.string() })).optional(),
})

/** A method of its own: limits and fee in kuruş, `eta` in words of the caller's language. */
export const singleMethod = z.strictObject({
  type: z.literal('single'),
  name: z.string(),
  logo: z.string(),
  properties: z.strictObject({
    id: catalogueId,
    isFavorite: flag,
    min: kurusWire,
    max: kurusWire,
    fee: kurusWire,
    eta: z.string(),
    transferType: z.int(),
    fields: z.array(methodField),
  }),
})
