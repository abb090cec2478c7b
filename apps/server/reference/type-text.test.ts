import { amountWire, kurusWire, ownJsonObject, paging } from '@poyraz/contract'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { wireSchema } from './json-schema.ts'
import { typeText } from './type-text.ts'

const text = (schema: z.ZodType) => typeText(wireSchema(schema))

it.each([
  [z.string(), 'string'],
  [z.string().min(3).max(20), 'string (3..20)'],
  [z.string().regex(/^\d{6}$/), 'string /^\\d{6}$/'],
  [z.uuid(), 'uuid'],
  [z.iso.datetime(), 'date-time'],
  [kurusWire, 'integer'],
  [amountWire, 'integer 1..'],
  [z.int().max(9), 'integer ..9'],
  [z.enum(['a', 'b']), '"a" | "b"'],
  [z.array(z.enum(['a', 'b'])).max(3), '("a" | "b")[] (0..3)'],
  [z.union([z.literal(0), z.literal(1)]), '0 | 1'],
  [z.string().nullable(), 'string | null'],
  [z.record(z.string(), z.int()), '{ [name]: integer }'],
  [z.strictObject({}), '{}'],
  [ownJsonObject, 'object'],
  [z.array(z.strictObject({ a: z.boolean() })), '{\n  a: boolean\n}[]'],
  [
    z.strictObject({ ...paging(48), one: z.strictObject({ two: z.string().optional() }) }),
    '{\n  limit?: integer 1..250 = 48\n  offset?: integer 0..1000000 = 0\n  one: {\n    two?: string\n  }\n}',
  ],
])('%#', (schema, expected) => {
  expect(text(schema)).toBe(expected)
})
