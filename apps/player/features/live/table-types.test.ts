import { expect, it } from 'vitest'
import { TABLE_TYPES } from '../../shared/tables/tables.ts'
import { typesOf } from './table-types.ts'

const data = [{ game: 'show' }, { game: 'roulette' }, { game: 'show' }] as const

it('the lobby filters by the types that have tables, in their order', () => {
  expect(typesOf({ data, total: 3 })).toEqual(['roulette', 'show'])
})

it('the lobby filters by all types while not all tables are known', () => {
  expect(typesOf(undefined)).toEqual(TABLE_TYPES)
  expect(typesOf({ data, total: 4 })).toEqual(TABLE_TYPES)
})
