import { createTestDatabase, type TestDatabase } from '@poyraz/testkit'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { byteaArray, int4Array, int8Array, jsonArray, textArray, uuidArray } from './index.ts'

let testDb: TestDatabase
beforeAll(async () => {
  testDb = await createTestDatabase()
})
afterAll(() => testDb.close())

/** Returns PostgreSQL's own text form of the value it received. */
async function read(type: string, bytes: Buffer): Promise<string[]> {
  const { rows } = await testDb.database.pool.query<{ items: string[] }>(
    `select array(select item::text from unnest($1::${type}[]) with ordinality as t (item, n) order by n) as items`,
    [bytes],
  )
  return rows[0]?.items ?? []
}

const word = fc.string({ unit: 'grapheme', maxLength: 40 }).filter((text) => !text.includes('\0'))
const hex = fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes).toString('hex'))

async function arrives<Value>(
  type: string,
  item: fc.Arbitrary<Value>,
  encode: (values: readonly Value[]) => Buffer,
  textOf: (value: Value) => string = String,
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(fc.array(item, { maxLength: 20 }), async (values) => {
      expect(await read(type, encode(values))).toEqual(values.map(textOf))
    }),
    { numRuns: 40 },
  )
}

describe('PostgreSQL decodes a binary array unchanged', () => {
  test('of integers', async () => {
    await arrives('integer', fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }), int4Array)
    await arrives('bigint', fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }), int8Array)
    expect(await read('integer', int4Array([]))).toEqual([])
  })

  test('of text with any characters', async () => {
    await arrives('text', word, textArray)
    expect(await read('text', textArray(['', 'İğne "iplik", {kuruş} \\ NULL', 'NULL']))).toEqual([
      '',
      'İğne "iplik", {kuruş} \\ NULL',
      'NULL',
    ])
  })

  test('of ids and hashes', async () => {
    await arrives('uuid', fc.uuid(), uuidArray)
    await arrives('bytea', hex, byteaArray, (digits) => `\\x${digits}`)
    expect(await read('bytea', byteaArray(['', 'FFfe00']))).toEqual(['\\x', '\\xfffe00'])
  })

  test('of JSON', async () => {
    await arrives(
      'json',
      fc.integer(),
      (values) => jsonArray(values.map((n) => `{"n":${n}}`)),
      (n) => `{"n":${n}}`,
    )
    expect(await read('json', jsonArray(['["ş"]', 'null', '"x"']))).toEqual(['["ş"]', 'null', '"x"'])
  })
})

const NO_HEX = 'an item of the array is not hexadecimal'
test.each([
  ['a word as a uuid', () => uuidArray(['nobody']), NO_HEX],
  ['a uuid that is too long', () => uuidArray([`${'ab'.repeat(16)}ff`]), NO_HEX],
  ['half a byte', () => byteaArray(['abc']), NO_HEX],
  ['no digits', () => byteaArray(['zz']), NO_HEX],
  ['more than an integer holds', () => int4Array([2 ** 31]), 'out of range'],
  ['more than a bigint holds', () => int8Array([2n ** 63n]), 'out of range'],
])('%s is refused before it is sent', (_, encode, message) => {
  expect(encode).toThrow(message)
})
