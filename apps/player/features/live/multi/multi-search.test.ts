import { expect, it } from 'vitest'
import { idsOf, listOf, multiSearch } from './multi-search.ts'

it.each([
  ['101-107', '101-107'],
  // The router reads a single id as a number.
  [101, '101'],
  ['101-101-107', '101-107'],
  ['1-2-3-4-5', '1-2-3-4'],
  ['101-<b>-0-107', '101-107'],
])('reads %j as the tables %s', (tables, list) => {
  expect(multiSearch({ tables })).toEqual({ tables: list })
})

it('treats a list without a table as missing', () => {
  expect([multiSearch({}), multiSearch({ tables: 'x' }), multiSearch({ tables: ['101'] })]).toEqual([
    {},
    {},
    {},
  ])
  expect(listOf(idsOf(undefined))).toBe('')
})
